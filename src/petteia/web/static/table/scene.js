// What every part of a table reads: the position, whose view it is, and what may be clicked where.
import { createContext, signal, useContext } from "../lib/html.js";
import { act } from "../lib/requests.js";
import { needsQuestion } from "../lib/settings.js";
import { narrow } from "./layout.js";
import { showCard } from "./zoom.js";

/**
 * @typedef {import("../lib/wire.js").Screen} Screen
 * @typedef {import("../lib/wire.js").LegalMove} Move
 * @typedef {import("../lib/wire.js").Barred} Barred
 */

/**
 * What the kit needs to know about the table of a game.
 * @typedef {object} TableSpec
 * @property {(at: string, seat: number) => boolean} [extraButton] anchors that get a button as well
 *   on a phone, where they are hard to see or hit
 * @property {() => boolean} [inHand] is the screen a phone's, though it is wide?
 * @property {(at: string, element: Element) => boolean} [readFirst] must a tap on this card open it
 *   instead of making its move?
 * @property {(at: string) => boolean} [explainsWaiting] does a click on this card, while another
 *   player is to move, say so instead of opening the card?
 * @property {(move: Move) => string} [endWords] the button of a move that ends something
 * @property {(at: string) => string} [visibleAnchor] the anchor to point at for a hint
 * @property {any} [Missing] draws what a refusal names as missing; props: {missing}
 * @property {import("./zoom.js").CardViews} [cardViews]
 * @property {import("./animation.js").Flights} [flights]
 * @property {(root: HTMLElement) => void} [afterDraw]
 * @property {(width: number, height: number) => number} [scale] how much a screen enlarges the table
 */

/**
 * @typedef {object} SceneContext
 * @property {TableSpec} spec
 * @property {Screen} screen
 * @property {import("../lib/wire.js").Face} face
 * @property {import("../lib/live.js").Position} position
 * @property {import("../lib/wire.js").Cards} cards
 * @property {boolean} still is this a position of the past, where nothing may be clicked?
 * @property {number} seat whose things are shown in front
 * @property {boolean} mine is the person in front to move?
 * @property {Map<string, Move[]>} open the moves by anchor
 * @property {Map<string, number>} hinted the rank of the hinted moves by anchor
 * @property {{seat: number, card: string} | null} fresh what the last move was about
 */

export const Scene = createContext(/** @type {any} */ (null));

/** @returns {SceneContext} */
export const useScene = () => useContext(Scene);

/**
 * Why the thing that was clicked last cannot be used.
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
 * A move that cannot be undone and waits for confirmation.
 * @type {import("../vendor/signals.js").Signal<Move | null>}
 */
export const asked = signal(null);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").HintMove[] | null>} */
export const hints = signal(null);
/**
 * What the table in front is when its moves are answers to an exercise.
 * @typedef {object} Exercise
 * @property {(move: Move) => void} answer in place of making the move
 * @property {any} Actions a component in place of undo, restart and hint
 * @property {any} Notes a component in place of the hints
 */
/** @type {import("../vendor/signals.js").Signal<Exercise | null>} of an exercise only */
export const exercise = signal(null);
/** @type {import("../vendor/signals.js").Signal<string>} the tab on a phone: "table", "log", a seat, or one of the game's own */
export const tab = signal("table");
/** @type {import("../vendor/signals.js").Signal<string | null>} the sheet that is open */
export const sheet = signal(null);

/** @type {import("../vendor/signals.js").Signal<number>} whose seat a spectator looks from */
export const watched = signal(0);

/** Reset everything that was about the previous position. */
export function resetScene() {
  refusal.value = choice.value = asked.value = hints.value = null;
}

/**
 * Make a move, after a question if the player wants one.
 * @param {Move} move
 * @param {boolean} [sure] was that question answered?
 */
export function make(move, sure = !needsQuestion(move)) {
  // The question and the result of the move are shown on the table.
  choice.value = refusal.value = sheet.value = null;
  if (!sure) {
    asked.value = move;
    return;
  }
  asked.value = null;
  if (exercise.peek()) exercise.peek()?.answer(move);
  else act(move.action);
}

/**
 * Handle a click on a thing: make its move, offer a choice, say why not, or show its card.
 * @param {SceneContext} scene
 * @param {string} at
 * @param {Element} element
 * @param {string | null} card the card it shows, if it is one
 * @param {string} waiting the words for those who are not to move
 */
export function press(scene, at, element, card, waiting) {
  const { spec } = scene;
  const moves = scene.open.get(at) ?? [];
  if (card && spec.readFirst?.(at, element)) return showCard(card, scene.still ? "" : at);
  if (moves.length === 1) return make(moves[0]);
  if (moves.length) {
    choice.value = { moves, box: element.getBoundingClientRect() };
    return;
  }
  const barred = scene.mine ? reasonOf(scene.screen, at) : null;
  if (barred) {
    refusal.value = { at, ...barred, box: element.getBoundingClientRect() };
    return;
  }
  const early = !scene.still && !scene.mine && !scene.screen.over;
  // Touch has no hover: while another player is to move, a tap opens the card.
  if (card && (narrow.peek() || !early || !spec.explainsWaiting?.(at))) return showCard(card);
  if (early) {
    const box = element.getBoundingClientRect();
    refusal.value = { at, words: waiting, rule: null, missing: "", box };
  }
}

/**
 * Why a thing cannot be used now: its own reason, else the one for all things of its kind, whose anchor
 * is `dice:*` for things such as `dice:C4-D4`.
 * @param {Screen} screen
 * @param {string} at
 * @returns {Barred | null}
 */
export function reasonOf({ barred }, at) {
  if (!at || !barred) return null;
  return barred[at] ?? barred[`${at.split(":", 1)[0]}:*`] ?? barred["*"] ?? null;
}

/**
 * The moves that need a button, because they have no place on the table or one that is hard to hit on a phone.
 * @param {SceneContext} scene
 */
export function buttonMoves({ screen, seat, spec }) {
  const { moves } = screen;
  const hidden = moves.filter(({ placed }) => !placed);
  if (!narrow.value && !spec.inHand?.()) return hidden;
  return [...hidden, ...moves.filter(({ at, placed }) => placed && spec.extraButton?.(at, seat))];
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
