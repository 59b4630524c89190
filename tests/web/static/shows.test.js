// The shows of Thebai: which lines make which show, and what happens on reload, skip, undo and news.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { batch } from "petteia/lib/html.js";
import { log, position, table } from "petteia/lib/live.js";
import { actsOf } from "games/thebai/table/shows/acts.js";
import {
  act, again, back, endWaits, finish, next, seen, show, showPlace, showing, shown, skip, startShows, step, waiting,
} from "games/thebai/table/shows/controller.js";
import { coversLit, inRow } from "games/thebai/table/shows/cover.js";
import { media } from "./setup.js";

const REDUCED = "(prefers-reduced-motion: reduce)";
const LONG = 60000;

/** A line of the log; `more` overrides what a line of nobody in round 3 has. */
const line = (kind, scene = null, more = {}) => ({
  seat: -1, kind, words: [kind], changes: [], round: 3, phase: "fate", actor: -1, scene, ...more,
});
const own = (kind, more = {}) => line(kind, null, { seat: 0, ...more });
const turn = (seat, more = {}) => line("citizen", null, { seat, phase: "turns", actor: seat, ...more });
const share = (seat) => ({ seat, hoplites: [], commander: 0, bonus: 0, total: 1, vp: 0 });
const battle = (...seats) =>
  line("battle", { kind: "battle", row: 4, shares: (seats.length ? seats : [0, 1]).map(share) });
const loot = (seat) => line("loot", { kind: "loot", row: 4, seat }, { seat });
const gate = () => line("gate", { kind: "gate", row: 4, seat: 0 });
const seated = (seat) => line("monument", { kind: "council", seat, space: "x" }, { seat });
const order = () => line("turn-order", { kind: "turn-order", before: [0, 1], after: [1, 0] });
const roundOver = (round = 3) => line("round-over", { kind: "round", round, seats: [] });
const prosperity = () => line("prosperity", { kind: "prosperity", tile: "p1" });
const herald = (raised = []) => line("herald", { kind: "herald", raised, column: "C" });
const hers = (kind, scene) => line(kind, { kind, ...scene }, { phase: "turns", actor: 1 });
const card = (number, deeds = 1) => hers("card", { number, did: Array(deeds).fill({ words: [], changes: [] }) });
const destiny = () => hers("destiny", { number: 1, did: [] });
const archon = (raised = []) => hers("her-archon", { raised, did: [] });
const newHerald = () => hers("new-herald", {});
const score = (seat, parts) => line("score", { kind: "score", seat, parts, total: 0 }, { phase: "over" });

/** Numbered lines; each is a move of its own. */
const numbered = (...lines) => lines.map((one, n) => ({ n, move: n, ...one }));
const outline = (...lines) =>
  actsOf(numbered(...lines)).map(({ kind, steps }) => `${kind}: ${steps.map(({ name }) => name).join(" ")}`);

/** The table as the server sends it. */
function receive(lines, screen = {}) {
  batch(() => {
    log.value = numbered(...lines);
    position.value = { screen: { seat: 0, phase: "turns", round: 3, moves: [], ...screen } };
  });
}
const FATE = { phase: "fate" };
const lit = (...anchors) => anchors.map((at) => ({ at, placed: at !== "button" }));

let stop = () => {};
beforeEach(() => {
  media.clear();
  mock.timers.enable({ apis: ["setTimeout"] });
  table.value = { id: "t", mine: [0], seats: [] };
  stop = startShows();
});
afterEach(() => {
  stop();
  batch(() => {
    table.value = position.value = null;
    log.value = [];
  });
  mock.timers.reset();
});

test("a battle is one show from the attack to the turn order", () => {
  const lines = [
    turn(0), battle(0, 1), loot(0), own("order"), loot(1), gate(), own("keep"), own("dismiss"),
    line("keep", null, { seat: 1 }), seated(0), seated(1), order(), roundOver(),
  ];
  assert.deepEqual(outline(...lines), [
    "battle: attack totals totals points loot loot gate pay pay council council turn-order",
    "round: round",
  ]);
  const [{ steps }] = actsOf(numbered(...lines));
  assert.deepEqual(steps.find(({ name }) => name === "pay").lines.map(({ kind }) => kind), ["keep", "dismiss"]);
});

test("prosperity tells player by player what they took", () => {
  assert.deepEqual(outline(prosperity(), own("good"), own("done"), line("good", null, { seat: 1 }), roundOver()), [
    "prosperity: tile gains gains",
    "round: round",
  ]);
});

test("a herald is shown with the dice, what interrupts them, and the marker", () => {
  const marker = line("marker", { kind: "marker", at: "A1-B1" });
  const sweep = line("sweep", { kind: "sweep", raised: [] });
  assert.deepEqual(outline(herald(), own("commander"), sweep, marker, battle()), [
    "herald: herald raised marker",
    "battle: attack totals totals points",
  ]);
});

