// The modules of Elysium's page with logic of their own: Families, log, end.
import assert from "node:assert/strict";
import { test } from "node:test";
import end from "games/elysium/end.js";
import { chosenSet, families, options, packs, setKey, toggleFamily, wanted } from "games/elysium/start/plan.js";
import { textOf } from "games/elysium/table/face.js";
import { chapters, heading } from "games/elysium/table/log.js";
import { offer } from "petteia/lib/offer.js";

const PACK = {
  name: "house",
  title: "House",
  sets: [{ key: "first", name: "First", families: ["zeus", "ares"], note: "" }],
  families: ["zeus", "ares", "hades"].map((key) => ({ key, name: key, note: "" })),
  in_play: 2,
};
offer.value = { games: [{ game: "elysium", packs: [PACK] }] };

test("the first set of the pack is chosen, and sent by its Families", () => {
  assert.deepEqual(packs.value, [PACK]);
  assert.equal(chosenSet.value, "first");
  assert.equal(wanted.value, 2);
  assert.deepEqual(options(), { families: ["zeus", "ares"], pack: "house" });
});

test("random Families are drawn by the server", () => {
  setKey.value = "random";
  assert.deepEqual(families.value, []);
  assert.deepEqual(options(), { families: "random", pack: "house" });
});

test("a changed Family makes the set one's own", () => {
  setKey.value = "first";
  toggleFamily("ares");
  toggleFamily("hades");
  assert.equal(chosenSet.value, "own");
  assert.deepEqual(options().families, ["zeus", "hades"]);
});

const line = (epoch, round, phase, seat = 0, move = 1) => ({ epoch, round, phase, seat, move });

test("chapters begin with the Epochs", () => {
  const log = [line(1, 1, "actions"), line(1, 2, "actions"), line(2, 1, "actions", 0, 30), line(3, 1, "actions", -1, 60)];
  assert.deepEqual(chapters(log), [
    { label: "I", move: 0 },
    { label: "II", move: 29 },
    { label: "III", move: 60 },
  ]);
});

test("a heading stands where an Epoch, a Phase or a round begins", () => {
  const first = line(1, 1, "actions");
  assert.ok(heading(first, undefined));
  assert.equal(heading(first, first), null);
  assert.ok(heading(line(1, 2, "actions"), first));
  assert.equal(heading(line(1, 0, "writing"), line(1, 0, "writing")), null);
});

test("a step of the chart has its own name, except after an Epoch", () => {
  assert.equal(end.stepName({ label: "Chronos", zone: "scoring", icon: "k-chronos" }), "Chronos");
  assert.notEqual(end.stepName({ label: "II", zone: "play", icon: "" }), "II");
});

test("the text of a card says its tokens in words", () => {
  const parts = ["Gain ", { icon: "gold", number: "2", words: "2 Gold" }, "."];
  assert.equal(textOf({ parts }), "Gain 2 Gold.");
});
