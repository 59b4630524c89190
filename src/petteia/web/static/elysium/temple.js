// The Temple: the Pediment with its colours, and the Quests as its bays.
import { html, names } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Column } from "../parts/column.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";
import { lackingOf } from "./card.js";
import { Rank, sentences, standing, useSpot } from "./spot.js";
import { useScene } from "./scene.js";

export function Temple() {
  const scene = useScene();
  const { pediment, quests } = scene.screen;
  const lacking = lackingOf(scene, pediment);
  return html`<section class="temple" aria-label=${say("elysium-temple")}>
    <svg class="pediment" viewBox="0 0 280 60" preserveAspectRatio="none" aria-hidden="true">
      <path class="roof" d="M2 56 140 4l138 52z" />
      <path class="tymp" d="M30 51 140 10l110 41z" />
    </svg>
    <${Icon} name="vp" class="tympanon" />
    <div class="architrave">
      ${[...pediment].map(
        (colour) => html`<span><${Column} colour=${colour} missing=${lacking.includes(colour)} /></span>`,
      )}
    </div>
    <div class=${names("quests", quests.length === 2 && "two")}>
      ${quests.map((quest) => html`<${Quest} key=${quest.number} quest=${quest} />`)}
    </div>
    <div class="steps" aria-hidden="true"></div>
  </section>`;
}

/** @param {{quest: import("../lib/wire.js").Quest}} props */
function Quest({ quest }) {
  const spot = useSpot(`quest:${quest.number}`);
  const words = say("elysium-quest-spoken", {
    number: quest.number,
    gold: quest.gold,
    vp: quest.vp,
    transfers: quest.transfers,
  });
  if (quest.holder !== null) {
    const by = nameOf(quest.holder);
    const inside = html`<span class="qn">${quest.number}</span>
      <span class="by"><${Token} seat=${quest.holder} /><span>${by}</span></span>`;
    if (!spot.barred) return html`<div class="quest taken" title=${words}>${inside}</div>`;
    const label = sentences(words, standing(spot));
    return html`<button class="quest taken" title=${words} aria-label=${label} ...${spot.props}>
      ${inside}
    </button>`;
  }
  return html`<button
    class=${names("quest", spot.lit && "lit")}
    aria-label=${sentences(words, standing(spot))}
    title=${words}
    ...${spot.props}
  >
    <span class="qn">${quest.number}</span>
    <${Yield} amount=${quest.gold} icon="gold" tone="g" />
    <${Yield} amount=${quest.vp} icon="vp" tone="v" />
    <${Yield} amount=${quest.transfers} icon="lyre" />
    <${Rank} of=${spot.hint} />
  </button>`;
}

/** @param {{amount: number, icon: string, tone?: string}} props */
function Yield({ amount, icon, tone }) {
  return html`<span class="qr"><b>${amount}</b><${Icon} name=${icon} class=${tone} /></span>`;
}
