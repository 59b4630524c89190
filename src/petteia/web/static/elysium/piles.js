// The draw pile, and the discard pile, which opens to be read and chosen from.
import { html, names } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Rank, sentences, standing, useSpot } from "./spot.js";
import { sheet, useScene } from "./scene.js";

export function Piles() {
  const { screen } = useScene();
  return html`<section class="piles" aria-label=${say("elysium-piles")}>
    <${DrawPile} count=${screen.pile} />
    <${DiscardPile} />
  </section>`;
}

/** @param {{count: number}} props */
function DrawPile({ count }) {
  const spot = useSpot("pile");
  const inside = html`<${Icon} name="draw" /><span><b>${count}</b> ${say("elysium-pile")}</span>`;
  if (!spot.lit && !spot.barred)
    return html`<div class="pile" data-at="pile">${inside}</div>`;
  const label = sentences(`${say("elysium-pile")}, ${count}`, standing(spot));
  return html`<button class=${names("pile", spot.lit && "lit")} aria-label=${label} ...${spot.props}>
    ${inside}<${Rank} of=${spot.hint} />
  </button>`;
}

function DiscardPile() {
  const scene = useScene();
  const { discard } = scene.screen;
  const lit = discard.some((card) => scene.open.has(`discard:${card}`));
  const ranks = discard.map((card) => scene.hinted.get(`discard:${card}`) ?? Infinity);
  const best = Math.min(...ranks);
  return html`<button
    class=${names("pile", lit && "lit")}
    data-at="discard"
    data-lit=${lit ? "" : undefined}
    data-test="discard"
    onClick=${() => (sheet.value = "discard")}
  >
    <${Icon} name="discard" /><span><b>${discard.length}</b> ${say("elysium-discard")}</span>
    ${best < Infinity && html`<${Rank} of=${best} />`}
  </button>`;
}
