// The Agora: its cards, the empty places of those that were taken, and the Oracle.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { Emblem } from "../emblems.js";
import { Card, OracleCard } from "./card.js";
import { inRows } from "./rows.js";
import { layout, useScene } from "./scene.js";

/** With more places than this the texts are set smaller. */
const MANY = 10;
/** The places of the Oracle. */
const ORACLE = 4;

/**
 * How many rows the places have; in the hand the cards flow.
 * @param {number} places
 */
function rowsFor(places) {
  const tall = layout.value === "small" || layout.value === "upright";
  return tall && places > MANY ? 3 : 2;
}

export function Agora() {
  const { screen } = useScene();
  const places = screen.agora;
  const left = places.filter((place) => place.card).length;
  return html`<section class="agora" data-part="agora" aria-label=${say("elysium-agora")}>
    <div class="ahead">
      <h2>${say("elysium-agora")}</h2>
      <span>${say("elysium-left", { left, all: places.length })}</span>
    </div>
    <div class=${names("cards", places.length > MANY && "many")}>
      ${inRows(places, rowsFor(places.length)).map(
        (row) =>
          html`<div class="crow" key=${row[0].place}>
            ${row.map((place) => html`<${Spot} key=${place.place} place=${place} />`)}
          </div>`,
      )}
    </div>
    ${screen.oracle && html`<${Oracle} places=${screen.oracle} />`}
  </section>`;
}

/** @param {{place: import("../wire.js").ElysiumPlace}} props */
function Spot({ place }) {
  const { screen } = useScene();
  if (place.card) return html`<${Card} card=${place.card} at=${`agora:${place.card}`} priced />`;
  const taker = place.taken_by;
  if (taker === null) return html`<div class="place"></div>`;
  const own = taker === screen.seat;
  const words = own ? say("elysium-taken-by-you") : say("elysium-taken-by", { name: nameOf(taker) });
  return html`<div class="place"><span><${Token} seat=${taker} />${words}</span></div>`;
}

/** @param {{places: import("../wire.js").ElysiumPlace[]}} props */
function Oracle({ places }) {
  // A power may add cards beyond the four places; then empty places are not shown.
  const shown = places.length > ORACLE ? places.filter((place) => place.card) : places;
  return html`<section class="oracle" aria-label=${say("elysium-oracle")}>
    <h2 title=${say("elysium-oracle-note")}><${Emblem} name="oracle" />${say("elysium-oracle")}</h2>
    <div
      class=${names("ocards", shown.length > ORACLE && "crowded")}
      style=${{ "--columns": Math.max(ORACLE, shown.length) }}
    >
      ${shown.map((place) =>
        place.card
          ? html`<${OracleCard} key=${place.place} card=${place.card} />`
          : html`<div class="place" key=${place.place}>
              ${place.taken_by !== null && html`<${Token} seat=${place.taken_by} small />`}
            </div>`,
      )}
    </div>
  </section>`;
}
