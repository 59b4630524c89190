// Carries out the changes of whole games as the page does, and compares with whole positions:
// `node --import ./tests/web/static/setup.js follow-changes.js FILE`; prints how many it compared.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { patched } from "petteia/live/patch.js";

let compared = 0;
for (const received of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  let whole;
  for (const [message, expected] of received) {
    if (message.type === "position") {
      const { type, ...position } = message;
      whole = position;
      continue;
    }
    const { base, seq, patch, log } = message;
    assert.equal(whole.seq, base);
    const before = expected && JSON.stringify(whole);
    const next = { ...patched(whole, patch), seq, log };
    if (expected) {
      assert.deepEqual(next, expected);
      assert.equal(JSON.stringify(whole), before, "the old position stays as it is");
      compared++;
    }
    whole = next;
  }
}
console.log(compared);
