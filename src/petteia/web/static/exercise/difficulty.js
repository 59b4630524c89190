// The difficulty of a puzzle as dots; the words beside them say the same.
import { html, names } from "../lib/html.js";

/** The largest difficulty. */
const HARDEST = 4;

/** @param {{of: number}} props */
export const Stars = ({ of }) =>
  html`<i class="dots" aria-hidden="true">
    ${Array.from({ length: HARDEST }, (_, place) => html`<i class=${names(place < of && "on")}></i>`)}
  </i>`;
