// What happened since the player's last decision, and the pace at which it is shown.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { playback } from "petteia/live/playback.js";
import { inTurns, linesAbout, newLines } from "petteia/table/happened.js";

const line = (n, seat, more = {}) => ({ n, seat, kind: "x", words: [], changes: [], forced: false, concerns: [], ...more });
const numbers = (lines) => lines.map(({ n }) => n);

test("the news are what came after the own decision", () => {
  const lines = [line(0, 0), line(1, 1), line(2, 2)];
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 0 })), [1, 2]);
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 1 })), [1, 2]);
  assert.deepEqual(numbers(newLines(lines, { seat: 2, to_move: 0 })), []);
});

test("during the own turn the news stay", () => {
  const lines = [line(0, 0), line(1, 1), line(2, 0), line(3, 0, { forced: true })];
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 0 })), [1]);
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 1 })), [3]);
});

test("a move that the game made is no decision", () => {
  const lines = [line(0, 0), line(1, 1), line(2, 0, { forced: true }), line(3, 1)];
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 0 })), [1, 2, 3]);
});

test("at the beginning all of it is news, and a spectator reads the last lines", () => {
  const lines = [line(0, 1), line(1, 1), line(2, 2), line(3, 1), line(4, 2)];
  assert.deepEqual(numbers(newLines(lines, { seat: 0, to_move: 0 })), [0, 1, 2, 3, 4]);
  assert.deepEqual(numbers(newLines(lines, { seat: -1, to_move: 0 })), [1, 2, 3, 4]);
});

test("what others did to a player, and what was played for the player, is about the player", () => {
  const news = [
    line(0, 0, { forced: true }),
    line(1, 1),
    line(2, 1, { concerns: [0, 2] }),
    line(3, -1, { concerns: [2] }),
    line(4, 0, { forced: true }),
  ];
  assert.deepEqual(numbers(linesAbout(news, 0)), [2, 4]);
  assert.deepEqual(numbers(linesAbout(news, 2)), [2, 3]);
});

test("each player's lines are told together, the newest first, without the end of a turn", () => {
  const news = [line(0, 1), line(1, 1), line(2, 1, { kind: "end-turn" }), line(3, 2)];
  assert.deepEqual(inTurns(news, 0).map(numbers), [[3], [0, 1]]);
  const forced = line(4, 0, { forced: true });
  assert.deepEqual(inTurns([...news, forced], 0).map(numbers), [[3], [0, 1]]);
  assert.deepEqual(inTurns([forced], 0).map(numbers), [[4]]);
});

function watched(wait) {
  mock.timers.enable({ apis: ["setTimeout"] });
  let now = 1000;
  mock.method(performance, "now", () => now);
  const shown = [];
  const queue = playback((message) => shown.push(message), wait);
  const pass = (ms) => {
    now += ms;
    mock.timers.tick(ms);
  };
  return { queue, shown, pass };
}

test("positions are shown one after the other at the pace", () => {
  const { queue, shown, pass } = watched(() => 600);
  for (const one of [1, 2, 3]) queue.add(one);
  assert.deepEqual(shown, [1]);
  pass(599);
  assert.deepEqual(shown, [1]);
  pass(1);
  assert.deepEqual(shown, [1, 2]);
  pass(600);
  assert.deepEqual(shown, [1, 2, 3]);
  mock.reset();
  mock.timers.reset();
});

test("whoever acts skips ahead, and nothing is shown twice", () => {
  const { queue, shown, pass } = watched((one) => (one > 1 ? 600 : 0));
  for (const one of [1, 2, 3, 4]) queue.add(one);
  queue.skip();
  assert.deepEqual(shown, [1, 2, 3, 4]);
  pass(5000);
  assert.deepEqual(shown, [1, 2, 3, 4]);
  queue.add(5);
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  mock.reset();
  mock.timers.reset();
});

test("what need not wait is shown at once, but never before what came earlier", () => {
  const { queue, shown, pass } = watched((one) => (one === 2 ? 600 : 0));
  for (const one of [1, 2, 3]) queue.add(one);
  assert.deepEqual(shown, [1]);
  pass(600);
  assert.deepEqual(shown, [1, 2, 3]);
  queue.add(2);
  queue.clear();
  pass(600);
  assert.deepEqual(shown, [1, 2, 3]);
  mock.reset();
  mock.timers.reset();
});
