// What changed in the city since the player last acted, to mark it.

/**
 * @typedef {import("../../wire.js").ThebaiScreen} Screen
 * @typedef {Map<string, string>} Signs what lies at each anchor
 */

/**
 * What lies at each anchor of the city, as one word each.
 * @param {Pick<Screen, "city" | "seats">} screen
 * @returns {Signs}
 */
export function signsOf({ city, seats }) {
  /** @type {Signs} */
  const signs = new Map();
  for (const { at, stone, roofs } of city.stones) signs.set(`space:${at}`, `${stone} ${roofs}`);
  seats.forEach(({ archon }, seat) => {
    if (archon) signs.set(`space:${archon}`, `${signs.get(`space:${archon}`) ?? ""} archon ${seat}`);
  });
  for (const { at, seat, kind, level } of city.dice) signs.set(`dice:${at}`, `${seat} ${kind} ${level}`);
  for (const at of city.markers) signs.set(`dice:${at}`, "marker");
  for (const { at, hero } of city.standees) if (at.includes("-")) signs.set(`dice:${at}`, hero);
  for (const { row, commanders } of city.rows)
    if (commanders.length) signs.set(`commander:${row}`, commanders.map(({ seat }) => seat).join());
  return signs;
}

/**
 * The anchors where something new lies.
 * @param {Signs} before
 * @param {Signs} after
 * @returns {Set<string>}
 */
export function changesBetween(before, after) {
  const found = new Set();
  for (const [at, sign] of after) {
    const was = before.get(at);
    // A stone that an archon has left is not new.
    if (was !== sign && !was?.startsWith(`${sign} archon`)) found.add(at);
  }
  return found;
}

/**
 * @typedef {object} Memory
 * @property {number} seq the position looked at last
 * @property {boolean} mine was the reader to move in it?
 * @property {Signs} base the city after the reader's last move
 * @property {Signs} now
 */

/**
 * Remember a position. What changed is everything since the reader's own last move.
 * @param {Memory | null} memory
 * @param {number} seq
 * @param {boolean} mine
 * @param {Signs} now
 * @returns {Memory}
 */
export function remember(memory, seq, mine, now) {
  if (!memory || seq < memory.seq) return { seq, mine, base: now, now };
  if (seq === memory.seq) return { ...memory, now };
  if (!memory.mine) return { seq, mine, base: memory.base, now };
  // More than the reader's own move may have come at once.
  return { seq, mine, base: seq === memory.seq + 1 ? now : memory.now, now };
}
