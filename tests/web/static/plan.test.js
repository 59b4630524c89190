// The planned table fits what the server offers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { offer } from "petteia/lib/offer.js";
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
  const found = fittingSeats([], GAME, OFFER);
  assert.deepEqual(found.map(({ kind, name, colour, level }) => [kind, name, colour, level]), [
    ["person", "", "a", null],
    ["bot", "Leda", "b", "strong"],
    ["bot", "Orion", "c", "usual"],
  ]);
  const strongest = { ...OFFER, default_level: "strong" };
  assert.equal(fittingSeats([], GAME, strongest)[1].level, "strong");
});

test("a plan that fits stays the same object", () => {
  const plan = fittingSeats([], GAME, OFFER);
  assert.equal(fittingSeats(plan, GAME, OFFER), plan);
});

test("seats are added and removed to fit the game", () => {
  const plan = fittingSeats([], GAME, OFFER);
  assert.equal(fittingSeats(plan, { fewest: 1, most: 1 }, OFFER).length, 1);
  const four = fittingSeats(plan, { fewest: 4, most: 4 }, OFFER);
  assert.deepEqual(four[3], { kind: "bot", name: "Milo", colour: "d", level: "usual" });
});

test("colours and levels that are gone are replaced", () => {
  const kept = [
    { kind: "person", name: "", colour: "x", level: null },
    { kind: "bot", name: "Leda", colour: "b", level: "gone" },
  ];
  const [person, bot] = fittingSeats(kept, GAME, OFFER);
  assert.equal(person.colour, "a");
  assert.equal(bot.level, "usual");
});

test("the plan follows the offer, and two seats swap their colours", () => {
  offer.value = OFFER;
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
