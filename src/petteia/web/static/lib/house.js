// What the house offers: its games and bots, in the reader's language.
import { effect, signal, useEffect } from "./html.js";
import { ApiError, get } from "./api.js";
import { language } from "./words.js";

/** @type {import("../vendor/signals.js").Signal<import("./wire.js").House | null>} */
export const house = signal(null);
/** Could the house not be reached? */
export const closed = signal(false);

const RETRY = 2000;
let loadedFor = "";
/** Has anybody asked for it yet? */
const asked = signal(false);

/** Fetch it once for each language; a silent server is asked again. */
async function load() {
  const tongue = language.peek();
  if (loadedFor === tongue) return;
  loadedFor = tongue;
  try {
    const got = await get("games");
    if (language.peek() !== tongue) return;
    house.value = got;
    closed.value = false;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    loadedFor = "";
    closed.value = true;
    setTimeout(load, RETRY);
  }
}

effect(() => {
  // Reading the language makes every change of it a new request.
  if (asked.value && language.value) load();
});

/** Have the house's offer at hand from now on. */
export function useHouse() {
  useEffect(() => {
    asked.value = true;
  }, []);
  return house.value;
}
