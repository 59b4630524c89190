// Changes of a position are carried out on a copy that shares the rest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patched } from "petteia/live/patch.js";

const old = { seats: [{ gold: 1 }, { gold: 2, cards: ["a"] }], barred: { "a/b": 1, "~": 2 }, over: false };

test("values are replaced, added and removed", () => {
  const next = patched(old, [
    { op: "replace", path: "/seats/1/gold", value: 5 },
    { op: "add", path: "/seats/1/cards/-", value: "b" },
    { op: "remove", path: "/barred/a~1b" },
    { op: "replace", path: "/barred/~0", value: null },
    { op: "add", path: "/barred/c", value: { d: [] } },
  ]);
  assert.deepEqual(next, {
    seats: [{ gold: 1 }, { gold: 5, cards: ["a", "b"] }],
    barred: { "~": null, c: { d: [] } },
    over: false,
  });
});

test("the old position stays as it is, and what has not changed is shared", () => {
  const before = structuredClone(old);
  const next = patched(old, [{ op: "replace", path: "/seats/1/gold", value: 5 }]);
  assert.deepEqual(old, before);
  assert.equal(next.seats[0], old.seats[0]);
  assert.equal(next.barred, old.barred);
  assert.notEqual(next.seats, old.seats);
});

test("without changes it is the same", () => {
  assert.equal(patched(old, []), old);
});
