// The page's words in the reader's language, from locale/*/*.ftl; changing it changes every text.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./html.js";
import { recall, remember } from "./store.js";

export const LANGUAGES = ["en", "de", "pl"];
/** The books in use; rooms that are fetched later bring theirs by `addBook`. */
const books = ["page", "elysium"];

/** @type {Map<string, {bundle: FluentBundle, books: Set<string>}>} what is known, by language */
const known = new Map();

/** The language in use; read it (or call `say`) in a component and it follows. */
export const language = signal("en");

/** The language this person wants: the one chosen here before, else the browser's. */
function wanted() {
  const chosen = recall("language");
  const tongues = [chosen ?? "", ...navigator.languages.map((tongue) => tongue.slice(0, 2))];
  return tongues.find((tongue) => LANGUAGES.includes(tongue)) ?? "en";
}

/**
 * @param {string} tongue
 * @param {string} book
 */
async function read(tongue, book) {
  const answer = await fetch(`static/locale/${tongue}/${book}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${tongue}`);
  return answer.text();
}

/** @param {string} tongue */
async function load(tongue) {
  const there = known.get(tongue) ?? {
    bundle: new FluentBundle(tongue, { useIsolating: false }),
    books: new Set(),
  };
  const missing = books.filter((book) => !there.books.has(book));
  const texts = await Promise.all(missing.map((book) => read(tongue, book)));
  texts.forEach((text, place) => {
    if (there.books.has(missing[place])) return;
    there.books.add(missing[place]);
    const problems = there.bundle.addResource(new FluentResource(text));
    for (const problem of problems) console.error(problem);
  });
  known.set(tongue, there);
}

/**
 * The words of a room, before it is drawn.
 * @param {string} book
 */
export async function addBook(book) {
  if (!books.includes(book)) books.push(book);
  await load(language.peek());
}

/** Before anything is drawn. */
export async function loadWords() {
  await setLanguage(wanted(), false);
}

/**
 * @param {string} tongue
 * @param {boolean} chosen did the person choose it?
 */
export async function setLanguage(tongue, chosen = true) {
  await load(tongue);
  if (chosen) remember("language", tongue);
  document.documentElement.lang = tongue;
  language.value = tongue;
}

/**
 * A text of the catalogue.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function say(key, facts) {
  const bundle = known.get(language.value)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`no words for ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(message.value, facts ?? null, problems);
  for (const problem of problems) console.error(key, problem);
  return text;
}
