// Text search that ignores case and accents; every word must occur.
import { html } from "../lib/html.js";

/**
 * The text without capitals and accents, letter for letter.
 * @param {string} text
 */
export const fold = (text) =>
  [...text.toLowerCase()]
    .map((letter) => (letter === "ł" ? "l" : (letter.normalize("NFD")[0] ?? letter)))
    .join("");

/** @param {string} typed */
export const wordsOf = (typed) => fold(typed).split(/\s+/).filter(Boolean);

/**
 * @param {string} text
 * @param {string[]} words folded
 */
export function matches(text, words) {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * A text with the search words marked.
 * @param {{text: string, words: string[]}} props
 */
export function Marked({ text, words }) {
  const folded = fold(text);
  const letters = [...text];
  // Folding keeps the number of letters except for rare ligatures; such texts are not marked.
  if (!words.length || folded.length !== letters.length) return text;
  const spans = words
    .flatMap((word) => [...folded.matchAll(new RegExp(escape(word), "g"))])
    .map((found) => [found.index, found.index + found[0].length])
    .sort((one, two) => one[0] - two[0]);
  /** @type {any[]} */
  const pieces = [];
  let done = 0;
  for (const [from, to] of spans) {
    if (from < done) continue;
    pieces.push(letters.slice(done, from).join(""));
    pieces.push(html`<mark>${letters.slice(from, to).join("")}</mark>`);
    done = to;
  }
  pieces.push(letters.slice(done).join(""));
  return pieces;
}

/** @param {string} word */
const escape = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
