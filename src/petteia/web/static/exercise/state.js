// An exercise in front of somebody: the question, the answers, hint and solution, and what the table shows.
import { batch, computed, signal } from "../lib/html.js";
import { ApiError, PATIENCE, post } from "../lib/api.js";
import { cards, leave, log, position, table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { colours } from "../lib/offer.js";

/**
 * @typedef {import("../lib/wire.js").ExerciseQuestion} Question
 * @typedef {import("../practice/kept.js").Seat} Seat
 * @typedef {import("../practice/schedule.js").Outcome} Outcome
 */

/**
 * Where an exercise comes from, and who is told how it went.
 * @typedef {object} Source
 * @property {() => Promise<Question>} question
 * @property {(action: number) => Promise<import("../lib/wire.js").ExerciseVerdict>} judge
 * @property {() => Promise<import("../lib/wire.js").ExerciseHint>} hint
 * @property {() => Promise<import("../lib/wire.js").ExerciseSolution>} solution
 * @property {Seat[]} [seats] the players, if they are known
 * @property {(outcome: Outcome) => void} [first] told once: how the first answer was
 * @property {() => void} [found] told once: the solution was found without showing it
 */

/** @type {import("../vendor/signals.js").Signal<Question | null>} */
export const question = signal(null);
/** @type {import("../vendor/signals.js").Signal<(import("../lib/wire.js").ExerciseVerdict & {words: string}) | null>} of the last answer */
export const verdict = signal(null);
/** @type {import("../vendor/signals.js").Signal<string[] | null>} the themes, once they were asked for */
export const themes = signal(null);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").ExerciseSolution | null>} */
export const solution = signal(null);
/** How many steps of the solution the table shows. */
export const step = signal(0);
/** @type {import("../vendor/signals.js").Signal<"" | "judge" | "hint" | "solution">} what the server is asked for */
export const busy = signal("");
/** @type {import("../vendor/signals.js").Signal<string>} why the last request failed */
export const trouble = signal("");
/** @type {import("../vendor/signals.js").Signal<ApiError | null>} why there is no exercise */
export const missing = signal(null);
/** Is what was said last closed? */
export const closed = signal(false);

/** What is to be done: a title and a sentence. */
export const about = signal({ title: "", task: "" });
/** What is said when it is done, such as when it is asked again. */
export const said = signal("");
/** @type {import("../vendor/signals.js").Signal<{label: string, act: () => void} | null>} how it goes on */
export const next = signal(null);
/** Where the exercises lead back to. */
export const home = signal({ path: "", label: "" });

/** Is nothing left to be found? */
export const done = computed(() => Boolean(verdict.value?.solved || solution.value));

/**
 * Ask the server for what its bots have to search.
 * @param {string} path
 * @param {unknown} [body]
 */
export const search = (path, body = {}) => post(path, body, [], PATIENCE);

/** @type {Source | null} */
let source = null;
/** Was the first answer given? */
let answered = false;
/** Counts what the table showed: it begins anew with every question. */
let seq = 0;

/**
 * Ask an exercise; the table shows its position.
 * @param {Source} from
 */
export async function ask(from) {
  source = from;
  answered = false;
  batch(() => {
    question.value = verdict.value = themes.value = solution.value = missing.value = null;
    busy.value = trouble.value = "";
    step.value = 0;
    said.value = "";
    closed.value = false;
  });
  await load();
}

/** The same exercise in another language: what was found out stays. */
export async function reload() {
  if (!source || !question.peek()) return;
  const [hinted, given, solved] = [themes.peek(), verdict.peek(), solution.peek()];
  await load();
  if (hinted) await askHint(true);
  if (given) await judgeAgain(given.action);
  if (solved) await showSolution(true);
}

/** @param {number} action */
async function judgeAgain(action) {
  const got = await request("judge", (from) => from.judge(action));
  const move = question.peek()?.screen.moves.find((one) => one.action === action);
  if (got) verdict.value = { ...got, words: move?.words ?? "" };
}

async function load() {
  const mine = source;
  const lang = language.peek();
  try {
    const got = await mine?.question();
    if (mine !== source || lang !== language.peek() || !got) return;
    question.value = got;
    show();
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (mine === source) missing.value = problem;
  }
}

/** Leave the exercise and its table. */
export function stop() {
  source = null;
  question.value = null;
  leave();
}

/** Draw the position of the question, or that after some steps of the solution. */
function show() {
  const asked = question.peek();
  if (!asked) return;
  const screen = solution.peek()?.steps[step.peek() - 1]?.screen ?? asked.screen;
  seq += 1;
  batch(() => {
    table.value = faceOf(asked, source?.seats ?? []);
    cards.value = asked.cards;
    log.value = asked.log;
    position.value = positionOf(asked, screen, seq);
  });
}

/**
 * @param {Question} asked
 * @param {import("../lib/wire.js").Screen} screen
 * @param {number} number
 * @returns {import("../lib/live.js").Position}
 */
export const positionOf = (asked, screen, number) => ({
  seq: number,
  moves: asked.moves,
  screen,
  private: false,
  undo: { can: false, restart: false, words: null, why: null, ask: false },
  log: { from: 0, lines: [], total: asked.log.length },
  lesson: null,
  thinking: null,
  ending: null,
});

/**
 * A table without an id, on which only the question is.
 * @param {Question} asked
 * @param {Seat[]} seats
 * @returns {import("../lib/wire.js").Face}
 */
export function faceOf(asked, seats) {
  const people = asked.screen.names.map((name, seat) => ({
    seat,
    kind: /** @type {"person" | "bot"} */ (seat === asked.seat ? "person" : "bot"),
    name: seats[seat]?.name ?? name,
    colour: seats[seat]?.colour || (colours()[seat] ?? ""),
    level: null,
    online: true,
    mine: seat === asked.seat,
    away: false,
    missed: false,
    bot_moves: 0,
    clock: null,
    resigns: false,
  }));
  return {
    id: "",
    game: asked.game,
    status: "playing",
    options: asked.options,
    set: null,
    seats: people,
    mine: [asked.seat],
    host: false,
    hot_seat: false,
    solo: true,
    paused: null,
    clock: { mode: "none", seconds: 0 },
    spectators: [],
    undo_request: null,
    lesson: null,
    next: null,
    fork: null,
    commitment: null,
    created: "",
    ended: null,
  };
}

/**
 * Ask the server for something about this exercise; nothing else can be asked meanwhile.
 * @template T
 * @param {"judge" | "hint" | "solution"} what
 * @param {(from: Source) => Promise<T>} request
 * @returns {Promise<T | null>} null if it failed, or another exercise is in front by now
 */
async function request(what, request) {
  const mine = source;
  if (!mine || busy.peek()) return null;
  batch(() => {
    busy.value = what;
    trouble.value = "";
    closed.value = false;
  });
  try {
    const got = await request(mine);
    return mine === source ? got : null;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (mine === source) trouble.value = problem.words || say("trouble-offline");
    return null;
  } finally {
    if (mine === source) busy.value = "";
  }
}

/** @param {Outcome} outcome */
function tell(outcome) {
  if (answered) return;
  answered = true;
  source?.first?.(outcome);
}

/**
 * Answer with a move of the table.
 * @param {{action: number, words: string}} move
 */
export async function answer({ action, words }) {
  if (done.peek()) return;
  const got = await request("judge", (from) => from.judge(action));
  if (!got) return;
  tell(!got.solved ? "wrong" : themes.peek() ? "helped" : "right");
  if (got.solved) source?.found?.();
  verdict.value = { ...got, words };
}

/** Ask what the solution is about. @param {boolean} [again] in another language */
export async function askHint(again = false) {
  closed.value = false;
  if (!again && (themes.peek() || done.peek())) return;
  const got = await request("hint", (from) => from.hint());
  if (got) themes.value = got.themes;
}

/** Show the solution. @param {boolean} [again] in another language */
export async function showSolution(again = false) {
  closed.value = false;
  if (solution.peek() && !again) return;
  const got = await request("solution", (from) => from.solution());
  if (!got) return;
  tell("wrong");
  solution.value = got;
  if (again) show();
}

/** Show the table after so many steps of the solution. @param {number} steps */
export function goTo(steps) {
  step.value = Math.max(0, Math.min(steps, solution.peek()?.steps.length ?? 0));
  show();
}
