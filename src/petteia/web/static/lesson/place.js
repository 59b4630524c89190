// Where the words of a lesson stand: beside the thing they speak of, and over nothing that may be clicked.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

const EDGE = 10;
const GAP = 14;
/** Pixels between two places that are tried. */
const STEP = 24;
/** How much worse than a pixel of distance it is to cover a square pixel of something. */
const COVERS_TARGET = 1000;
const COVERS_LIT = 3;
const COVERS_WORDS = 0.5;

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The distance between two boxes. @param {Box} one @param {Box} other */
function distance(one, other) {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(across, down);
}

/** @param {number} from @param {number} to */
function* steps(from, to) {
  for (let at = from; at < to; at += STEP) yield at;
  yield Math.max(from, to);
}

/**
 * The best place on a screen for words of a size.
 * @param {{width: number, height: number}} size
 * @param {{width: number, height: number, top?: number}} screen `top`: where a bar at the top ends
 * @param {Box | null} target what the words speak of; without it they stand in the middle
 * @param {Box[]} lit what may be clicked
 * @param {Box[]} words what should stay readable
 * @returns {{left: number, top: number}}
 */
export function bestPlace({ width, height }, screen, target, lit, words) {
  const right = screen.width - width - EDGE;
  const bottom = screen.height - height - EDGE;
  const middle = { left: screen.width / 2, top: screen.height / 2, width: 0, height: 0 };
  const near = target ? grown(target) : middle;
  let best = { left: Math.max(EDGE, right), top: Math.max(EDGE, bottom) };
  let least = Infinity;
  for (const left of steps(EDGE, right)) {
    for (const top of steps((screen.top ?? 0) + EDGE, bottom)) {
      const box = { left, top, width, height };
      let cost = distance(box, near) + 0.05 * centres(box, near);
      if (target) cost += COVERS_TARGET * overlap(box, near);
      for (const other of lit) cost += COVERS_LIT * overlap(box, other);
      for (const other of words) cost += COVERS_WORDS * overlap(box, other);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** @param {Box} box */
const grown = ({ left, top, width, height }) => ({
  left: left - GAP,
  top: top - GAP,
  width: width + 2 * GAP,
  height: height + 2 * GAP,
});

/** @param {Box} one @param {Box} other */
const centres = (one, other) =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/**
 * The tail of the words: on which side, and where along it.
 * @param {Box} box of the words
 * @param {Box} target
 * @returns {{side: "left" | "right" | "top" | "bottom", at: number} | null}
 */
export function tailTo(box, target) {
  const inset = 18;
  /** @param {number} at @param {number} length */
  const within = (at, length) => Math.max(inset, Math.min(length - inset, at));
  const x = within(target.left + target.width / 2 - box.left, box.width);
  const y = within(target.top + target.height / 2 - box.top, box.height);
  if (overlap(box, target)) return null;
  const gaps = {
    right: target.left - box.left - box.width,
    left: box.left - target.left - target.width,
    bottom: target.top - box.top - box.height,
    top: box.top - target.top - target.height,
  };
  const [side] = /** @type {["left" | "right" | "top" | "bottom", number][]} */ (
    Object.entries(gaps)
  ).reduce((one, other) => (other[1] > one[1] ? other : one));
  return { side, at: side === "left" || side === "right" ? y : x };
}
