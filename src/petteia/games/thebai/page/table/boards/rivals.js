// The rivals: a line each, which opens the whole board of a rival.
import { html, names, signal } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { ClockFace } from "petteia/lobby/clock.js";
import { levelName } from "petteia/parts/bots.js";
import { sheet } from "petteia/table/scene.js";
import { Emblem } from "../../emblems.js";
import { SeatToken, seatColour, seatName } from "../pieces/seat.js";
import { tabbed, useScene } from "../scene.js";
import { Estate } from "./estate.js";
import { Fulfilled, OrderThing } from "./orders.js";
import { Belongings, Points, Reserves, Stock, SupplyDice } from "./supply.js";
import { minus } from "./words.js";

/** The rival whose board is open. */
const shown = signal(0);

/**
 * The other players in turn around the table; Antigone has an area of her own.
 * @param {import("../scene.js").Scene} scene
 */
export function rivalsOf({ screen, seat }) {
  const count = screen.seats.length;
  const others = Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);
  return others.filter((other) => screen.seats[other].estate.length > 0);
}

/** Open the whole board of a rival. @param {number} seat */
export function showRival(seat) {
  shown.value = seat;
  sheet.value = "rival";
}

export function Rivals() {
  const rivals = rivalsOf(useScene());
  if (!rivals.length) return null;
  return html`<section class="pnl opponents" data-part="rivals" aria-label=${say("thebai-rivals")}>
    <ul class="lines">
      ${rivals.map((seat) => html`<li key=${seat}><${Rival} seat=${seat} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{seat: number}} props */
function Rival({ seat }) {
  const { screen } = useScene();
  const board = screen.seats[seat];
  const name = seatName(screen, seat);
  const orders = board.hand.length + board.hidden_orders;
  return html`<button
    class=${names("opponent", seatColour(seat), seat === screen.to_move && "acting")}
    data-test=${`rival-${seat}`}
    aria-haspopup="dialog"
    onClick=${() => showRival(seat)}
  >
    <${SeatToken} seat=${seat} now=${seat === screen.to_move} />
    <span class="who">
      <b>${name}</b>
      <small><${Kind} seat=${seat} /> · ${say("thebai-orders-count", { count: orders })}</small>
    </span>
    <${ClockFace} seat=${seat} />
    <span class="amount vpn"><${Emblem} name="vp" class="v" label=${say("thebai-points")} /><b>${minus(board.vp)}</b></span>
    <span class="vh">${say("thebai-open-rival", { name })}</span>
  </button>
  ${
    // Where they have a tab of their own there is room for more.
    tabbed.value &&
    html`<div class="rextra">
      <${Stock} seat=${seat} /><${SupplyDice} seat=${seat} /><${Reserves} seat=${seat} />
      ${board.fulfilled.length > 0 && html`<${Fulfilled} seat=${seat} />`}
      <${Belongings} seat=${seat} />
    </div>`
  }`;
}

/** A bot with its level, or whether a person is there. @param {{seat: number}} props */
function Kind({ seat }) {
  const { face, position, still } = useScene();
  const mark = face?.seats?.[seat];
  if (!mark) return null;
  if (!still && position.thinking === seat)
    return html`<span class="thinking">${say("table-thinking")}</span>`;
  if (mark.kind === "bot" || mark.away) return say("thebai-bot", { level: levelName(mark.level) });
  return say(mark.online ? "thebai-online" : "thebai-offline");
}

/** The whole board of a rival. */
export function RivalPeek() {
  const { screen } = useScene();
  const seat = screen.seats[shown.value] ? shown.value : 0;
  const { hand, hidden_orders, councillors } = screen.seats[seat];
  return html`<div class=${names("rboard", seatColour(seat))}>
    <header>
      <${SeatToken} seat=${seat} now=${seat === screen.to_move} />
      <span class="who"><b>${seatName(screen, seat)}</b> <small><${Kind} seat=${seat} /></small></span>
      <${Stock} seat=${seat} /><${Points} seat=${seat} />
    </header>
    <div class="supply"><${SupplyDice} seat=${seat} /><${Reserves} seat=${seat} /></div>
    <${Belongings} seat=${seat} />
    <${Estate} seat=${seat} />
    <p class="rline">
      <span>${say("thebai-orders-in-hand", { count: hand.length + hidden_orders })}</span>
      <span>${say("thebai-fulfilled")} <${Fulfilled} seat=${seat} /></span>
      <span>${say("thebai-councillors", { count: councillors })}</span>
    </p>
    ${hand.length > 0 &&
    html`<div class="ocs" style=${{ "--count": hand.length }}>
      ${hand.map((order) => html`<${OrderThing} key=${order.order} order=${order} at="" />`)}
    </div>`}
  </div>`;
}

/** @type {import("petteia/table/sheet.js").Sheets} */
export const sheetsOfBoards = { rival: { title: "thebai-rival-board", Content: RivalPeek } };
