// Does a show hide what may be clicked now?

/** Things that are drawn in the city. */
const CITY = /^(space|dice|commander|hero|edge|turn):/;
/** Things that are drawn beside the city, where a show is drawn too. */
const SIDE = /^(council|track|display|edge|turn):|^deck$/;

/**
 * Is a thing of the city drawn with its row in a battle?
 * @param {string} at
 * @param {number} row
 */
export const inRow = (at, row) => at.startsWith("dice:") && new RegExp(`[A-Z]${row}\\b`).test(at);

/** Layouts with one thing at a time: a battle takes the place of everything. */
const HAND = ["phone", "flat"];
/** Layouts where a show beside the city is a strip that hides nothing. */
const STRIP = [...HAND, "small"];

/** @param {string} layout */
export const isStrip = (layout) => STRIP.includes(layout);

/**
 * What would be covered in the city and beside it.
 * @param {{at: string, placed: boolean}[]} moves the moves of the reader
 * @param {import("./acts.js").Act} act
 * @param {string} layout
 */
export function coversLit(moves, act, layout) {
  const [{ scene }] = act.lines;
  const row = scene?.kind === "battle" ? scene.row : 0;
  const placed = moves.filter((move) => move.placed);
  const hidden = HAND.includes(layout) ? placed : placed.filter(({ at }) => CITY.test(at));
  return {
    city: hidden.some(({ at }) => !inRow(at, row)),
    side: !isStrip(layout) && placed.some(({ at }) => SIDE.test(at)),
  };
}
