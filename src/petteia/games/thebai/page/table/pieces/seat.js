// The players of a game of Thebai: their tokens, names and colours. Alone, seat 1 is Antigone, who
// has no seat at the table.
import { html, names } from "petteia/lib/html.js";
import { position, table } from "petteia/lib/live.js";
import { colourOf, letterOf } from "petteia/parts/token.js";

/** The colours for Antigone, best first; the first that the player does not have is hers. */
const HERS = ["b", "d", "c", "a"];
/** The colours by seat where there is no table, in pictures that explain the game. */
const IN_PICTURES = ["a", "b", "c", "d"];

/**
 * The class with the colour of a seat.
 * @param {number} seat
 */
export function seatColour(seat) {
  const chosen = colourOf(seat);
  if (chosen) return chosen;
  if (!table.value) return IN_PICTURES[seat] ?? "b";
  const taken = colourOf(0);
  return HERS.find((colour) => colour !== taken) ?? "b";
}

/** @param {number} seat */
export const seatLetter = (seat) => letterOf(seat);

/**
 * @param {{names: string[]} | null | undefined} screen
 * @param {number} seat
 */
export function seatName(screen, seat) {
  const all = screen?.names ?? position.peek()?.screen.names ?? [];
  return all[seat] ?? letterOf(seat);
}

/**
 * @param {{seat: number, small?: boolean, tiny?: boolean, now?: boolean, title?: string}} props
 */
export function SeatToken({ seat, small, tiny, now, title }) {
  return html`<b
    class=${names("token", seatColour(seat), small && "sm", tiny && "xs", now && "now")}
    title=${title}
    >${letterOf(seat)}</b
  >`;
}
