// The finished games of a browser: results, statistics, and the memory as a file.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { exportMemory, importMemory, rememberResult, results, statistics } from "petteia/lib/my-games.js";
import { keepKeys, keysOf, recentTables, rememberTable } from "petteia/lib/my-tables.js";
import { storage } from "./setup.js";

const seat = (number, more = {}) => ({
  seat: number, name: `Person ${number}`, kind: "person", level: null, mine: false, ...more,
});
const me = seat(0, { mine: true });
const bot = (number, level) => seat(number, { kind: "bot", level });
/** A table and its ending; `places` and `scores` are by seat. */
const finish = (id, seats, places, scores, more = {}) =>
  rememberResult(
    {
      id, game: "nim", status: "over", ended: "2026-01-02T03:04:05Z", seats,
      mine: seats.filter((one) => one.mine).map((one) => one.seat), ...more,
    },
    { ranking: places.map((place, number) => ({ place, seat: number, score: scores[number] })) },
  );

beforeEach(() => {
  storage.clear();
  results.value = [];
});

test("a result is remembered once, the newest first, and only of one's own games", () => {
  finish("aaaa", [me, bot(1, "merchant")], [2, 1], [20, 31]);
  finish("bbbb", [me, bot(1, "merchant")], [1, 2], [40, 31], { ended: "2026-02-02T03:04:05Z" });
  finish("aaaa", [me, bot(1, "merchant")], [1, 2], [35, 31]);
  finish("cccc", [seat(0), bot(1, "merchant")], [1, 2], [35, 31]);
  assert.deepEqual(results.value.map((one) => one.id), ["bbbb", "aaaa"]);
  assert.deepEqual(results.value[1].players[0], {
    name: "Person 0", level: null, place: 1, score: 35, mine: true,
  });
  assert.deepEqual(JSON.parse(storage.getItem("petteia.results")), results.value);
});

test("statistics count games, wins and the best score against each level", () => {
  finish("aaaa", [me, bot(1, "merchant"), bot(2, "shepherd")], [2, 1, 3], [20, 31, 5]);
  finish("bbbb", [me, bot(1, "merchant")], [1, 2], [40, 31]);
  finish("cccc", [me], [1], [50]);
  finish("dddd", [me, seat(1)], [1, 2], [60, 31]);
  finish("eeee", [me, seat(1, { mine: true }), bot(2, "merchant")], [1, 2, 3], [70, 31, 3]);
  finish("ffff", [me, bot(1, "merchant")], [1, 2], [80, 31], { status: "abandoned" });
  finish("gggg", [{ ...me, bot_moves: 3 }, bot(1, "merchant")], [1, 2], [90, 31]);
  assert.ok(results.value.find((one) => one.id === "gggg").players[0].substituted);
  finish("hhhh", [me, bot(1, "merchant")], [1, 2], [99, 31], { fork: { table: "aaaa", move: 3 } });
  assert.ok(results.value.find((one) => one.id === "hhhh").forked);
  const rows = Object.fromEntries(statistics(results.value).get("nim").map((row) => [row.level, row]));
  assert.deepEqual(rows, {
    merchant: { level: "merchant", games: 2, wins: 1, best: 40 },
    shepherd: { level: "shepherd", games: 1, wins: 0, best: 20 },
    alone: { level: "alone", games: 1, wins: 1, best: 50 },
  });
});

test("the memory goes to another browser and nothing there is lost", () => {
  finish("aaaa", [me], [1], [50]);
  rememberTable("bbbb");
  keepKeys("bbbb", { host: "h", seats: ["s"] });
  const file = exportMemory();
  storage.clear();
  results.value = [];
  finish("cccc", [me], [1], [7]);
  rememberTable("dddd");
  keepKeys("bbbb", { seats: ["mine"] });
  assert.equal(importMemory(file), true);
  assert.deepEqual(results.value.map((one) => one.id).sort(), ["aaaa", "cccc"]);
  assert.deepEqual(recentTables(), ["dddd", "bbbb"]);
  assert.deepEqual(keysOf("bbbb"), { host: "h", seats: ["mine", "s"] });
});

test("a bad file is refused as a whole", () => {
  finish("aaaa", [me], [1], [50]);
  const good = JSON.parse(exportMemory());
  const before = JSON.stringify(results.value);
  const bad = [
    "", "null", "[]", "{", "7",
    { ...good, petteia: 2 },
    { ...good, tables: ["../etc"] },
    { ...good, keys: { bbbb: { seats: [7] } } },
    { ...good, keys: { bbbb: null } },
    { ...good, results: [{ ...good.results[0], id: "bbbb" }, { id: "cccc" }] },
    { ...good, results: [{ ...good.results[0], ended: "yesterday" }] },
    { ...good, results: [{ ...good.results[0], players: [{ name: "x" }] }] },
  ];
  for (const file of bad) {
    const text = typeof file === "string" ? file : JSON.stringify(file);
    assert.equal(importMemory(text), false, text);
  }
  assert.equal(JSON.stringify(results.value), before);
  assert.deepEqual(keysOf("bbbb"), { seats: [] });
});
