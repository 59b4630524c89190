// The shapes of the charts: where lines and bands run in a box.

/** @typedef {import("../lib/wire.js").ReviewedCourse} Course */
/** @typedef {"luck" | "own" | "others"} Source */

/** What a win chance is made of, beside the start. @type {Source[]} */
export const SOURCES = ["luck", "own", "others"];
const LEAST = 0.1;
const TICK = 0.25;
/** Charts that are higher have half as many ticks. */
const HIGH = 1.5;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/**
 * The coordinates of a chart over the moves of a game.
 * @param {{width: number, height: number}} size
 * @param {number} moves
 * @param {[number, number]} range the least and the greatest value
 * @param {{left: number, right: number, top: number, bottom: number}} edges
 */
export function frameOf({ width, height }, moves, [low, high], edges) {
  const right = width - edges.right;
  const bottom = height - edges.bottom;
  return {
    left: edges.left,
    right,
    top: edges.top,
    bottom,
    /** @param {number} move */
    x: (move) => round(edges.left + (moves ? move / moves : 0) * (right - edges.left)),
    /** @param {number} value */
    y: (value) => round(edges.top + ((high - value) / (high - low)) * (bottom - edges.top)),
  };
}

/** @typedef {ReturnType<typeof frameOf>} Frame */

/**
 * @param {Frame} frame
 * @param {number[]} values one for each position, from the first move on
 */
export const pathOf = (frame, values) =>
  values.map((value, move) => `${move ? "L" : "M"}${frame.x(move)} ${frame.y(value)}`).join("");

/**
 * The bands of a course, stacked: what brought something lies above the line of nothing, what cost
 * something below it.
 * @param {Course} course
 * @returns {{source: Source, from: number[], to: number[]}[]} two for each source
 */
export function bandsOf(course) {
  const bands = [];
  for (const sign of [1, -1]) {
    let from = course.chance.map(() => 0);
    for (const source of SOURCES) {
      const to = from.map((base, move) => base + sign * Math.max(0, sign * course[source][move]));
      bands.push({ source, from, to });
      from = to;
    }
  }
  return bands;
}

/**
 * The least and the greatest value of bands, in whole ticks, the same way for every player.
 * @param {Course[]} courses
 * @returns {[number, number]}
 */
export function rangeOf(courses) {
  const ends = courses.flatMap((course) => bandsOf(course).flatMap(({ to }) => to));
  const low = Math.floor(Math.min(-LEAST, ...ends) / TICK) * TICK;
  const high = Math.ceil(Math.max(LEAST, ...ends) / TICK) * TICK;
  return [low, high];
}

/**
 * The ticks of an axis.
 * @param {[number, number]} range
 */
export function ticksOf([low, high]) {
  const found = [];
  const step = high - low > HIGH ? 2 * TICK : TICK;
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick);
  return found;
}

/**
 * @param {Frame} frame
 * @param {{from: number[], to: number[]}} band
 */
export function areaOf(frame, { from, to }) {
  const back = from.map((value, move) => `L${frame.x(move)} ${frame.y(value)}`).reverse();
  return `${pathOf(frame, to)}${back.join("")}Z`;
}

/**
 * A share as whole points.
 * @param {number} share
 */
export const points = (share) => Math.round(share * 100);

/**
 * Points with their sign, as they are read.
 * @param {number} share
 */
export function signed(share) {
  const value = points(share);
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : "0";
}

/**
 * The heights of labels, moved apart where they would lie on each other.
 * @param {number[]} wanted in any order
 * @param {number} apart
 * @param {[number, number]} within
 */
export function spreadOut(wanted, apart, [top, bottom]) {
  const order = wanted.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  order.forEach((one, place) => {
    const least = place ? order[place - 1].height + apart : top;
    one.height = Math.max(one.height, least);
  });
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const most = place < order.length - 1 ? order[place + 1].height - apart : bottom;
    order[place].height = Math.min(order[place].height, most);
  }
  const found = wanted.slice();
  for (const { height, index } of order) found[index] = height;
  return found;
}
