// Moves that are sent: one for each position, also if the next one comes before the answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { server } from "./setup.js";
import { position, table } from "petteia/lib/live.js";
import { act, busy } from "petteia/lib/requests.js";
import { make } from "petteia/table/scene.js";

test("a position is acted on once, and the next one at once", async () => {
  server.reset();
  /** @type {(() => void)[]} */
  const waiting = [];
  server.answers["tables/t1/moves"] = () =>
    new Promise((resolve) => waiting.push(() => resolve({ seq: 0 })));
  table.value = /** @type {any} */ ({ id: "t1" });
  position.value = /** @type {any} */ ({ seq: 5 });
  const first = act(1);
  act(2);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(waiting.length, 1, "the same position, so only one");
  position.value = /** @type {any} */ ({ seq: 6 });
  make(/** @type {any} */ ({ action: 3, final: false, passes: false }));
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(waiting.length, 2, "the next position, before the answer");
  waiting[0]();
  await first;
  assert.equal(busy.value, true, "the second is still on its way");
  waiting[1]();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(busy.value, false);
});
