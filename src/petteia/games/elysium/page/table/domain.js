// The player's own Domain; the more cards, the fewer details.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sheet } from "petteia/table/scene.js";
import { Card, Citizens } from "./card.js";
import { useScene } from "./scene.js";

const FEW = 3;
const ROOMY = 6;
const FULL = 8;
const CROWDED = 10;

/** @param {number} count */
const density = (count) =>
  count <= FEW ? "few" : count <= ROOMY ? "" : count <= FULL ? "four" : count <= CROWDED ? "five" : "five brief";

export function Domain() {
  const { screen, seat } = useScene();
  const { domain, citizens } = screen.seats[seat];
  const count = domain.length + citizens;
  const shown = domain.length + (citizens ? 1 : 0);
  // Show a place for the next card if the layout has one to spare.
  const own = seat === screen.seat;
  const more = own && shown < ROOMY && shown !== FEW && screen.phase === "actions";
  return html`<section class="domain" aria-label=${say("elysium-domain")}>
    <h2>
      <button class="opens" onClick=${() => (sheet.value = "domain")}>
        ${say("elysium-domain")}
      </button>
      <span>${say("elysium-cards", { count })}</span>
    </h2>
    <div class=${names("cards", density(shown))}>
      <${DomainCards} seat=${seat} tight=${shown > ROOMY} roomy=${shown <= FEW} />
      ${more &&
      html`<div class="place">${say("elysium-next-card")}</div>`}
    </div>
  </section>`;
}

/** All cards of one Domain. @param {{seat: number, tight?: boolean, roomy?: boolean}} props */
export function DomainCards({ seat, tight, roomy }) {
  const { screen } = useScene();
  const { domain, citizens } = screen.seats[seat];
  return html`${domain.map(
    ({ card, mark }) =>
      html`<${Card}
        key=${card}
        card=${card}
        at=${`domain:${seat}:${card}`}
        owner=${seat}
        mark=${mark}
        tight=${tight}
        roomy=${roomy}
        low
      />`,
  )}
  ${citizens > 0 && html`<${Citizens} key="citizens" seat=${seat} count=${citizens} />`}`;
}
