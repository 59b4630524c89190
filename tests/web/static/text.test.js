// Small texts: search, clocks, sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, matches, wordsOf } from "petteia/help/search.js";
import { asTime } from "petteia/lobby/clock.js";
import { loadMessages } from "petteia/lib/messages.js";
import { clockWords } from "petteia/parts/clock-choice.js";
import { sentences } from "petteia/table/anchor.js";

await loadMessages();

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

test("a clock of slow play shows days and hours", () => {
  assert.equal(asTime(7199), "119:59");
  assert.equal(asTime(7200), "2:00 h");
  assert.equal(asTime(86399), "23:59 h");
  assert.equal(asTime(3 * 86400 - 1), "2 d 23 h");
});

test("clocks are named by their largest unit", () => {
  assert.equal(clockWords({ mode: "move", seconds: 60 }), "One minute for each turn");
  assert.equal(clockWords({ mode: "move", seconds: 12 * 3600 }), "12 hours for each turn");
  assert.equal(clockWords({ mode: "move", seconds: 86400 }), "One day for each turn");
  assert.equal(clockWords({ mode: "game", seconds: 3600 }), "60 minutes for the whole game");
  assert.equal(clockWords({ mode: "none", seconds: 0 }), "No clock");
});

test("sentences end once", () => {
  assert.equal(sentences("One", "", null, "Two!", "Three."), "One. Two! Three.");
});
