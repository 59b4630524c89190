// An archon: a figure with the player's letter; hollow where the walk began.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { seatColour, seatLetter, seatName } from "./seat.js";

/**
 * @param {{seat: number, hollow?: boolean, class?: string}} props
 */
export function Archon({ seat, hollow, class: more }) {
  const label = say(hollow ? "thebai-archon-start" : "thebai-archon", { name: seatName(null, seat) });
  return html`<svg
    class=${names("archon", seatColour(seat), hollow && "hollow", more)}
    viewBox="0 0 28 34"
    data-token=${hollow ? undefined : `archon:${seat}`}
    role="img"
    aria-label=${label}
  >
    <title>${label}</title>
    <path
      class="af"
      d="M14 1.2a5.8 5.8 0 0 1 3.7 10.3C22 13.500 24.500 19 26.500 32.500h-25C3.500 19 6 13.500 10.300 11.500A5.800 5.800 0 0 1 14 1.2z"
    />
    <text class="al" x="14" y="27.5">${seatLetter(seat)}</text>
  </svg>`;
}
