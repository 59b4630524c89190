// The Temple: the Pediment with its colours, and the Quests.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { Rank, sentences, availability, useAnchor } from "petteia/table/anchor.js";
import { Explained } from "petteia/table/tooltips.js";
import { Column, Emblem } from "../emblems.js";
import { lackingOf } from "./card.js";
import { useScene } from "./scene.js";

export function Temple() {
  const scene = useScene();
  const { pediment, quests } = scene.screen;
  const lacking = lackingOf(scene, pediment);
  return html`<section class="temple" data-part="temple" aria-label=${say("elysium-temple")}>
    <svg class="pediment" viewBox="0 0 280 60" preserveAspectRatio="none" aria-hidden="true">
      <path class="roof" d="M2 56 140 4l138 52z" />
      <path class="tymp" d="M30 51 140 10l110 41z" />
    </svg>
    <${Emblem} name="vp" class="tympanon" />
    <div class="architrave">
      ${[...pediment].map(
        (colour) => html`<span><${Column} colour=${colour} missing=${lacking.includes(colour)} /></span>`,
      )}
    </div>
    <div class=${names("quests", quests.length === 2 && "two")}>
      ${quests.map((quest) => html`<${Quest} key=${quest.number} quest=${quest} lacking=${lacking} />`)}
    </div>
    <div class="steps" aria-hidden="true"></div>
  </section>`;
}

/** @param {{quest: import("../wire.js").ElysiumQuest, lacking: string}} props */
function Quest({ quest, lacking }) {
  const anchor = useAnchor(`quest:${quest.number}`);
  const words = say("elysium-quest-spoken", {
    number: quest.number,
    gold: quest.gold,
    vp: quest.vp,
    transfers: quest.transfers,
  });
  const about = sentences(words, say("elysium-about-quest"));
  if (quest.holder !== null) {
    const by = nameOf(quest.holder);
    const inside = html`<${Heading} quest=${quest} />
      <span class="by"><${Token} seat=${quest.holder} /><span>${by}</span></span>`;
    const label = sentences(words, availability(anchor));
    if (!anchor.barred)
      return html`<${Explained} class="quest taken" words=${about} label=${label}>${inside}<//>`;
    return html`<button
      class="quest taken"
      aria-label=${label}
      title=${about}
      ...${anchor.props}
    >
      ${inside}
    </button>`;
  }
  return html`<button
    class=${names("quest", anchor.lit && "lit")}
    aria-label=${sentences(words, availability(anchor))}
    title=${about}
    ...${anchor.props}
  >
    <${Heading} quest=${quest} lacking=${lacking} />
    <${Yield} amount=${quest.gold} icon="gold" tone="g" />
    <${Yield} amount=${quest.vp} icon="vp" tone="v" />
    <${Yield} amount=${quest.transfers} icon="lyre" />
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * The number of a Quest and, where the Temple has no architrave, the colours it needs.
 * @param {{quest: import("../wire.js").ElysiumQuest, lacking?: string}} props
 */
function Heading({ quest, lacking = "" }) {
  return html`<span class="qn">
    <span class="qcols">
      ${[...quest.columns].map(
        (colour) => html`<${Column} colour=${colour} missing=${lacking.includes(colour)} />`,
      )}
    </span>
    ${quest.number}
  </span>`;
}

/** @param {{amount: number, icon: string, tone?: string}} props */
function Yield({ amount, icon, tone }) {
  return html`<span class="qr"><b>${amount}</b><${Emblem} name=${icon} class=${tone} /></span>`;
}
