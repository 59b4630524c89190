// The face of a card: Level, Family, price, name, effect, kind; and the card enlarged.
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { CardPicture, Column, colourWord, Emblem } from "../emblems.js";

export const ROMAN = ["", "I", "II", "III", "IV", "V"];
const MARKS = { "=": "m-same", "≠": "m-differ" };

/**
 * @param {{words: import("../wire.js").ElysiumCard, lacking?: string, note?: any}} props
 * `lacking`: the Columns of the price that the player lacks
 */
export function Face({ words, lacking = "", note }) {
  const mark = MARKS[/** @type {"="} */ (words.mark)];
  return html`<span class="band">
      <${Emblem} name=${`level-${words.level}`} class="lv" />
      <${Emblem} name=${words.family} class="em" />
      <${CardPicture} words=${words} class="pic" />
      <${Price} columns=${words.columns} lacking=${lacking} />
    </span>
    <span class="name">${words.name}</span>
    <span class="text"><${Effect} parts=${words.parts} /></span>
    <span class="foot">
      <span class="kind" title=${words.kind_words}>
        <${Emblem} name=${`k-${words.kind}`} /><span class="klabel">${words.kind_words}</span>
        ${mark && html`<${Emblem} name=${mark} class="mk" />`}
      </span>
      ${note}
    </span>
    <${CardPicture} words=${words} class="water" />`;
}

/** @param {{columns: string, lacking: string}} props */
export function Price({ columns, lacking }) {
  return html`<span class="cost">
    ${[...columns].map((colour) => html`<${Column} colour=${colour} missing=${lacking.includes(colour)} />`)}
  </span>`;
}

/**
 * The effect with icons; an icon is kept together with its number and the punctuation behind it.
 * @param {{parts: import("../wire.js").ElysiumCard["parts"][number][]}} props
 */
function Effect({ parts }) {
  /** @type {any[]} */
  const shown = [];
  parts.forEach((part, index) => {
    if (typeof part === "string") {
      // Punctuation after an icon was drawn with the icon.
      const glued = typeof parts[index - 1] === "object" ? /^[^\s]*/.exec(part)?.[0] ?? "" : "";
      shown.push(part.slice(glued.length));
      return;
    }
    const next = parts[index + 1];
    const tail = typeof next === "string" ? /^[^\s]*/.exec(next)?.[0] ?? "" : "";
    shown.push(
      html`<span class="nb"
        >${part.number && `${part.number} `}<${Emblem} name=${part.icon} class="in" />${tail}</span
      >`,
    );
  });
  return shown;
}

/**
 * The effect as text.
 * @param {import("../wire.js").ElysiumCard} words
 */
export const textOf = ({ parts }) =>
  parts.map((part) => (typeof part === "string" ? part : part.words)).join("");

/**
 * The accessible name of a card.
 * @param {import("../wire.js").ElysiumCard} words
 */
export function spoken(words) {
  const price = [...words.columns].map((colour) => say("elysium-column", { colour: colourWord(colour) }));
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

/** @param {string} card */
const wordsOf = (card) =>
  /** @type {import("../wire.js").ElysiumCard | undefined} */ (cards.value?.cards[card]);

/** The enlarged card, with what its kind means and when it can be used. @param {{card: string}} props */
function Large({ card }) {
  const words = wordsOf(card);
  if (!words) return html`<p>${say("elysium-citizen-text")}</p>`;
  return html`<div class=${`card large ${words.family}`}>
    <${Face} words=${words} />
    <p class="kind-help"><b>${words.kind_words}.</b> ${say(`elysium-kind-${words.kind}`)}</p>
  </div>`;
}

/** @type {import("petteia/table/zoom.js").CardViews} */
export const cardViews = {
  has: (card) => card !== "citizen",
  title: (card) => wordsOf(card)?.name ?? say("elysium-citizen"),
  Large,
};
