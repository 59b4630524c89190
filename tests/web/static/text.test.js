// Small texts: search, clocks, sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, matches, wordsOf } from "petteia/help/search.js";
import { asTime } from "petteia/lobby/clock.js";
import { sentences } from "petteia/table/anchor.js";

test("search ignores case and accents, and every word must occur", () => {
  assert.equal(fold("Łódź Ähre"), "lodz ahre");
  assert.ok(matches("Die Säule der Götter", wordsOf("gotter  SAULE")));
  assert.ok(!matches("Die Säule", wordsOf("saule gott")));
  assert.ok(matches("anything", wordsOf("  ")));
});

test("a clock shows minutes and seconds", () => {
  assert.equal(asTime(0), "0:00");
  assert.equal(asTime(65), "1:05");
  assert.equal(asTime(3600), "60:00");
});

test("sentences end once", () => {
  assert.equal(sentences("One", "", null, "Two!", "Three."), "One. Two! Three.");
});
