// Practice: the schedule, what is kept of one's mistakes, puzzles solved, and their way to another browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { exportMemory, importMemory, results } from "petteia/lib/my-games.js";
import {
  addMistakes,
  counts,
  dropExercise,
  dueExercises,
  exerciseOf,
  games,
  keepOutcome,
  mistakesOf,
  nextDay,
  unkept,
} from "petteia/practice/kept.js";
import { advance, begin, daysLater, INTERVALS, isDue, LEARNED, today } from "petteia/practice/schedule.js";
import { addSolved, countSolved, isDailySolved, isSolvedPuzzle, keepSolved, solved, streakOf } from "petteia/practice/solved.js";
import { storage } from "./setup.js";

const CASES = JSON.parse(readFileSync(new URL("../../review/schedule_cases.json", import.meta.url), "utf8"));
const DAY = today();
const decision = (move, cost, more = {}) => ({
  move, seat: 0, cost, grade: cost >= 0.12 ? "blunder" : cost >= 0.06 ? "mistake" : "good", ...more,
});
const review = (...decisions) => ({ decisions, iterations: 500, seed: 3 });
const record = {
  format: "petteia-record", game: "nim", options: { players: 2 }, seed: 5, seats: [], moves: [4, 5, 6, 7, 8, 9],
  result: { scores: [1, 2], ranking: [2, 1] },
};
const face = (id) => ({
  id, mine: [0], seats: [{ name: "Thea", colour: "a", level: null }, { name: "Orion", colour: "b", level: "merchant" }],
});
const kept = () => JSON.parse(storage.getItem("petteia.practice"));
const setItem = storage.setItem;

beforeEach(() => {
  storage.setItem = setItem;
  storage.clear();
  games.value = [];
  unkept.value = false;
  solved.value = {};
  results.value = [];
});

for (const { about, streak, due, outcome, day, then } of CASES) {
  test(`schedule: ${about}`, () => assert.deepEqual(advance({ streak, due }, outcome, day), then));
}

test("a new exercise is due at once, a learned one never", () => {
  assert.ok(isDue(begin("2026-11-19"), "2026-11-19"));
  assert.ok(!isDue(begin("2026-11-20"), "2026-11-19"));
  assert.ok(!isDue({ streak: LEARNED, due: null }, "2099-01-01"));
  assert.equal(LEARNED, INTERVALS.length + 1);
});

