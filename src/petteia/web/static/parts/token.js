// A player's token: the letter by seat, the colour by choice.
import { html, names } from "../lib/html.js";
import { table } from "../lib/live.js";

const LETTERS = ["A", "B", "Γ", "Δ"];

/** @param {number} seat */
export const letterOf = (seat) => LETTERS[seat] ?? "?";

/** @param {number} seat */
export const colourOf = (seat) => table.value?.seats[seat]?.colour ?? "abcd"[seat];

/** @param {number} seat */
export const nameOf = (seat) => table.value?.seats[seat]?.name ?? letterOf(seat);

/**
 * @param {{seat: number, small?: boolean, now?: boolean, title?: string}} props
 */
export function Token({ seat, small, now, title }) {
  return html`<b class=${names("token", colourOf(seat), small && "sm", now && "now")} title=${title}
    >${letterOf(seat)}</b
  >`;
}
