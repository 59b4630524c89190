// A player's token: its letter is given by the seat, its colour is chosen.
import { html, names } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { colours } from "../lib/offer.js";
import { Choices } from "./choices.js";

const LETTERS = ["A", "B", "Γ", "Δ"];

/** @param {number} seat */
export const letterOf = (seat) => LETTERS[seat] ?? "?";

/** @param {number} seat */
export const colourOf = (seat) => table.value?.seats[seat]?.colour ?? "";

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

/**
 * The choice of a colour.
 * @param {{colour: string, seat: number, onColour: (colour: string) => void, among?: string[]}} props
 */
export function Colours({ colour, seat, onColour, among = colours() }) {
  const choices = among.map((value) => ({
    value,
    label: say(`colour-${value}`),
    class: `token ${value}`,
    face: letterOf(seat),
  }));
  return html`<${Choices}
    class="swatches"
    label=${say("colour")}
    choices=${choices}
    value=${colour}
    onChoice=${onColour}
  />`;
}
