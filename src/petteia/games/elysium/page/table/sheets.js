// The sheets of the table: the Domain, the Elysium and the discard pile.
import { html } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Card } from "./card.js";
import { DomainCards } from "./domain.js";
import { Legends, Worth } from "./legend.js";
import { useScene } from "./scene.js";

/** @type {import("petteia/table/sheet.js").Sheets} */
export const sheets = {
  domain: { title: "elysium-domain", Content: DomainSheet },
  elysium: { title: "elysium-elysium", Content: ElysiumSheet },
  discard: { title: "elysium-discard", Content: DiscardSheet },
};

function DomainSheet() {
  const { seat } = useScene();
  return html`<div class="cards"><${DomainCards} seat=${seat} /></div>`;
}

function ElysiumSheet() {
  return html`<${Worth} />
    <div class="legends"><${Legends} /></div>`;
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
