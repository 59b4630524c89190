// The symbols of the game and the pictograms of its cards, from the SVG files here, and its Columns.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { iconSet } from "petteia/parts/icon.js";

export const { Icon: Emblem, hrefOf: emblemHref } = iconSet(new URL("emblems.svg", import.meta.url));

const { Icon: Pictogram, hrefOf: pictogramHref } = iconSet(new URL("pictures.svg", import.meta.url));

/**
 * The pictogram of a card; if its pack names none, the emblem of its Family.
 * @param {{words: import("./wire.js").ElysiumCard, class?: string}} props
 */
export function CardPicture({ words, class: more }) {
  return words.picture
    ? html`<${Pictogram} name=${words.picture} class=${more} />`
    : html`<${Emblem} name=${words.family} class=${more} />`;
}

/** The address of the same, for a `<use>`. @param {import("./wire.js").ElysiumCard} words */
export const cardHref = (words) =>
  words.picture ? pictogramHref(words.picture) : emblemHref(words.family);

const WORDS = { R: "red", B: "blue", G: "green", Y: "yellow", K: "any" };

/** @param {string} letter */
export const colourWord = (letter) => WORDS[/** @type {"R"} */ (letter)];

/**
 * A small Column: every colour has its own shape; a missing one is hollow and struck through.
 * @param {{colour: string, missing?: boolean, gone?: boolean}} props
 */
export function Column({ colour, missing, gone }) {
  const word = colourWord(colour);
  const label = say(missing ? "elysium-column-missing" : gone ? "elysium-column-gone" : "elysium-column", { colour: word });
  return html`<svg
    class=${names("col", word, missing && "missing", gone && "gone")}
    viewBox="0 0 20 26"
    role="img"
    aria-label=${label}
  >
    <title>${label}</title>
    <use class="sh" href=${emblemHref("col-shape")} />
    <use class="mk" href=${emblemHref(`c-${word}`)} x="5.5" y="8.5" width="9" height="9" />
    <path class="slash" d="M2 24 18 2" />
  </svg>`;
}
