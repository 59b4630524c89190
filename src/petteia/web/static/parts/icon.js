// A sign of the sprite; with a label it speaks for itself, without one it is decoration.
import { html, names } from "../lib/html.js";

const sprite = new URL("static/emblems.svg", document.baseURI).pathname;

/**
 * Where a sign is drawn, for a <use> of one's own.
 * @param {string} name
 */
export const spriteOf = (name) => `${sprite}#${name}`;

/**
 * @param {{name: string, label?: string, class?: string}} props
 */
export function Icon({ name, label, class: more }) {
  const href = spriteOf(name);
  return label
    ? html`<svg class=${names("ic", more)} role="img" aria-label=${label}>
        <title>${label}</title>
        <use href=${href} />
      </svg>`
    : html`<svg class=${names("ic", more)} aria-hidden="true"><use href=${href} /></svg>`;
}
