// The schedule of exercises: when one is due again, by spaced repetition. The terminal has the same
// (review/practice/schedule.py); both are tested with the same cases. A day is a date in UTC.

/** Days until an exercise is asked again, after one right answer in a row, after two, and so on. */
export const INTERVALS = [1, 3, 7, 16, 35];
/** So many right answers in a row, and it is not asked again. */
export const LEARNED = INTERVALS.length + 1;
const DAY = 24 * 3600 * 1000;

/**
 * @typedef {{streak: number, due: string | null}} Progress
 * `streak`: right answers in a row, each when it was due; `due`: null once it is learned.
 * @typedef {"right" | "helped" | "wrong"} Outcome of the first answer: right, right after a hint, or
 *   wrong, which it also is if the solution was shown first
 */

/** This day, in UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** @param {string} day @param {number} days */
export const daysLater = (day, days) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The progress of a new exercise: due at once. @param {string} day @returns {Progress} */
export const begin = (day) => ({ streak: 0, due: day });

/** @param {Progress} progress @param {string} day */
export const isDue = ({ due }, day) => due !== null && due <= day;

/**
 * The progress after an answer. A right one makes the interval longer, but only when the exercise was
 * due; a wrong one begins anew.
 * @param {Progress} progress
 * @param {Outcome} outcome
 * @param {string} day
 * @returns {Progress}
 */
export function advance(progress, outcome, day) {
  if (outcome === "wrong") return { streak: 0, due: daysLater(day, 1) };
  if (!isDue(progress, day)) return progress;
  if (outcome === "helped") return { streak: progress.streak, due: daysLater(day, 1) };
  const streak = progress.streak + 1;
  if (streak >= LEARNED) return { streak: LEARNED, due: null };
  return { streak, due: daysLater(day, INTERVALS[streak - 1]) };
}
