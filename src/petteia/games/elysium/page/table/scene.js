// The scene of the kit with the types of this game, and what the kit must know about its anchors.
import { narrow } from "petteia/table/layout.js";
import { useScene as useKitScene } from "petteia/table/scene.js";

/**
 * @typedef {Omit<import("petteia/table/scene.js").SceneContext, "screen" | "cards"> &
 *   {screen: import("../wire.js").ElysiumScreen, cards: import("../wire.js").ElysiumCards}} Scene
 */

export const useScene = /** @type {() => Scene} */ (/** @type {unknown} */ (useKitScene));

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
