// Values kept in localStorage.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { recall, recallJson, remember } from "petteia/lib/store.js";
import { storage } from "./setup.js";

beforeEach(() => {
  storage.clear();
  storage.forbidden = false;
});

test("a value is kept under a name of our own", () => {
  remember("sound", "off");
  assert.equal(recall("sound"), "off");
  assert.equal(storage.getItem("petteia.sound"), "off");
  assert.equal(recall("theme"), null);
});

test("where storage is forbidden a value lasts as long as the page", () => {
  storage.forbidden = true;
  remember("sound", "off");
  assert.equal(recall("sound"), "off");
});

test("invalid JSON counts as nothing", () => {
  remember("plan", "{");
  assert.equal(recallJson("plan"), null);
  assert.equal(recallJson("nothing"), null);
  remember("plan", '{"game": "go"}');
  assert.deepEqual(recallJson("plan"), { game: "go" });
});
