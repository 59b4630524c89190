// The reel of a replay: which move is shown, and the screens of the moves around it.
import { batch, signal } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { tell } from "../lib/notes.js";
import { tokensOf } from "../lib/tokens.js";
import { language, say } from "../lib/words.js";

const KEPT = 80;
const AHEAD = 3;
const BREATH = 400;

/** The move wanted: the first so many moves of the game are played. */
export const wanted = signal(0);
/** @type {import("../vendor/signals.js").Signal<{moves: number, of: number, screen: any, log_lines: number} | null>} */
export const shown = signal(null);

let table = "";
/** @type {Map<string, any>} */
let kept = new Map();
let busy = false;

/**
 * @param {string} id
 * @param {number} moves
 */
export function wind(id, moves) {
  table = id;
  kept = new Map();
  batch(() => {
    shown.value = null;
    wanted.value = moves;
  });
}

/** The game has taken another way: what was kept is no longer true. */
export function forget() {
  kept = new Map();
}

/** @param {number} moves */
const nameOf = (moves) => `${language.peek()} ${moves}`;

/**
 * @param {number} moves
 * @returns {Promise<any>}
 */
async function fetchScreen(moves) {
  const name = nameOf(moves);
  const known = kept.get(name);
  if (known) return known;
  const book = kept;
  const got = await get(`tables/${table}/replay/${moves}`, tokensOf(table));
  book.set(name, got);
  if (book.size > KEPT) book.delete(/** @type {string} */ (book.keys().next().value));
  return got;
}

/**
 * Show the wanted move, then have the next ones ready. One request at a time: whoever drags the
 * slider over a hundred moves asks for the last, not for a hundred.
 */
export async function load() {
  if (busy) return;
  busy = true;
  const id = table;
  try {
    let moves = -1;
    while (id === table && moves !== wanted.peek()) {
      moves = wanted.peek();
      const got = await fetchScreen(moves);
      if (id === table) shown.value = got;
    }
    for (let next = moves + 1; next <= moves + AHEAD; next += 1) {
      if (id !== table || moves !== wanted.peek() || next > (shown.peek()?.of ?? 0)) break;
      await fetchScreen(next);
    }
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.status !== 429) tell(problem.words || say("trouble-offline"));
    setTimeout(load, problem.status === 429 ? BREATH : BREATH * 10);
    return;
  } finally {
    busy = false;
  }
  if (id !== table || shown.peek()?.moves !== wanted.peek()) load();
}
