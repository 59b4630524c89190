// The city of Thebai: where things lie, how a stone is turned, and what is marked as new.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changesBetween, remember, signsOf } from "games/thebai/table/city/changes.js";
import {
  allDiceSpaces,
  allSpaces,
  badgeAreas,
  barArea,
  between,
  diceArea,
  isUpright,
  neighbour,
  opposite,
  spaceArea,
  touchesRow,
} from "games/thebai/table/city/geometry.js";
import {
  asFought,
  bestTurn,
  chosenStone,
  matchesOf,
  nextTurn,
  rimKey,
  shownRotation,
  turnEdge,
} from "games/thebai/table/city/model.js";

test("stones and channels alternate on the grid", () => {
  assert.deepEqual(spaceArea("A1"), { column: 1, row: 1 });
  assert.deepEqual(spaceArea("C4"), { column: 5, row: 7 });
  assert.deepEqual(diceArea("C4-D4"), { column: 6, row: 7 });
  assert.deepEqual(diceArea("C4-C5"), { column: 5, row: 8 });
  assert.equal(isUpright("C4-C5"), true);
  assert.equal(isUpright("C4-D4"), false);
});

test("the city has 28 or 35 spaces, and a dice space between all neighbours", () => {
  assert.equal(allSpaces("ABCD").length, 28);
  assert.equal(allSpaces("ABCDE").length, 35);
  assert.equal(allDiceSpaces("ABCD").length, 3 * 7 + 4 * 6);
  assert.equal(allDiceSpaces("ABCDE").length, 4 * 7 + 5 * 6);
  assert.equal(new Set(allDiceSpaces("ABCDE")).size, 58);
});

test("a dice space is named from the left and from the top", () => {
  assert.equal(between("D4", "C4"), "C4-D4");
  assert.equal(between("C4", "C5"), "C4-C5");
  assert.equal(between("C5", "C4"), "C4-C5");
});

test("beyond the rim there is no neighbour", () => {
  assert.equal(neighbour("C4", "top", "ABCDE"), "C3");
  assert.equal(neighbour("D4", "right", "ABCD"), "");
  assert.equal(neighbour("D4", "right", "ABCDE"), "E4");
  assert.equal(neighbour("A1", "left", "ABCD"), "");
  assert.equal(neighbour("A7", "bottom", "ABCD"), "");
  assert.equal(opposite("top"), "bottom");
  assert.equal(opposite("left"), "right");
});

test("a row has the channels above and below it", () => {
  const of4 = allDiceSpaces("ABCD").filter((dice) => touchesRow(dice, 4));
  assert.equal(of4.length, 3 + 4 + 4);
  assert.ok(of4.includes("A3-A4") && of4.includes("A4-A5") && of4.includes("A4-B4"));
});

test("badges lie where channels cross, inside the city, each in a place of its own", () => {
  const areas = badgeAreas(["D4-D5", "C4-D4", "D3-D4", "E4-E5"], "ABCDE");
  for (const { column, row } of areas) {
    assert.equal(column % 2, 0);
    assert.equal(row % 2, 0);
    assert.ok(column > 1 && column < 9 && row > 1 && row < 13);
  }
  const names = areas.map(({ column, row }) => `${column}/${row}`);
  assert.equal(new Set(names).size, names.length);
});

test("badges at the rim stay inside", () => {
  assert.deepEqual(badgeAreas(["E4-E5"], "ABCDE"), [{ column: 8, row: 8 }]);
  assert.deepEqual(badgeAreas(["A7-B7"], "ABCDE"), [{ column: 2, row: 12 }]);
});

test("a bar goes from stone to stone", () => {
  assert.deepEqual(barArea("C4-D4"), { gridColumn: "5 / 8", gridRow: "7" });
  assert.deepEqual(barArea("C4-C5"), { gridColumn: "5", gridRow: "7 / 10" });
});

const EDGES = ["top", "right", "bottom", "left"];
const rotation = (turn, roofs, ...matching) => ({
  turn,
  action: 100 + turn,
  roofs,
  edges: EDGES.map((edge, index) => ({
    edge,
    roof: roofs[index],
    beyond: "",
    matches: matching.includes(edge),
    words: "",
  })),
});
const PLACING = {
  stone: "K1",
  owner: 0,
  at: "E5",
  roofs: "WOBS",
  left: 2,
  edges: [],
  rotations: [
    rotation(0, "WOBS"),
    rotation(1, "SWOB", "top"),
    rotation(2, "BSWO", "top", "right"),
    rotation(3, "OBSW", "left", "top"),
  ],
};

