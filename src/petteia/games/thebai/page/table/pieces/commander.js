// A commander: a shield with the player's letter and its strength.
import { html } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { seatColour, seatLetter, seatName } from "./seat.js";

/**
 * @param {{seat: number, strength: number}} props
 */
export function Commander({ seat, strength }) {
  const label = say("thebai-commander", { name: seatName(null, seat), strength });
  return html`<span class=${`cmdr ${seatColour(seat)}`} role="img" aria-label=${label} title=${label}
    >${seatLetter(seat)}${strength}</span
  >`;
}
