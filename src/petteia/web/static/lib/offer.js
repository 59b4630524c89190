// What the server offers: its games and the levels of bots, in the current language.
import { computed, effect, signal, useEffect } from "./html.js";
import { ApiError, get } from "./api.js";
import { language } from "./messages.js";
import { recallJson } from "./store.js";

/** @type {import("../vendor/signals.js").Signal<import("./wire.js").Games | null>} */
export const offer = signal(null);
/** Did the last request fail? */
export const unreachable = signal(false);
/** @type {import("../vendor/signals.js").Signal<string>} the key of the game chosen on the start page */
export const gameKey = signal(recallJson("plan")?.game ?? "");

const RETRY = 2000;
let loadedFor = "";
/** Has a component asked for the offer? */
const wanted = signal(false);

/** Fetch the offer once for each language; retry while the server cannot be reached. */
async function load() {
  const lang = language.peek();
  if (loadedFor === lang) return;
  loadedFor = lang;
  try {
    const got = await get("games");
    if (language.peek() !== lang) return;
    offer.value = got;
    unreachable.value = false;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    loadedFor = "";
    unreachable.value = true;
    setTimeout(load, RETRY);
  }
}

effect(() => {
  // Reading the language here repeats the request whenever it changes.
  if (wanted.value && language.value) load();
});

/** The offer, which is kept up to date from now on. */
export function useOffer() {
  useEffect(() => {
    wanted.value = true;
  }, []);
  return offer.value;
}

/**
 * @param {string} game
 * @returns {import("./wire.js").GameSetting | null}
 */
export const offeredGame = (game) => offer.value?.games.find((one) => one.game === game) ?? null;

/** The game chosen on the start page, else the first. */
export const chosenGame = computed(() => offeredGame(gameKey.value) ?? offer.value?.games[0] ?? null);

/**
 * The name of a game in the current language.
 * @param {string} game
 */
export const gameName = (game) => offeredGame(game)?.name ?? "";

/** The colours of seats. */
export const colours = () => offer.value?.colours ?? [];
