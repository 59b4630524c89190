// What the bots' levels are called, asked of the server once per language.
import { effect, signal } from "./html.js";
import { ApiError, get } from "./api.js";
import { language } from "./words.js";

/** @type {import("../vendor/signals.js").Signal<{level: string, number: number, name: string, about: string}[]>} */
export const levels = signal([]);

let wanted = false;
let loaded = "";

effect(() => {
  if (wanted) load(language.value);
});

/** @param {string} tongue */
async function load(tongue) {
  if (loaded === tongue) return;
  loaded = tongue;
  try {
    levels.value = (await get("games")).bots;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    loaded = "";
  }
}

/**
 * @param {string | null} level
 * @returns {string}
 */
export function levelName(level) {
  if (!wanted) {
    wanted = true;
    load(language.peek());
  }
  return levels.value.find((one) => one.level === level)?.name ?? level ?? "";
}
