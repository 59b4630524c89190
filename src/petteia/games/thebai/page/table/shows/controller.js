// Which act is being shown, how far, and what comes next: it follows the log of the live table.
import { batch, computed, effect, signal, untracked } from "petteia/lib/html.js";
import { log, position, table } from "petteia/lib/live.js";
import { layout } from "../scene.js";
import { actsOf, deedOf } from "./acts.js";
import { coversLit } from "./cover.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./acts.js").ActStep} ActStep
 * @typedef {import("../../wire.js").ThebaiLogLine} Line
 * @typedef {import("../../wire.js").ThebaiScreen} Screen
 */

/** The times of the steps, in milliseconds: the shortest, that of each letter, the longest. */
const SHORTEST = 1900;
const PER_LETTER = 32;
const LONGEST = 7500;
/** A step that only adds a number. */
const QUICK = 1100;
/** A summary that nobody closes. */
const SUMMARY = 9000;
/** More than so many acts are not caught up with. */
const MOST_WAITING = 6;

/**
 * The act in front: the number of its first line, the step shown, and whether it goes on by itself.
 * @typedef {{first: number, step: number, playing: boolean}} Shown
 */

const lines = computed(() => /** @type {Line[]} */ (/** @type {unknown} */ (log.value)));
const screenNow = () => /** @type {Screen | undefined} */ (/** @type {unknown} */ (position.value?.screen));

/** All acts of the log. */
export const acts = computed(() => actsOf(lines.value));
/** @type {import("petteia/vendor/signals.js").Signal<Shown | null>} */
export const shown = signal(/** @type {Shown | null} */ (null));
/** @type {import("petteia/vendor/signals.js").Signal<number[]>} the first lines of the acts that wait */
export const waiting = signal(/** @type {number[]} */ ([]));
/** Did the player ask for the battle over the city, though something else is lit there? */
export const enlarged = signal(false);

/** The act in front. */
export const act = computed(() => {
  const now = shown.value;
  return now ? (acts.value.find(({ first }) => first === now.first) ?? null) : null;
});
/** The step in front. */
export const step = computed(() => {
  const last = (act.value?.steps.length ?? 1) - 1;
  return Math.min(shown.value?.step ?? 0, last);
});

/**
 * Where the act in front is drawn: in place of the city, beside it, or nowhere for the time being.
 * @type {import("petteia/vendor/signals.js").ReadonlySignal<"" | "city" | "side">}
 */
export const showPlace = computed(() => {
  const now = act.value;
  const screen = screenNow();
  if (!now || !screen) return "";
  const covered = coversLit(screen.moves, now, layout.value);
  if (now.kind === "battle" && (!covered.city || enlarged.value)) return "city";
  return covered.side ? "" : "side";
});

/** Is a show running? */
export const showing = computed(() => showPlace.value !== "");

/** @type {string[]} what the log was when it was last followed, line by line */
let known = [];
/** The number of lines that have been told, or -1 before the first log. */
let told = -1;
/** @type {Set<number>} the acts that the player closed */
const closed = new Set();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Does the player want nothing to move? Then everything is told at once. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {Line} line */
const keyOf = (line) => `${line.move} ${line.seat} ${line.kind}`;

/**
 * Follow the log until the returned function is called.
 */
export function startShows() {
  const stops = [
    effect(() => {
      const now = lines.value;
      const there = position.value;
      untracked(() => batch(() => (there ? follow(now) : reset())));
    }),
    effect(schedule),
  ];
  return () => {
    for (const stop of stops) stop();
    reset();
  };
}

function reset() {
  told = -1;
  known = [];
  closed.clear();
  waiting.value = [];
  shown.value = null;
  clearTimeout(timer);
}

/**
 * The number of lines that are as they were.
 * @param {Line[]} now
 */
function kept(now) {
  const most = Math.min(known.length, now.length);
  for (let place = 0; place < most; place += 1) if (known[place] !== keyOf(now[place])) return place;
  return most;
}

/** @param {Line[]} now */
function follow(now) {
  if (told < 0) {
    told = now.length;
    known = now.map(keyOf);
    resume();
    return;
  }
  const same = kept(now);
  if (same === now.length && same === known.length) return;
  known = now.map(keyOf);
  if (same < told) forget(same);
  told = Math.min(told, same);
  const fresh = now.slice(told);
  told = now.length;
  if (fresh.length === 0) return;
  const from = fresh[0].n;
  // Who plays on does not want to see the old any more.
  if (fresh.some(isOwnTurn)) dropBefore(from);
  for (const found of acts.value) {
    if (found.last < from) continue;
    if (found.first >= from) waiting.value = [...waiting.value, found.first].slice(-MOST_WAITING);
    else grow(found, from);
  }
  if (!shown.value) advance();
}

/**
 * After a reload the battle that is still being fought is there again, with everything so far.
 */
function resume() {
  const last = acts.value.at(-1);
  if (last?.kind === "battle" && goesOn(last)) open(last, last.steps.length - 1, false);
}

/**
 * Lines were undone: nothing of them is shown any more.
 * @param {number} count how many lines are left as they were
 */
function forget(count) {
  waiting.value = waiting.value.filter((first) => first < count);
  for (const first of closed) if (first >= count) closed.delete(first);
  const now = shown.value;
  if (!now) return;
  if (now.first >= count) shown.value = null;
  else if (act.value) shown.value = { ...now, step: step.value };
}

