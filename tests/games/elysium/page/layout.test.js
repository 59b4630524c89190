// How Elysium's table is fitted to the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inRows } from "games/elysium/table/rows.js";
import { layout, scale } from "games/elysium/table/scene.js";

test("cards are divided into rows that differ by one at most", () => {
  const places = (/** @type {number} */ count) => Array.from({ length: count }, (_, place) => place);
  const lengths = (/** @type {number} */ count, /** @type {number} */ rows) =>
    inRows(places(count), rows).map((row) => row.length);
  assert.deepEqual(lengths(13, 2), [7, 6]);
  assert.deepEqual(lengths(13, 3), [5, 4, 4]);
  assert.deepEqual(lengths(7, 2), [4, 3]);
  assert.deepEqual(lengths(1, 2), [1]);
  assert.deepEqual(lengths(0, 2), []);
  assert.deepEqual(inRows(places(13), 3).flat(), places(13));
});

test("only screens larger than a desk enlarge the table", () => {
  assert.equal(scale(1366, 768), 1);
  assert.equal(scale(1600, 1200), 1);
  assert.equal(scale(1920, 1080), 1.2);
  assert.equal(scale(2560, 1440), 1.6);
  assert.equal(scale(9000, 9000), 2.2);
});

test("without any media query that matches it is a desk", () => {
  assert.equal(layout.value, "desk");
});
