// The column of the player in front: supply, estate, orders, and the other boards folded.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { ClockFace } from "petteia/lobby/clock.js";
import { SeatToken, seatColour, seatName } from "../pieces/seat.js";
import { useScene } from "../scene.js";
import { Estate } from "./estate.js";
import { Folds } from "./folds.js";
import { Hand, ROOMY } from "./orders.js";
import { Belongings, Points, Reserves, Stock, SupplyDice } from "./supply.js";

/**
 * @param {{part?: "estate" | "orders" | "boards"}} props `part`: only that, for a tab of a phone
 */
export function OwnColumn({ part }) {
  const { screen, seat } = useScene();
  const many = !part && screen.seats[seat].hand.length > ROOMY;
  return html`<div class=${names("own-column", many && "many")}>
    <div class="own-boards">
      ${(!part || part === "estate") && html`<${OwnEstate} />`}
      ${(!part || part === "orders") && html`<${Hand} />`}
    </div>
    ${!part && html`<div class="folds"><${Folds} /></div>`}
  </div>`;
}

function OwnEstate() {
  const { screen, seat } = useScene();
  const own = seat === screen.seat;
  return html`<section
    class=${names("estate", seatColour(seat))}
    data-part="estate"
    aria-label=${say("thebai-estate-of", { name: seatName(screen, seat) })}
  >
    <header>
      <${SeatToken} seat=${seat} now=${seat === screen.to_move} />
      <span class="who">
        <b>${seatName(screen, seat)}</b> ${own && html`<small>${say("thebai-you")}</small>`}
      </span>
      <${ClockFace} seat=${seat} />
      <${Stock} seat=${seat} own=${own} />
      <${Points} seat=${seat} />
    </header>
    <div class="supply" data-part="supply">
      <${SupplyDice} seat=${seat} own=${own} /><${Reserves} seat=${seat} />
    </div>
    <${Belongings} seat=${seat} own=${own} />
    <${Estate} seat=${seat} own=${own} />
  </section>`;
}
