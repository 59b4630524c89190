// Roofs: four colours, each with a mark of its own: white ring, brown triangle, ochre dot, slate square.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";

/** The marks on a grid of 12, as path data; a ring is drawn as a line. */
const MARKS = /** @type {Record<string, string>} */ ({
  w: "M6 2.4a3.6 3.6 0 1 1-.01 0z",
  b: "M6 .8 11.5 10.7H.5z",
  o: "M6 1.4a4.6 4.6 0 1 1-.01 0z",
  s: "M1.5 1.5h9v9h-9z",
});

/**
 * The name of a roof's colour.
 * @param {string} roof W, B, O or S
 */
export const roofName = (roof) => say("thebai-roof", { roof: roof.toUpperCase() || "none" });

/**
 * The mark of a roof, to be drawn inside an SVG.
 * @param {{roof: string, x: number, y: number, size?: number}} props
 */
export function RoofMark({ roof, x, y, size = 8 }) {
  const kind = roof.toLowerCase();
  const scale = size / 12;
  return html`<path
    class=${`rm rm-${kind}`}
    d=${MARKS[kind] ?? ""}
    transform=${`translate(${x} ${y}) scale(${scale})`}
  />`;
}

/**
 * A roof as a small swatch. With `named` it is read out and explains itself on hover.
 * @param {{roof: string, named?: boolean, glow?: boolean}} props
 */
export function Roof({ roof, named, glow }) {
  const label = named ? roofName(roof) : undefined;
  return html`<span
    class=${names("roofsw", `rs-${roof.toLowerCase()}`, glow && "glowing")}
    role=${named ? "img" : undefined}
    aria-label=${label}
    title=${label}
    aria-hidden=${named ? undefined : "true"}
    ><svg viewBox="0 0 12 12"><${RoofMark} roof=${roof} x=${0} y=${0} size=${12} /></svg
  ></span>`;
}
