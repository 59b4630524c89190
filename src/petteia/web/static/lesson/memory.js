// What this browser remembers of the lessons at its tables: the steps that were read, and whether the learner has left.
import { signal } from "../lib/html.js";
import { recallJson, remember } from "../lib/store.js";

/** Tables that are remembered. */
const KEPT = 30;

/** @typedef {{read: string[], left: boolean}} Learned */

/** @returns {Record<string, Learned>} */
function recalled() {
  const kept = recallJson("lessons");
  return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}

/** @type {import("../vendor/signals.js").Signal<Record<string, Learned>>} by table */
const learned = signal(recalled());

/** @param {string} table @returns {Learned} */
function learnedAt(table) {
  const found = learned.value[table];
  return {
    read: Array.isArray(found?.read) ? found.read : [],
    left: found?.left === true,
  };
}

/** @param {string} table @param {Learned} now */
function keep(table, now) {
  // Another tab may have remembered something too.
  const { [table]: _, ...others } = recalled();
  const kept = Object.entries(others).slice(-KEPT + 1);
  learned.value = Object.fromEntries([...kept, [table, now]]);
  remember("lessons", JSON.stringify(learned.value));
}

/** The keys of the steps that were read at a table. @param {string} table */
export const readAt = (table) => new Set(learnedAt(table).read);

/** @param {string} table @param {string} key */
export function markRead(table, key) {
  const { read, left } = learnedAt(table);
  if (!read.includes(key)) keep(table, { read: [...read, key], left });
}

/** @param {string} table @param {string[]} keys */
export function markUnread(table, keys) {
  const { read, left } = learnedAt(table);
  keep(table, { read: read.filter((key) => !keys.includes(key)), left });
}

/** Has the learner left the lesson? @param {string} table */
export const hasLeft = (table) => learnedAt(table).left;

/** @param {string} table @param {boolean} left */
export function setLeft(table, left) {
  keep(table, { ...learnedAt(table), left });
}
