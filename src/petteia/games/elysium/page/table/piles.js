// The draw pile and the discard pile; the latter opens as a sheet.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, sentences, availability, useAnchor } from "petteia/table/anchor.js";
import { sheet } from "petteia/table/scene.js";
import { Emblem } from "../emblems.js";
import { useScene } from "./scene.js";

export function Piles() {
  const { screen } = useScene();
  return html`<section class="piles" aria-label=${say("elysium-piles")}>
    <${DrawPile} count=${screen.pile} />
    <${DiscardPile} />
  </section>`;
}

/** @param {{count: number}} props */
function DrawPile({ count }) {
  const anchor = useAnchor("pile");
  const inside = html`<${Emblem} name="draw" /><span><b>${count}</b> ${say("elysium-pile")}</span>`;
  if (!anchor.lit && !anchor.barred)
    return html`<div class="pile" data-at="pile">${inside}</div>`;
  const label = sentences(`${say("elysium-pile")}, ${count}`, availability(anchor));
  return html`<button class=${names("pile", anchor.lit && "lit")} aria-label=${label} ...${anchor.props}>
    ${inside}<${Rank} of=${anchor.hint} />
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
    <${Emblem} name="discard" /><span><b>${discard.length}</b> ${say("elysium-discard")}</span>
    ${best < Infinity && html`<${Rank} of=${best} />`}
  </button>`;
}
