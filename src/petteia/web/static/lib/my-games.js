// The finished games of this browser, and all it remembers of its games as a file.
import { signal } from "./html.js";
import { keepKeys, keysOf, recentTables, rememberTables } from "./my-tables.js";
import { addGames, arePracticeGames, games } from "../practice/kept.js";
import { addSolved, areSolved, solved } from "../practice/solved.js";
import { recallJson, remember } from "./store.js";

/**
 * @typedef {{name: string, level: string | null, place: number, score: number, mine: boolean,
 *   substituted?: boolean}} Player
 * `level` is that of a bot; `substituted`: a bot made some moves for this person.
 * @typedef {{id: string, game: string, ended: string, abandoned: boolean, players: Player[],
 *   forked?: boolean}} Result `forked`: it played on from another game, whose deal was known
 * @typedef {{level: string, games: number, wins: number, best: number}} Record
 */

/** Results that are kept. */
const KEPT = 500;
/** The row of games without bots and other people. */
export const ALONE = "alone";
const VERSION = 1;
const ID = /^[a-z0-9]{4,16}$/;
const LONGEST = 200;

/** @param {unknown} value */
const isText = (value) => typeof value === "string" && value.length <= LONGEST;

/** @param {any} one */
const isPlayer = (one) =>
  isText(one?.name) &&
  (one.level === null || isText(one.level)) &&
  Number.isFinite(one.place) &&
  Number.isFinite(one.score) &&
  typeof one.mine === "boolean";

/** @param {any} one @returns {one is Result} */
const isResult = (one) =>
  isText(one?.id) &&
  ID.test(one.id) &&
  isText(one.game) &&
  !Number.isNaN(Date.parse(one.ended)) &&
  typeof one.abandoned === "boolean" &&
  Array.isArray(one.players) &&
  one.players.every(isPlayer);

/** @param {unknown} list @returns {Result[]} */
const valid = (list) => (Array.isArray(list) ? list.filter(isResult) : []);

/** @type {import("../vendor/signals.js").Signal<Result[]>} the newest first */
export const results = signal(valid(recallJson("results")));

/** @param {Result[]} list */
function keep(list) {
  results.value = list
    .sort((one, other) => Date.parse(other.ended) - Date.parse(one.ended))
    .slice(0, KEPT);
  remember("results", JSON.stringify(results.value));
}

/**
 * Remember how a game ended for the people at this browser.
 * @param {import("./wire.js").Face} face
 * @param {import("./wire.js").Ending} ending
 */
export function rememberResult(face, ending) {
  if (!face.mine.length || !face.ended) return;
  const players = face.seats.map(({ seat, name, kind, level, mine, bot_moves }) => {
    const row = ending.ranking.find((one) => one.seat === seat);
    const bot = kind === "bot" ? level : null;
    const player = { name, level: bot, place: row?.place ?? 0, score: row?.score ?? 0, mine };
    return bot_moves ? { ...player, substituted: true } : player;
  });
  const { id, game, ended, status, fork } = face;
  // Another tab may have remembered something too.
  const others = valid(recallJson("results")).filter((one) => one.id !== id);
  const result = { id, game, ended, abandoned: status === "abandoned", players };
  keep([fork ? { ...result, forked: true } : result, ...others]);
}

/**
 * The games of one person of this browser, by game and level of bots. A game against bots of two
 * levels counts for both; one in which a bot played for the person, or that played on from another
 * game, does not count.
 * @param {Result[]} list
 * @returns {Map<string, Record[]>}
 */
export function statistics(list) {
  /** @type {Map<string, Record[]>} */
  const found = new Map();
  for (const { game, abandoned, players, forked } of list) {
    const [own, another] = players.filter((player) => player.mine);
    if (abandoned || forked || !own || another || own.substituted) continue;
    const rows = found.get(game) ?? [];
    for (const level of levelsOf(players)) {
      let row = rows.find((one) => one.level === level);
      if (!row) rows.push((row = { level, games: 0, wins: 0, best: own.score }));
      row.games += 1;
      if (own.place === 1) row.wins += 1;
      row.best = Math.max(row.best, own.score);
    }
    if (rows.length) found.set(game, rows);
  }
  return found;
}

/** @param {Player[]} players @returns {string[]} */
function levelsOf(players) {
  if (players.length === 1) return [ALONE];
  return [...new Set(players.map((player) => player.level))].filter((level) => level !== null);
}

/** Everything this browser remembers of its games, as the text of a file. */
export function exportMemory() {
  const ids = [...new Set([...recentTables(), ...results.value.map(({ id }) => id)])];
  const keys = Object.fromEntries(ids.map((id) => [id, keysOf(id)]));
  const learning = { practice: games.value, puzzles: solved.value };
  const memory = { petteia: VERSION, tables: recentTables(), keys, results: results.value, ...learning };
  return JSON.stringify(memory, null, 1);
}

/** @param {any} keys */
const areKeys = (keys) =>
  Array.isArray(keys?.seats) &&
  keys.seats.every(isText) &&
  (keys.host === undefined || isText(keys.host));

/**
 * Add what such a file remembers; nothing that is here is lost. A file with anything wrong in it is
 * refused as a whole.
 * @param {string} text
 * @returns {boolean} was it accepted?
 */
export function importMemory(text) {
  let memory;
  try {
    memory = JSON.parse(text);
  } catch {
    return false;
  }
  // Files of earlier versions have neither exercises nor puzzles.
  const { petteia, tables, keys, results: list, practice = [], puzzles = {} } = memory ?? {};
  const good =
    petteia === VERSION &&
    Array.isArray(tables) &&
    Array.isArray(list) &&
    typeof keys === "object" &&
    keys !== null &&
    list.every(isResult) &&
    arePracticeGames(practice) &&
    areSolved(puzzles) &&
    [...tables, ...Object.keys(keys)].every((id) => isText(id) && ID.test(id)) &&
    Object.values(keys).every(areKeys);
  if (!good) return false;
  for (const [id, given] of Object.entries(keys)) {
    const own = keysOf(id);
    keepKeys(id, {
      ...(own.host ?? given.host ? { host: own.host ?? given.host } : {}),
      seats: [...new Set([...own.seats, ...given.seats])],
    });
  }
  rememberTables(tables);
  const known = new Set(results.peek().map(({ id }) => id));
  keep([...results.peek(), ...list.filter(({ id }) => !known.has(id))]);
  addGames(practice);
  addSolved(puzzles);
  return true;
}
