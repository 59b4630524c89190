// Small things remembered in this browser; where storage is forbidden they last as long as the page.

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
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`petteia.${key}`, value);
  } catch {
    spare.set(key, value);
  }
}
