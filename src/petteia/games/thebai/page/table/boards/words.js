// Components in words, as the boards show them.
import { say } from "petteia/lib/messages.js";
import { sentences } from "petteia/table/anchor.js";
import { component } from "../scene.js";

export const GOODS = /** @type {const} */ (["grape", "amphora", "bronze"]);
export const STOCK = /** @type {const} */ ([...GOODS, "drachma"]);
export const COLOURS = /** @type {const} */ (["wine", "honey", "olive", "sea"]);
export const ROWS = /** @type {const} */ (["red", "blue", "yellow"]);

/**
 * The name of a component.
 * @param {string} kind
 * @param {string} key
 */
export const nameOfThing = (kind, key) => component(kind, key)?.name ?? key;

/**
 * What a component does, as short as it can be said.
 * @param {import("../../wire.js").Component | undefined} words
 */
export const shortOf = (words) => words?.short || words?.text || "";

/**
 * Name and text of a component, for screen readers.
 * @param {string} kind
 * @param {string} key
 */
export function spoken(kind, key) {
  const words = component(kind, key);
  return words ? sentences(words.name, words.text) : key;
}

/**
 * Goods in words: "2 grapes, 1 bronze".
 * @param {Record<string, number>} goods
 */
export const goodsWords = (goods) =>
  STOCK.filter((good) => goods[good])
    .map((good) => say("thebai-goods", { good, count: goods[good] }))
    .join(", ");

/**
 * A number with a real minus sign.
 * @param {number} value
 */
export const minus = (value) => String(value).replace("-", "−");

/**
 * How often each value occurs, in the order of their first occurrence.
 * @template T
 * @param {readonly T[]} values
 * @returns {[T, number][]}
 */
export function counted(values) {
  /** @type {Map<T, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/**
 * The fulfilled orders by colour.
 * @param {string[]} orders
 * @returns {{colour: string, orders: string[]}[]}
 */
export const byColour = (orders) =>
  COLOURS.map((colour) => ({
    colour,
    orders: orders.filter((order) => component("order", order)?.group === colour),
  })).filter((one) => one.orders.length > 0);

const VOWELS = "aeiouyäöüąęóAEIOUYÄÖÜÓ";
/** Letters that stay together at the end of a line. */
const PAIRS = /^(?:sch|sz|cz|rz|dz|dź|dż|ch|ck|th|ph|qu|st|sp|pl|pr|tr|br|gr|kr|fl|bl)/i;
const LONG = 8;
/** The last parts of compound words; before them a word is divided first. */
const LAST_PARTS = new RegExp(
  `(?<=\\p{L}{3})(?=(?:house|cutter|hold|yard|head|roads|shop|march|bours|wall|gelübde|platz|tisch|stand|haus|bruch
  |ritus|berg|metz|speicher|stätte|halle|kammer|hain|quelle|mauer|schule|kreuzung|opfer|unterricht|karren
  |spitze|kränze|kuchen|lehrer|gaben|ziegel|presse|tausch|statt|giebel|schilde|befehl|posten|wache|mahl
  |wählter|zierplatz|meister|würfeln?|plättchen|felde?r?|führer|leiste|steine?s?|mitglieder|mitglied|rachmistrza)$)`.replace(/\s+/g, ""),
  "iu",
);

/**
 * A name with soft hyphens in its long words, for narrow places. Browsers have no dictionary for every
 * language; where syllables are divided differently, only the place of a hyphen is unusual.
 * @param {string} name
 */
export const soft = (name) =>
  name.replace(/\p{L}{8,}/gu, (word) => word.split(LAST_PARTS).map(hyphenated).join("\u00AD"));

/** @param {string} word */
function hyphenated(word) {
  let told = "";
  let rest = word;
  while (rest.length > 3 && told.length + rest.length >= LONG) {
    const cut = syllable(rest);
    if (!cut || rest.length - cut < 3) break;
    // Neither the first nor the last part has fewer than three letters.
    told += rest.slice(0, cut) + (told.length + cut >= 3 ? "\u00AD" : "");
    rest = rest.slice(cut);
  }
  return told + rest;
}

/**
 * How many letters the first syllable has; 0 if there is only one.
 * @param {string} word
 */
function syllable(word) {
  let at = 0;
  while (at < word.length && !VOWELS.includes(word[at])) at += 1;
  while (at < word.length && VOWELS.includes(word[at])) at += 1;
  let next = at;
  while (next < word.length && !VOWELS.includes(word[next])) next += 1;
  if (next === word.length) return 0;
  const between = word.slice(at, next);
  return at + (between.length < 2 || PAIRS.test(between) ? 0 : 1);
}
