// Components enlarged: beside the pointer, in a dialog, from the log, and in the book of components.
import { html, names } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Emblem, Pictogram, emblemHref, pictogramHref } from "../../emblems.js";
import { Effect } from "../pieces/effect.js";
import { Roof } from "../pieces/roof.js";
import { Stone } from "../pieces/stone.js";
import { GOODS } from "./words.js";

/** @typedef {import("../../wire.js").Component} Component */

/**
 * The symbols of the kinds of components.
 * @type {Record<string, string>}
 */
const SYMBOLS = {
  "stone": "stone",
  "order": "order",
  "hero": "hero",
  "estate-space": "estate",
  "estate-board": "estate",
  "council-space": "councillor",
  "councillor-tile": "councillor",
  "monument": "monument",
  "path-space": "path",
  "altar-space": "altar",
  "altar-marker": "altar",
  "blessing": "blessing",
  "help-tile": "help",
  "gate-tile": "gate",
  "conflict": "attack",
  "attack": "attack",
  "attack-marker": "attack",
  "prosperity": "prosper",
  "herald": "herald",
  "basic-action": "action",
  "special-action": "special",
  "game-end-card": "action",
  "destiny": "destiny",
  "challenge": "challenge",
  "roof": "roof",
  "antigone-roof": "roof",
  "turmoil": "turmoil",
  "turmoil-tile": "turmoil",
  "citizen-die": "cit",
  "hoplite-die": "hop",
  "archon": "archon",
  "commander": "commander",
  "occupied-marker": "occupied",
};
const STONE = 112;

/** The components with a symbol of their own. */
const OWN = new Set(
  `blessing-thyrsos blessing-full_jar blessing-shield_oath blessing-dragon_tooth blessing-vine_crown
  blessing-spear_crown hero-kadmos hero-amphion hero-harmonia hero-teiresias hero-herakles hero-semele
  hero-menoikeus hero-zethos destiny-veil destiny-torch destiny-spear destiny-urn destiny-trowel
  destiny-thread`.split(/\s+/),
);

/** @param {string} card */
const wordsOf = (card) => /** @type {Component | undefined} */ (cards.value?.cards[card]);

/**
 * The symbol of a component.
 * @param {Component} words
 */
export function symbolOfThing({ kind, key, group }) {
  if (OWN.has(`${kind}-${key}`)) return kind === "destiny" ? key : `${kind}-${key}`;
  if (kind === "order") return `oc-${group}`;
  if (kind === "blessing" && group) return group;
  return SYMBOLS[kind] ?? "thebai";
}

/**
 * The pictogram of a component; if its pack names none, the symbol of its kind.
 * @param {{words: Component, class?: string}} props
 */
export function ThingPicture({ words, class: more }) {
  return words.picture
    ? html`<${Pictogram} name=${words.picture} class=${more} />`
    : html`<${Emblem} name=${symbolOfThing(words)} class=${more} />`;
}

/** The address of the same, for a `<use>`. @param {Component} words */
export const thingHref = (words) =>
  words.picture ? pictogramHref(words.picture) : emblemHref(symbolOfThing(words));

/** The figure of a component; most have their effect in signs. @param {{words: Component}} props */
function Figure({ words }) {
  const { kind, key, icons, group, number } = words;
  if (kind === "stone") return html`<${Stone} stone=${key} words=${words} size=${STONE} />`;
  if (kind === "roof" || kind === "antigone-roof")
    return html`<${Roof} roof=${key} /><${Effect} icons=${icons} line />`;
  if (kind === "help-tile")
    return html`<span class=${`htile row-${group}`}><${Emblem} name="help" /><b>${number}</b></span>`;
  if (kind === "attack") return html`<b class="modifier">${number < 0 ? number : `+${number}`}</b>`;
  if (kind === "order")
    return html`<span class="oc">
        ${GOODS.flatMap((good, index) =>
          Array.from({ length: words.cost[index] ?? 0 }, (_, nth) => html`<${Emblem} key=${good + nth} name=${good} />`),
        )}
      </span>
      <${Emblem} name="pay" class="arw" /><${Effect} icons=${icons} line />`;
  return icons.length ? html`<${Effect} icons=${icons} line />` : null;
}

/**
 * A component as a card: kind, name, signs and text.
 * @param {{words: Component}} props
 */
export function BigCard({ words }) {
  const { kind, group, text } = words;
  const colour =
    kind === "order" ? `ord-${group}` : kind === "estate-space" || kind === "help-tile" ? `row-${group}` : "";
  const figure = html`<${Figure} words=${words} />`;
  return html`<article class=${names("bigcard", `k-${kind}`, colour)}>
    <header>
      <${Emblem} name=${symbolOfThing(words)} /><span>${say("thebai-kind", { kind })}</span>
    </header>
    <h3>${words.picture && html`<${Pictogram} name=${words.picture} />`}${words.name}</h3>
    <div class="figure">${figure}</div>
    <p>${text || say("thebai-kind-help", { kind })}</p>
  </article>`;
}

/** @param {{card: string}} props */
function Large({ card }) {
  const words = wordsOf(card);
  return words ? html`<${BigCard} words=${words} />` : null;
}

/** What this kind of component is, and how many there are. @param {{card: string}} props */
function Details({ card }) {
  const words = wordsOf(card);
  if (!words?.text) return null;
  return html`<p class="kind-help">
    ${say("thebai-kind-help", { kind: words.kind })}
    ${words.copies > 1 && html` ${say("thebai-copies", { count: words.copies })}`}
  </p>`;
}

/** @type {import("petteia/table/zoom.js").CardViews} */
export const cardViews = {
  has: (card) => wordsOf(card) !== undefined,
  title: (card) => wordsOf(card)?.name ?? card,
  Large,
  Details,
};
