// The shapes of the charts of a review.
import assert from "node:assert/strict";
import { test } from "node:test";
import { areaOf, bandsOf, frameOf, pathOf, rangeOf, signed, spreadOut, ticksOf } from "petteia/review/lines.js";

const EDGES = { left: 10, right: 10, top: 0, bottom: 0 };
const COURSE = { chance: [0.5, 0.6, 0], luck: [0.1, 0.3, -0.2], own: [0, -0.1, -0.3], others: [0, 0, 0.2] };

test("a line runs from the left edge to the right one, high values on top", () => {
  const frame = frameOf({ width: 120, height: 100 }, 2, [0, 1], EDGES);
  assert.equal(pathOf(frame, [0, 0.5, 1]), "M10 100L60 50L110 0");
});

test("a game without moves has a chart, too", () => {
  const frame = frameOf({ width: 120, height: 100 }, 0, [0, 1], EDGES);
  assert.equal(pathOf(frame, [1]), "M10 0");
});

test("what brought something is stacked upwards, what cost something downwards", () => {
  const bands = bandsOf(COURSE);
  const at = (sign, source) => bands.filter((band) => band.source === source)[sign > 0 ? 0 : 1];
  assert.deepEqual(at(1, "luck").to, [0.1, 0.3, 0]);
  assert.deepEqual(at(1, "others").from, [0.1, 0.3, 0]);
  assert.deepEqual(at(1, "others").to, [0.1, 0.3, 0.2]);
  assert.deepEqual(at(-1, "luck").to, [0, 0, -0.2]);
  assert.deepEqual(at(-1, "own").to, [0, -0.1, -0.5]);
});

test("the bands of a move add up to what its luck and choices add up to", () => {
  const last = COURSE.chance.length - 1;
  const sum = bandsOf(COURSE).reduce((all, { from, to }) => all + to[last] - from[last], 0);
  assert.ok(Math.abs(sum - (COURSE.luck[last] + COURSE.own[last] + COURSE.others[last])) < 1e-9);
});

test("the range is in whole ticks and holds the bands of all players", () => {
  assert.deepEqual(rangeOf([COURSE]), [-0.5, 0.5]);
  const flat = { chance: [1], luck: [0], own: [0], others: [0] };
  assert.deepEqual(rangeOf([flat]), [-0.25, 0.25]);
});

test("ticks include nothing at all, and high charts have fewer", () => {
  assert.deepEqual(ticksOf([-0.5, 0.25]), [-0.5, -0.25, 0, 0.25]);
  assert.deepEqual(ticksOf([-1.25, 1.25]).map((tick) => tick + 0), [-1, -0.5, 0, 0.5, 1]);
});

test("an area goes there and back", () => {
  const frame = frameOf({ width: 120, height: 100 }, 1, [0, 1], EDGES);
  assert.equal(areaOf(frame, { from: [0, 0], to: [1, 0.5] }), "M10 0L110 50L110 100L10 100Z");
});

test("points have a true minus sign, and nothing has none", () => {
  assert.deepEqual([-0.126, 0.5, 0.001].map(signed), ["−13", "+50", "0"]);
});

test("labels at one height are moved apart and stay in the chart", () => {
  assert.deepEqual(spreadOut([50, 50], 10, [0, 100]), [50, 60]);
  assert.deepEqual(spreadOut([100, 98, 0], 10, [0, 100]), [100, 90, 0]);
});
