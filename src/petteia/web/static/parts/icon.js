// Icons from an SVG sprite. With a label an icon is read out; without one it is decoration.
import { html, names } from "../lib/html.js";

/**
 * The icons of one sprite.
 * @param {URL} sprite
 */
export function iconSet(sprite) {
  /**
   * The address of a symbol, for a <use>.
   * @param {string} name
   */
  const hrefOf = (name) => `${sprite.pathname}#${name}`;

  /** @param {{name: string, label?: string, class?: string}} props */
  function Icon({ name, label, class: more }) {
    const href = hrefOf(name);
    return label
      ? html`<svg class=${names("ic", more)} role="img" aria-label=${label}>
          <title>${label}</title>
          <use href=${href} />
        </svg>`
      : html`<svg class=${names("ic", more)} aria-hidden="true"><use href=${href} /></svg>`;
  }
  return { Icon, hrefOf };
}

export const { Icon, hrefOf } = iconSet(new URL("../icons.svg", import.meta.url));
