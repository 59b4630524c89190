// The standee of a hero, in the colour of the player who took it.
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";
import { seatColour, seatLetter, seatName } from "./seat.js";

/**
 * The name of a hero.
 * @param {string} hero
 */
export const heroName = (hero) => cards.value?.cards[`hero:${hero}`]?.name ?? hero;

/**
 * @param {{hero: string, seat: number}} props
 */
export function Standee({ hero, seat }) {
  const label = say("thebai-standee", { hero: heroName(hero), name: seatName(null, seat) });
  return html`<span class=${`standee ${seatColour(seat)}`} role="img" aria-label=${label} title=${label}>
    <${Emblem} name="hero" />${seatLetter(seat)}
  </span>`;
}
