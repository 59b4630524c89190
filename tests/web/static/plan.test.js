// The planned table fits what the server offers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { results } from "petteia/lib/my-games.js";
import { offer } from "petteia/lib/offer.js";
import { recallJson } from "petteia/lib/store.js";
import { addSeat, changeSeat, fittingSeats, removeSeat, seats } from "petteia/start/plan.js";

const OFFER = {
  games: [{ game: "one", name: "One", fewest: 2, most: 3 }],
  bots: ["weak", "usual", "strong"].map((level, index) => ({ level, number: index + 1 })),
  default_level: "usual",
  bot_names: ["Leda", "Orion", "Milo"],
  colours: ["a", "b", "c", "d"],
};
const GAME = { fewest: 2, most: 4 };

test("the first plan is a person against a stronger and a usual bot", () => {
  const found = fittingSeats([], GAME, OFFER, true);
  assert.deepEqual(found.map(({ kind, name, colour, level }) => [kind, name, colour, level]), [
    ["person", "", "a", null],
    ["bot", "Leda", "b", "strong"],
    ["bot", "Orion", "c", "usual"],
  ]);
  const strongest = { ...OFFER, default_level: "strong" };
  assert.equal(fittingSeats([], GAME, strongest, true)[1].level, "strong");
});

test("whoever has not finished a game meets the gentlest bots", () => {
  const levels = (planned, game) => fittingSeats(planned, game, OFFER, false).slice(1).map(({ level }) => level);
  assert.deepEqual(levels([], GAME), ["weak", "weak"]);
  const [person] = fittingSeats([], GAME, OFFER, false);
  assert.deepEqual(levels([person], GAME), ["weak"], "also in a seat that is added");
  const chosen = [person, { kind: "bot", name: "Leda", colour: "b", level: "strong" }];
  assert.deepEqual(levels(chosen, GAME), ["strong"], "a choice is kept");
});

test("a plan that fits stays the same object", () => {
  const plan = fittingSeats([], GAME, OFFER, true);
  assert.equal(fittingSeats(plan, GAME, OFFER, true), plan);
});

test("seats are added and removed to fit the game", () => {
  const plan = fittingSeats([], GAME, OFFER, true);
  assert.equal(fittingSeats(plan, { fewest: 1, most: 1 }, OFFER, true).length, 1);
  const four = fittingSeats(plan, { fewest: 4, most: 4 }, OFFER, true);
  assert.deepEqual(four[3], { kind: "bot", name: "Milo", colour: "d", level: "usual" });
});

test("colours and levels that are gone are replaced", () => {
  const kept = [
    { kind: "person", name: "", colour: "x", level: null },
    { kind: "bot", name: "Leda", colour: "b", level: "gone" },
  ];
  const [person, bot] = fittingSeats(kept, GAME, OFFER, true);
  assert.equal(person.colour, "a");
  assert.equal(bot.level, "usual");
});

const FINISHED = { id: "owl42x7q", game: "one", ended: "2026-01-01T00:00:00Z", abandoned: false, players: [] };
const planned = () => seats.value.slice(1).map(({ level }) => level);

test("until they are chosen, the rivals follow what the browser has played", () => {
  offer.value = OFFER;
  assert.deepEqual(planned(), ["weak", "weak"]);
  results.value = [{ ...FINISHED, abandoned: true }];
  assert.deepEqual(planned(), ["weak", "weak"], "a game that was given up teaches little");
  results.value = [FINISHED];
  assert.deepEqual(planned(), ["strong", "usual"]);
  assert.equal(recallJson("plan").chosen, false);
  results.value = [];
  assert.deepEqual(planned(), ["weak", "weak"]);
  changeSeat(1, { level: "usual" });
  assert.equal(recallJson("plan").chosen, true);
  results.value = [FINISHED];
  assert.deepEqual(planned(), ["usual", "weak"], "what was chosen stays");
  changeSeat(1, { level: "strong" });
});

test("two seats swap their colours, and seats are added and removed", () => {
  assert.equal(seats.value.length, 3);
  changeSeat(0, { colour: "b" });
  assert.deepEqual(seats.value.map((seat) => seat.colour), ["b", "a", "c"]);
  removeSeat(1);
  addSeat("open");
  assert.deepEqual(seats.value[2], { kind: "open", name: "", colour: "a", level: null });
  removeSeat(2);
  removeSeat(1);
  assert.equal(seats.value.length, 2, "a game of two needs two");
});
