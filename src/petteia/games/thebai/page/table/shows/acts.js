// What of the log can be shown step by step: battles, prosperity, heralds, Antigone's turns, rounds, scores.

/**
 * @typedef {import("../../wire.js").ThebaiLogLine} Line
 * @typedef {"battle" | "prosperity" | "herald" | "antigone" | "round" | "score"} ActKind
 */

/**
 * @typedef {object} ActStep
 * @property {string} name such as `totals`, `loot` or `card`
 * @property {Line[]} lines the lines that are told in this step
 * @property {number} [upTo] how much of it has happened: players counted, things Antigone did,
 *   categories scored
 */

/**
 * Lines that are shown together.
 * @typedef {object} Act
 * @property {ActKind} kind
 * @property {number} first the number of its first line
 * @property {number} last the number of its last line
 * @property {number} round
 * @property {Line[]} lines
 * @property {ActStep[]} steps never empty
 */

/** The seat of Antigone in a game alone. */
export const ANTIGONE = 1;

/** The steps of a battle, in their order. */
export const BATTLE_STEPS = ["attack", "totals", "points", "loot", "gate", "pay", "council", "turn-order"];
/** The categories of a final score, in their order. */
export const SCORE_PARTS = ["track", "councillors", "heroes", "estate", "city", "orders", "stock", "hand"];

/**
 * The act that a scene begins.
 * @type {Record<string, ActKind>}
 */
const BEGINS = {
  battle: "battle",
  prosperity: "prosperity",
  herald: "herald",
  card: "antigone",
  destiny: "antigone",
  "her-archon": "antigone",
  "new-herald": "antigone",
  round: "round",
  score: "score",
};

/**
 * The step of a battle to which the players' own moves belong.
 * @type {Record<string, string>}
 */
const STEP_OF_KIND = {
  keep: "pay",
  dismiss: "pay",
  "pay-hoplites": "pay",
};

/**
 * The acts of a log.
 * @param {Line[]} lines
 * @returns {Act[]}
 */
export function actsOf(lines) {
  /** @type {{kind: ActKind, lines: Line[]}[]} */
  const found = [];
  /** @type {{kind: ActKind, lines: Line[]} | null} the act that may go on */
  let open = null;
  for (const line of lines) {
    if (open && goesOn(open.kind, line, open.lines)) {
      open.lines.push(line);
      continue;
    }
    const kind = line.scene ? BEGINS[line.scene.kind] : undefined;
    open = kind ? { kind, lines: [line] } : null;
    if (open) found.push(open);
  }
  return found.map(({ kind, lines: own }) => ({
    kind,
    first: own[0].n,
    last: own[own.length - 1].n,
    round: own[0].round,
    lines: own,
    steps: STEPS[kind](own),
  }));
}

/**
 * Does a line belong to the act before it?
 * @param {ActKind} kind
 * @param {Line} line
 * @param {Line[]} before
 */
function goesOn(kind, line, before) {
  const scene = line.scene?.kind ?? "";
  if (kind === "score") return scene === "score";
  if (kind === "round") return false;
  if (kind === "antigone") {
    // Her first card begins a new turn, also if nothing happened since the last one.
    if (scene === "card") return line.scene?.kind === "card" && line.scene.number > 1;
    if (BEGINS[scene] && BEGINS[scene] !== "antigone") return false;
    return line.actor === ANTIGONE || BEGINS[scene] === "antigone";
  }
  const over = before[before.length - 1].scene?.kind === "turn-order";
  return !over && !BEGINS[scene] && line.phase === "fate" && line.round === before[0].round;
}

/** @type {Record<ActKind, (lines: Line[]) => ActStep[]>} */
const STEPS = {
  battle: battleSteps,
  prosperity: prosperitySteps,
  herald: heraldSteps,
  antigone: antigoneSteps,
  round: (lines) => [{ name: "round", lines }],
  score: scoreSteps,
};

/**
 * @param {Line[]} lines
 * @returns {ActStep[]}
 */
