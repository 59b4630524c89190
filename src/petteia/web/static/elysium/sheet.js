// What opens over the table to be read and chosen from: the Domain, the Elysium, the discard pile.
import { html, useEffect } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Card } from "./card.js";
import { DomainCards } from "./domain.js";
import { Legends } from "./legend.js";
import { Chooser, Refusal } from "./tips.js";
import { choice, refusal, sheet, useScene } from "./scene.js";
import { Peek } from "./zoom.js";

const SHEETS = {
  domain: { title: "elysium-domain", Inside: DomainSheet },
  elysium: { title: "elysium-elysium", Inside: ElysiumSheet },
  discard: { title: "elysium-discard", Inside: DiscardSheet },
};

/** It lies in the scene, so it shows the table as it is now. */
export function Sheet() {
  const { seat } = useScene();
  const name = sheet.value;
  const shown = name && SHEETS[name];
  const close = () => {
    sheet.value = refusal.value = choice.value = null;
  };
  // Another person at this device, another page: what was open was not theirs.
  useEffect(() => close, [seat]);
  if (!shown) return html`<${Afloat} />`;
  return html`<${Dialog} title=${say(shown.title)} onClose=${close} class=${`spread ${name}-sheet`}>
    <${shown.Inside} />
    <${Afloat} />
  <//>`;
}

/** What stands beside the thing that was clicked, in front of whatever is open. */
const Afloat = () => html`<${Refusal} /><${Chooser} /><${Peek} />`;

function DomainSheet() {
  const { seat } = useScene();
  return html`<div class="cards"><${DomainCards} seat=${seat} /></div>`;
}

function ElysiumSheet() {
  return html`<div class="legends"><${Legends} /></div>`;
}

function DiscardSheet() {
  const { discard } = useScene().screen;
  if (!discard.length) return html`<p>${say("elysium-discard-empty")}</p>`;
  return html`<div class="cards">
    ${[...discard]
      .reverse()
      .map((card, index) => html`<${Card} key=${index} card=${card} at=${`discard:${card}`} />`)}
  </div>`;
}
