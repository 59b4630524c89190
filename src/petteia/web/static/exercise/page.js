// The table of an exercise: a game's real table, whose moves are answers.
import { html, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { position, table, log } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { useOffer } from "../lib/offer.js";
import { linkTo } from "../lib/routes.js";
import { useShortcut } from "../lib/shortcuts.js";
import { GameTable } from "../lib/views.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { Lines } from "../table/log.js";
import { exercise, tab } from "../table/scene.js";
import { Notes } from "./notes.js";
import * as state from "./state.js";

/**
 * The page of one exercise.
 * @param {{name: string, source: state.Source, title: string, task: string, back: {path: string, label: string}}} props
 *   `name` changes with the exercise
 */
export function ExercisePage({ name, source, title, task, back }) {
  const offer = useOffer();
  // Layout effects, because their cleanups run before the next page opens a table.
  useLayoutEffect(() => {
    exercise.value = { answer: state.answer, Actions, Notes };
    tab.value = "table";
    return () => {
      exercise.value = null;
      state.stop();
    };
  }, []);
  const ready = offer !== null;
  useLayoutEffect(() => {
    if (ready) state.ask(source);
  }, [name, ready]);
  const lang = language.value;
  useEffect(() => {
    state.reload();
  }, [lang]);
  useLayoutEffect(() => {
    state.about.value = { title, task };
    state.home.value = back;
    const before = document.title;
    document.title = `${title} · Petteia`;
    return () => {
      document.title = before;
    };
  }, [title, task, back.path, back.label]);
  useShortcut("h", "table-keys-hint", () => state.askHint());
  if (state.missing.value) return html`<${Missing} problem=${state.missing.value} />`;
  const face = table.value;
  if (!face || !position.value || !state.question.value) {
    return html`<main class="waiting" aria-busy="true"></main>`;
  }
  return html`<${GameTable}
    game=${face.game}
    still=${state.done.value}
    panel=${html`<${Panel} />`}
  />`;
}

/** In place of undo, restart and hint. */
function Actions() {
  const waits = state.busy.value !== "";
  const over = state.done.value;
  return html`<button
      class="btn"
      aria-disabled=${over || waits || state.themes.value !== null}
      data-test="task-hint"
      onClick=${() => state.askHint()}
    >
      <${Icon} name="i-hint" /><span>${say("exercise-hint")}</span>
    </button>
    <button
      class="btn"
      aria-disabled=${waits || (state.solution.value !== null && !state.closed.value)}
      data-test="task-solution"
      onClick=${() => state.showSolution()}
    >
      <${Icon} name="i-eye" /><span>${say(state.verdict.value?.solved ? "exercise-line" : "exercise-solution")}</span>
    </button>
    ${
      state.next.value
        ? html`<button
            class=${`btn ${over ? "primary" : ""}`}
            data-test="task-next"
            onClick=${state.next.value.act}
          >
            <${Icon} name="i-next" /><span>${state.next.value.label}</span>
          </button>`
        : html`<a class=${`btn ${over ? "primary" : ""}`} ...${linkTo(state.home.value.path)} data-test="task-home">
            <${Icon} name="i-home" /><span>${state.home.value.label}</span>
          </a>`
    }`;
}

/** In place of log and chat. */
function Panel() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = log.value;
  useLayoutEffect(() => {
    // What happened last led to the position.
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return html`<section class="side-panel taskpanel" aria-label=${state.about.value.title}>
    <header>
      <h2>${state.about.value.title}</h2>
      <a class="more" ...${linkTo(state.home.value.path)} data-test="task-home-link">${state.home.value.label}</a>
    </header>
    <p>${state.about.value.task}</p>
    <div
      class="log"
      ref=${box}
      tabindex="0"
      role="region"
      aria-label=${say("panel-log")}
      data-test="log"
    >
      <${Lines} lines=${lines} />
    </div>
  </section>`;
}

/** @param {{problem: {words: string}}} props */
function Missing({ problem }) {
  return html`<div class="page">
    <${Topbar} />
    <main class="still">
      <${Icon} name="temple" />
      <h1 data-test="task-missing">${problem.words || say("trouble-offline")}</h1>
      <div class="row">
        <a class="btn primary" ...${linkTo("")}><${Icon} name="i-home" />${say("to-start")}</a>
      </div>
    </main>
  </div>`;
}
