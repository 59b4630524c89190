// The battles ahead, a sentence each; a tap shows the numbers of every player.
import { html, useState } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";
import { SeatToken, seatName } from "../pieces/seat.js";
import { useScene } from "../scene.js";
import { minus } from "./words.js";

/** @typedef {import("../../wire.js").BattleAhead} Battle */

/** @param {{brief?: boolean}} props `brief`: all but the nearest one are folded */
export function BattlesAhead({ brief = false }) {
  const { battles } = useScene().screen;
  if (!battles.length) return null;
  const later = brief ? battles.slice(1) : [];
  return html`<section class="pnl battles" data-part="battles" aria-label=${say("thebai-battles")}>
    <h2>${say("thebai-battles")}</h2>
    <${Lines} battles=${brief ? battles.slice(0, 1) : battles} />
    ${
      later.length > 0 &&
      html`<details>
        <summary>${say("thebai-battles-later", { count: later.length })}</summary>
        <${Lines} battles=${later} />
      </details>`
    }
  </section>`;
}

/** @param {{battles: Battle[]}} props */
const Lines = ({ battles }) =>
  html`<ul class="lines">
    ${battles.map((battle) => html`<li key=${battle.round}><${Battle} battle=${battle} /></li>`)}
  </ul>`;

/** @param {{battle: Battle}} props */
function Battle({ battle }) {
  const { screen } = useScene();
  const [open, setOpen] = useState(false);
  const { round, row, low, high, seats, words } = battle;
  const when = round === screen.round ? "now" : "later";
  return html`<button
      class="bline"
      aria-expanded=${open}
      data-test=${`battle-${round}`}
      onClick=${() => setOpen(!open)}
    >
      <${Emblem} name="attack" />
      <span>
        <b class="cf">${say("thebai-ahead-when", { when, row, round })}</b> ${words}
      </span>
    </button>
    ${open &&
    html`<table class="bseats">
      <caption class="vh">
        ${say("thebai-ahead-attack", { low, high })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say("thebai-ahead-player")}</th>
          <th scope="col">${say("thebai-ahead-total")}</th>
          <th scope="col">${say("thebai-ahead-range")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          ({ seat, total, worst, best }) =>
            html`<tr key=${seat} class=${seat === screen.seat ? "you" : undefined}>
              <th scope="row"><${SeatToken} seat=${seat} small /> ${seatName(screen, seat)}</th>
              <td>${total === null ? say("thebai-ahead-absent") : total}</td>
              <td>${say("thebai-ahead-vp", { worst: signed(worst), best: signed(best), same: String(worst === best) })}</td>
            </tr>`,
        )}
      </tbody>
    </table>`}`;
}

/** @param {number} vp */
const signed = (vp) => (vp > 0 ? `+${vp}` : minus(vp));
