// All cards of the table, filtered by Family, Level and kind, and searched by words.
import { html, useState } from "petteia/lib/html.js";
import { SearchField } from "petteia/help/search-field.js";
import { matches, wordsOf } from "petteia/help/search.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../emblems.js";
import { Face, textOf } from "../table/face.js";

const LEVELS = [1, 2, 3];
const KINDS = ["instant", "permanent", "activate", "trigger", "eleusis", "legend", "chronos"];

/**
 * The chosen filters; an empty one lets everything through.
 * @typedef {{family: string, level: number, kind: string}} Pick
 */

export function CardBook() {
  const [typed, setTyped] = useState("");
  const [pick, setPick] = useState(/** @type {Pick} */ ({ family: "", level: 0, kind: "" }));
  const book = /** @type {import("../wire.js").ElysiumCards | null} */ (cards.value);
  if (!book) return html`<p class="nothing">${say("elysium-help-no-cards")}</p>`;
  const words = wordsOf(typed);
  const found = Object.entries(book.cards)
    .filter(
      ([, card]) =>
        (!pick.family || card.family === pick.family) &&
        (!pick.level || card.level === pick.level) &&
        (!pick.kind || card.kind === pick.kind) &&
        matches(`${card.name} ${card.family_name} ${card.kind_words} ${textOf(card)}`, words),
    )
    .sort(([, one], [, two]) => inOrder(one, two));
  return html`<div class="cardbook">
    <${SearchField}
      label=${say("elysium-help-search-cards")}
      value=${typed}
      onInput=${setTyped}
      count=${say("elysium-help-cards-found", { count: found.length })}
    />
    <div class="filters">
      <${Filter}
        label=${say("elysium-help-by-family")}
        choices=${Object.entries(book.families).map(([key, { name }]) => ({ key, name, icon: key }))}
        picked=${pick.family}
        onPick=${(/** @type {string} */ family) => setPick({ ...pick, family })}
      />
      <${Filter}
        label=${say("elysium-help-by-level")}
        choices=${LEVELS.map((level) => ({
          key: level,
          name: say(`elysium-help-sign-level-${level}`),
          icon: `level-${level}`,
        }))}
        picked=${pick.level}
        onPick=${(/** @type {number} */ level) => setPick({ ...pick, level })}
      />
      <${Filter}
        label=${say("elysium-help-by-kind")}
        choices=${KINDS.map((kind) => ({
          key: kind,
          name: say(`elysium-help-sign-k-${kind}`),
          icon: `k-${kind}`,
        }))}
        picked=${pick.kind}
        onPick=${(/** @type {string} */ kind) => setPick({ ...pick, kind })}
      />
    </div>
    <ul class="bookcards" data-test="book">
      ${found.map(
        ([key, card]) =>
          html`<li key=${key}>
            <article class=${`card ${card.family}`} aria-label=${card.name}>
              <${Face} words=${card} />
            </article>
            ${card.copies > 1 && html`<small>${say("elysium-help-copies", { copies: card.copies })}</small>`}
          </li>`,
      )}
    </ul>
    ${!found.length && html`<p class="nothing">${say("help-nothing")}</p>`}
  </div>`;
}

/**
 * By Family, then Level, then name.
 * @param {import("../wire.js").ElysiumCard} one
 * @param {import("../wire.js").ElysiumCard} two
 */
const inOrder = (one, two) =>
  one.family_name.localeCompare(two.family_name) ||
  one.level - two.level ||
  one.name.localeCompare(two.name);

/**
 * A row of icons, of which at most one is chosen.
 * @template {string | number} K
 * @param {{label: string, choices: {key: K, name: string, icon: string}[], picked: K,
 *   onPick: (key: K) => void}} props
 */
function Filter({ label, choices, picked, onPick }) {
  const none = /** @type {K} */ (typeof picked === "number" ? 0 : "");
  return html`<div class="filter" role="group" aria-label=${label}>
    ${choices.map(
      ({ key, name, icon }) =>
        html`<button
          key=${key}
          class="iconbtn"
          aria-pressed=${picked === key}
          aria-label=${name}
          title=${name}
          onClick=${() => onPick(picked === key ? none : key)}
        >
          <${Emblem} name=${icon} />
        </button>`,
    )}
  </div>`;
}
