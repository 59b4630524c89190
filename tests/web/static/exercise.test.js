// An exercise: the first answer counts, hints and solutions, and which puzzle comes next.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { nextOf } from "petteia/exercise/puzzle-page.js";
import * as state from "petteia/exercise/state.js";
import { position, table } from "petteia/lib/live.js";
import { solved } from "petteia/practice/solved.js";

const screen = (name) => ({ name, names: ["A", "B"], moves: [{ action: 1, words: "one" }, { action: 2, words: "two" }] });
const QUESTION = { game: "nim", id: "p", difficulty: 1, seat: 1, moves: 7, options: {}, screen: screen("asked"), cards: { cards: {} }, log: [] };
const SOLUTION = { action: 2, reason: "", steps: [{ action: 2, words: "two", screen: screen("after") }] };
let told;

const source = (more = {}) => ({
  question: async () => QUESTION,
  judge: async (action) => ({ action, solved: action === 2, cost: action === 2 ? 0 : 0.1, reason: "" }),
  hint: async () => ({ themes: ["gold"] }),
  solution: async () => SOLUTION,
  first: (outcome) => told.push(outcome),
  found: () => told.push("found"),
  ...more,
});
const move = (action) => ({ action, words: `${action}` });

beforeEach(() => {
  told = [];
  solved.value = {};
});

test("a right answer", async () => {
  await state.ask(source());
  assert.equal(position.value.screen.name, "asked");
  assert.deepEqual(table.value.mine, [1]);
  assert.equal(table.value.id, "", "it is no table of the server");
  await state.answer(move(2));
  assert.ok(state.done.value);
  assert.deepEqual(told, ["right", "found"]);
  await state.answer(move(1));
  assert.deepEqual(told, ["right", "found"], "nothing more can be answered");
});

test("the first answer counts, but it may still be found", async () => {
  await state.ask(source());
  await state.answer(move(1));
  assert.ok(!state.done.value);
  await state.answer(move(2));
  assert.deepEqual(told, ["wrong", "found"]);
});

test("after a hint it is helped, after the solution wrong", async () => {
  await state.ask(source());
  await state.askHint();
  assert.deepEqual(state.themes.value, ["gold"]);
  await state.answer(move(2));
  assert.deepEqual(told, ["helped", "found"]);
  told = [];
  await state.ask(source());
  await state.showSolution();
  assert.deepEqual(told, ["wrong"]);
  state.goTo(1);
  assert.equal(position.value.screen.name, "after");
  state.goTo(5);
  assert.equal(state.step.value, 1);
  state.goTo(-1);
  assert.equal(position.value.screen.name, "asked");
});

test("to look at the solution after it was found changes nothing", async () => {
  await state.ask(source());
  await state.answer(move(2));
  await state.showSolution();
  assert.deepEqual(told, ["right", "found"]);
});

test("an answer that could not be judged can be given again", async () => {
  let failing = true;
  const { ApiError } = await import("petteia/lib/api.js");
  const judge = async (action) => {
    if (failing) throw new ApiError(409, { key: "judging-busy", words: "Wait." });
    return { action, solved: true, cost: 0, reason: "" };
  };
  await state.ask(source({ judge }));
  await state.answer(move(2));
  assert.equal(state.trouble.value, "Wait.");
  assert.deepEqual(told, []);
  failing = false;
  await state.answer(move(2));
  assert.deepEqual(told, ["right", "found"]);
  assert.equal(state.trouble.value, "");
});

test("an answer that arrives after the exercise was left is dropped", async () => {
  let arrive;
  await state.ask(source({ judge: () => new Promise((done) => (arrive = done)) }));
  const pending = state.answer(move(2));
  state.stop();
  await state.ask(source());
  arrive({ action: 2, solved: true, cost: 0, reason: "" });
  await pending;
  assert.equal(state.verdict.value, null);
  assert.equal(state.busy.value, "");
  assert.deepEqual(told, []);
});

test("the next puzzle is one that is not solved", () => {
  const ids = ["a", "b", "c"];
  assert.equal(nextOf(ids, "nim", "a"), "b");
  assert.equal(nextOf(ids, "nim", "c"), "a");
  assert.equal(nextOf(ids, "nim", ""), "a");
  solved.value = { nim: { solved: ["b", "a"], streak: 0, last: "" } };
  assert.equal(nextOf(ids, "nim", "a"), "c");
  assert.equal(nextOf(ids, "nim", ""), "c");
  assert.equal(nextOf(ids, "nim", "c"), "a", "all others are solved");
  assert.equal(nextOf(["a"], "nim", "a"), null);
});
