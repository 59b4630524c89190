// The puzzles this browser has solved, and for how many days in a row that of the day.
import { signal } from "../lib/html.js";
import { recallJson, remember } from "../lib/store.js";
import { daysLater, today } from "./schedule.js";

/**
 * @typedef {{solved: string[], streak: number, last: string}} Solved
 * `last`: the day of the last daily puzzle that was solved; `streak`: so many days in a row
 */

const KEY = "puzzles";
const MOST = 5000;
const DAY = /^(\d{4}-\d\d-\d\d)?$/;

/** @param {any} one @returns {one is Solved} */
const isSolved = (one) =>
  Array.isArray(one?.solved) &&
  one.solved.length <= MOST &&
  one.solved.every((/** @type {any} */ id) => typeof id === "string" && id.length <= 64) &&
  Number.isInteger(one.streak) &&
  one.streak >= 0 &&
  typeof one.last === "string" &&
  DAY.test(one.last);

/** Is this what `solved` holds? @param {any} kept @returns {kept is Record<string, Solved>} */
export const areSolved = (kept) =>
  typeof kept === "object" && kept !== null && !Array.isArray(kept) && Object.values(kept).every(isSolved);

/** @returns {Record<string, Solved>} */
const stored = () => {
  const kept = recallJson(KEY);
  return areSolved(kept) ? kept : {};
};

/** @type {import("../vendor/signals.js").Signal<Record<string, Solved>>} by game */
export const solved = signal(stored());

/** @param {string} game @returns {Solved} */
const of = (game) => solved.value[game] ?? { solved: [], streak: 0, last: "" };

/** @param {Record<string, Solved>} all */
function keep(all) {
  solved.value = all;
  remember(KEY, JSON.stringify(all));
}

/** @param {string} game @param {string} id */
export const isSolvedPuzzle = (game, id) => of(game).solved.includes(id);

/** @param {string} game */
export const countSolved = (game) => of(game).solved.length;

/**
 * Remember that a puzzle was solved; `daily` is the day it is the puzzle of, if it is one.
 * @param {string} game
 * @param {string} id
 * @param {string} [daily]
 */
export function keepSolved(game, id, daily = "") {
  // Another tab may have solved some, too.
  const all = { ...solved.peek(), ...stored() };
  const before = all[game] ?? of(game);
  const list = before.solved.includes(id) ? before.solved : [...before.solved, id].slice(-MOST);
  const next = { ...before, solved: list };
  if (daily && daily > before.last) {
    next.streak = before.last === daysLater(daily, -1) ? before.streak + 1 : 1;
    next.last = daily;
  }
  keep({ ...all, [game]: next });
}

/** For how many days in a row the daily puzzle was solved, until today or yesterday. @param {string} game @param {string} [day] */
export function streakOf(game, day = today()) {
  const { streak, last } = of(game);
  return last === day || last === daysLater(day, -1) ? streak : 0;
}

/** Was the puzzle of this day solved? @param {string} game @param {string} [day] */
export const isDailySolved = (game, day = today()) => of(game).last === day;

/** Add what another browser has solved. @param {Record<string, Solved>} other */
export function addSolved(other) {
  const all = { ...solved.peek() };
  for (const [game, theirs] of Object.entries(other)) {
    const own = of(game);
    const later = theirs.last > own.last ? theirs : own;
    const list = [...new Set([...own.solved, ...theirs.solved])].slice(-MOST);
    all[game] = { solved: list, streak: later.streak, last: later.last };
  }
  keep(all);
}
