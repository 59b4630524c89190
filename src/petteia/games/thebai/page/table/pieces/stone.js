// A stone: a courtyard house from above, four hipped roofs around the signs of its effect.
import { html, names } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Pictogram } from "../../emblems.js";
import { Effect } from "./effect.js";
import { RoofMark, roofName } from "./roof.js";
import { seatColour, seatLetter } from "./seat.js";

export const EDGES = /** @type {const} */ (["top", "right", "bottom", "left"]);

/** The outlines of the roofs and the places of their marks, on a grid of 60. */
const ROOFS = [
  { path: "M1 1H59L48 12H12z", x: 26, y: 2.4 },
  { path: "M59 1V59L48 48V12z", x: 49.6, y: 26 },
  { path: "M59 59H1L12 48H48z", x: 26, y: 49.6 },
  { path: "M1 59V1L12 12V48z", x: 2.4, y: 26 },
];

/**
 * @typedef {import("../../wire.js").Component} Component
 */

/**
 * A stone in words.
 * @param {string} stone
 * @returns {Component | undefined}
 */
export const stoneWords = (stone) =>
  /** @type {Record<string, Component> | undefined} */ (cards.value?.cards)?.[`stone:${stone}`];

/**
 * The roofs of a stone in words, clockwise from the top.
 * @param {string} roofs
 */
export const roofsWords = (roofs) =>
  say("thebai-stone-roofs", { roofs: [...roofs].map(roofName).join(", ") });

/**
 * The roofs after quarter turns clockwise.
 * @param {string} roofs
 * @param {number} turns
 */
export function turnRoofs(roofs, turns) {
  const by = ((turns % 4) + 4) % 4;
  return roofs.slice(4 - by) + roofs.slice(0, 4 - by);
}

/**
 * @param {{roofs: string, glow?: readonly string[], only?: boolean}} props
 *   `only`: draw nothing but the glow, over a stone that is there already
 */
export function Roofs({ roofs, glow = [], only }) {
  return html`<svg class="roofs" viewBox="0 0 60 60" aria-hidden="true">
    ${!only &&
    ROOFS.map(({ path, x, y }, side) => {
      const roof = roofs[side] ?? "";
      return html`<path class=${`rf rf-${roof.toLowerCase()}`} d=${path} />
        <${RoofMark} roof=${roof} x=${x} y=${y} />`;
    })}
    ${ROOFS.map(({ path }, side) => glow.includes(EDGES[side]) && html`<path class="rg" d=${path} />`)}
  </svg>`;
}

/**
 * @param {{stone: string, owner?: number | null, roofs?: string, size?: number, glow?: readonly string[],
 *   dim?: boolean, words?: Component, class?: string, children?: any}} props
 *   `owner`: the seat of its colour; none if it is neutral. `roofs`: as it lies. `size` in pixels, else
 *   the `--st` around it. `words`: for pages without a table
 */
export function Stone({ stone, owner = null, roofs, size, glow, dim, words, class: more, children }) {
  const own = words ?? stoneWords(stone);
  return html`<span
    class=${names("stone", dim && "dim", more)}
    style=${size ? { "--st": `${size}px` } : undefined}
    data-stone=${stone}
  >
    <${Roofs} roofs=${roofs || own?.roofs || ""} glow=${glow} />
    <span class="court"><${Effect} icons=${own?.icons ?? []} /></span>
    ${owner !== null && html`<b class=${`owner ${seatColour(owner)}`}>${seatLetter(owner)}</b>`}
    ${own?.picture && html`<${Pictogram} name=${own.picture} class="pic" />`}
    ${children}
  </span>`;
}
