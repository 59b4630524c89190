// The Agora: its cards, the empty places of those that were taken, and the Oracle.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { Emblem } from "../emblems.js";
import { Card, OracleCard } from "./card.js";
import { useScene } from "./scene.js";

/** With more places than this the columns are narrower. */
const MANY = 12;
/** The places of the Oracle. */
const ORACLE = 4;

export function Agora() {
  const { screen } = useScene();
  const places = screen.agora;
  const left = places.filter((place) => place.card).length;
  const columns = Math.max(4, Math.ceil(places.length / 2));
  const tight = places.length > MANY;
  return html`<section
    class=${names("agora", screen.oracle && "with-oracle")}
    aria-label=${say("elysium-agora")}
  >
    <div class="ahead">
      <h2>${say("elysium-agora")}</h2>
      <span>${say("elysium-left", { left, all: places.length })}</span>
    </div>
    <div class=${names("cards", tight && "wide")} style=${{ "--columns": columns }}>
      ${places.map((place) => html`<${Spot} key=${place.place} place=${place} tight=${tight} />`)}
    </div>
    ${screen.oracle && html`<${Oracle} places=${screen.oracle} />`}
  </section>`;
}

/** @param {{place: import("../wire.js").ElysiumPlace, tight: boolean}} props */
function Spot({ place, tight }) {
  const { screen } = useScene();
  if (place.card) {
    const low = screen.oracle !== null;
    return html`<${Card} card=${place.card} at=${`agora:${place.card}`} tight=${tight} low=${low} priced />`;
  }
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
