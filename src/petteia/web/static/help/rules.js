// The rules by number, fetched once per language, and the way to open them from anywhere.
import { html, signal } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { lazy } from "../lib/lazy.js";
import { furnished } from "../lib/rooms.js";
import { language } from "../lib/words.js";

/**
 * @typedef {{id: string, kind: "rule" | "ruling", section: string, text: string}} Rule
 */

/** @type {import("../vendor/signals.js").Signal<Rule[]>} */
export const rules = signal([]);
/** @type {import("../vendor/signals.js").Signal<{tab: "rules" | "cards" | "icons", rule: string} | null>} */
export const help = signal(null);

let loaded = "";

/** The rules in the language in use; call it again when the language changes. */
export async function loadRules() {
  const tongue = language.value;
  if (loaded === tongue) return;
  loaded = tongue;
  try {
    const got = (await get("games/elysium/rules")).rules;
    if (loaded === tongue) rules.value = got;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    loaded = "";
  }
}

/**
 * Open the rules at one of them.
 * @param {string} id such as "T2"
 */
export const showRule = (id) => {
  help.value = { tab: "rules", rule: id };
};
export const showRules = () => showRule("");
/** The cards of this table. */
export const showCards = () => {
  help.value = { tab: "cards", rule: "" };
};
/** What every sign means. */
export const showIcons = () => {
  help.value = { tab: "icons", rule: "" };
};
export const closeHelp = () => {
  help.value = null;
};

const HelpDialog = lazy(
  () => furnished(import("./dialog.js"), "panels"),
  (room) => room.HelpDialog,
);

/** Mounted once in the app; what it shows is fetched when somebody asks. */
export const HelpDialogs = () => help.value && html`<${HelpDialog} />`;
