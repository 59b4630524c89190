// Settings: what is remembered, what an unknown value becomes, and which moves are asked about.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { storage } from "./setup.js";

let loads = 0;
/** The settings of a browser that remembers this. */
async function settings(kept = {}) {
  for (const [key, value] of Object.entries(kept)) storage.setItem(`petteia.${key}`, value);
  loads += 1;
  return import(`petteia/lib/settings.js?${loads}`);
}

beforeEach(() => storage.clear());

test("a choice is remembered, and an unknown one is the usual one", async () => {
  const first = await settings({ pace: "backwards", volume: "loud" });
  assert.equal(first.pace.value, "normal");
  assert.equal(first.volume.value, 60);
  first.pace.value = "instant";
  first.volume.value = 0;
  const next = await settings();
  assert.equal(next.pace.value, "instant");
  assert.equal(next.volume.value, 0);
});

test("who switched the questions off before is still not asked", async () => {
  assert.equal((await settings({ "ask-first": "no" })).confirmations.value, "none");
});

test("each final step is asked about, or the end of the turn, or nothing", async () => {
  const { confirmations, needsQuestion } = await settings();
  const draw = { final: true, passes: false };
  const end = { final: true, passes: true };
  const step = { final: false, passes: false };
  const asked = () => [step, draw, end].map(needsQuestion);
  assert.deepEqual(asked(), [false, true, true]);
  confirmations.value = "turn";
  assert.deepEqual(asked(), [false, false, true]);
  confirmations.value = "none";
  assert.deepEqual(asked(), [false, false, false]);
});

test("text size and patterns are marked on the page", async () => {
  const { patterns, textSize } = await settings();
  const { dataset } = document.documentElement;
  textSize.value = "large";
  patterns.value = "on";
  assert.deepEqual([dataset.textSize, dataset.patterns], ["large", "on"]);
});
