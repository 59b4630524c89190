// Translated messages (Fluent): loads `<folder>/<language>/<name>.ftl` and formats them with `say`.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./html.js";
import { recall, remember } from "./store.js";

export const LANGUAGES = ["en", "de", "pl"];
const FALLBACK = "en";
const OWN = new URL("../locale/", import.meta.url).href;

/**
 * @typedef {{folder: string, name: string}} Resource a file of messages, once per language
 */

/** @type {Resource[]} the resources in use; views and games add theirs with `addMessages` */
const resources = [{ folder: OWN, name: "page" }];

/** @type {Map<string, {bundle: FluentBundle, loaded: Set<Resource>}>} by language */
const bundles = new Map();

/** The current language. Components that read it, or call `say`, are drawn again when it changes. */
export const language = signal(FALLBACK);

/** The language chosen here before, else the browser's. */
function preferredLanguage() {
  const wishes = [recall("language") ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
  return wishes.find((one) => LANGUAGES.includes(one)) ?? FALLBACK;
}

/**
 * The text of a resource. A game need not have every language: then it is shown in English.
 * @param {string} lang
 * @param {Resource} resource
 * @returns {Promise<string>}
 */
async function read(lang, resource) {
  const answer = await fetch(`${resource.folder}${lang}/${resource.name}.ftl`);
  if (answer.ok) return answer.text();
  if (lang === FALLBACK) throw new TypeError(`no messages ${answer.url}`);
  return read(FALLBACK, resource);
}

/** @type {Map<string, Promise<string>>} the texts that are being read, by language, folder and name */
const reading = new Map();

/**
 * The same, but views that are loaded at the same time read a resource only once.
 * @param {string} lang
 * @param {Resource} resource
 */
function readOnce(lang, resource) {
  const key = `${lang} ${resource.folder}${resource.name}`;
  const text = reading.get(key) ?? read(lang, resource).finally(() => reading.delete(key));
  reading.set(key, text);
  return text;
}

/** @param {string} lang */
async function load(lang) {
  const there = bundles.get(lang) ?? {
    bundle: new FluentBundle(lang, { useIsolating: false }),
    loaded: new Set(),
  };
  const missing = resources.filter((one) => !there.loaded.has(one));
  const texts = await Promise.all(missing.map((one) => readOnce(lang, one)));
  texts.forEach((text, index) => {
    if (there.loaded.has(missing[index])) return;
    there.loaded.add(missing[index]);
    const problems = there.bundle.addResource(new FluentResource(text));
    for (const problem of problems) console.error(problem);
  });
  bundles.set(lang, there);
}

/**
 * Load the messages of a view before it is drawn.
 * @param {string} name
 * @param {string} [folder] the address of the folder that has a folder for each language
 */
export async function addMessages(name, folder = OWN) {
  if (!resources.some((one) => one.name === name && one.folder === folder)) {
    resources.push({ folder, name });
  }
  await load(language.peek());
}

/** Call this before anything is drawn. */
export async function loadMessages() {
  await setLanguage(preferredLanguage(), false);
}

/**
 * @param {string} lang
 * @param {boolean} chosen did the person choose it?
 */
export async function setLanguage(lang, chosen = true) {
  await load(lang);
  if (chosen) remember("language", lang);
  document.documentElement.lang = lang;
  language.value = lang;
}

/**
 * A message in the current language.
 * @param {string} key
 * @param {Record<string, string | number>} [facts]
 * @returns {string}
 */
export function say(key, facts) {
  const bundle = bundles.get(language.value)?.bundle;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`no message ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(message.value, facts ?? null, problems);
  for (const problem of problems) console.error(key, problem);
  return text;
}
