// Settings that this browser remembers: theme, name, and the preferences of the player.
import { effect, signal } from "./html.js";
import { recall, remember } from "./store.js";

export const theme = signal(document.documentElement.dataset.theme ?? "light");
export const sound = signal(recall("sound") !== "off");
export const ownName = signal(recall("name") ?? "");

/**
 * A setting with a few values, remembered under a key; an unknown value is the default.
 * @template {string} T
 * @param {string} key
 * @param {readonly T[]} values
 * @param {T} usual
 */
function choice(key, values, usual) {
  const kept = /** @type {T} */ (recall(key));
  const setting = signal(values.includes(kept) ? kept : usual);
  effect(() => remember(key, setting.value));
  return setting;
}

export const PACES = /** @type {const} */ (["slow", "normal", "instant"]);
/** How fast the moves of others are shown. */
export const pace = choice("pace", PACES, "normal");

export const CONFIRMATIONS = /** @type {const} */ (["step", "turn", "none"]);
/** What is asked about first: every move that cannot be undone, the end of the turn, or nothing. */
export const confirmations = choice(
  "confirmations",
  CONFIRMATIONS,
  // Until there were three values, this was a switch.
  recall("ask-first") === "no" ? "none" : "step",
);

export const TEXT_SIZES = /** @type {const} */ (["normal", "large", "largest"]);
export const textSize = choice("text-size", TEXT_SIZES, "normal");

export const HINT_STRENGTHS = /** @type {const} */ (["quick", "normal", "thorough"]);
/** How long a bot thinks about a hint. */
export const hintStrength = choice("hint-strength", HINT_STRENGTHS, "normal");

export const SWITCH = /** @type {const} */ (["off", "on"]);
/** Do the colours of players have patterns? */
export const patterns = choice("patterns", SWITCH, "off");

export const FULL_VOLUME = 100;
const USUAL_VOLUME = 60;
const keptVolume = Number(recall("volume") ?? USUAL_VOLUME);
/** The volume of sounds, from 0 to FULL_VOLUME. */
export const volume = signal(
  keptVolume >= 0 && keptVolume <= FULL_VOLUME ? keptVolume : USUAL_VOLUME,
);
effect(() => remember("volume", `${volume.value}`));

effect(() => {
  const { dataset } = document.documentElement;
  dataset.theme = theme.value;
  dataset.textSize = textSize.value;
  dataset.patterns = patterns.value;
});
effect(() => remember("name", ownName.value));

export function toggleTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  remember("theme", theme.value);
}

export function toggleSound() {
  sound.value = !sound.value;
  remember("sound", sound.value ? "on" : "off");
}

/**
 * Does a move need a confirmation?
 * @param {{final: boolean, passes: boolean}} move
 */
export function needsQuestion({ final, passes }) {
  if (confirmations.peek() === "turn") return passes;
  return final && confirmations.peek() === "step";
}
