// What every part of the table looks at: the position, who looks, and what may be clicked where.
import { createContext, signal, useContext } from "../lib/html.js";
import { act, busy } from "../lib/acts.js";
import { askFirst } from "../lib/settings.js";
import { showCard } from "./zoom.js";

/**
 * @typedef {import("../lib/wire.js").Screen} Screen
 * @typedef {import("../lib/wire.js").Move} Move
 * @typedef {import("../lib/wire.js").Barred} Barred
 * @typedef {import("../lib/wire.js").CardWords} CardWords
 */

/**
 * @typedef {object} SceneThings
 * @property {Screen} screen
 * @property {import("../lib/wire.js").Face} face
 * @property {any} position
 * @property {import("../lib/wire.js").Cards} cards
 * @property {boolean} still is this a picture of the past, where nothing may be clicked?
 * @property {number} seat whose things lie in the dock
 * @property {boolean} mine is the person in front to move?
 * @property {Map<string, Move[]>} open the moves by the thing that is clicked for them
 * @property {Map<string, number>} hinted the rank of the hinted things, by their anchor
 * @property {{seat: number, card: string} | null} fresh what the last move was about
 */

export const Scene = createContext(/** @type {any} */ (null));

/** @returns {SceneThings} */
export const useScene = () => useContext(Scene);

/**
 * Does the screen fit a description, now and later?
 * @param {string} query
 */
function fits(query) {
  const media = matchMedia(query);
  const answer = signal(media.matches);
  media.addEventListener("change", () => {
    answer.value = media.matches;
  });
  return answer;
}

/** Is the screen a phone's? */
export const narrow = fits("(max-width: 760px)");
/** Is it a desk's, but a small one? */
export const small = fits("(min-width: 761px) and ((max-width: 1240px) or (max-height: 750px))");

/**
 * Why the thing clicked last is barred.
 * @typedef {{at: string, words: string, rule: string | null, missing: string, box: DOMRect}} Refused
 * @type {import("../vendor/signals.js").Signal<Refused | null>}
 */
export const refusal = signal(null);
/**
 * Several moves of one thing, to choose from.
 * @type {import("../vendor/signals.js").Signal<{moves: Move[], box: DOMRect} | null>}
 */
export const choice = signal(null);
/**
 * A move that cannot be taken back and waits for a yes.
 * @type {import("../vendor/signals.js").Signal<Move | null>}
 */
export const asked = signal(null);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").HintMove[] | null>} */
export const hints = signal(null);
/** @type {import("../vendor/signals.js").Signal<string>} the tab of the phone: "table", "log", or a seat */
export const tab = signal("table");
/** @type {import("../vendor/signals.js").Signal<"domain" | "elysium" | "discard" | null>} what lies open */
export const sheet = signal(null);

/** A new position: nothing that was said about the old one holds. */
export function forget() {
  refusal.value = choice.value = asked.value = hints.value = null;
}

/**
 * Make a move, after a question if it cannot be taken back.
 * @param {Move} move
 * @param {boolean} [sure] was that question answered?
 */
export function make(move, sure = !askFirst.peek()) {
  // Both the question and what comes of the move are seen on the table.
  choice.value = refusal.value = sheet.value = null;
  if (move.final && !sure) {
    asked.value = move;
    return;
  }
  asked.value = null;
  if (!busy.peek()) act(move.action);
}

/**
 * Somebody clicked a thing: play it, choose, say why not, or show it.
 * @param {SceneThings} scene
 * @param {string} at
 * @param {Element} thing
 * @param {string | null} card the card it shows, if it is one
 * @param {string} waiting the words for those who are not to move
 */
export function press(scene, at, thing, card, waiting) {
  const moves = scene.open.get(at) ?? [];
  const unreadable = narrow.peek() && thing.closest(".dock .domain");
  if (card && unreadable) return showCard(card, scene.still ? "" : at);
  if (moves.length === 1) return make(moves[0]);
  if (moves.length) {
    choice.value = { moves, box: thing.getBoundingClientRect() };
    return;
  }
  const barred = scene.mine ? scene.screen.barred?.[at] : null;
  if (barred) {
    refusal.value = { at, ...barred, box: thing.getBoundingClientRect() };
    return;
  }
  const early = !scene.still && !scene.mine && !scene.screen.over;
  // In the hand there is no resting pointer: while one waits, a tap reads the card.
  if (card && (narrow.peek() || !early || !at.startsWith("agora:"))) return showCard(card);
  if (early) {
    const box = thing.getBoundingClientRect();
    refusal.value = { at, words: waiting, rule: null, missing: "", box };
  }
}

/**
 * Which moves have a thing on the table, and which need a button of their own.
 * @param {Move[]} moves
 * @param {Screen} screen
 * @param {number} seat whose things lie in the dock
 */
export function withoutThing(moves, screen, seat) {
  const shown = new Set(["pile", `legend:${seat}:new`]);
  for (const place of screen.agora) shown.add(`agora:${place.card}`);
  for (const place of screen.oracle ?? []) shown.add(`oracle:${place.card}`);
  for (const quest of screen.quests) shown.add(`quest:${quest.number}`);
  for (const card of screen.discard) shown.add(`discard:${card}`);
  for (const colour of screen.seats[seat]?.columns ?? "") shown.add(`column:${colour}`);
  screen.seats.forEach((board, owner) => {
    for (const { card } of board.domain) shown.add(`domain:${owner}:${card}`);
    if (board.citizens) shown.add(`citizens:${owner}`);
    for (const legend of board.legends) {
      shown.add(`legend:${owner}:${legend.index}`);
      for (const card of legend.cards) shown.add(`written:${owner}:${card}`);
    }
  });
  return moves.filter((move) => !shown.has(move.at));
}

/**
 * The moves by their anchors.
 * @param {Move[]} moves
 */
export function byAnchor(moves) {
  /** @type {Map<string, Move[]>} */
  const open = new Map();
  for (const move of moves) open.set(move.at, [...(open.get(move.at) ?? []), move]);
  return open;
}
