// Changes of a position, as JSON Patch (RFC 6902).

/** @typedef {import("../lib/wire.js").Operation} Operation */

/**
 * A position after changes. The old one stays as it is; both share what has not changed.
 * @template T
 * @param {T} whole
 * @param {Operation[]} patch
 * @returns {T}
 */
export const patched = (whole, patch) => patch.reduce((now, one) => changed(now, keysOf(one.path), one), whole);

/**
 * @param {any} place
 * @param {string[]} way the keys from here to the change
 * @param {Operation} change
 * @returns {any}
 */
function changed(place, [key, ...rest], change) {
  const copy = Array.isArray(place) ? [...place] : { ...place };
  if (rest.length) copy[key] = changed(place[key], rest, change);
  else if (change.op === "remove") delete copy[key];
  else if (key === "-" && Array.isArray(copy)) copy.push(change.value);
  else copy[key] = change.value;
  return copy;
}

/**
 * The keys of a JSON Pointer.
 * @param {string} path
 */
const keysOf = (path) =>
  path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
