// How the table is fitted to the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { narrow, zoomFor } from "petteia/table/layout.js";

test("larger screens enlarge the table in small steps, up to a limit", () => {
  assert.equal(zoomFor(1366, 768), 1);
  assert.equal(zoomFor(1000, 700), 1);
  assert.equal(zoomFor(1380, 780), 1);
  assert.equal(zoomFor(1920, 1080), 1.4);
  assert.equal(zoomFor(1920, 800), 1.04);
  assert.equal(zoomFor(9000, 9000), 2.2);
});

test("a desk is not narrow", () => {
  assert.equal(narrow.value, false);
});
