// The positions of a replay: which move is shown, and a cache of those around it.
import { batch, signal } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { language, say } from "../lib/messages.js";
import { tokensOf } from "../lib/my-tables.js";
import { showToast } from "../lib/toasts.js";

const KEPT = 80;
const AHEAD = 3;
const RETRY = 400;

/** The number of moves to show. */
export const wanted = signal(0);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").Replay | null>} */
export const shown = signal(null);

let table = "";
/** @type {Map<string, import("../lib/wire.js").Replay>} */
let kept = new Map();
let busy = false;

/**
 * @param {string} id
 * @param {number} moves
 */
export function start(id, moves) {
  table = id;
  kept = new Map();
  batch(() => {
    shown.value = null;
    wanted.value = moves;
  });
}

/** Drop the cache: moves were undone. */
export function dropFrames() {
  kept = new Map();
}

/** @param {number} moves */
const nameOf = (moves) => `${language.peek()} ${moves}`;

/**
 * @param {number} moves
 * @returns {Promise<import("../lib/wire.js").Replay>}
 */
async function fetchScreen(moves) {
  const name = nameOf(moves);
  const known = kept.get(name);
  if (known) return known;
  const cache = kept;
  const got = await get(`tables/${table}/replay/${moves}`, tokensOf(table));
  cache.set(name, got);
  if (cache.size > KEPT) cache.delete(/** @type {string} */ (cache.keys().next().value));
  return got;
}

/**
 * Show the wanted move, then prefetch the next ones. One request at a time: dragging the slider
 * over a hundred moves requests the last one only.
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
    if (problem.status !== 429) showToast(problem.words || say("trouble-offline"));
    setTimeout(load, problem.status === 429 ? RETRY : RETRY * 10);
    return;
  } finally {
    busy = false;
  }
  if (id !== table || shown.peek()?.moves !== wanted.peek()) load();
}