test("one's own mistakes become exercises, the costliest ten of a game", () => {
  const many = Array.from({ length: 14 }, (_, move) => decision(move, 0.1 + move / 100));
  assert.deepEqual(mistakesOf(review(...many), [0]), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  const some = review(decision(1, 0.07), decision(2, 0.3), decision(3, 0.05), decision(4, 0.5, { seat: 1 }));
  assert.equal(addMistakes(some, record, face("aaaa")), 2);
  const [game] = kept();
  assert.deepEqual(game.exercises, [
    { move: 1, streak: 0, due: DAY },
    { move: 2, streak: 0, due: DAY },
  ]);
  assert.deepEqual(game.record.moves, [4, 5, 6], "no further than needed");
  assert.equal(game.record.result, undefined);
  assert.deepEqual(game.seats[1], { name: "Orion", colour: "b" });
  assert.deepEqual(exerciseOf(games.value[0], 2), {
    exercise: { record: { ...game.record, moves: [4, 5] }, tempting: 6, solutions: [] },
    names: ["Thea", "Orion"],
    iterations: 500,
    seed: 3,
  });
});

test("a game that is reviewed again keeps its progress", () => {
  addMistakes(review(decision(1, 0.07)), record, face("aaaa"));
  keepOutcome("aaaa", 1, "right");
  assert.equal(addMistakes(review(decision(1, 0.07), decision(3, 0.2)), record, face("aaaa")), 1);
  assert.equal(addMistakes(review(decision(1, 0.07)), record, face("aaaa")), 0);
  assert.deepEqual(kept()[0].exercises, [
    { move: 1, streak: 1, due: daysLater(DAY, 1) },
    { move: 3, streak: 0, due: DAY },
  ]);
  assert.deepEqual(kept()[0].record.moves, [4, 5, 6, 7]);
});

test("what is due is asked, of all games or of one", () => {
  addMistakes(review(decision(1, 0.07), decision(2, 0.2)), record, face("aaaa"));
  addMistakes(review(decision(4, 0.2)), record, face("bbbb"));
  keepOutcome("aaaa", 1, "wrong");
  assert.deepEqual(dueExercises().map(({ game, move }) => [game.id, move]), [["bbbb", 4], ["aaaa", 2]]);
  assert.deepEqual(dueExercises(DAY, "aaaa").map(({ move }) => move), [2]);
  assert.equal(nextDay(), DAY);
  keepOutcome("aaaa", 2, "right");
  keepOutcome("bbbb", 4, "helped");
  assert.equal(nextDay(), daysLater(DAY, 1));
  assert.deepEqual(counts(), { all: 3, learned: 0 });
  dropExercise("bbbb", 4);
  assert.deepEqual(games.value.map(({ id }) => id), ["aaaa"]);
});

test("a full storage says so, and nothing that was kept is lost", () => {
  addMistakes(review(decision(1, 0.07)), record, face("aaaa"));
  const before = storage.getItem("petteia.practice");
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  assert.equal(addMistakes(review(decision(2, 0.2)), record, face("bbbb")), 1);
  assert.ok(unkept.value);
  assert.equal(storage.getItem("petteia.practice"), before);
  keepOutcome("bbbb", 2, "right");
  assert.deepEqual(games.value.map(({ id }) => id), ["bbbb", "aaaa"], "it lasts as long as the page");
  assert.equal(games.value[0].exercises[0].streak, 1);
  storage.setItem = setItem;
  keepOutcome("aaaa", 1, "right");
  assert.ok(!unkept.value);
  assert.equal(kept().length, 2, "and is stored as soon as there is room");
});

test("what another tab has kept meanwhile stays", () => {
  addMistakes(review(decision(1, 0.07)), record, face("aaaa"));
  const here = games.value;
  addMistakes(review(decision(2, 0.2)), record, face("bbbb"));
  games.value = here;
  keepOutcome("aaaa", 1, "right");
  assert.deepEqual(kept().map(({ id }) => id), ["bbbb", "aaaa"]);
});

test("learned games make room for new ones", () => {
  for (let n = 0; n < 61; n += 1) {
    addMistakes(review(decision(1, 0.07)), record, face(`game${n}`.padEnd(6, "x")));
    if (n === 3) {
      let { day, progress } = { day: DAY, progress: games.value[0].exercises[0] };
      for (let right = 0; right < LEARNED; right += 1) {
        keepOutcome(games.value[0].id, 1, "right", day);
        progress = games.value[0].exercises[0];
        day = progress.due ?? day;
      }
      assert.equal(progress.due, null);
    }
  }
  const ids = games.value.map(({ id }) => id);
  assert.equal(ids.length, 60);
  assert.ok(!ids.includes("game3x"));
  assert.ok(ids.includes("game0x"));
});

test("a daily puzzle solved on days in a row is a streak, until a day is missed", () => {
  keepSolved("nim", "p1", "2026-11-17");
  keepSolved("nim", "p2", "2026-11-18");
  keepSolved("nim", "p2", "2026-11-18");
  assert.equal(streakOf("nim", "2026-11-18"), 2);
  assert.equal(streakOf("nim", "2026-11-19"), 2, "today's may still come");
  assert.equal(streakOf("nim", "2026-11-20"), 0);
  assert.ok(isDailySolved("nim", "2026-11-18"));
  keepSolved("nim", "p7");
  keepSolved("nim", "p3", "2026-11-20");
  assert.equal(streakOf("nim", "2026-11-20"), 1);
  assert.equal(countSolved("nim"), 4);
  assert.ok(isSolvedPuzzle("nim", "p7") && !isSolvedPuzzle("go", "p7"));
  addSolved({ nim: { solved: ["p9", "p1"], streak: 9, last: "2026-11-21" } });
  assert.deepEqual(solved.value.nim, { solved: ["p1", "p2", "p7", "p3", "p9"], streak: 9, last: "2026-11-21" });
});

test("exercises and puzzles go to another browser with the games", () => {
  addMistakes(review(decision(1, 0.07)), record, face("aaaa"));
  keepSolved("nim", "p1", DAY);
  const file = exportMemory();
  storage.clear();
  games.value = [];
  solved.value = {};
  addMistakes(review(decision(2, 0.2)), record, face("bbbb"));
  assert.ok(importMemory(file));
  assert.deepEqual(games.value.map(({ id }) => id).sort(), ["aaaa", "bbbb"]);
  assert.equal(streakOf("nim"), 1);
  const before = storage.getItem("petteia.practice");
  const good = JSON.parse(file);
  const [game] = good.practice;
  for (const practice of [{}, [7], [{ ...game, id: "../x" }], [{ ...game, exercises: [{ move: 99 }] }], [{ ...game, iterations: 0 }]]) {
    assert.equal(importMemory(JSON.stringify({ ...good, practice })), false);
  }
  assert.equal(importMemory(JSON.stringify({ ...good, puzzles: { nim: { solved: [1] } } })), false);
  assert.equal(storage.getItem("petteia.practice"), before);
  const { practice, puzzles, ...old } = good;
  assert.ok(importMemory(JSON.stringify(old)), "a file of an earlier version");
});
