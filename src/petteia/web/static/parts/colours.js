// The four player colours to choose from, as a radio group.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Choices } from "./choices.js";
import { letterOf } from "./token.js";

export const COLOURS = ["a", "b", "c", "d"];

/** @param {{colour: string, seat: number, onColour: (colour: string) => void, among?: string[]}} props */
export function Colours({ colour, seat, onColour, among = COLOURS }) {
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
