// The tables this browser has been at, newest first, for "go on with".
import { recallJson, remember } from "./store.js";

const KEPT = 12;

/** @returns {string[]} */
export function recentTables() {
  const ids = recallJson("tables");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** @param {string[]} ids */
const keep = (ids) => remember("tables", JSON.stringify(ids.slice(0, KEPT)));

/** @param {string} id */
export const rememberTable = (id) => keep([id, ...recentTables().filter((old) => old !== id)]);

/** @param {string} id */
export const forgetTable = (id) => keep(recentTables().filter((old) => old !== id));