test("Antigone's turn is shown card by card, with every thing she does", () => {
  const lines = [
    turn(0), card(1, 3), destiny(), card(2), archon([{ at: "A1-A2" }]), newHerald(),
    herald(), roundOver(), turn(0), card(1), card(2, 0), archon(), newHerald(),
  ];
  assert.deepEqual(outline(...lines), [
    "antigone: card card card destiny card archon raised new-herald",
    "herald: herald raised",
    "round: round",
    "antigone: card card archon new-herald",
  ]);
});

test("a decision of the player inside her turn belongs to it", () => {
  const choice = own("commander", { phase: "turns", actor: 1 });
  assert.deepEqual(outline(card(1), choice, card(2), archon()), ["antigone: card card archon"]);
});

test("final scores are built up category by category", () => {
  assert.deepEqual(outline(roundOver(), score(0, { track: 9, city: 3, hand: 0 }), score(1, { track: 5, orders: 2 })), [
    "round: round",
    "score: part part part total",
  ]);
});

test("nothing of a turn of a player is a show", () => {
  assert.deepEqual(outline(turn(0), turn(1), line("round")), []);
});

test("what was there before the page was loaded is not shown, but can be seen again", () => {
  receive([battle(), gate(), order(), roundOver(), turn(0)]);
  assert.equal(showing.value, false);
  assert.deepEqual(seen.value.map(({ kind }) => kind), ["battle"]);
  show(0);
  assert.equal(act.value.kind, "battle");
});

test("after a reload a battle that goes on is there with all that has happened", () => {
  receive([turn(0), battle(), loot(0), gate()], { ...FATE, moves: lit("dice:C4-D4") });
  assert.equal(showPlace.value, "city");
  assert.equal(act.value.steps[step.value].name, "gate");
  assert.equal(shown.value.playing, false);
});

test("new lines are shown step by step, act after act, until all is told", () => {
  receive([turn(0)]);
  receive([turn(0), card(1), card(2), archon(), herald(), roundOver()]);
  assert.deepEqual([act.value.kind, step.value, waiting.value], ["antigone", 0, [4, 5]]);
  mock.timers.tick(3000);
  assert.equal(step.value, 1);
  const kinds = new Set();
  for (let i = 0; i < 60 && showing.value; i += 1) {
    kinds.add(act.value.kind);
    mock.timers.tick(1000);
  }
  assert.deepEqual([...kinds], ["antigone", "herald", "round"]);
  assert.equal(showing.value, false);
});

test("next and back stop the pace, again starts it anew", () => {
  receive([turn(0)]);
  receive([turn(0), battle()], FATE);
  next();
  next();
  back();
  assert.deepEqual([step.value, shown.value.playing], [1, false]);
  mock.timers.tick(LONG);
  assert.equal(step.value, 1);
  again();
  assert.deepEqual([step.value, shown.value.playing], [0, true]);
});

test("next after the last step goes to the next show, skip ends them all", () => {
  receive([turn(0)]);
  const told = [turn(0), prosperity(), roundOver()];
  receive(told);
  next();
  assert.equal(act.value.kind, "round");
  show(1);
  skip();
  assert.equal(showing.value, false);
  receive([...told, turn(1)]);
  assert.equal(showing.value, false);
});

test("a battle that goes on waits at its last step and grows with the lines that arrive", () => {
  receive([turn(0)]);
  receive([turn(0), battle()], FATE);
  for (let i = 0; i < 30; i += 1) mock.timers.tick(1000);
  assert.equal(act.value.steps[step.value].name, "points");
  receive([turn(0), battle(), loot(0), gate()], FATE);
  assert.equal(act.value.steps[step.value].name, "loot");
  assert.equal(shown.value.playing, true);
});

test("lines that arrive during a show neither restart it nor jump ahead", () => {
  receive([turn(0)]);
  receive([turn(0), battle()], FATE);
  mock.timers.tick(2000);
  const before = step.value;
  receive([turn(0), battle(), loot(0)], FATE);
  assert.deepEqual([act.value.kind, step.value, shown.value.playing], ["battle", before, true]);
  receive([turn(0), battle(), loot(0), gate(), order(), roundOver()]);
  assert.deepEqual([act.value.kind, step.value, waiting.value], ["battle", before, [5]]);
});

test("a show that was closed stays closed when it grows", () => {
  receive([turn(0)]);
  receive([turn(0), battle()], FATE);
  finish();
  receive([turn(0), battle(), loot(0)], FATE);
  assert.equal(showing.value, false);
});

test("a show ends when its lines are undone, and what is played instead is shown", () => {
  receive([turn(0)]);
  receive([turn(0), card(1), card(2), archon(), herald()]);
  assert.equal(act.value.kind, "antigone");
  receive([turn(0)]);
  assert.deepEqual([showing.value, waiting.value], [false, []]);
  receive([turn(0), card(1, 2), card(2)]);
  assert.equal(act.value.steps.length, 3);
});

