// The commitment to a deal: the first one that was seen counts.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { commitmentOf, rememberCommitment } from "petteia/lib/my-tables.js";
import { fitsCommitment } from "petteia/lobby/deal-dialog.js";
import { server, storage } from "./setup.js";

const SECRET = "00ff".repeat(16);
const COMMITMENT = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
const TABLE = { id: "owl", commitment: COMMITMENT };

beforeEach(() => {
  storage.clear();
  server.reset();
});

test("the commitment that was shown first counts", () => {
  assert.equal(commitmentOf(TABLE), COMMITMENT);
  rememberCommitment(TABLE);
  rememberCommitment({ id: "owl", commitment: "0".repeat(64) });
  assert.equal(commitmentOf({ id: "owl", commitment: "0".repeat(64) }), COMMITMENT);
});

test("a table without one has none to remember", () => {
  rememberCommitment({ id: "owl", commitment: null });
  assert.equal(commitmentOf({ id: "owl", commitment: null }), "");
  assert.equal(commitmentOf(TABLE), COMMITMENT);
});

test("the secret of the record fits, another does not", async () => {
  server.answers["tables/owl/record"] = () => ({ secret: SECRET });
  assert.equal(await fitsCommitment(TABLE), true);
  rememberCommitment({ id: "owl", commitment: "0".repeat(64) });
  assert.equal(await fitsCommitment(TABLE), false, "it was exchanged since");
  storage.clear();
  for (const secret of ["11ff".repeat(16), "", "zeus", undefined]) {
    server.answers["tables/owl/record"] = () => ({ secret });
    assert.equal(await fitsCommitment(TABLE), false);
  }
});
