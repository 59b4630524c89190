// Shows in words: their titles, what a step is about, and the sentences it tells.
import { say } from "petteia/lib/messages.js";
import { levelWords } from "../pieces/die.js";
import { seatName } from "../pieces/seat.js";
import { component } from "../scene.js";
import { deedOf, scoredParts } from "./acts.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./acts.js").ActStep} ActStep
 * @typedef {import("petteia/lib/wire.js").Word} Word
 * @typedef {import("../../wire.js").ThebaiScreen} Screen
 * @typedef {import("../../wire.js").BattleScene} BattleScene
 * @typedef {import("../../wire.js").BattleShare} BattleShare
 * @typedef {import("../../wire.js").RaisedDie} RaisedDie
 */

/**
 * A number with its sign, and a true minus.
 * @param {number} value
 */
export const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/**
 * A number with a true minus.
 * @param {number} value
 */
export const figure = (value) => (value < 0 ? `−${-value}` : `${value}`);

/**
 * A player's name, or "you".
 * @param {Screen} screen
 * @param {number} seat
 */
export const who = (screen, seat) => (seat === screen.seat ? say("thebai-show-you") : seatName(screen, seat));

/**
 * @template S
 * @template {string} K
 * @typedef {S extends {kind: infer A} ? (K extends A ? S : never) : never} SceneOfKind
 */

/**
 * The scene of an act's first line, if it is of a kind.
 * @template {string} K
 * @param {Act} act
 * @param {K} kind
 * @returns {SceneOfKind<import("../../wire.js").ThebaiLogLine["scene"], K> | null}
 */
export function sceneOf(act, kind) {
  const [{ scene }] = act.lines;
  return scene?.kind === kind ? /** @type {any} */ (scene) : null;
}

/** @param {Act} act */
export function titleOf(act) {
  const battle = sceneOf(act, "battle");
  if (battle) return say("thebai-show-battle", { row: battle.row });
  const tile = sceneOf(act, "prosperity");
  if (tile) return say("thebai-show-prosperity", { name: component("prosperity", tile.tile)?.name ?? "" });
  const herald = sceneOf(act, "herald");
  if (herald) return say("thebai-show-herald", { column: herald.column });
  if (act.kind === "round") return say("thebai-show-round", { round: act.round });
  return say(act.kind === "score" ? "thebai-show-score" : "thebai-show-antigone");
}

/**
 * What a step is about, in a few words.
 * @param {Act} act
 * @param {number} at
 */
export function headOf(act, at) {
  const step = act.steps[at];
  const battle = sceneOf(act, "battle");
  if (battle) return say("thebai-battle-head", { step: step.name, strength: battle.strength });
  const [line] = step.lines;
  const scene = line?.scene;
  if (scene?.kind === "card" || scene?.kind === "destiny") {
    return component(scene.card_kind, scene.card)?.name ?? "";
  }
  if (act.kind === "antigone") return say("thebai-antigone-head", { step: step.name });
  if (act.kind === "herald") return say("thebai-herald-head", { step: step.name });
  if (step.name === "part") return say("thebai-score-part", { part: partOf(act, step) });
  return titleOf(act);
}

/**
 * The sentences of a step.
 * @param {Act} act
 * @param {number} at
 * @param {Screen} screen
 * @returns {Word[][]}
 */
