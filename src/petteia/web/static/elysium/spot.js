// A thing on the table that has an anchor: lit when it may be clicked, with its reason when it is barred.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { nameOf } from "../parts/token.js";
import { hidePeek, watchPeek } from "./zoom.js";
import { press, useScene } from "./scene.js";

/**
 * What a thing must carry to be found, lit, clicked and enlarged.
 * @param {string} at the anchor
 * @param {string | null} [card] the card it shows
 */
export function useSpot(at, card = null) {
  const scene = useScene();
  const moves = scene.open.get(at) ?? [];
  const lit = moves.length > 0;
  const barred = scene.mine && !lit ? (scene.screen.barred?.[at] ?? null) : null;
  const hint = scene.hinted.get(at);
  return {
    lit,
    barred,
    hint,
    moves,
    props: {
      "data-at": at,
      "data-card": card ?? undefined,
      "data-lit": lit ? "" : undefined,
      "data-hint": hint,
      /** @param {MouseEvent} event */
      onClick: (event) => {
        event.stopPropagation();
        hidePeek();
        const waiting = say("elysium-not-your-turn", { name: nameOf(scene.screen.to_move) });
        press(scene, at, /** @type {Element} */ (event.currentTarget), card, waiting);
      },
      ...(card && card !== "citizen" ? watchPeek(card) : {}),
    },
  };
}

/**
 * Its place among a bot's advice, if it has one.
 * @param {{of: number | undefined}} props
 */
export const Rank = ({ of }) => (of ? html`<b class="hint-rank">${of}</b>` : null);

/**
 * Things said one after the other, each with one dot at its end.
 * @param {unknown[]} all what is false is not said
 */
export const sentences = (...all) =>
  all
    .filter(Boolean)
    .map((one) => (/[.!?…]$/.test(String(one)) ? one : `${one}.`))
    .join(" ");

/**
 * The words for those who hear the table: what may be done with a thing, or why not.
 * @param {{lit: boolean, barred: import("./scene.js").Barred | null, moves: import("./scene.js").Move[]}} spot
 */
export function standing(spot) {
  if (spot.lit) return spot.moves.map((move) => move.words).join("; ");
  return spot.barred ? say("elysium-barred", { why: spot.barred.words }) : "";
}
