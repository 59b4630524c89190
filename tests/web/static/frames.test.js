// The positions of a replay.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { dropFrames, load, shown, start, wanted } from "petteia/replay/frames.js";
import { server } from "./setup.js";

const OF = 10;

beforeEach(() => {
  server.reset();
  for (let moves = 0; moves <= OF; moves += 1) {
    server.answers[`tables/t/replay/${moves}`] = () => ({ moves, of: OF, screen: {}, log_lines: moves });
  }
});

const asked = () => server.asked.map((path) => Number(path.split("/").at(-1)));

test("the wanted move is shown, and the next three are fetched ahead", async () => {
  start("t", 2);
  await load();
  assert.equal(shown.value.moves, 2);
  assert.deepEqual(asked(), [2, 3, 4, 5]);
});

test("what was fetched is not fetched again until moves were undone", async () => {
  start("t", 8);
  await load();
  assert.deepEqual(asked(), [8, 9, 10]);
  wanted.value = 9;
  await load();
  assert.equal(shown.value.moves, 9);
  assert.deepEqual(asked(), [8, 9, 10]);
  dropFrames();
  await load();
  assert.deepEqual(asked(), [8, 9, 10, 9, 10]);
});

test("of many moves wished while one is fetched only the last is fetched", async () => {
  start("t", 0);
  const done = load();
  for (const moves of [1, 2, 3, 10]) {
    wanted.value = moves;
    load();
  }
  await done;
  assert.equal(shown.value.moves, 10);
  assert.deepEqual(asked(), [0, 10]);
});

test("another table shows nothing of the last one", () => {
  start("u", 0);
  assert.equal(shown.value, null);
});
