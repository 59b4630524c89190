// Short notes to the person: refusals and news, shown for some seconds by parts/toast.js.
import { signal } from "./html.js";

const SECONDS = 5;
let number = 0;

/** @type {import("../vendor/signals.js").Signal<{number: number, words: string, rule: string | null}[]>} */
export const notes = signal([]);

/**
 * @param {string} words
 * @param {string | null} [rule] the id of the rule behind it
 */
export function tell(words, rule = null) {
  number += 1;
  const mine = number;
  notes.value = [...notes.peek().slice(-2), { number, words, rule }];
  setTimeout(() => {
    notes.value = notes.peek().filter((note) => note.number !== mine);
  }, SECONDS * 1000);
}
