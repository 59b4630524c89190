// The tables this browser has been at, newest first, the secrets of its seats there, and what they committed to.
import { ApiError, get } from "./api.js";
import { recall, recallJson, remember } from "./store.js";

/**
 * The secrets of a table. Seats have no numbers here, because they may change in the lobby.
 * @typedef {{host?: string, seats: string[]}} Keys
 */

/**
 * @param {string} table
 * @returns {Keys}
 */
export function keysOf(table) {
  const kept = recallJson(`table.${table}`) ?? {};
  // A list, or an object by seat as the server sends it.
  return { ...kept, seats: Object.values(kept.seats ?? []) };
}

/**
 * @param {string} table
 * @param {Keys} keys
 */
export const keepKeys = (table, keys) => remember(`table.${table}`, JSON.stringify(keys));

/**
 * @param {string} table
 * @param {string} token
 */
export function keepSeat(table, token) {
  const keys = keysOf(table);
  keepKeys(table, { ...keys, seats: [...keys.seats, token] });
}

/**
 * Forget the seats at a table.
 * @param {string} table
 */
export const dropSeats = (table) => keepKeys(table, { ...keysOf(table), seats: [] });

/**
 * All secrets of this browser for a table.
 * @param {string} table
 * @returns {string[]}
 */
export function tokensOf(table) {
  const { host, seats } = keysOf(table);
  return [...new Set(host ? [...seats, host] : seats)];
}

/**
 * Forget the secrets the server no longer knows, of seats that were left or given away.
 * @param {string} table
 */
export async function dropUnknownTokens(table) {
  const asked = tokensOf(table);
  const known = await Promise.all(asked.map((token) => fits(table, token)));
  const strange = asked.filter((_, place) => !known[place]);
  const { host, seats } = keysOf(table);
  keepKeys(table, {
    ...(host && !strange.includes(host) ? { host } : {}),
    seats: seats.filter((token) => !strange.includes(token)),
  });
}

/**
 * @param {string} table
 * @param {string} token
 */
async function fits(table, token) {
  try {
    await get(`tables/${table}`, [token]);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    return problem.status !== 401;
  }
  return true;
}

/** @typedef {Pick<import("./wire.js").Face, "id" | "commitment">} Committed */

/**
 * Remember the commitment to the deal that a table shows first; a later one must be the same.
 * @param {Committed} table
 */
export function rememberCommitment({ id, commitment }) {
  if (commitment && recall(`deal.${id}`) === null) remember(`deal.${id}`, commitment);
}

/**
 * The commitment that counts.
 * @param {Committed} table
 */
export const commitmentOf = ({ id, commitment }) => recall(`deal.${id}`) ?? commitment ?? "";

const KEPT = 30;

/** @returns {string[]} */
export function recentTables() {
  const ids = recallJson("tables");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** @param {string[]} ids */
const keep = (ids) => remember("tables", JSON.stringify(ids.slice(0, KEPT)));

/** @param {string} id */
export const rememberTable = (id) => keep([id, ...recentTables().filter((old) => old !== id)]);

/** Add tables behind those that are known. @param {string[]} ids */
export const rememberTables = (ids) => keep([...new Set([...recentTables(), ...ids])]);

/** @param {string} id */
export const forgetTable = (id) => keep(recentTables().filter((old) => old !== id));
