// The secrets of the tables this browser sits at: who has a seat's token, plays it.
import { recallJson, remember } from "./store.js";

/**
 * @typedef {{host?: string, seats: Record<string, string>}} Keys
 */

/**
 * @param {string} table
 * @returns {Keys}
 */
export function keysOf(table) {
  return { seats: {}, ...recallJson(`table.${table}`) };
}

/**
 * @param {string} table
 * @param {Keys} keys
 */
export const keepKeys = (table, keys) => remember(`table.${table}`, JSON.stringify(keys));

/**
 * @param {string} table
 * @param {number} seat
 * @param {string} token
 */
export function keepSeat(table, seat, token) {
  const keys = keysOf(table);
  keys.seats[seat] = token;
  keepKeys(table, keys);
}

/**
 * @param {string} table
 * @param {number} seat
 */
export function dropSeat(table, seat) {
  const keys = keysOf(table);
  delete keys.seats[seat];
  keepKeys(table, keys);
}

/**
 * Every secret this browser has for a table.
 * @param {string} table
 * @returns {string[]}
 */
export function tokensOf(table) {
  const keys = keysOf(table);
  return [...new Set([...Object.values(keys.seats), ...(keys.host ? [keys.host] : [])])];
}

/**
 * Keep only the secrets of these seats, and the host's.
 * @param {string} table
 * @param {number[]} seats
 */
export function keepOnly(table, seats) {
  for (const seat of Object.keys(keysOf(table).seats)) {
    if (!seats.includes(Number(seat))) dropSeat(table, Number(seat));
  }
}
