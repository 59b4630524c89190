// A die: citizens are square in the player's colour, hoplites dark with cut corners. The upper half has
// the player's letter and the star of a ★ level, the lower half the pips of its strength.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { seatColour, seatLetter, seatName } from "./seat.js";

const FACES = {
  citizen: {
    body: "M5.5 1h13A4.5 4.5 0 0 1 23 5.5v13a4.5 4.5 0 0 1-4.5 4.5h-13A4.5 4.5 0 0 1 1 18.5v-13A4.500 4.500 0 0 1 5.5 1z",
    base: "M1.6 14.2h20.8v4.3a4 4 0 0 1-4 4H5.600a4 4 0 0 1-4-4z",
  },
  hoplite: {
    body: "M6.5 1.2h11l5.3 5.3v11l-5.3 5.3h-11l-5.3-5.3v-11z",
    base: "M2.4 14.2h19.2V17l-4.6 4.6H7L2.4 17z",
  },
};
const STAR = "M16.6 2.3l1.5 3.1 3.4.4-2.5 2.3.6 3.4-3-1.7-3 1.7.6-3.4-2.500-2.300 3.400-.4z";
const PIPS = [[], [12], [8.4, 15.6], [6.4, 12, 17.6]];

/**
 * A level as it is written: 2* is 2★.
 * @param {string} level
 */
export const levelWords = (level) => level.replace("*", "★");

/**
 * @param {{kind: "citizen" | "hoplite", seat: number, level: string}} die
 * @param {{names: string[]} | null} [screen]
 */
export const dieWords = ({ kind, seat, level }, screen = null) =>
  say("thebai-die", { kind, name: seatName(screen, seat), level: levelWords(level) });

/**
 * @param {{kind: "citizen" | "hoplite", seat: number, level: string, small?: boolean, class?: string}} props
 */
export function Die({ kind, seat, level, small, class: more }) {
  const face = FACES[kind];
  const star = level.endsWith("*");
  const label = dieWords({ kind, seat, level });
  return html`<svg
    class=${names("die", kind === "hoplite" ? "hop" : "cit", seatColour(seat), small && "sm", more)}
    viewBox="0 0 24 24"
    role="img"
    aria-label=${label}
  >
    <title>${label}</title>
    <path class="df" d=${face.body} />
    <path class="db" d=${face.base} />
    <text class="dl" x=${star ? 7.6 : 12} y="12">${seatLetter(seat)}</text>
    ${star && html`<path class="dp" d=${STAR} />`}
    ${PIPS[Number.parseInt(level, 10)]?.map((x) => html`<circle class="dp" key=${x} cx=${x} cy="18.2" r="2.2" />`)}
  </svg>`;
}