export function sentencesOf(act, at, screen) {
  const step = act.steps[at];
  const battle = sceneOf(act, "battle");
  if (battle && step.name === "attack") return [[attackWords(battle)]];
  if (battle && step.name === "totals") {
    const share = battle.shares[(step.upTo ?? 1) - 1];
    return share ? [[totalWords(share, screen)]] : [];
  }
  if (battle && step.name === "points") return battle.shares.map((share) => [pointWords(battle, share, screen)]);
  const deed = deedOf(step);
  if (deed) return [deed.words, ...deed.changes.map(ended)];
  const [{ scene }] = step.lines.length > 0 ? step.lines : act.lines;
  if (step.name === "herald" && scene?.kind === "herald") {
    return [[say("thebai-herald-comes", { column: scene.column, space: scene.space })]];
  }
  if (step.name === "raised" && scene && "raised" in scene) {
    const raised = step.lines.flatMap((line) => (line.scene && "raised" in line.scene ? line.scene.raised : []));
    const others = step.lines.filter((line) => !line.scene).map((line) => line.words);
    if (raised.length === 0) return [[say("thebai-raised-none")], ...others];
    return [...raised.map((die) => [raisedWords(die, screen)]), ...others];
  }
  if (step.name === "part") return [[scoreWords(act, step, screen)]];
  if (step.name === "total") return step.lines.map((line) => line.words);
  const tile = step.name === "tile" && scene?.kind === "prosperity" ? component("prosperity", scene.tile) : null;
  if (tile) return [[tile.text], ...step.lines.flatMap((line) => line.changes.map(ended))];
  return step.lines.flatMap((line) => [line.words, ...line.changes.map(ended)]);
}

/**
 * Words with a full stop.
 * @param {Word[]} words
 * @returns {Word[]}
 */
const ended = (words) => (/[.!?]$/.test(plain(words)) ? words : [...words, "."]);

/**
 * The category that a step of the final scores is about.
 * @param {Act} act
 * @param {ActStep} step
 */
const partOf = (act, { upTo = 1 }) => scoredParts(act.lines)[upTo - 1] ?? "";

/**
 * What everybody has in a category.
 * @param {Act} act
 * @param {ActStep} step
 * @param {Screen} screen
 */
function scoreWords(act, step, screen) {
  const part = partOf(act, step);
  const all = act.lines.flatMap(({ scene }) =>
    scene?.kind === "score" ? [`${seatName(screen, scene.seat)} ${signed(scene.parts[part] ?? 0)}`] : [],
  );
  return `${all.join(", ")}.`;
}

/**
 * Words as plain text.
 * @param {Word[]} words
 */
export const plain = (words) => words.map((word) => (typeof word === "string" ? word : word.name)).join("");

/** @param {BattleScene} battle */
export const attackWords = ({ number, modifier, attack, strength }) =>
  say("thebai-battle-attack", {
    number,
    modifier,
    strength,
    name: component("attack", attack)?.name ?? "",
  });

/**
 * @param {BattleShare} share
 * @param {Screen} screen
 */
const totalWords = ({ seat, total }, screen) =>
  total === null
    ? say("thebai-battle-nobody", { name: seatName(screen, seat) })
    : say("thebai-battle-total", { name: seatName(screen, seat), total });

/**
 * How far a total is from the attack.
 * @param {BattleScene} battle
 * @param {BattleShare} share
 */
export function distanceWords({ strength }, { total }) {
  if (total === null) return say("thebai-battle-absent");
  if (total < strength) return say("thebai-battle-short", { points: strength - total });
  return say("thebai-battle-above", { points: total - strength });
}

/**
 * @param {BattleScene} battle
 * @param {BattleShare} share
 * @param {Screen} screen
 */
const pointWords = (battle, share, screen) =>
  say("thebai-battle-points", {
    name: seatName(screen, share.seat),
    distance: distanceWords(battle, share),
    vp: signed(share.vp),
  });

/**
 * A die that was raised.
 * @param {RaisedDie} die
 * @param {Screen} screen
 */
export const raisedWords = ({ at, seat, kind, before, after, vp }, screen) =>
  say("thebai-raised", {
    kind,
    name: seatName(screen, seat),
    at,
    before: levelWords(before),
    after: after === null ? "gone" : after === before ? "stays" : levelWords(after),
    vp,
  });

/**
 * A change and whose it is; its first word is the player.
 * @param {Word[]} words
 * @returns {{seat: number, words: Word[]}} the seat is -1 if the change names nobody
 */
export function withoutSeat(words) {
  const [first, second, ...rest] = words;
  if (typeof first !== "object" || !("seat" in first)) return { seat: -1, words };
  const next = typeof second === "string" ? second.replace(/^[:\s]+/u, "") : second;
  return { seat: first.seat, words: next === undefined ? [] : [next, ...rest] };
}
