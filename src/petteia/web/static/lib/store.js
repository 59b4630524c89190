// Values kept in localStorage; where that is forbidden they last as long as the page.

/** @type {Map<string, string>} */
const spare = new Map();

/**
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return localStorage.getItem(`petteia.${key}`);
  } catch {
    return spare.get(key) ?? null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 * @returns {boolean} will it last longer than the page?
 */
export function store(key, value) {
  try {
    localStorage.setItem(`petteia.${key}`, value);
    return true;
  } catch {
    spare.set(key, value);
    return false;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  store(key, value);
}

/**
 * A stored JSON value; null if there is none or it is invalid.
 * @param {string} key
 * @returns {any}
 */
export function recallJson(key) {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch (problem) {
    if (problem instanceof SyntaxError) return null;
    throw problem;
  }
}
