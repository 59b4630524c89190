// A thing on the table with an anchor: highlighted if it may be clicked, with the reason if it may not.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { nameOf } from "../parts/token.js";
import { press, reasonOf, useScene } from "./scene.js";
import { hidePreview, previewHandlers } from "./zoom.js";

/**
 * The state of a thing, and the props that its element needs.
 * @param {string} at the anchor
 * @param {string | null} [card] the card it shows
 */
export function useAnchor(at, card = null) {
  const scene = useScene();
  const moves = scene.open.get(at) ?? [];
  const lit = moves.length > 0;
  const barred = scene.mine && !lit ? reasonOf(scene.screen, at) : null;
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
        hidePreview();
        const waiting = say("table-not-your-turn", { name: nameOf(scene.screen.to_move) });
        press(scene, at, /** @type {Element} */ (event.currentTarget), card, waiting);
      },
      ...(card && scene.spec.cardViews?.has(card) ? previewHandlers(card) : {}),
    },
  };
}

/**
 * The rank of a hinted move.
 * @param {{of: number | undefined}} props
 */
export const Rank = ({ of }) => (of ? html`<b class="hint-rank">${of}</b>` : null);

/**
 * Join texts as sentences; falsy ones are left out.
 * @param {unknown[]} all
 */
export const sentences = (...all) =>
  all
    .filter(Boolean)
    .map((one) => (/[.!?…]$/.test(String(one)) ? one : `${one}.`))
    .join(" ");

/**
 * For the accessible name: what may be done with a thing, or why nothing.
 * @param {{lit: boolean, barred: import("./scene.js").Barred | null, moves: import("./scene.js").Move[]}} anchor
 */
export function availability(anchor) {
  if (anchor.lit)
    return anchor.moves.map(({ words, brings }) => (brings ? `${words}: ${brings}` : words)).join("; ");
  return anchor.barred ? say("table-barred", { why: anchor.barred.words }) : "";
}
