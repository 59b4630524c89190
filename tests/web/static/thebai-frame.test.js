// The frame of Thebai's table: which tab opens by itself, the headings of the log, reasons, chapters.
import assert from "node:assert/strict";
import { test } from "node:test";
import { addMessages } from "petteia/lib/messages.js";
import { chapters, heading } from "games/thebai/table/log.js";
import { tabToOpen, tabWith } from "games/thebai/table/tabs.js";
import { reasonOf } from "petteia/table/scene.js";

const HAND = ["table", "estate", "orders", "boards", "rivals", "log"];
const BESIDE = HAND.slice(1);

const none = { table: false, estate: false, orders: false, boards: false, rivals: false };

test("the tab with everything to click opens by itself", () => {
  assert.equal(tabToOpen({ ...none, boards: true }, HAND, "table"), "boards");
  assert.equal(tabToOpen({ ...none, table: true }, HAND, "log"), "table");
});

test("a tab with something to click stays in front", () => {
  assert.equal(tabToOpen({ ...none, table: true, estate: true }, HAND, "estate"), "estate");
  assert.equal(tabToOpen({ ...none, table: true, estate: true }, HAND, "log"), "table");
});

test("without anything to click no tab opens", () => {
  assert.equal(tabToOpen(none, HAND, "rivals"), "rivals");
});

test("where the city is in sight, it opens no tab", () => {
  assert.equal(tabToOpen({ ...none, table: true }, BESIDE, "log"), "log");
  assert.equal(tabToOpen({ ...none, table: true, estate: true }, BESIDE, "log"), "log");
  assert.equal(tabToOpen({ ...none, orders: true }, BESIDE, "log"), "orders");
});

test("every anchor and every named part is on one tab", () => {
  for (const spot of ["city", "space:B3", "dice:A2-A3"]) assert.equal(tabWith(spot), "table");
  for (const spot of ["estate", "supply", "belongings", "row:red", "citizen:1"]) assert.equal(tabWith(spot), "estate");
  for (const spot of ["orders", "display", "display:O02", "deck"]) assert.equal(tabWith(spot), "orders");
  for (const spot of ["altar", "council", "track:ares", "council:g1"]) assert.equal(tabWith(spot), "boards");
  for (const spot of ["battles", "antigone", "destiny", "heralds"]) assert.equal(tabWith(spot), "rivals");
  assert.equal(tabWith("fate"), undefined, "the top bar is always in sight");
});

const line = (round, phase, more = {}) => ({ round, phase, seat: -1, move: 0, ...more });

test("a heading stands where a round or a phase begins", async () => {
  await addMessages("table", new URL("../../../src/petteia/games/thebai/page/locale/", import.meta.url).href);
  assert.equal(heading(line(1, "stones"), undefined), "Setup");
  assert.equal(heading(line(1, "orders"), line(1, "stones")), null);
  assert.equal(heading(line(1, "turns"), line(1, "orders")), "Round 1");
  assert.equal(heading(line(1, "turns"), line(1, "turns")), null);
  assert.equal(heading(line(1, "fate"), line(1, "turns")), "Round 1 · Fate");
  assert.equal(heading(line(2, "turns"), line(1, "fate")), "Round 2");
  assert.equal(heading(line(10, "end"), line(10, "fate")), "Final scoring");
  assert.equal(heading(line(10, "over"), line(10, "end")), null);
});

test("a chapter begins with the first turn of a round", () => {
  const lines = [
    line(1, "stones", { seat: 0, move: 1 }),
    line(1, "turns", { seat: 1, move: 5 }),
    line(1, "fate", { move: 30 }),
    line(2, "turns", { move: 31 }),
    line(2, "turns", { seat: 0, move: 32 }),
  ];
  assert.deepEqual(chapters(lines), [
    { label: "1", move: 4 },
    { label: "2", move: 31 },
  ]);
});

test("a thing without a reason of its own has that of its kind", () => {
  const own = { rule: "T1", words: "own", short: "", missing: "" };
  const kind = { ...own, words: "kind" };
  const all = { ...own, words: "all" };
  const screen = { barred: { "dice:A1-A2": own, "dice:*": kind } };
  assert.equal(reasonOf(screen, "dice:A1-A2"), own);
  assert.equal(reasonOf(screen, "dice:B1-B2"), kind);
  assert.equal(reasonOf(screen, "space:B1"), null);
  assert.equal(reasonOf({ barred: { "*": all } }, "space:B1"), all);
  assert.equal(reasonOf(screen, ""), null);
});
