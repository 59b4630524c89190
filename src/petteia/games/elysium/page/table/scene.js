// The scene of the kit with the types of this game, and what the kit must know about its anchors.
import { narrow } from "petteia/table/layout.js";
import { useScene as useKitScene } from "petteia/table/scene.js";

/**
 * @typedef {Omit<import("petteia/table/scene.js").SceneContext, "screen" | "cards"> &
 *   {screen: import("../wire.js").ElysiumScreen, cards: import("../wire.js").ElysiumCards}} Scene
 */

export const useScene = /** @type {() => Scene} */ (/** @type {unknown} */ (useKitScene));

/**
 * The anchors that are drawn somewhere on the table.
 * @param {import("../wire.js").ElysiumScreen} screen
 * @param {number} seat whose things are shown in front
 */
export function drawnAnchors(screen, seat) {
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
  return shown;
}

/**
 * On a phone the chips of a Legend are hard to tell apart and the draw pile is out of sight.
 * @param {string} at
 * @param {number} seat
 */
export const needsButton = (at, seat) => at === "pile" || at.startsWith(`legend:${seat}:`);

/**
 * On a phone the cards of the own Domain are too small to be read before they are played.
 * @param {string} _at
 * @param {Element} element
 */
export const readFirst = (_at, element) =>
  narrow.peek() && element.closest(".dock .domain") !== null;
