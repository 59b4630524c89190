// The mistakes of this browser's games, asked again until they are learned: what is kept of them.
import { signal } from "../lib/html.js";
import { recallJson, store } from "../lib/store.js";
import { advance, begin, isDue, LEARNED, today } from "./schedule.js";

/**
 * @typedef {import("./schedule.js").Progress & {move: number}} Kept an exercise: the position before
 *   this move of its game
 * @typedef {{name: string, colour: string}} Seat
 * @typedef {object} Review what is needed of the review of a game
 * @property {{move: number, seat: number, cost: number, grade: string}[]} decisions
 * @property {number} iterations
 * @property {number} seed
 * @typedef {object} PracticeGame a finished game with exercises
 * @property {string} id of its table
 * @property {import("../lib/wire.js").RecordData} record as far as its exercises need it
 * @property {Seat[]} seats
 * @property {number} iterations the search of its review, with which answers are judged
 * @property {number} seed
 * @property {string} added the day of the review
 * @property {Kept[]} exercises
 */

const KEY = "practice";
/** Games that are kept; those that are learned make room first. */
const MOST_GAMES = 60;
/** Exercises of one game, those that cost most. */
const MOST_OF_A_GAME = 10;
const LONGEST_RECORD = 5000;
const ID = /^[a-z0-9]{4,16}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MISTAKES = ["mistake", "blunder"];

/** @param {any} value @param {number} least @param {number} most */
const isNumber = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/** @param {any} one @param {any} record */
const isExercise = (one, record) =>
  isNumber(one?.move, 0, record.moves.length - 1) &&
  isNumber(one.streak, 0, LEARNED) &&
  (one.due === null || DAY.test(one.due));

/** @param {any} record */
const isRecord = (record) =>
  typeof record?.game === "string" &&
  typeof record.options === "object" &&
  Array.isArray(record.moves) &&
  record.moves.length <= LONGEST_RECORD &&
  record.moves.every(Number.isInteger);

/** @param {any} one @returns {one is PracticeGame} */
const isGame = (one) =>
  ID.test(one?.id) &&
  isRecord(one.record) &&
  Array.isArray(one.seats) &&
  one.seats.every((/** @type {any} */ seat) => typeof seat?.name === "string" && /^[a-z]?$/.test(seat.colour)) &&
  isNumber(one.iterations, 1, 1e6) &&
  isNumber(one.seed, 0, 2 ** 31 - 1) &&
  DAY.test(one.added) &&
  Array.isArray(one.exercises) &&
  one.exercises.every((/** @type {any} */ exercise) => isExercise(exercise, one.record));

/** Is this what `games` holds? @param {unknown} list @returns {list is PracticeGame[]} */
export const arePracticeGames = (list) => Array.isArray(list) && list.every(isGame);

/** @returns {PracticeGame[]} */
const stored = () => {
  const list = recallJson(KEY);
  return Array.isArray(list) ? list.filter(isGame) : [];
};

/** @type {import("../vendor/signals.js").Signal<PracticeGame[]>} the newest first */
export const games = signal(stored());
/** Could the last change not be stored? Then it lasts as long as the page. */
export const unkept = signal(false);

/**
 * Change what is kept. Another tab may have changed it too; what could not be stored is here only.
 * @param {(list: PracticeGame[]) => PracticeGame[]} edit
 */
function change(edit) {
  const list = edit(unkept.peek() ? games.peek() : stored());
  games.value = shortened(list);
  unkept.value = !store(KEY, JSON.stringify(games.value));
}

/** @param {PracticeGame[]} list */
function shortened(list) {
  const open = (/** @type {PracticeGame} */ { exercises }) => exercises.some(({ due }) => due !== null);
  if (list.length <= MOST_GAMES) return list;
  const kept = new Set([...list.filter(open), ...list.filter((game) => !open(game))].slice(0, MOST_GAMES));
  return list.filter((game) => kept.has(game));
}

/**
 * The moves of these seats that were mistakes, those that cost most.
 * @param {Review} review
 * @param {number[]} mine
 */
export const mistakesOf = (review, mine) =>
  review.decisions
    .filter(({ seat, grade }) => mine.includes(seat) && MISTAKES.includes(grade))
    .sort((one, other) => other.cost - one.cost || one.move - other.move)
    .slice(0, MOST_OF_A_GAME)
    .map(({ move }) => move);

