// A Column, small: colour and shape together; missing ones are hollow and struck through.
import { html, names } from "../lib/html.js";
import { say } from "../lib/words.js";

const WORDS = { R: "red", B: "blue", G: "green", Y: "yellow", K: "any" };
const sprite = new URL("static/emblems.svg", document.baseURI).pathname;

/** @param {string} letter */
export const colourWord = (letter) => WORDS[/** @type {"R"} */ (letter)];

/**
 * @param {{colour: string, missing?: boolean, gone?: boolean}} props
 */
export function Column({ colour, missing, gone }) {
  const word = colourWord(colour);
  const label = say(missing ? "column-missing" : gone ? "column-gone" : "column", { colour: word });
  return html`<svg
    class=${names("col", word, missing && "missing", gone && "gone")}
    viewBox="0 0 20 26"
    role="img"
    aria-label=${label}
  >
    <title>${label}</title>
    <use class="sh" href=${`${sprite}#col-shape`} />
    <use class="mk" href=${`${sprite}#c-${word}`} x="5.5" y="8.5" width="9" height="9" />
    <path class="slash" d="M2 24 18 2" />
  </svg>`;
}
