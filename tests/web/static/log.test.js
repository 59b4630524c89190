// The log: runs of lines, shortened sentences, and where the news begin.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inRuns, shortened, sinceLine, withoutName } from "petteia/table/log.js";

const ADA = { seat: 0, name: "Ada" };
const BO = { seat: 1, name: "Bo" };
const line = (n, seat, words = [], changes = []) => ({ n, move: n + 1, seat, kind: "x", words, changes });
const linesOf = (...seats) => seats.map((seat, n) => line(n, seat));

test("lines of one player in a row are one run", () => {
  const runs = inRuns(linesOf(0, 0, 1, -1, 0), -1);
  assert.deepEqual(runs.map(({ run, last }) => [run.map(({ n }) => n), last]), [
    [[0, 1], 1],
    [[2], 2],
    [[3], 3],
    [[4], 4],
  ]);
});

test("a run is divided where the news begin", () => {
  const runs = inRuns(linesOf(0, 0, 0), 1);
  assert.deepEqual(runs.map(({ run }) => run.length), [2, 1]);
});

test("the news begin after one's last line before the current turn", () => {
  const screen = { seat: 0, to_move: 0 };
  assert.equal(sinceLine(linesOf(0, 1, 1), screen), 0);
  assert.equal(sinceLine(linesOf(0, 1, 1, 0), screen), 0);
  assert.equal(sinceLine(linesOf(0, 1, 0), { seat: 0, to_move: 1 }), -1);
  assert.equal(sinceLine(linesOf(1, 1), screen), -1);
  assert.equal(sinceLine(linesOf(0, 1), { seat: -1, to_move: 1 }), -1);
});

test("a later sentence about the same player begins without the name", () => {
  assert.deepEqual(withoutName(line(0, 0, [ADA, " takes a card."])), ["Takes a card."]);
  const other = line(0, 0, [BO, " takes a card."]);
  assert.equal(withoutName(other), other.words);
});

test("changes name every player once, and the one who moved not at all", () => {
  const changes = [[ADA, ": +1"], [BO, ": −1"], [BO, ": −2"], ["a tile"]];
  assert.deepEqual(shortened(line(0, 0, [], changes)), [["+1"], [BO, ": −1"], ["−2"], ["a tile"]]);
});
