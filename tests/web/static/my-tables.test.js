// The tables of this browser and its secrets.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as mine from "petteia/lib/my-tables.js";
import { remember } from "petteia/lib/store.js";
import { Refusal, server, storage } from "./setup.js";

beforeEach(() => {
  storage.clear();
  server.reset();
});

test("the newest table comes first, once, and only thirty are kept", () => {
  for (let n = 0; n < 34; n += 1) mine.rememberTable(`t${n}`);
  mine.rememberTable("t5");
  const found = mine.recentTables();
  assert.equal(found.length, 30);
  assert.deepEqual(found.slice(0, 3), ["t5", "t33", "t32"]);
  mine.forgetTable("t33");
  assert.ok(!mine.recentTables().includes("t33"));
});

test("what else is stored under that name is ignored", () => {
  remember("tables", '["a", 1, null]');
  assert.deepEqual(mine.recentTables(), ["a"]);
  remember("tables", '{"a": 1}');
  assert.deepEqual(mine.recentTables(), []);
});

test("seats are kept with the host's secret, as a list or by number", () => {
  remember("table.t", JSON.stringify({ host: "h", seats: { 0: "a" } }));
  mine.keepSeat("t", "b");
  assert.deepEqual(mine.tokensOf("t"), ["a", "b", "h"]);
  mine.dropSeats("t");
  assert.deepEqual(mine.tokensOf("t"), ["h"]);
});

test("a secret that the server does not know is dropped, others stay", async () => {
  mine.keepKeys("t", { host: "h", seats: ["a", "b"] });
  server.answers["tables/t"] = ({ headers }) => {
    if (headers.Authorization === "Bearer a") throw new Refusal(401, "wrong-token");
    return {};
  };
  await mine.dropUnknownTokens("t");
  assert.deepEqual(mine.tokensOf("t"), ["b", "h"]);
});

test("no secret is dropped while the server cannot be reached", async () => {
  mine.keepKeys("t", { seats: ["a"] });
  await mine.dropUnknownTokens("t");
  assert.deepEqual(mine.tokensOf("t"), ["a"]);
});