/** @param {Line} line */
const isOwnTurn = (line) =>
  line.phase === "turns" && line.actor === line.seat && (table.peek()?.mine ?? []).includes(line.seat);

/** @param {number} from */
function dropBefore(from) {
  waiting.value = waiting.value.filter((first) => first >= from);
  if (shown.value && shown.value.first < from) shown.value = null;
}

/**
 * An act has got new lines.
 * @param {Act} found
 * @param {number} from the first of them
 */
function grow(found, from) {
  if (waiting.value.includes(found.first) || closed.has(found.first)) return;
  const fresh = found.steps.findIndex(({ lines: own }) => own.some(({ n }) => n >= from));
  const now = shown.value;
  const last = found.steps.length - 1;
  if (now?.first !== found.first) {
    if (!now && goesOn(found)) open(found, fresh, true);
  } else if (calm()) shown.value = { ...now, step: last };
  // Who looks at the last step sees the next.
  else if (now.step >= fresh - 1 && !now.playing) shown.value = { ...now, step: fresh, playing: true };
}

/**
 * @param {Act} found
 * @param {number} at
 * @param {boolean} playing
 */
function open(found, at, playing) {
  closed.delete(found.first);
  enlarged.value = false;
  const quiet = calm();
  shown.value = { first: found.first, step: quiet ? found.steps.length - 1 : at, playing: playing && !quiet };
}

/** Show the next act that waits, or none. */
function advance() {
  const [first, ...rest] = waiting.value;
  waiting.value = rest;
  const found = acts.value.find((one) => one.first === first);
  if (found) open(found, 0, true);
  else if (first === undefined) shown.value = null;
  else advance();
}

/**
 * Is the act still going on at the table, so that it stays until more happens?
 * @param {Act} found
 */
export function goesOn(found) {
  const screen = screenNow();
  if (!screen || acts.value.at(-1) !== found) return false;
  return FATE.includes(found.kind) && screen.phase === "fate" && screen.round === found.round;
}

const FATE = ["battle", "prosperity", "herald"];

/** Wait for the next step. */
function schedule() {
  clearTimeout(timer);
  const now = shown.value;
  const found = act.value;
  if (!now?.playing || !found || !showing.value) return;
  timer = setTimeout(proceed, timeOf(found, step.value));
}

function proceed() {
  const now = shown.peek();
  const found = act.peek();
  if (!now || !found) return;
  if (document.hidden) {
    timer = setTimeout(proceed, SHORTEST);
  } else if (step.peek() < found.steps.length - 1) {
    shown.value = { ...now, step: step.peek() + 1 };
  } else if (untracked(() => goesOn(found))) {
    shown.value = { ...now, playing: false };
  } else untracked(() => batch(advance));
}

/**
 * How long a step is shown.
 * @param {Act} found
 * @param {number} at
 */
export function timeOf(found, at) {
  const { name, lines: own } = found.steps[at];
  if (name === "totals" || name === "part") return QUICK;
  if (name === "round" || name === "total") return SUMMARY;
  const deed = deedOf(found.steps[at]);
  const letters = deed ? lettersOf(deed) : own.reduce((sum, line) => sum + lettersOf(line), 0);
  return Math.min(LONGEST, SHORTEST + PER_LETTER * letters);
}

/** @param {{words: import("petteia/lib/wire.js").Word[], changes: import("petteia/lib/wire.js").Word[][]}} line */
function lettersOf(line) {
  const sentence = (/** @type {import("petteia/lib/wire.js").Word[]} */ words) =>
    words.reduce((sum, word) => sum + (typeof word === "string" ? word : word.name).length, 0);
  return sentence(line.words) + line.changes.reduce((sum, change) => sum + sentence(change), 0);
}

/** The next step, or the next act after the last; from then on the player sets the pace. */
export function next() {
  const now = shown.peek();
  const found = act.peek();
  if (!now || !found) return;
  if (step.peek() < found.steps.length - 1) shown.value = { ...now, step: step.peek() + 1, playing: false };
  else finish();
}

/** The step before. */
export function back() {
  const now = shown.peek();
  if (now) shown.value = { ...now, step: Math.max(0, step.peek() - 1), playing: false };
}

/** This act from its beginning. */
export function again() {
  const now = shown.peek();
  if (now) shown.value = { ...now, step: 0, playing: !calm() };
}

/** Close this act; the next one that waits is shown. */
export function finish() {
  const now = shown.peek();
  batch(() => {
    if (now) closed.add(now.first);
    enlarged.value = false;
    advance();
  });
}

/** Close this act and all that wait. */
export function skip() {
  const now = shown.peek();
  batch(() => {
    if (now) closed.add(now.first);
    for (const first of waiting.value) closed.add(first);
    waiting.value = [];
    enlarged.value = false;
    shown.value = null;
  });
}

/** Is there still something to see before the end of the game is shown? */
export const endWaits = () => !calm() && (shown.value !== null || waiting.value.length > 0);

/**
 * Show an act of the log again.
 * @param {number} first the number of its first line
 */
export function show(first) {
  const found = acts.peek().find((one) => one.first === first);
  if (found) {
    batch(() => {
      open(found, 0, true);
      enlarged.value = true;
    });
  }
}

/** The acts of the last round that can be seen again, the latest last. */
export const seen = computed(() => {
  /** @type {Act[]} */
  const found = [];
  for (const one of [...acts.value].reverse()) {
    if (found.some(({ kind, round }) => kind === one.kind || round > one.round + 1)) break;
    if (one.kind !== "round") found.unshift(one);
  }
  return found;
});
