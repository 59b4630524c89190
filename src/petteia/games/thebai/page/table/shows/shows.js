// What happened without a decision, shown step by step at a pace one can follow.
import { html } from "petteia/lib/html.js";
import { position } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Sentence } from "petteia/table/log.js";
import { Emblem } from "../../emblems.js";
import { layout, useScene } from "../scene.js";
import { ANTIGONE } from "./acts.js";
import { AntigoneArea } from "./antigone.js";
import { BattleAside, BattleShow, battleBar } from "./battle.js";
import { OwnButtons, ShowButtons } from "./controls.js";
import { act, calm, enlarged, finish, seen, show, showPlace, showing, step } from "./controller.js";
import { isStrip } from "./cover.js";
import { HeraldShow, ProsperityShow, RoundShow, ScoreShow } from "./fate.js";
import { headOf, plain, sentencesOf, titleOf } from "./words.js";

export { AntigoneArea, ShowButtons };

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("../../wire.js").ThebaiScreen} Screen
 */

/** @type {Record<string, any>} what a show draws beside the city */
const BODIES = {
  battle: BattleAside,
  prosperity: ProsperityShow,
  herald: HeraldShow,
  round: RoundShow,
  score: ScoreShow,
};
/** @type {Record<string, string>} */
const EMBLEMS = {
  battle: "attack",
  prosperity: "prosper",
  herald: "herald",
  antigone: "action",
  round: "sweep",
  score: "vp",
};

/**
 * The show that runs, if it belongs to this place.
 * @param {{place: "city" | "side"}} props
 */
export function Show({ place }) {
  const { screen, still } = useScene();
  const now = act.value;
  if (still || !now || place !== showPlace.value) return null;
  const at = step.value;
  if (place === "city") return html`<${BattleShow} act=${now} at=${at} />`;
  // Where the dock tells it, a strip would say the same.
  if (isStrip(layout.value)) return showPrompt() && !calm() ? null : html`<${Strip} act=${now} at=${at} />`;
  if (now.kind === "antigone") return html`<${AntigoneArea} />`;
  return html`<section
      class=${`pnl show side-show ${now.kind}`}
      aria-label=${titleOf(now)}
      data-test="show"
      data-kind=${now.kind}
      data-step=${now.steps[at].name}
    >
      <header>
        <${Emblem} name=${EMBLEMS[now.kind]} />
        <h2>${titleOf(now)}</h2>
        <${Close} />
      </header>
      <div class="f-body" aria-live="polite"><${BODIES[now.kind]} act=${now} at=${at} /></div>
      <${OwnButtons} />
    </section>
    ${screen.antigone && layout.value === "desk" && html`<${AntigoneArea} />`}`;
}

function Close() {
  const label = say("thebai-show-close");
  return html`<button
    class="btn small signonly"
    data-test="show-close"
    aria-label=${label}
    title=${label}
    onClick=${finish}
  >
    <${Icon} name="i-close" />
  </button>`;
}

/** One step at a time above the dock, where there is no room beside the city. @param {{act: Act, at: number}} props */
function Strip({ act: now, at }) {
  const { screen } = useScene();
  const head = headOf(now, at);
  const title = titleOf(now);
  const told = now.steps.flatMap((_, index) =>
    index === at || (calm() && index < at) ? sentencesOf(now, index, screen) : [],
  );
  return html`<section
    class=${`show show-strip ${now.kind}`}
    aria-label=${title}
    data-test="show"
    data-kind=${now.kind}
    data-step=${now.steps[at].name}
  >
    <div class="strip-body">
      <header>
        <${Emblem} name=${EMBLEMS[now.kind]} />
        <h2>${title}${head !== title && html`<span> · ${head}</span>`}</h2>
        <small>${say("thebai-show-step-of", { step: at + 1, of: now.steps.length })}</small>
      </header>
      <p class="tells" aria-live="polite" tabindex="0">
        ${told.map((words, index) => html`<span key=${index}><${Sentence} words=${words} /> </span>`)}
      </p>
      <div class="strip-end">
        <${OwnButtons} />
        ${
          now.kind === "battle" &&
          html`<button class="btn small" data-test="show-enlarge" onClick=${() => (enlarged.value = true)}>
            ${say("thebai-show-enlarge-short")}
          </button>`
        }
      </div>
    </div>
  </section>`;
}

/** What happened lately, to be seen again. */
export function ShowChip() {
  const { still } = useScene();
  if (still || showing.value || seen.value.length === 0) return null;
  return html`<div class="show-chips" role="group" aria-label=${say("thebai-show-see-again")}>
    <span>${say("thebai-show-see-again")}</span>
    ${seen.value.map(
      (one) =>
        html`<button key=${one.first} class="btn small" data-test="see-again" data-kind=${one.kind} onClick=${() => show(one.first)}>
          <${Emblem} name=${EMBLEMS[one.kind]} />${titleOf(one)}
        </button>`,
    )}
  </div>`;
}

/** @returns {Screen | undefined} */
const screenNow = () => /** @type {any} */ (position.value?.screen);

/**
 * What the dock says while a show runs and no decision of the reader waits.
 * @returns {{who: number, words: string, sub: string} | null}
 */
export function showPrompt() {
  const screen = screenNow();
  const now = act.value;
  if (!screen || !now || !showing.value || screen.moves.length > 0) return null;
  const at = step.value;
  const sub =
    now.kind === "battle" && now.steps[at].name !== "attack"
      ? battleSub(now, at, screen)
      : sentencesOf(now, at, screen).map(plain).join(" ");
  return { who: now.kind === "antigone" ? ANTIGONE : -1, words: headOf(now, at), sub };
}

/**
 * @param {Act} now
 * @param {number} at
 * @param {Screen} screen
 */
function battleSub(now, at, screen) {
  const { name } = now.steps[at];
  const [{ scene }] = now.lines;
  if (scene?.kind === "battle" && (name === "totals" || name === "points")) {
    return say("thebai-battle-sub", { step: name, row: scene.row });
  }
  return sentencesOf(now, at, screen).map(plain).join(" ");
}

/** @typedef {{name: string, title: string, state: "done" | "now" | "ahead", optional: boolean, note: string}} BarStep */

/**
 * The steps of the show for the bar of steps, or null.
 * @returns {BarStep[] | null}
 */
export function showSteps() {
  const now = act.value;
  if (!now || !showing.value || !showPrompt()) return null;
  if (now.kind === "battle") return battleBar({ act: now, at: step.value });
  if (now.kind === "antigone") return antigoneBar(now, step.value);
  return null;
}

/**
 * @param {Act} now
 * @param {number} at
 * @returns {BarStep[]}
 */
function antigoneBar(now, at) {
  const parts = ["first", "second", "archon", "herald"];
  const { name, lines } = now.steps[at];
  const scene = lines[0]?.scene;
  const number = scene?.kind === "card" || scene?.kind === "destiny" ? scene.number : 3;
  const current = name === "new-herald" ? 3 : number - 1;
  return parts.map((part, index) => ({
    name: part,
    title: say("thebai-antigone-step", { part }),
    state: index < current ? "done" : index === current ? "now" : "ahead",
    optional: false,
    note: "",
  }));
}