function battleSteps([first, ...rest]) {
  const shares = first.scene?.kind === "battle" ? first.scene.shares : [];
  /** @type {ActStep[]} */
  const steps = [
    { name: "attack", lines: [] },
    ...shares.map((_, index) => ({ name: "totals", lines: [], upTo: index + 1 })),
    { name: "points", lines: [first] },
  ];
  for (const line of rest) {
    const scene = line.scene?.kind ?? "";
    const name = BATTLE_STEPS.includes(scene) ? scene : (STEP_OF_KIND[line.kind] ?? "");
    const last = steps[steps.length - 1];
    // Everybody's loot is a step of its own; so is everybody's pay.
    const goes = name === last.name && (name === "council" || last.lines.at(-1)?.seat === line.seat);
    if (!name || (goes && scene === "")) last.lines.push(line);
    else steps.push({ name, lines: [line] });
  }
  return steps;
}

/**
 * @param {Line[]} lines
 * @returns {ActStep[]}
 */
function prosperitySteps([first, ...rest]) {
  /** @type {ActStep[]} */
  const steps = [{ name: "tile", lines: [first] }];
  for (const line of rest) {
    const last = steps[steps.length - 1];
    if (last.name === "gains" && last.lines[0].seat === line.seat) last.lines.push(line);
    else steps.push({ name: "gains", lines: [line] });
  }
  return steps;
}

/**
 * @param {Line[]} lines
 * @returns {ActStep[]}
 */
function heraldSteps([first, ...rest]) {
  /** @type {ActStep[]} */
  const steps = [
    { name: "herald", lines: [] },
    { name: "raised", lines: [first] },
  ];
  for (const line of rest) {
    if (line.scene?.kind === "marker") steps.push({ name: "marker", lines: [line] });
    else steps[steps.length - 1].lines.push(line);
  }
  return steps;
}

/**
 * @param {Line[]} lines
 * @returns {ActStep[]}
 */
function antigoneSteps(lines) {
  /** @type {ActStep[]} */
  const steps = [];
  for (const line of lines) {
    const { scene } = line;
    if (scene?.kind === "card" || scene?.kind === "destiny") {
      for (let done = Math.min(1, scene.did.length); done <= scene.did.length; done += 1) {
        steps.push({ name: scene.kind, lines: [line], upTo: done });
      }
    } else if (scene?.kind === "her-archon") {
      steps.push({ name: "archon", lines: [line] });
      if (scene.raised.length > 0) steps.push({ name: "raised", lines: [line] });
    } else if (scene?.kind === "new-herald" || steps.length === 0) {
      steps.push({ name: "new-herald", lines: [line] });
    } else steps[steps.length - 1].lines.push(line);
  }
  return steps;
}

/**
 * @param {Line[]} lines
 * @returns {ActStep[]}
 */
function scoreSteps(lines) {
  const parts = scoredParts(lines);
  return Array.from({ length: parts.length + 1 }, (_, index) => ({
    name: index < parts.length ? "part" : "total",
    lines,
    upTo: index + 1,
  }));
}

/**
 * The categories in which anybody has points.
 * @param {Line[]} lines
 */
export const scoredParts = (lines) =>
  SCORE_PARTS.filter((part) => lines.some(({ scene }) => scene?.kind === "score" && scene.parts[part]));

/**
 * What all steps up to one have told.
 * @param {Act} act
 * @param {number} step
 * @param {string} [name] only of the steps with this name
 */
export const linesUpTo = (act, step, name) =>
  act.steps
    .slice(0, step + 1)
    .filter((one) => !name || one.name === name)
    .flatMap((one) => one.lines);

/**
 * What Antigone does in a step.
 * @param {ActStep} step
 */
export function deedOf({ name, lines: [line], upTo = 1 }) {
  const scene = line?.scene;
  if (!scene || !("did" in scene) || name === "raised") return null;
  return scene.did[upTo - 1] ?? null;
}
