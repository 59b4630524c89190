// What is said about an exercise, in the place of a table's hints: the task, the verdict, hint and solution.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";
import { percent } from "../table/hint.js";
import { narrow } from "../table/layout.js";
import { about, busy, closed, goTo, said, solution, step, themes, trouble, verdict } from "./state.js";

/** Points of win chance below which a cost is not worth a number. */
const LEAST = 1;

export function Notes() {
  const shown = closed.value ? null : contents();
  return html`<div role="status" data-test="task">${
    shown &&
    html`<div class="hints task">
      <button
        class="iconbtn"
        aria-label=${say("close")}
        data-test="task-close"
        onClick=${() => (closed.value = true)}
      >
        <${Icon} name="i-close" />
      </button>
      ${shown}
    </div>`
  }</div>`;
}

function contents() {
  if (busy.value) return html`<p class="thinking">${say(`exercise-${busy.value}-asked`)}</p>`;
  if (trouble.value) return html`<p data-test="task-trouble">${trouble.value}</p>`;
  if (solution.value) return html`<${Solution} />`;
  if (verdict.value?.solved) return html`<${Solved} />`;
  if (verdict.value) return html`<${Wrong} /><${Themes} />`;
  if (themes.value) return html`<${Themes} />`;
  // Elsewhere the panel beside the table says it.
  return narrow.value && html`<h3>${about.value.title}</h3><p>${about.value.task}</p>`;
}

/** What the answer costs, and nothing of a better one. */
function Wrong() {
  const now = verdict.value;
  if (!now) return null;
  const points = percent(now.cost);
  return html`<h3 data-test="verdict" data-solved="false">
      ${say("exercise-not-best", { grade: now.grade_words })}
    </h3>
    <p>
      <b>${now.words}.</b>${" "}
      ${points >= LEAST ? say("exercise-costs", { points }) : say("exercise-costs-little")}${" "}
      ${say("exercise-again")}
    </p>`;
}

function Solved() {
  const now = verdict.value;
  if (!now) return null;
  return html`<h3 data-test="verdict" data-solved="true">
      <${Icon} name="i-check" class="sm" /> ${say("exercise-solved")}
    </h3>
    <p><b>${now.words}.</b>${" "}${now.reason}</p>
    ${said.value && html`<p data-test="task-said">${said.value}</p>`}`;
}

function Themes() {
  const list = themes.value;
  if (!list) return null;
  return html`<p data-test="themes">
    <${Icon} name="i-hint" class="sm" />${" "}
    ${list.length ? say("exercise-themes", { themes: list.join(", ") }) : say("exercise-no-themes")}
  </p>`;
}

/** The solution and its steps, which the table shows. */
function Solution() {
  const { steps = [], reason = "" } = solution.value ?? {};
  const now = step.value;
  return html`<h3>${say("exercise-solution")}</h3>
    <ol class="bestline" data-test="solution">
      ${steps.map(
        ({ action, words }, place) =>
          html`<li key=${action} aria-current=${place + 1 === now ? "step" : undefined}>
            <button onClick=${() => goTo(place + 1)}>
              <b class="hint-rank">${place + 1}</b><span>${words}</span>
            </button>
          </li>`,
      )}
    </ol>
    ${reason && html`<p>${reason}</p>`}
    <div class="row" role="group" aria-label=${say("exercise-steps")}>
      <button class="btn" disabled=${now <= 0} onClick=${() => goTo(now - 1)} data-test="task-back">
        <${Icon} name="i-back" /><span>${say("exercise-back")}</span>
      </button>
      <button
        class="btn"
        disabled=${now >= steps.length}
        onClick=${() => goTo(now + 1)}
        data-test="task-step"
      >
        <span>${say("exercise-step")}</span><${Icon} name="i-next" />
      </button>
    </div>
    ${said.value && html`<p data-test="task-said">${said.value}</p>`}`;
}
