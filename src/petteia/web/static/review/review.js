// The review of the game that is replayed: asked for, waited for, and the better line on the board.
import { batch, computed, signal } from "../lib/html.js";
import { ApiError, get, post } from "../lib/api.js";
import { language, say } from "../lib/messages.js";
import { tokensOf } from "../lib/my-tables.js";
import { showToast } from "../lib/toasts.js";

/**
 * @typedef {import("../lib/wire.js").ReviewState} ReviewState
 * @typedef {import("../lib/wire.js").ShownReview} ShownReview
 * @typedef {import("../lib/wire.js").ReviewedDecision["grade"]} GradeName
 */

const POLL = 800;
const LONGEST_POLL = 4000;
const GROWTH = 1.25;

/** @type {import("../vendor/signals.js").Signal<ReviewState | null>} null until the server has said it */
export const state = signal(null);

/** @type {import("../vendor/signals.js").ReadonlySignal<ShownReview | null>} the review, once it is ready */
export const review = computed(() => state.value?.review ?? null);

/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").LinePosition | null>} */
export const line = signal(null);

let table = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let asked = 0;
/** @type {Map<string, import("../lib/wire.js").LinePosition>} */
let lines = new Map();

/**
 * Show the review of a table, if there is one.
 * @param {string} id
 * @param {boolean} begin is it to be made if there is none?
 */
export function openReview(id, begin) {
  closeReview();
  table = id;
  return ask(begin);
}

/** Forget the review: the replay is left. */
export function closeReview() {
  table = "";
  asked += 1;
  clearTimeout(timer);
  lines = new Map();
  batch(() => {
    state.value = null;
    line.value = null;
  });
}

/** Have the review made. */
export const beginReview = () => ask(true);

/** Ask for the review in the language of the page. */
export function rereadReview() {
  lines = new Map();
  const { move, steps } = line.peek() ?? {};
  if (move !== undefined && steps !== undefined) showLine(move, steps);
  return state.peek() ? ask(false) : undefined;
}

/**
 * @param {boolean} begin
 * @param {number} [pause] milliseconds until it is asked for again
 */
async function ask(begin, pause = POLL) {
  clearTimeout(timer);
  const id = table;
  const number = (asked += 1);
  const path = `tables/${id}/review`;
  let found;
  try {
    found = await (begin ? post(path, {}, tokensOf(id)) : get(path, tokensOf(id)));
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (number !== asked) return;
    // Too many requests, or no connection: the review goes on meanwhile.
    const passes = problem.status === 429 || problem.key === "offline";
    if (passes) again(begin, LONGEST_POLL);
    else fail(problem.words);
    return;
  }
  if (number !== asked) return;
  const cut = found.state === "none" && isPending(state.peek());
  state.value = found;
  // A server that was started anew has forgotten it.
  if (cut) again(true, 0);
  else if (isPending(found)) again(false, Math.min(pause * GROWTH, LONGEST_POLL));
}

/**
 * @param {boolean} begin
 * @param {number} pause
 */
function again(begin, pause) {
  timer = setTimeout(() => ask(begin, pause), pause);
}

/** @param {string} problem */
function fail(problem) {
  state.value = { state: "failed", done: 0, total: 0, waits: null, problem, review: null };
}

/** @param {ReviewState | null} now */
export const isPending = (now) => now?.state === "waiting" || now?.state === "running";

// The better line

/**
 * Show a position of the better line of a turning point.
 * @param {number} move
 * @param {number} steps
 */
export async function showLine(move, steps) {
  const id = table;
  const key = `${language.peek()} ${move} ${steps}`;
  try {
    const found = lines.get(key) ?? (await get(`tables/${id}/review/line/${move}/${steps}`, tokensOf(id)));
    lines.set(key, found);
    if (id === table) line.value = found;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"));
  }
}

/** @param {number} by how many steps further */
export function stepLine(by) {
  const now = line.peek();
  if (!now) return;
  const steps = Math.max(0, Math.min(now.of, now.steps + by));
  if (steps !== now.steps) showLine(now.move, steps);
}

export function closeLine() {
  line.value = null;
}

// What it says of a move

/**
 * The turning point in the position after so many moves.
 * @param {number} move
 */
export const pointAt = (move) => review.value?.turning_points.find((point) => point.move === move);

/**
 * The grade of the move that led to a position, by the number of moves made.
 * @param {number} moves
 * @returns {GradeName | null}
 */
export const gradeOf = (moves) => review.value?.data.decisions[moves - 1]?.grade ?? null;
