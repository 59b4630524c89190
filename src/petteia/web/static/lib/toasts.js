// Short messages, shown for some seconds by parts/toasts.js.
import { signal } from "./html.js";

const SECONDS = 5;
let number = 0;

/** @type {import("../vendor/signals.js").Signal<{number: number, words: string, rule: string | null}[]>} */
export const toasts = signal([]);

/**
 * @param {string} words
 * @param {string | null} [rule] the id of the rule behind it
 */
export function showToast(words, rule = null) {
  number += 1;
  const mine = number;
  toasts.value = [...toasts.peek().slice(-2), { number, words, rule }];
  setTimeout(() => {
    toasts.value = toasts.peek().filter((one) => one.number !== mine);
  }, SECONDS * 1000);
}
