// The bar of steps: of the turn, of the setup or of the fate phase, or of the show that runs.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { useScene } from "./scene.js";
import { showSteps } from "./shows/stage.js";

/**
 * @typedef {object} ShownStep
 * @property {string} name
 * @property {string} [title] its words, if they are not its name
 * @property {"done" | "now" | "ahead" | "skipped"} state
 * @property {boolean} [optional]
 * @property {string} [note]
 */

export function StepBar() {
  const { screen } = useScene();
  /** @type {ShownStep[]} */
  const steps =
    showSteps() ??
    screen.steps.map((step) => ({ ...step, name: say("thebai-step", { step: step.name }) }));
  if (!steps.length) return html`<ol class="tsteps" aria-hidden="true"></ol>`;
  return html`<ol class="tsteps" aria-label=${say("thebai-steps")} data-test="steps">
    ${steps.map((step, place) => html`<${Step} key=${place} step=${step} />`)}
  </ol>`;
}

/**
 * Leave out as much as needed for the bar to fit: notes first, then the names of what is done, then what
 * is skipped, then what comes later.
 * @param {HTMLElement} root
 */
export function fitSteps(root) {
  const bar = root.querySelector(".tsteps");
  if (!bar) return;
  const steps = [...bar.querySelectorAll("li")];
  for (const step of steps) {
    step.classList.remove("short", "off");
    step.querySelector("b")?.classList.remove("vh");
  }
  /** @type {[string, string][]} */
  const cuts = [
    [".skipped", "short"],
    [".done", "short"],
    [".ahead", "short"],
    [".done b", "vh"],
    [".now", "short"],
    [".skipped", "off"],
    [".ahead ~ .ahead", "off"],
    [".ahead", "off"],
  ];
  for (const [which, mark] of cuts) {
    if (bar.scrollWidth <= bar.clientWidth + 1) return;
    for (const part of bar.querySelectorAll(which)) part.classList.add(mark);
  }
}

/** @param {{step: ShownStep}} props */
function Step({ step }) {
  const { state, optional, note } = step;
  const name = step.title ?? step.name;
  const waits = state === "ahead" || state === "now";
  const more = [
    waits && optional && say("thebai-step-optional"),
    state === "skipped" && say("thebai-step-skipped"),
    note,
  ].filter(Boolean);
  return html`<li
    class=${names(state, waits && optional && "optional")}
    aria-current=${state === "now" ? "step" : undefined}
    title=${[name, ...more].join(", ")}
  >
    ${state === "done" && html`<${Icon} name="i-check" label=${say("thebai-step-done")} />`}
    <b>${name}</b>${more.length > 0 && html`<span>${more.join(", ")}</span>`}
  </li>`;
}
