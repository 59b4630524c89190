// The coordinates of the chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { measure, spread } from "petteia/end/chart.js";
import { figure } from "petteia/end/sheet.js";

const chart = (...lines) => ({ steps: lines[0].map((_, n) => ({ label: `${n}`, zone: "play" })), lines });

test("the grid covers all values in a few round steps", () => {
  const frame = measure({ width: 800, height: 300 }, chart([0, 12, 43], [0, -3, 5]));
  assert.deepEqual([frame.tick, frame.top, frame.floor], [10, 50, -10]);
  assert.equal(frame.y(50), 14);
  assert.equal(frame.y(-10), frame.bottom);
  assert.equal(frame.x(0), frame.left);
  assert.equal(frame.x(2), frame.right);
});

test("a game without points still has a grid", () => {
  const frame = measure({ width: 400, height: 200 }, chart([0, 0]));
  assert.deepEqual([frame.tick, frame.top, frame.floor], [5, 10, 0]);
  assert.ok(frame.narrow);
});

test("labels that are close together are moved apart, inside the chart", () => {
  assert.deepEqual(spread([100, 101, 200], 400), [100, 126, 200]);
  const low = spread([390, 391, 392], 400);
  assert.deepEqual(low, [340, 366, 392]);
});

test("a negative number has a true minus sign", () => {
  assert.equal(figure(-3), "−3");
  assert.equal(figure(0), "0");
});
