// "Why?" in the log: which lines can be asked about.
import assert from "node:assert/strict";
import { test } from "node:test";
import { askable } from "petteia/table/why.js";

const line = (n, move, seat, forced = false) => ({ n, move, seat, forced, kind: "x", words: [], changes: [], concerns: [] });

test("the first line of each move of somebody else can be asked about", () => {
  const lines = [line(0, 1, 0), line(1, 2, 1), line(2, 2, 1), line(3, 3, 1), line(4, 4, 0)];
  assert.deepEqual([...askable(lines, [true, false])], [1, 3]);
});

test("what followed without a choice, and what nobody did, cannot", () => {
  const lines = [line(0, 0, -1), line(1, 1, 0), line(2, 1, 1), line(3, 1, 1, true), line(4, 2, 1, true)];
  assert.deepEqual([...askable(lines, [true, false])], []);
});

test("a spectator can ask about every move", () => {
  const lines = [line(0, 1, 0), line(1, 2, 1)];
  assert.deepEqual([...askable(lines, [false, false])], [0, 1]);
});
