// Which moves get a button, and what a click does.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { difference } from "petteia/table/animation.js";
import { hintedAnchors, percent, rankOf } from "petteia/table/hint.js";
import { narrow } from "petteia/table/layout.js";
import { asked, buttonMoves, byAnchor, choice, hints, make, press, refusal, resetScene } from "petteia/table/scene.js";

const move = (action, at, placed = true, final = false, passes = final) => ({
  action, at, placed, final, passes, words: at,
});
const MOVES = [move(1, "card:a"), move(2, "card:a"), move(3, "pile"), move(4, "button", false)];
const BARRED = { words: "Not now", rule: "T1", short: "", missing: "" };
const box = { left: 1 };
const element = { getBoundingClientRect: () => box };
const scene = (more = {}) => ({
  spec: {},
  screen: { moves: MOVES, barred: { "card:b": BARRED }, over: false },
  seat: 0,
  mine: true,
  still: false,
  open: byAnchor(MOVES),
  ...more,
});

beforeEach(() => {
  resetScene();
  narrow.value = false;
});

test("a move without a place on the table gets a button", () => {
  assert.deepEqual(buttonMoves(scene()).map(({ action }) => action), [4]);
});

test("on a phone what is hard to hit gets one as well", () => {
  const spec = { extraButton: (at) => at === "pile" };
  assert.deepEqual(buttonMoves(scene({ spec })).map(({ action }) => action), [4]);
  narrow.value = true;
  assert.deepEqual(buttonMoves(scene({ spec })).map(({ action }) => action), [4, 3]);
});

test("a thing with several moves offers a choice", () => {
  press(scene(), "card:a", element, null, "wait");
  assert.deepEqual(choice.value.moves.map(({ action }) => action), [1, 2]);
});

test("a barred thing says why, and to those who wait that they wait", () => {
  press(scene(), "card:b", element, null, "wait");
  assert.equal(refusal.value.rule, "T1");
  press(scene({ mine: false }), "card:b", element, null, "wait");
  assert.deepEqual(refusal.value, { at: "card:b", words: "wait", rule: null, missing: "", box });
});

test("a move that cannot be undone is asked about first", () => {
  const last = move(9, "x", true, true);
  make(last);
  assert.equal(asked.value, last);
});

test("hints are ranked at their anchors", () => {
  hints.value = [{ action: 3 }, { action: 2 }, { action: 1 }];
  assert.deepEqual([...hintedAnchors(MOVES)], [["pile", 1], ["card:a", 2]]);
  assert.equal(rankOf(1), 3);
  assert.equal(rankOf(8), 0);
});

test("a chance to win is shown in whole percent", () => {
  assert.equal(percent(0.426), 43);
  assert.equal(percent(1), 100);
});

test("cards that changed their place are those whose anchor is new, copy by copy", () => {
  const at = (...anchors) => anchors.map((one) => ({ card: one, at: one }));
  assert.deepEqual(difference(at("a", "b", "a"), at("a", "c")), at("b", "a"));
});
