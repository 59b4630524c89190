// The pace at which the moves of others are shown, with a clock of its own.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { playback } from "petteia/live/playback.js";

const PAUSE = 600;
let now = 0;
/** @type {[number, number][]} message and time of what was shown */
let shown = [];
let queue = playback(() => {}, () => 0);

mock.timers.enable({ apis: ["setTimeout"] });
mock.method(performance, "now", () => now);

function pass(milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += 1) {
    now += 1;
    mock.timers.tick(1);
  }
}

beforeEach(() => {
  now = 0;
  shown = [];
  queue = playback((message) => shown.push([message, now]), (message) => (message ? PAUSE : 0));
});

test("the first is shown at once, each further one after its pause", () => {
  for (const message of [0, 1, 2]) queue.add(message);
  pass(5000);
  assert.deepEqual(shown, [[0, 0], [1, PAUSE], [2, 2 * PAUSE]]);
});

test("many steps are shown faster, all in their order", () => {
  for (let message = 0; message < 40; message += 1) queue.add(message);
  pass(20 * PAUSE);
  assert.deepEqual(shown.map(([message]) => message), Array.from({ length: 40 }, (_, n) => n));
  assert.ok(shown[39][1] < 16 * PAUSE, `${shown[39][1]} ms`);
  const pauses = shown.slice(1).map(([, at], n) => at - shown[n][1]);
  assert.ok(pauses[0] < PAUSE / 4);
  assert.equal(pauses[38], PAUSE);
});

test("whoever skips ahead sees the rest at once", () => {
  for (const message of [0, 1, 2, 3]) queue.add(message);
  queue.skip();
  assert.deepEqual(shown.map(([, at]) => at), [0, 0, 0, 0]);
});
