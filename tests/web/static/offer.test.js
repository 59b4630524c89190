// What the server offers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenGame, colours, gameKey, gameName, offer, offeredGame } from "petteia/lib/offer.js";
import { AboutLevels, levelName } from "petteia/parts/bots.js";

const OFFER = {
  games: [{ game: "one", name: "One" }, { game: "two", name: "Two" }],
  bots: [
    { level: "easy", number: 1, name: "Easy", about: "For a first game." },
    { level: "hard", number: 2, name: "Hard", about: "For strong players." },
  ],
  default_level: "easy",
  bot_names: ["Leda"],
  colours: ["a", "b"],
};

test("before the offer arrives nothing is known", () => {
  assert.equal(chosenGame.value, null);
  assert.deepEqual(colours(), []);
  assert.equal(levelName("easy"), "easy");
});

test("the first game is chosen unless the person chose another that is offered", () => {
  offer.value = OFFER;
  assert.equal(chosenGame.value.game, "one");
  gameKey.value = "two";
  assert.equal(chosenGame.value.game, "two");
  gameKey.value = "gone";
  assert.equal(chosenGame.value.game, "one");
});

test("games and levels are named in the language of the offer", () => {
  offer.value = OFFER;
  assert.equal(gameName("two"), "Two");
  assert.equal(gameName("gone"), "");
  assert.equal(offeredGame("gone"), null);
  assert.equal(levelName("easy"), "Easy");
  assert.equal(levelName(null), "");
});

test("each level that plays is described once", () => {
  offer.value = OFFER;
  const tests = (levels) => AboutLevels({ levels }).map((line) => line.props["data-test"]);
  assert.deepEqual(tests(["hard", "hard", null, "gone"]), ["about-hard"]);
  assert.deepEqual(tests(["hard", "easy"]), ["about-easy", "about-hard"]);
  assert.deepEqual(tests([]), []);
});
