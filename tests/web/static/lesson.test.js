// The steps of a lesson follow from the position; its words stand where they cover nothing.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { OWN_WAY, stepBefore, stepNow, textOf } from "petteia/lesson/course.js";
import { hasLeft, markRead, markUnread, readAt, setLeft } from "petteia/lesson/memory.js";
import { bestPlace, tailTo } from "petteia/lesson/place.js";
import { storage } from "./setup.js";

const step = (key, at, more = {}) => ({
  key, at, text: key, otherwise: null, rules: [], points: "", frame: "", action: null, ...more,
});
const LESSON = {
  name: "first", title: "First", seat: 0, moves: 4,
  steps: [
    step("hello", 0),
    step("take", 0, { action: 7 }),
    step("pay", 1, { action: 8, frame: "paying", otherwise: "pay what you like" }),
    step("farewell", 4),
  ],
};
const now = (followed, moves, more = {}, read = []) =>
  stepNow(
    LESSON, { followed, over: more.over ?? false },
    { moves, frame: more.frame ?? "turn", mine: more.mine ?? true }, new Set(read),
  );

test("on the lesson's way the unread steps of the position come in order", () => {
  assert.equal(now(0, 0).step.key, "hello");
  assert.equal(now(0, 0, {}, ["hello"]).step.key, "take");
  assert.equal(now(0, 0, {}, ["hello"]).number, 2);
  assert.equal(now(1, 1, { frame: "paying" }, []).step.key, "pay");
  assert.equal(now(2, 2, { mine: false }).step, null);
});

test("whoever goes another way is told so once, and then what fits any position", () => {
  const first = now(0, 1, { frame: "paying" });
  assert.equal(first.strays, true);
  assert.equal(first.step, null);
  const then = now(0, 1, { frame: "paying" }, [OWN_WAY]);
  assert.equal(then.step.key, "pay");
  assert.equal(textOf(then.step, then.onLine), "pay what you like");
  assert.equal(now(0, 2, {}, [OWN_WAY]).step, null, "nothing to say about this decision");
  assert.equal(now(0, 1, { frame: "paying" }, [OWN_WAY, "pay"]).step, null);
});

test("the last words are for everybody, also while somebody else is to move", () => {
  assert.equal(now(4, 4, { over: true }).step.key, "farewell");
  assert.equal(now(0, 9, { over: true, mine: false }).step.key, "farewell");
  assert.equal(now(4, 5, { over: true }, ["farewell"]).over, true);
});

test("back leads to the step before in the same position", () => {
  const read = new Set(["hello"]);
  const at = stepNow(LESSON, { followed: 0, over: false }, { moves: 0, frame: "", mine: true }, read);
  assert.equal(stepBefore(LESSON, at, read).key, "hello");
  assert.equal(stepBefore(LESSON, now(1, 1), read), null);
  assert.equal(stepBefore(LESSON, now(0, 0), read), null);
});

beforeEach(() => storage.clear());

test("what was read and who has left is remembered by table", () => {
  markRead("aaaa", "hello");
  markRead("aaaa", "hello");
  markRead("bbbb", "take");
  assert.deepEqual([...readAt("aaaa")], ["hello"]);
  setLeft("aaaa", true);
  assert.equal(hasLeft("aaaa"), true);
  assert.equal(hasLeft("bbbb"), false);
  markUnread("aaaa", ["hello"]);
  assert.deepEqual([...readAt("aaaa")], []);
  assert.equal(hasLeft("aaaa"), true);
  assert.deepEqual(JSON.parse(storage.getItem("petteia.lessons")).bbbb, { read: ["take"], left: false });
});

test("only the newest tables are remembered", () => {
  for (let number = 0; number < 40; number += 1) markRead(`table${number}`, "hello");
  const kept = Object.keys(JSON.parse(storage.getItem("petteia.lessons")));
  assert.equal(kept.length, 30);
  assert.equal(kept.at(-1), "table39");
});

const SIZE = { width: 300, height: 150 };
const SCREEN = { width: 1366, height: 768 };
const box = (left, top, width, height) => ({ left, top, width, height });
const apart = (one, other) =>
  one.left + one.width <= other.left || other.left + other.width <= one.left ||
  one.top + one.height <= other.top || other.top + other.height <= one.top;

test("the words stand near their target, over neither it nor what may be clicked", () => {
  const target = box(600, 300, 120, 160);
  const lit = [target, box(740, 300, 120, 160), box(460, 300, 120, 160)];
  const { left, top } = bestPlace(SIZE, SCREEN, target, lit, []);
  for (const thing of lit) assert.ok(apart({ left, top, ...SIZE }, thing));
  assert.ok(Math.abs(top - target.top) < 350);
  assert.ok(["top", "bottom"].includes(tailTo({ left, top, ...SIZE }, target).side));
});

test("a bar at the top of the screen is left free", () => {
  const { top } = bestPlace(SIZE, { ...SCREEN, top: 44 }, box(100, 50, 80, 60), [], []);
  assert.ok(top >= 44);
});

test("they stay on the screen, also where there is no room, and without a target in the middle", () => {
  const all = box(0, 0, 1366, 768);
  for (const target of [all, box(1300, 700, 60, 60), box(0, 0, 20, 20)]) {
    const { left, top } = bestPlace(SIZE, SCREEN, target, [], []);
    assert.ok(left >= 0 && top >= 0 && left + 300 <= 1366 && top + 150 <= 768);
  }
  assert.equal(tailTo({ left: 10, top: 10, ...SIZE }, all), null);
  const { left, top } = bestPlace(SIZE, SCREEN, null, [], []);
  assert.ok(Math.abs(left + 150 - 683) < 40);
  assert.ok(Math.abs(top + 75 - 384) < 40);
});
