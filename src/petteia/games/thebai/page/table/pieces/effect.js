// Effects in signs: what is printed on stones, estate spaces, orders and tiles.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";

/**
 * The symbols of the words that have another name in the sprite.
 * @type {Record<string, string>}
 */
const SYMBOLS = {
  "raise-citizen": "raise-cit",
  "raise-hoplite": "raise-hop",
  strength: "commander",
  "help-red": "help",
  "help-blue": "help",
  "help-yellow": "help",
};

const DRAWN = new Set(
  `grape amphora bronze good drachma order swap up raise hoplite place remove altar dionysos ares
  relocate councillor blessing star gate attack commander hero archon occupied turmoil column row roof
  stone prosper vp citizen`.split(/\s+/),
);

/**
 * The symbol of a word of an effect; empty if the word is written.
 * @param {string} word
 */
export const symbolOf = (word) => SYMBOLS[word] ?? (DRAWN.has(word) ? word : "");

/**
 * One sign of an effect: a number, a symbol or a word.
 * @param {{word: string, paid?: boolean}} props `paid`: a number that is paid
 */
function Sign({ word, paid }) {
  if (word === "pay") return html`<${Emblem} name="pay" class="arw" />`;
  const symbol = symbolOf(word);
  const [, colour] = /^help-(\w+)$/.exec(word) ?? [];
  if (symbol) return html`<${Emblem} name=${symbol} class=${names("sign", colour && `ink-${colour}`)} />`;
  return html`<b class=${names(paid && "paid")}>${word === "per" ? "/" : word}</b>`;
}

/**
 * Is this number left out, because several single signs stand together?
 * @param {string[]} step
 */
const single = (step) => step.length === 2 && step[0] === "1";

/**
 * After the first sign, one of a thing is its symbol alone: 1 stone 1 roof is "1 stone roof".
 * @param {string[]} step
 */
const withoutOnes = (step) => step.filter((word, index) => index === 0 || word !== "1" || index === step.length - 1);

/**
 * The steps of an effect below one another.
 * @param {{icons: string[][], label?: string, line?: boolean}} props
 *   `label`: read out and shown on hover; without it the signs are decoration.
 *   `line`: side by side
 */
export function Effect({ icons, label, line }) {
  const many = icons.length > 2;
  const bare = many && icons.every(single);
  const drawn = icons.map((step, index) => {
    const pays = step.indexOf("pay");
    const shown = many && single(step) ? step.slice(1) : withoutOnes(step);
    return html`<span class=${names("st", pays >= 0 ? "pay" : shown.length > 2 && "long")} key=${index}>
      ${shown.map((word, at) => html`<${Sign} key=${at} word=${word} paid=${at < pays} />`)}
    </span>`;
  });
  const size = line ? "line" : many ? "many" : icons.length === 2 ? "two" : "";
  return html`<span
    class=${names("effect", size, bare && "bare")}
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
    title=${label}
    >${drawn}</span
  >`;
}

/**
 * A word of an effect as a name, such as "Grapes".
 * @param {string} word
 */
export const signName = (word) => say("thebai-sign", { word });
