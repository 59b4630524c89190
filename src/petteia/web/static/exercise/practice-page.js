// One's own mistakes, asked again: the overview at /practice, all that are due at /practice/due,
// those of one game at /practice/{table}.
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { language, say } from "../lib/messages.js";
import { gameName, useOffer } from "../lib/offer.js";
import { go, linkTo } from "../lib/routes.js";
import {
  counts,
  dropExercise,
  dueExercises,
  exerciseOf,
  games,
  keepOutcome,
  nextDay,
  unkept,
} from "../practice/kept.js";
import { today } from "../practice/schedule.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { ExercisePage } from "./page.js";
import { next, said, search } from "./state.js";

/** @typedef {{game: import("../practice/kept.js").PracticeGame, move: number}} Due */

/** In place of the id of a table: all that is due. */
const ALL_DUE = "due";

/** @param {{id: string}} props the table whose mistakes are asked; empty: what there is to practise */
export function PracticePage({ id }) {
  useOffer();
  return id ? html`<${Round} id=${id} />` : html`<${Overview} />`;
}

/** One exercise after another. @param {{id: string}} props */
function Round({ id }) {
  // What becomes due meanwhile waits for the next time.
  const [round] = useState(() => (id === ALL_DUE ? dueExercises() : roundOf(id)));
  const [place, setPlace] = useState(0);
  const now = round[place];
  if (!now) return html`<${Overview} />`;
  return html`<${OneMistake}
    key=${`${now.game.id} ${now.move}`}
    due=${now}
    place=${place}
    all=${round.length}
    onNext=${() => (place + 1 < round.length ? setPlace(place + 1) : go("practice"))}
  />`;
}

/** The exercises of one game: those that are due, else all of them. @param {string} id @returns {Due[]} */
function roundOf(id) {
  const due = dueExercises(today(), id);
  if (due.length) return due;
  return games
    .peek()
    .filter((game) => game.id === id)
    .flatMap((game) => game.exercises.map(({ move }) => ({ game, move })));
}

/** @param {{due: Due, place: number, all: number, onNext: () => void}} props */
function OneMistake({ due, place, all, onNext }) {
  const { game, move } = due;
  const last = place + 1 === all;
  const source = useMemo(() => sourceOf(due), [game.id, move]);
  useEffect(() => {
    next.value = { label: say(last ? "practice-finish" : "practice-next"), act: onNext };
    return () => {
      next.value = null;
    };
  }, [place, all, language.value]);
  const task = say("practice-task", { game: gameName(game.record.game), place: place + 1, all });
  return html`<${ExercisePage}
    name=${`${game.id} ${move}`}
    source=${source}
    title=${say("practice")}
    task=${task}
    back=${{ path: "practice", label: say("practice") }}
  />`;
}

/** @param {Due} due @returns {import("./state.js").Source} */
function sourceOf({ game, move }) {
  const sent = exerciseOf(game, move);
  return {
    question: () => search("exercises/question", sent),
    judge: (action) => search("exercises/judge", { ...sent, action }),
    hint: () => search("exercises/hint", sent),
    solution: () => search("exercises/solution", sent),
    seats: game.seats,
    first: (outcome) => {
      keepOutcome(game.id, move, outcome);
      said.value = whenWords(game.id, move);
    },
  };
}

/** When an exercise is asked again. @param {string} id @param {number} move */
function whenWords(id, move) {
  const kept = games.peek().find((one) => one.id === id)?.exercises.find((one) => one.move === move);
  if (!kept) return "";
  return kept.due === null ? say("practice-learned") : say("practice-again", { day: dayWords(kept.due) });
}

/** @param {string} day */
const dayWords = (day) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language.value, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** What is due, and what is learned. */
function Overview() {
  const due = dueExercises().length;
  const { all, learned } = counts();
  const later = nextDay();
  const title = say("practice");
  useEffect(() => {
    document.title = `${title} · Petteia`;
  }, [title]);
  return html`<div class="page">
    <${Topbar} />
    <main class="puzzles" data-test="practice">
      <h1>${title}</h1>
      <p class="about">${say("practice-about")}</p>
      ${unkept.value && html`<p class="unkept" role="alert" data-test="unkept">${say("practice-unkept")}</p>`}
      <section class="panel daily-card">
        <h2>${all === 0 ? say("practice-none") : say("practice-due", { count: due })}</h2>
        <p>
          ${all > 0 && say("practice-learned-of", { learned, all })}${" "}
          ${all > 0 && due === 0 && later && say("practice-next-day", { day: dayWords(later) })}${" "}
          ${all === 0 && say("practice-none-about")}
        </p>
        ${
          due > 0
            ? html`<a class="btn primary" ...${linkTo(`practice/${ALL_DUE}`)} data-test="practice-begin">
                <${Icon} name="i-play" />${say("practice-begin")}
              </a>`
            : html`<a class="btn primary" ...${linkTo("")}><${Icon} name="i-home" />${say("to-start")}</a>`
        }
      </section>
      ${
        games.value.length > 0 &&
        html`<section class="panel">
          <h2>${say("practice-games")}</h2>
          <ul class="practised">
            ${games.value.map((game) => html`<${Game} key=${game.id} game=${game} />`)}
          </ul>
        </section>`
      }
    </main>
  </div>`;
}

/** @param {{game: import("../practice/kept.js").PracticeGame}} props */
function Game({ game }) {
  const { id, record, seats, exercises } = game;
  const learned = exercises.filter(({ due }) => due === null).length;
  const forget = () => exercises.forEach(({ move }) => dropExercise(id, move));
  return html`<li data-test="practised">
    <span class="what"><b>${gameName(record.game)}</b> ${seats.map(({ name }) => name).join(", ")}</span>
    <small>${say("practice-learned-of", { learned, all: exercises.length })}</small>
    <span class="row">
      <button class="btn" onClick=${() => go(`practice/${id}`)} data-test="practise-game">
        <${Icon} name="i-play" /><span>${say("practice-game")}</span>
      </button>
      <button
        class="btn"
        onClick=${forget}
        title=${say("practice-forget")}
        aria-label=${say("practice-forget")}
        data-test="forget-game"
      >
        <${Icon} name="i-close" />
      </button>
    </span>
  </li>`;
}
