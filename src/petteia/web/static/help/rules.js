// The rules of a game, fetched once per language.
import { signal } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { language } from "../lib/messages.js";

/** @typedef {import("../lib/wire.js").RuleText} Rule */

/** @type {import("../vendor/signals.js").Signal<Rule[]>} */
export const rules = signal([]);

let loaded = "";

/**
 * Load the rules in the current language; call it again when the language changes.
 * @param {string} game
 */
export async function loadRules(game) {
  const wanted = `${game} ${language.value}`;
  if (!game || loaded === wanted) return;
  loaded = wanted;
  try {
    const got = (await get(`games/${game}/rules`)).rules;
    if (loaded === wanted) rules.value = got;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    loaded = "";
  }
}