test("turning goes around in both directions and skips what is not offered", () => {
  assert.equal(nextTurn(PLACING, 3, 1), 0);
  assert.equal(nextTurn(PLACING, 0, -1), 3);
  const two = { ...PLACING, rotations: PLACING.rotations.filter(({ turn }) => turn % 2 === 0) };
  assert.equal(nextTurn(two, 0, 1), 2);
  assert.equal(nextTurn(two, 2, 1), 0);
  assert.equal(shownRotation(two, 1)?.turn, 2);
  assert.equal(shownRotation({ ...PLACING, rotations: [] }, 1), null);
});

test("a stone begins with the rotation that matches most", () => {
  assert.equal(bestTurn(PLACING), 2);
  assert.equal(bestTurn({ ...PLACING, rotations: PLACING.rotations.slice(0, 1) }), 0);
});

test("matching roofs glow on both stones or on the rim", () => {
  const chosen = chosenStone(PLACING, 2);
  assert.equal(chosen?.roofs, "BSWO");
  const { glow, rimGlow, joins } = matchesOf(chosen, "ABCDE");
  assert.deepEqual([...glow], [["E5", ["top", "right"]], ["E4", ["bottom"]]]);
  assert.deepEqual([...rimGlow], ["right:5"]);
  assert.deepEqual(joins, ["E4-E5"]);
  assert.equal(rimKey("C1", "top"), "top:C");
});

test("without a space no stone is drawn in the city", () => {
  assert.equal(chosenStone({ ...PLACING, at: null }, 0), null);
  assert.deepEqual(matchesOf(null, "ABCD").joins, []);
});

test("the buttons that turn a stone hide no die and stay inside the city", () => {
  const model = (at, ...full) => ({
    chosen: chosenStone({ ...PLACING, at }, 0),
    dice: new Map(full.map((dice) => [dice, {}])),
    markers: new Set(),
    standees: new Map(),
  });
  assert.equal(turnEdge(model("C4"), "ABCD"), "bottom");
  assert.equal(turnEdge(model("C4", "C4-C5"), "ABCD"), "top");
  assert.equal(turnEdge(model("C4", "C4-C5", "C3-C4"), "ABCD"), "");
  assert.equal(turnEdge(model("C7"), "ABCD"), "top");
  assert.equal(turnEdge(model("C1", "C1-C2"), "ABCD"), "");
});

const screen = (dice, archon = null) => ({
  city: {
    stones: [{ at: "C4", stone: "K1", owner: 0, roofs: "WOBS" }],
    dice,
    markers: [],
    standees: [],
    rows: [{ row: 1, commanders: [] }],
  },
  seats: [{ archon }],
});

test("what changed since the reader's last move is marked until the next one", () => {
  const first = signsOf(screen([]));
  const second = signsOf(screen([{ at: "C4-D4", seat: 1, kind: "citizen", level: "1" }]));
  const third = signsOf(screen([{ at: "C4-D4", seat: 1, kind: "citizen", level: "1*" }], "C4"));
  let memory = remember(null, 1, true, first);
  assert.equal(changesBetween(memory.base, memory.now).size, 0);
  // The reader's own move is not marked.
  memory = remember(memory, 2, false, first);
  memory = remember(memory, 3, false, second);
  memory = remember(memory, 4, true, third);
  memory = remember(memory, 4, true, third);
  assert.deepEqual([...changesBetween(memory.base, memory.now)].sort(), ["dice:C4-D4", "space:C4"]);
  // More than the own move at once: what the others did is marked.
  const later = remember(memory, 7, true, second);
  assert.deepEqual([...changesBetween(later.base, later.now)], ["dice:C4-D4"]);
  memory = remember(memory, 5, true, third);
  assert.equal(changesBetween(memory.base, memory.now).size, 0);
});

test("a stone that an archon has left is not marked", () => {
  const before = signsOf(screen([], "C4"));
  assert.equal(changesBetween(before, signsOf(screen([]))).size, 0);
  assert.equal(changesBetween(signsOf(screen([])), before).size, 1);
});

test("a battle of the past has the dice and commanders that fought in it", () => {
  const row = (number, commanders = []) => ({ row: number, commanders });
  const die = (at) => ({ at, kind: "hoplite", seat: 0, level: "2" });
  const now = {
    city: { columns: "ABCD", dice: [die("A1-B1")], markers: ["C4-D4"], standees: [], rows: [row(4), row(5)] },
    seats: [{ vp: 3, archon: "C4" }],
    placing: null,
    walk: null,
  };
  const shares = [
    { seat: 0, hoplites: [die("C4-C5")], commander: 4 },
    { seat: 1, hoplites: [], commander: 0 },
  ];
  const then = asFought(now, { row: 4, shares });
  assert.deepEqual(then.city.dice, [die("C4-C5")]);
  assert.deepEqual(then.city.rows, [row(4, [{ seat: 0, strength: 4 }]), row(5)]);
  assert.deepEqual([then.city.markers, then.seats[0]], [[], { vp: 3, archon: null }]);
  assert.deepEqual(now.city.dice, [die("A1-B1")]);
});