/**
 * Add the mistakes of one's own seats in a finished game; those that are known keep their progress.
 * @param {Review} review
 * @param {import("../lib/wire.js").RecordData} record the whole record of the table
 * @param {{id: string, seats: Seat[], mine: number[]}} face
 * @returns {number} how many are new
 */
export function addMistakes(review, record, { id, seats, mine }) {
  const found = mistakesOf(review, mine);
  let added = 0;
  change((list) => {
    const known = list.find((game) => game.id === id);
    const before = known?.exercises ?? [];
    const fresh = found.filter((move) => before.every((one) => one.move !== move));
    added = fresh.length;
    if (!added) return list;
    const day = today();
    const exercises = [...before, ...fresh.map((move) => ({ move, ...begin(day) }))];
    const last = Math.max(...exercises.map(({ move }) => move));
    // The move itself is what was played there.
    const { result, ...begun } = record;
    /** @type {PracticeGame} */
    const game = {
      id,
      record: { ...begun, moves: record.moves.slice(0, last + 1) },
      seats: seats.map(({ name, colour }) => ({ name, colour })),
      iterations: review.iterations,
      seed: review.seed,
      added: known?.added ?? day,
      exercises: exercises.sort((one, other) => one.move - other.move),
    };
    return [game, ...list.filter((one) => one !== known)];
  });
  return added;
}

/**
 * The exercises that are due, those of the oldest games first.
 * @param {string} [day]
 * @param {string} [id] only of this game
 * @returns {{game: PracticeGame, move: number}[]}
 */
export const dueExercises = (day = today(), id = "") =>
  games.value
    .filter((game) => !id || game.id === id)
    .flatMap((game) =>
      game.exercises.filter((one) => isDue(one, day)).map((one) => ({ game, move: one.move, due: one.due })),
    )
    .sort((one, other) => ((one.due ?? "") < (other.due ?? "") ? -1 : one.due === other.due ? 0 : 1))
    .map(({ game, move }) => ({ game, move }));

/** The day on which the next exercise is due; null if none is left. */
export function nextDay() {
  const days = games.value.flatMap(({ exercises }) => exercises.map(({ due }) => due));
  return days.filter((due) => due !== null).sort()[0] ?? null;
}

/** How many exercises there are, and how many of them are learned. */
export function counts() {
  const all = games.value.flatMap(({ exercises }) => exercises);
  return { all: all.length, learned: all.filter(({ due }) => due === null).length };
}

/**
 * Keep the outcome of the first answer.
 * @param {string} id
 * @param {number} move
 * @param {import("./schedule.js").Outcome} outcome
 * @param {string} [day]
 */
export function keepOutcome(id, move, outcome, day = today()) {
  change((list) =>
    list.map((game) =>
      game.id === id
        ? {
            ...game,
            exercises: game.exercises.map((one) =>
              one.move === move ? { ...one, ...advance(one, outcome, day) } : one,
            ),
          }
        : game,
    ),
  );
}

/** Ask an exercise no more. @param {string} id @param {number} move */
export function dropExercise(id, move) {
  change((list) =>
    list
      .map((game) =>
        game.id === id
          ? { ...game, exercises: game.exercises.filter((one) => one.move !== move) }
          : game,
      )
      .filter(({ exercises }) => exercises.length),
  );
}

/** Add games with exercises from a file; those that are here stay as they are. @param {PracticeGame[]} list */
export function addGames(list) {
  change((here) => {
    const known = new Set(here.map(({ id }) => id));
    return [...here, ...list.filter(({ id }) => !known.has(id))].sort((one, other) =>
      one.added < other.added ? 1 : one.added > other.added ? -1 : 0,
    );
  });
}

/** What the server is asked about an exercise. @param {PracticeGame} game @param {number} move */
export function exerciseOf({ record, seats, iterations, seed }, move) {
  const before = { ...record, moves: record.moves.slice(0, move) };
  return {
    exercise: { record: before, tempting: record.moves[move], solutions: [] },
    names: seats.map(({ name }) => name || "–"),
    iterations,
    seed,
  };
}