test("an undo inside a battle takes its steps back", () => {
  receive([turn(0)]);
  const before = [turn(0), battle(), gate(), own("keep")];
  receive(before, FATE);
  for (let i = 0; i < 10; i += 1) next();
  receive([turn(0), battle(), gate()], FATE);
  show(1);
  for (let i = 0; i < 4; i += 1) next();
  receive(before, FATE);
  assert.equal(act.value.steps[step.value].name, "pay");
  receive([turn(0), battle(), gate()], FATE);
  assert.equal(act.value.steps[step.value].name, "gate");
});

test("undo and another move in one message are news", () => {
  receive([turn(0), battle(), own("keep")], FATE);
  receive([turn(0), battle(), own("dismiss"), order(), roundOver()]);
  assert.deepEqual([act.value.kind, waiting.value], ["battle", [4]]);
});

test("a new language or connection sends the same lines again and shows nothing", () => {
  receive([turn(0), battle(), order(), roundOver()]);
  const lines = [turn(0), battle(), order(), roundOver()];
  lines[1].words = ["Schlacht"];
  receive(lines);
  assert.equal(showing.value, false);
});

test("who plays on sees no old show any more, only what the move brought", () => {
  receive([turn(0)]);
  receive([turn(0), prosperity(), roundOver(2)]);
  assert.equal(act.value.kind, "prosperity");
  receive([turn(0), prosperity(), roundOver(2), turn(0)]);
  assert.deepEqual([showing.value, waiting.value], [false, []]);
  receive([turn(0), prosperity(), roundOver(2), turn(0), turn(0), card(1)]);
  assert.equal(act.value.kind, "antigone");
});

test("with reduced motion the whole result is there at once and stays until it is closed", () => {
  media.add(REDUCED);
  receive([turn(0)]);
  receive([turn(0), battle(), gate(), order(), roundOver()]);
  assert.deepEqual([act.value.kind, act.value.steps[step.value].name], ["battle", "turn-order"]);
  mock.timers.tick(LONG);
  assert.equal(act.value.kind, "battle");
  next();
  assert.equal(act.value.kind, "round");
  next();
  assert.equal(showing.value, false);
});

test("a battle covers the city only while nothing else is lit there", () => {
  receive([turn(0)]);
  const lines = [turn(0), battle(), gate()];
  receive(lines, { ...FATE, moves: lit("dice:C4-C5", "dice:A3-A4", "button") });
  assert.equal(showPlace.value, "city");
  receive(lines, { ...FATE, moves: lit("council:x1") });
  assert.equal(showPlace.value, "city");
  receive(lines, { ...FATE, moves: lit("dice:C4-C5", "dice:A1-A2") });
  assert.equal(showPlace.value, "side");
  receive(lines, { ...FATE, moves: lit("space:A4", "display:order1") });
  assert.equal(showPlace.value, "");
});

test("a covered show waits and goes on when nothing is covered any more", () => {
  receive([turn(0)]);
  const lines = [turn(0), prosperity(), own("good")];
  receive(lines, { ...FATE, moves: lit("display:o1", "deck") });
  assert.equal(showing.value, false);
  mock.timers.tick(LONG);
  assert.equal(step.value, 0);
  receive(lines, FATE);
  assert.equal(showPlace.value, "side");
});

test("the dice of a row are those beside it, above it and below it", () => {
  assert.deepEqual(["dice:C4-D4", "dice:C3-C4", "dice:C4-C5", "dice:C3-D3", "space:C4"].map((at) => inRow(at, 4)),
    [true, true, true, false, false]);
  const [one] = actsOf(numbered(battle()));
  assert.deepEqual(coversLit(lit("commander:4"), one, "desk"), { city: true, side: false });
  // On a phone a battle takes the place of everything, and everything else is a strip.
  assert.deepEqual(coversLit(lit("council:x"), one, "desk"), { city: false, side: true });
  assert.deepEqual(coversLit(lit("council:x"), one, "phone"), { city: true, side: false });
});

test("leaving the table ends all shows; the next table begins anew", () => {
  receive([turn(0)]);
  receive([turn(0), battle()], FATE);
  batch(() => {
    position.value = null;
    log.value = [];
  });
  assert.equal(showing.value, false);
  receive([prosperity(), roundOver(), turn(0)]);
  assert.equal(showing.value, false);
});

test("the scoring is seen before the end of the game, unless nothing is to move", () => {
  const lines = [turn(0), roundOver(), score(0, { gates: 3 }), score(1, { gates: 1 })];
  receive([turn(0)]);
  assert.equal(endWaits(), false);
  receive(lines, { phase: "over" });
  assert.equal(endWaits(), true);
  skip();
  assert.equal(endWaits(), false);
  media.add(REDUCED);
  receive([turn(0)]);
  receive(lines, { phase: "over" });
  assert.equal(endWaits(), false);
});

test("who comes after the end of the game sees the end at once", () => {
  receive([turn(0), score(0, {}), score(1, {})], { phase: "over" });
  assert.equal(endWaits(), false);
});
