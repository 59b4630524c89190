// What lies where in the city, by place, and what the stone being placed would match.
import { between, neighbour, opposite, placeOf } from "./geometry.js";

/**
 * @typedef {import("../../wire.js").ThebaiScreen} Screen
 * @typedef {import("../../wire.js").CityStone} CityStone
 * @typedef {import("../../wire.js").CityDie} CityDie
 * @typedef {import("../../wire.js").Standee} Standee
 * @typedef {import("../../wire.js").Placing} Placing
 * @typedef {import("../../wire.js").EdgePreview} EdgePreview
 */

/**
 * The stone being placed, as it would lie.
 * @typedef {object} Chosen
 * @property {string} at
 * @property {string} stone
 * @property {number | null} owner
 * @property {string} roofs
 * @property {EdgePreview[]} edges
 * @property {boolean} turning may it still be turned?
 */

/**
 * @typedef {object} CityModel
 * @property {Map<string, CityStone>} stones
 * @property {Map<string, CityDie>} dice
 * @property {Set<string>} markers
 * @property {Map<string, Standee>} standees
 * @property {Map<string, number[]>} archons the seats whose archons stand on a space
 * @property {Chosen | null} chosen
 * @property {Map<string, string[]>} glow the edges of stones that match the chosen one
 * @property {Set<string>} rimGlow segments of the rim that match it, such as `top:C` or `left:4`
 * @property {string[]} joins the dice spaces between matching roofs
 * @property {number | null} battleRow the row of the battle of this round, else of the next known one
 */

/**
 * The rotation that is shown: the one asked for, else the next one there is.
 * @param {Placing} placing
 * @param {number} turn
 */
export function shownRotation({ rotations }, turn) {
  for (let more = 0; more < 4; more++) {
    const found = rotations.find((one) => one.turn === (turn + more) % 4);
    if (found) return found;
  }
  return null;
}

/**
 * The next rotation clockwise (1) or counterclockwise (-1).
 * @param {Placing} placing
 * @param {number} turn
 * @param {1 | -1} way
 */
export function nextTurn({ rotations }, turn, way) {
  for (let more = 1; more <= 4; more++) {
    const next = (((turn + way * more) % 4) + 4) % 4;
    if (rotations.some((one) => one.turn === next)) return next;
  }
  return turn;
}

/**
 * The rotation to begin with: the one with most matching roofs, of those the one with fewest turns.
 * @param {Placing} placing
 */
export function bestTurn({ rotations }) {
  /** @param {typeof rotations[number]} one */
  const matches = (one) => one.edges.filter((edge) => edge.matches).length;
  let best = rotations[0];
  for (const one of rotations) if (matches(one) > matches(best)) best = one;
  return best?.turn ?? 0;
}

/**
 * @param {Placing | null} placing
 * @param {number} turn
 * @returns {Chosen | null}
 */
export function chosenStone(placing, turn) {
  if (!placing?.at) return null;
  const { at, stone, owner } = placing;
  const rotation = shownRotation(placing, turn);
  if (rotation) return { at, stone, owner, roofs: rotation.roofs, edges: rotation.edges, turning: true };
  return { at, stone, owner, roofs: placing.roofs, edges: placing.edges, turning: false };
}

/**
 * @param {Screen} screen
 * @param {number} turn the quarter turns shown of the stone being placed
 * @returns {CityModel}
 */
export function modelOf(screen, turn) {
  const { city, seats, fate, battles } = screen;
  const archons = new Map();
  seats.forEach(({ archon }, seat) => {
    if (archon) archons.set(archon, [...(archons.get(archon) ?? []), seat]);
  });
  const chosen = chosenStone(screen.placing, turn);
  const now = fate.find(({ state, kind }) => state === "now" && kind === "conflict");
  return {
    stones: new Map(city.stones.map((stone) => [stone.at, stone])),
    dice: new Map(city.dice.map((die) => [die.at, die])),
    markers: new Set(city.markers),
    standees: new Map(city.standees.map((standee) => [standee.at, standee])),
    archons,
    chosen,
    ...matchesOf(chosen, city.columns),
    battleRow: now?.row ?? battles[0]?.row ?? null,
  };
}

/**
 * The screen with the city as it was in a battle: the hoplites and commanders that fought in its row, and
 * nothing of what has changed since.
 * @param {Screen} screen
 * @param {import("../../wire.js").BattleScene} battle
 * @returns {Screen}
 */
export function asFought(screen, { row, shares }) {
  const commanders = shares
    .filter(({ commander }) => commander > 0)
    .map(({ seat, commander }) => ({ seat, strength: commander }));
  const rows = screen.city.rows.map((one) => (one.row === row ? { ...one, commanders } : one));
  const city = {
    ...screen.city,
    dice: shares.flatMap(({ hoplites }) => hoplites),
    markers: [],
    standees: [],
    rows,
  };
  return { ...screen, city, seats: screen.seats.map((seat) => ({ ...seat, archon: null })), placing: null, walk: null };
}

/**
 * Where the buttons that turn the chosen stone fit beside it without hiding anything: the edge, or none.
 * @param {CityModel} model
 * @param {string} columns
 * @returns {"bottom" | "top" | ""}
 */
export function turnEdge({ chosen, dice, markers, standees }, columns) {
  if (!chosen?.turning) return "";
  const free = /** @type {const} */ (["bottom", "top"]).find((edge) => {
    const there = neighbour(chosen.at, edge, columns);
    const space = there && between(chosen.at, there);
    return space && !dice.has(space) && !markers.has(space) && !standees.has(space);
  });
  return free ?? "";
}

/**
 * What glows with the matching roofs of the chosen stone.
 * @param {Chosen | null} chosen
 * @param {string} columns
 */
export function matchesOf(chosen, columns) {
  /** @type {Map<string, string[]>} */
  const glow = new Map();
  /** @type {Set<string>} */
  const rimGlow = new Set();
  /** @type {string[]} */
  const joins = [];
  for (const { edge, matches } of chosen?.edges ?? []) {
    if (!chosen || !matches) continue;
    glow.set(chosen.at, [...(glow.get(chosen.at) ?? []), edge]);
    const there = neighbour(chosen.at, edge, columns);
    if (there) {
      glow.set(there, [opposite(edge)]);
      joins.push(between(chosen.at, there));
    } else rimGlow.add(rimKey(chosen.at, edge));
  }
  return { glow, rimGlow, joins };
}

/**
 * The segment of the rim at an edge of a space.
 * @param {string} space
 * @param {string} edge
 */
export const rimKey = (space, edge) =>
  edge === "top" || edge === "bottom" ? `${edge}:${space[0]}` : `${edge}:${placeOf(space).row}`;
