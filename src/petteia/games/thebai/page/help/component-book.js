// All components of the table, chosen by kind and searched by words.
import { html, useState } from "petteia/lib/html.js";
import { SearchField } from "petteia/help/search-field.js";
import { matches, wordsOf } from "petteia/help/search.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { BigCard } from "../table/boards/card-views.js";
import { Emblem } from "../emblems.js";

/** @typedef {import("../wire.js").Component} Component */

/**
 * The chapters of the book: icon and kinds of components.
 * @type {Record<string, {icon: string, kinds: string[]}>}
 */
const CHAPTERS = {
  stones: { icon: "stone", kinds: ["stone", "roof"] },
  estate: { icon: "estate", kinds: ["estate-space", "estate-board"] },
  orders: { icon: "order", kinds: ["order"] },
  heroes: { icon: "hero", kinds: ["hero"] },
  altar: { icon: "altar", kinds: ["altar-space", "blessing", "help-tile"] },
  council: { icon: "councillor", kinds: ["council-space", "monument", "path-space"] },
  fate: { icon: "attack", kinds: ["conflict", "prosperity", "attack", "gate-tile"] },
  heralds: { icon: "herald", kinds: ["herald", "turmoil"] },
  antigone: {
    icon: "challenge",
    kinds: ["basic-action", "special-action", "destiny", "challenge", "antigone-roof"],
  },
  pieces: { icon: "cit", kinds: [] },
};
const LISTED = new Set(Object.values(CHAPTERS).flatMap((chapter) => chapter.kinds));

/** The chapter of a component. @param {Component} component */
function chapterOf({ kind }) {
  const found = Object.entries(CHAPTERS).find(([, { kinds }]) => kinds.includes(kind));
  return found?.[0] ?? "pieces";
}

/** The components in the order of the book. @param {Component} one @param {Component} two */
function inOrder(one, two) {
  const kinds = [...LISTED];
  /** @param {Component} component */
  const place = ({ kind }) => (LISTED.has(kind) ? kinds.indexOf(kind) : kinds.length);
  return (
    place(one) - place(two) ||
    one.group.localeCompare(two.group) ||
    one.number - two.number ||
    one.name.localeCompare(two.name)
  );
}

export function ComponentBook() {
  const [typed, setTyped] = useState("");
  const [chapter, setChapter] = useState("stones");
  const book = /** @type {import("../wire.js").ThebaiCards | null} */ (cards.value);
  if (!book) return html`<p class="nothing">${say("thebai-help-no-components")}</p>`;
  const all = Object.values(book.cards);
  const there = Object.keys(CHAPTERS).filter((key) => all.some((one) => chapterOf(one) === key));
  const words = wordsOf(typed);
  // A search goes through all chapters.
  const found = all
    .filter((one) =>
      words.length ? matches(`${one.name} ${one.text} ${one.short}`, words) : chapterOf(one) === chapter,
    )
    .sort(inOrder);
  return html`<div class="cardbook thebai-book">
    <${SearchField}
      label=${say("thebai-help-search")}
      value=${typed}
      onInput=${setTyped}
      count=${say("thebai-help-found", { count: found.length })}
    />
    <div class="chapters" role="group" aria-label=${say("thebai-help-chapters")}>
      ${there.map(
        (key) =>
          html`<button
            key=${key}
            class="btn"
            aria-pressed=${!words.length && chapter === key}
            data-test=${`book-${key}`}
            onClick=${() => {
              setTyped("");
              setChapter(key);
            }}
          >
            <${Emblem} name=${CHAPTERS[key]?.icon ?? ""} />${say(`thebai-help-chapter-${key}`)}
          </button>`,
      )}
    </div>
    <ul class="bookcards" data-test="book">
      ${found.map(
        (one) =>
          html`<li key=${`${one.kind}:${one.key}`}>
            <${BigCard} words=${one} />
            ${one.copies > 1 && html`<small>${say("thebai-help-copies", { copies: one.copies })}</small>`}
          </li>`,
      )}
    </ul>
    ${!found.length && html`<p class="nothing">${say("help-nothing")}</p>`}
    ${chapter === "antigone" && !words.length && html`<${Preferences} rows=${book.antigone_table} />`}
  </div>`;
}

/**
 * What Antigone prefers, and what she does when it is impossible.
 * @param {{rows: string[][]}} props
 */
function Preferences({ rows }) {
  if (!rows.length) return null;
  return html`<div class="preferences">
    <h3>${say("thebai-help-preferences")}</h3>
    <p>${say("thebai-help-no-reward")}</p>
    <table>
      <thead>
        <tr>
          <th>${say("thebai-help-does")}</th>
          <th>${say("thebai-help-prefers")}</th>
          <th>${say("thebai-help-else")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([what, prefers, otherwise]) =>
            html`<tr key=${what}><th scope="row">${what}</th><td>${prefers}</td><td>${otherwise}</td></tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
