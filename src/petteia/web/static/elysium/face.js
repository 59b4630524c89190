// The face of a card: Level, Family, price, name, effect, kind.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Column, colourWord } from "../parts/column.js";
import { Icon } from "../parts/icon.js";

export const ROMAN = ["", "I", "II", "III"];
const MARKS = { "=": "m-same", "≠": "m-differ" };

/**
 * @param {{words: import("../lib/wire.js").CardWords, lacking?: string, note?: any}} props
 * `lacking`: the Columns of the price that the person in front does not have
 */
export function Face({ words, lacking = "", note }) {
  const mark = MARKS[/** @type {"="} */ (words.mark)];
  return html`<span class="band">
      <${Icon} name=${`level-${words.level}`} class="lv" />
      <${Icon} name=${words.family} class="em" />
      <${Price} columns=${words.columns} lacking=${lacking} />
    </span>
    <span class="name">${words.name}</span>
    <span class="text"><${Effect} parts=${words.parts} /><i class="tail"></i></span>
    <span class="foot">
      <span class="kind" title=${words.kind_words}>
        <${Icon} name=${`k-${words.kind}`} /><span class="klabel">${words.kind_words}</span>
        ${mark && html`<${Icon} name=${mark} class="mk" />`}
      </span>
      ${note}
    </span>
    <${Icon} name=${words.family} class="water" />`;
}

/** @param {{columns: string, lacking: string}} props */
export function Price({ columns, lacking }) {
  return html`<span class="cost">
    ${[...columns].map((colour) => html`<${Column} colour=${colour} missing=${lacking.includes(colour)} />`)}
  </span>`;
}

/**
 * The effect, its tokens as icons that stay with their number and the mark behind them.
 * @param {{parts: import("../lib/wire.js").CardPart[]}} props
 */
function Effect({ parts }) {
  /** @type {any[]} */
  const shown = [];
  parts.forEach((part, index) => {
    if (typeof part === "string") {
      // A dot or comma after an icon must not begin the next line.
      const glued = typeof parts[index - 1] === "object" ? /^[^\s]*/.exec(part)?.[0] ?? "" : "";
      shown.push(part.slice(glued.length));
      return;
    }
    const next = parts[index + 1];
    const tail = typeof next === "string" ? /^[^\s]*/.exec(next)?.[0] ?? "" : "";
    shown.push(
      html`<span class="nb"
        >${part.number && `${part.number} `}<${Icon} name=${part.icon} class="in" />${tail}</span
      >`,
    );
  });
  return shown;
}

/**
 * What a card does, in words only.
 * @param {import("../lib/wire.js").CardWords} words
 */
export const textOf = ({ parts }) =>
  parts.map((part) => (typeof part === "string" ? part : part.words)).join("");

/**
 * A card in words, for those who hear it.
 * @param {import("../lib/wire.js").CardWords} words
 */
export function spoken(words) {
  const price = [...words.columns].map((colour) => say("column", { colour: colourWord(colour) }));
  return say("elysium-card-spoken", {
    name: words.name,
    family: words.family_name,
    level: ROMAN[words.level],
    price: price.join(", "),
    kind: words.kind_words,
    mark: words.mark,
    text: textOf(words),
  });
}
