// The curtain at a hot seat: for whom it is drawn, and who has the device.
import assert from "node:assert/strict";
import { test } from "node:test";
import { curtainFor, handTo } from "petteia/lobby/curtain.js";

const playing = { id: "t", status: "playing" };
const at = (seat, hidden) => ({ screen: { seat }, private: hidden });

test("a curtain is drawn only before a screen with a secret, until its owner has the device", () => {
  assert.equal(curtainFor(playing, at(0, false)), -1);
  assert.equal(curtainFor(playing, at(0, true)), 0);
  handTo("t", 0);
  assert.equal(curtainFor(playing, at(0, true)), -1);
  assert.equal(curtainFor({ ...playing, id: "other" }, at(0, true)), 0);
});

test("who had the device before must take it again", () => {
  handTo("t", 0);
  handTo("t", 1);
  assert.equal(curtainFor(playing, at(0, true)), 0);
});

test("nothing is hidden after the end", () => {
  assert.equal(curtainFor({ ...playing, status: "over" }, at(1, true)), -1);
});
