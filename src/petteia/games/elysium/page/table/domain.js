// The player's own Domain: cards with their effects while there is room for them, else their names.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sheet } from "petteia/table/scene.js";
import { Card, Citizens } from "./card.js";
import { inRows } from "./rows.js";
import { layout, useScene } from "./scene.js";

/** A row of cards with their effects has at most so many. */
const ROW = { wide: 6, desk: 4, small: 3, upright: 3, flat: 0, phone: 0 };
/** Only a wide screen has room for a second row. */
const ROWS = { wide: 2, desk: 1, small: 1, upright: 1, flat: 0, phone: 0 };

export function Domain() {
  const { screen, seat } = useScene();
  const { domain, citizens } = screen.seats[seat];
  const count = domain.length + citizens;
  const shown = domain.length + (citizens ? 1 : 0);
  const [row, rows] = [ROW[layout.value], ROWS[layout.value]];
  const brief = shown > row * rows;
  // Show a place for the next card if the layout has one to spare.
  const own = seat === screen.seat;
  const more = own && !brief && shown < row && screen.phase === "actions";
  const cards = [
    ...domain.map((one) => html`<${DomainCard} key=${one.card} seat=${seat} ...${one} />`),
    citizens > 0 && html`<${Citizens} key="citizens" seat=${seat} count=${citizens} />`,
    more && html`<div class="place" key="next">${say("elysium-next-card")}</div>`,
  ].filter(Boolean);
  return html`<section class="domain" data-part="domain" aria-label=${say("elysium-domain")}>
    <h2>
      <button class="opens" onClick=${() => (sheet.value = "domain")}>
        ${say("elysium-domain")}
      </button>
      <span>${say("elysium-cards", { count })}</span>
    </h2>
    <div class=${names("cards", brief && "brief")}>
      ${brief ? cards : inRows(cards, Math.ceil(cards.length / row)).map((some) => html`<div class="crow">${some}</div>`)}
    </div>
  </section>`;
}

/** @param {{seat: number} & import("../wire.js").DomainCard} props */
const DomainCard = ({ seat, card, mark }) =>
  html`<${Card} card=${card} at=${`domain:${seat}:${card}`} owner=${seat} mark=${mark} />`;

/** All cards of one Domain. @param {{seat: number}} props */
export function DomainCards({ seat }) {
  const { screen } = useScene();
  const { domain, citizens } = screen.seats[seat];
  return html`${domain.map((one) => html`<${DomainCard} key=${one.card} seat=${seat} ...${one} />`)}
  ${citizens > 0 && html`<${Citizens} key="citizens" seat=${seat} count=${citizens} />`}`;
}
