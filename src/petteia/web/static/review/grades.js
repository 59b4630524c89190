// The signs of the grades: the same in the bar, in the log, and on the cards.
import { html } from "../lib/html.js";
import { review } from "./review.js";

/** As chess players write them. @type {Record<import("./review.js").GradeName, string>} */
export const SIGNS = { best: "!", good: "+", inaccuracy: "?!", mistake: "?", blunder: "??" };

/** @param {{grade: import("./review.js").GradeName | null, words?: boolean}} props */
export function GradeSign({ grade, words }) {
  if (!grade) return null;
  const name = review.value?.grades[grade] ?? grade;
  return html`<span class=${`grade ${grade}`} title=${name}
    ><b aria-hidden="true">${SIGNS[grade]}</b><span class=${words ? undefined : "vh"}>${name}</span></span
  >`;
}
