// Which step of a lesson is shown: it follows from the position and from what was read.

/**
 * @typedef {import("../lib/wire.js").LessonData} LessonData
 * @typedef {import("../lib/wire.js").LessonStep} LessonStep
 * @typedef {import("../lib/wire.js").LessonPlace} Place
 */

/** The key under which it is remembered that the learner was told of having left the lesson's way. */
export const OWN_WAY = "+own-way";

/**
 * @typedef {object} Now
 * @property {LessonStep | null} step null if nothing is to be said
 * @property {boolean} onLine is this a position of the lesson?
 * @property {boolean} strays has the learner just left the lesson's way, and not been told so yet?
 * @property {boolean} over is everything said?
 * @property {number} number the number of the step, from 1
 */

/**
 * What is said in a position.
 * @param {LessonData} lesson
 * @param {Place} place
 * @param {{moves: number, frame: string, mine: boolean}} position
 * @param {ReadonlySet<string>} read the keys of the steps that were read or skipped
 * @returns {Now}
 */
export function stepNow(lesson, place, { moves, frame, mine }, read) {
  const onLine = place.followed === moves;
  const unread = lesson.steps.filter((step) => !read.has(step.key));
  /** @param {LessonStep | undefined} step */
  const found = (step) => ({
    step: step ?? null,
    onLine,
    strays: false,
    over: false,
    number: step ? lesson.steps.indexOf(step) + 1 : 0,
  });
  if (place.over) {
    const closing = unread.find((step) => step.at === lesson.moves);
    return { ...found(closing), over: !closing };
  }
  if (!mine) return found(undefined);
  if (onLine) return found(unread.find((step) => step.at === moves));
  if (!read.has(OWN_WAY)) return { ...found(undefined), strays: true };
  return found(unread.find((step) => step.frame === frame && step.at < lesson.moves));
}

/**
 * The text of a step.
 * @param {LessonStep} step
 * @param {boolean} onLine
 */
export const textOf = (step, onLine) => (onLine ? step.text : (step.otherwise ?? step.text));

/**
 * The step before this one in the same position, if it was read.
 * @param {LessonData} lesson
 * @param {Now} now
 * @param {ReadonlySet<string>} read
 * @returns {LessonStep | null}
 */
export function stepBefore(lesson, { step, onLine, number }, read) {
  if (!step || !onLine) return null;
  const before = lesson.steps[number - 2];
  return before && before.at === step.at && read.has(before.key) ? before : null;
}
