// Asking for a review, waiting for it, and the positions of its better lines.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { closeLine, closeReview, gradeOf, line, openReview, pointAt, review, showLine, state, stepLine } from "petteia/review/review.js";
import { Refusal, server } from "./setup.js";

const NOTHING = { done: 0, total: 0, waits: null, problem: null, review: null };
const REVIEW = {
  data: { decisions: [{ grade: "best" }, { grade: "blunder" }] },
  turning_points: [{ move: 1, line: [] }],
};
const PATH = "tables/t/review";

/** Let what was answered arrive. */
const arrive = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  await new Promise((done) => setImmediate(done));
};

beforeEach(() => {
  server.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  closeReview();
  mock.timers.reset();
});

/** The server answers so, one after the other, and the last one for ever. */
function answers(...given) {
  const methods = [];
  server.answers[PATH] = ({ method = "GET" }) => {
    methods.push(method);
    return given.length > 1 ? given.shift() : given[0];
  };
  return methods;
}

test("whoever does not want a review does not begin one", async () => {
  const methods = answers({ ...NOTHING, state: "none" });
  await openReview("t", false);
  assert.equal(state.value.state, "none");
  assert.deepEqual(methods, ["GET"]);
});

test("a review is begun and asked for until it is ready", async () => {
  const methods = answers(
    { ...NOTHING, state: "waiting", waits: 9 },
    { ...NOTHING, state: "running", done: 3, total: 9, waits: 4 },
    { ...NOTHING, state: "ready", review: REVIEW },
  );
  await openReview("t", true);
  assert.equal(review.value, null);
  mock.timers.tick(1000);
  await arrive();
  assert.equal(state.value.done, 3);
  mock.timers.tick(2000);
  await arrive();
  assert.deepEqual(review.value, REVIEW);
  mock.timers.tick(60000);
  await arrive();
  assert.deepEqual(methods, ["POST", "GET", "GET"]);
});

test("a server that was started anew begins it again", async () => {
  const methods = answers({ ...NOTHING, state: "running", waits: 4 }, { ...NOTHING, state: "none" }, { ...NOTHING, state: "waiting", waits: 9 });
  await openReview("t", true);
  mock.timers.tick(1000);
  await arrive();
  mock.timers.tick(1);
  await arrive();
  assert.equal(state.value.state, "waiting");
  assert.deepEqual(methods, ["POST", "GET", "POST"]);
});

test("who leaves hears nothing any more", async () => {
  const methods = answers({ ...NOTHING, state: "running", waits: 4 });
  await openReview("t", true);
  closeReview();
  mock.timers.tick(60000);
  await arrive();
  assert.equal(state.value, null);
  assert.equal(methods.length, 1);
});

test("a refusal is told, and too many requests are waited out", async () => {
  server.answers[PATH] = () => {
    throw new Refusal(409, "reviews-busy");
  };
  await openReview("t", true);
  assert.deepEqual([state.value.state, state.value.problem], ["failed", "reviews-busy"]);
  server.answers[PATH] = () => {
    throw new Refusal(429, "too-many");
  };
  await openReview("t", true);
  assert.equal(state.value, null);
  answers({ ...NOTHING, state: "ready", review: REVIEW });
  mock.timers.tick(5000);
  await arrive();
  assert.deepEqual(review.value, REVIEW);
});

test("a move has the grade of its decision, a turning point its place", async () => {
  answers({ ...NOTHING, state: "ready", review: REVIEW });
  await openReview("t", false);
  assert.deepEqual([0, 1, 2, 3].map(gradeOf), [null, "best", "blunder", null]);
  assert.deepEqual(pointAt(1), REVIEW.turning_points[0]);
  assert.equal(pointAt(0), undefined);
});

test("the better line is gone through step by step, and no further", async () => {
  answers({ ...NOTHING, state: "ready", review: REVIEW });
  for (const steps of [0, 1, 2]) {
    server.answers[`${PATH}/line/1/${steps}`] = () => ({ move: 1, steps, of: 2, screen: {} });
  }
  await openReview("t", false);
  await showLine(1, 1);
  assert.equal(line.value.steps, 1);
  for (const [by, steps] of [[1, 2], [1, 2], [-1, 1], [-1, 0], [-1, 0]]) {
    stepLine(by);
    await arrive();
    assert.equal(line.value.steps, steps);
  }
  assert.equal(server.asked.filter((path) => path.includes("line")).length, 3, "none is fetched twice");
  closeLine();
  assert.equal(line.value, null);
});
