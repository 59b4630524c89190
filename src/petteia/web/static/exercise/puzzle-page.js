// Puzzles: one at /puzzle/{game}/{id} or /puzzle/{game}/daily, and the choice among them at /puzzle/{game}.
import { html, useEffect, useMemo, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { language, say } from "../lib/messages.js";
import { gameKey, gameName, useOffer } from "../lib/offer.js";
import { go, linkTo } from "../lib/routes.js";
import { showToast } from "../lib/toasts.js";
import { today } from "../practice/schedule.js";
import { countSolved, isDailySolved, isSolvedPuzzle, keepSolved, streakOf } from "../practice/solved.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { Stars } from "./difficulty.js";
import { ExercisePage } from "./page.js";
import { next, question, said, search } from "./state.js";

const DAILY = "daily";

/** @param {{game: string, id: string}} props */
export function PuzzlePage({ game, id }) {
  useOffer();
  useEffect(() => {
    gameKey.value = game;
  }, [game]);
  return id ? html`<${OnePuzzle} game=${game} id=${id} />` : html`<${Choice} game=${game} />`;
}

/** The theme and the difficulty in the address, by which the next puzzle is chosen. */
const chosen = () => new URLSearchParams(location.search);

/** @param {string} game @param {string} id @param {URLSearchParams} by */
const pathOf = (game, id, by) => `puzzle/${game}/${id}${`${by}` ? `?${by}` : ""}`;

/** The puzzle that comes next: one that was not solved here yet, else any other. @param {string[]} ids @param {string} game @param {string} now */
export function nextOf(ids, game, now) {
  const at = ids.indexOf(now);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))].filter((id) => id !== now);
  return round.find((id) => !isSolvedPuzzle(game, id)) ?? round[0] ?? null;
}

/** @param {{game: string, id: string}} props */
function OnePuzzle({ game, id }) {
  // An open page keeps its puzzle over midnight.
  const day = useMemo(today, [id]);
  const [now, setNow] = useState(id === DAILY ? "" : id);
  const [daily, setDaily] = useState("");
  const [failed, setFailed] = useState(/** @type {ApiError | null} */ (null));
  useEffect(() => {
    dailyOf(game, day).then(
      (found) => {
        setDaily(found ?? "");
        if (id === DAILY) setNow(found ?? "none");
      },
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
        if (id === DAILY) setFailed(problem);
      },
    );
  }, [game, id]);
  const isDaily = now !== "" && now === daily;
  const level = question.value?.difficulty ?? 0;
  const name = gameName(game);
  const title = isDaily ? say("puzzle-daily") : say("puzzle");
  const task = [
    say("puzzle-task", { game: name }),
    level && say("puzzle-difficulty", { difficulty: say(`puzzle-level-${level}`) }),
  ]
    .filter(Boolean)
    .join(" ");
  const source = useMemo(() => sourceOf(game, now, () => (isDaily ? day : "")), [game, now, isDaily]);
  useNext(game, now);
  if (failed) return html`<${Nothing} words=${failed.words || say("trouble-offline")} />`;
  if (!now) return html`<main class="waiting" aria-busy="true"></main>`;
  const back = { path: `puzzle/${game}`, label: say("puzzles") };
  return html`<${ExercisePage} name=${now} source=${source} title=${title} task=${task} back=${back} />`;
}

/** @param {string} game @param {string} day @returns {Promise<string | null>} */
async function dailyOf(game, day) {
  /** @type {import("../lib/wire.js").DailyPuzzles} */
  const found = await get(`puzzles?day=${day}`);
  return found.games.find((one) => one.game === game)?.id ?? null;
}

/**
 * @param {string} game
 * @param {string} id
 * @param {() => string} daily the day it is the puzzle of, or an empty text
 * @returns {import("./state.js").Source}
 */
function sourceOf(game, id, daily) {
  const path = `puzzles/${game}/${id}`;
  return {
    question: () => get(path),
    judge: (action) => search(`${path}/judge`, { action }),
    hint: () => search(`${path}/hint`),
    solution: () => search(`${path}/solution`),
    found: () => {
      const day = daily();
      keepSolved(game, id, day);
      if (day) said.value = say("puzzle-streak", { days: streakOf(game, day) });
    },
  };
}

/** Find out which puzzle comes next. @param {string} game @param {string} now */
function useNext(game, now) {
  useEffect(() => {
    const by = chosen();
    let current = true;
    next.value = null;
    get(`puzzles/${game}?${by}`).then(
      (found) => {
        const id = current && nextOf(found.chosen, game, now);
        if (id) next.value = { label: say("puzzle-next"), act: () => go(pathOf(game, id, by)) };
      },
      // Without it there is a way back to the choice.
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
      },
    );
    return () => {
      current = false;
      next.value = null;
    };
  }, [game, now, language.value]);
}

/** Puzzles by difficulty and theme. @param {{game: string}} props */
function Choice({ game }) {
  const [found, setFound] = useState(/** @type {import("../lib/wire.js").Puzzles | null} */ (null));
  const [failed, setFailed] = useState("");
  const name = gameName(game);
  const title = say("puzzles-of", { game: name });
  const lang = language.value;
  useEffect(() => {
    get(`puzzles/${game}`).then(setFound, (problem) => {
      if (!(problem instanceof ApiError)) throw problem;
      setFailed(problem.words || say("trouble-offline"));
    });
  }, [game, lang]);
  useEffect(() => {
    document.title = `${title} · Petteia`;
  }, [title]);
  if (failed) return html`<${Nothing} words=${failed} />`;
  const streak = streakOf(game);
  return html`<div class="page">
    <${Topbar} />
    <main class="puzzles" aria-busy=${!found} data-test="puzzles">
      <h1>${title}</h1>
      ${
        found &&
        html`<p class="about">${say("puzzles-about")}</p>
          <p class="about">
            ${say("puzzles-solved", { solved: countSolved(game), count: found.count })}
          </p>
          <section class="panel daily-card">
            <h2>${say("puzzle-daily")}</h2>
            <p>
              ${isDailySolved(game) ? say("puzzle-daily-done") : say("puzzle-daily-about")}
              ${streak > 0 && html` <b>${say("puzzle-streak", { days: streak })}</b>`}
            </p>
            <a class="btn primary" ...${linkTo(`puzzle/${game}/${DAILY}`)} data-test="to-daily">
              <${Icon} name="i-play" />${say("puzzle-solve")}
            </a>
          </section>
          <section class="panel">
            <h2>${say("puzzles-by-difficulty")}</h2>
            <ul class="picks">
              ${found.difficulties.map(
                ({ difficulty, count }) =>
                  html`<li key=${difficulty}>
                    <button
                      class="btn"
                      data-test=${`difficulty-${difficulty}`}
                      onClick=${() => begin(game, new URLSearchParams({ difficulty: `${difficulty}` }))}
                    >
                      <${Stars} of=${difficulty} /><span>${say(`puzzle-level-${difficulty}`)}</span>
                      <small>${count}</small>
                    </button>
                  </li>`,
              )}
            </ul>
          </section>
          <section class="panel">
            <h2>${say("puzzles-by-theme")}</h2>
            <ul class="picks">
              ${found.themes.map(
                ({ theme, words, count }) =>
                  html`<li key=${theme}>
                    <button
                      class="btn"
                      data-test=${`theme-${theme}`}
                      onClick=${() => begin(game, new URLSearchParams({ theme }))}
                    >
                      <span>${words}</span><small>${count}</small>
                    </button>
                  </li>`,
              )}
            </ul>
          </section>`
      }
    </main>
  </div>`;
}

/** Ask the first puzzle of a choice that was not solved here. @param {string} game @param {URLSearchParams} by */
async function begin(game, by) {
  try {
    const id = nextOf((await get(`puzzles/${game}?${by}`)).chosen, game, "");
    if (id) go(pathOf(game, id, by));
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"));
  }
}

/** @param {{words: string}} props */
function Nothing({ words }) {
  return html`<div class="page">
    <${Topbar} />
    <main class="still">
      <${Icon} name="temple" />
      <h1 data-test="task-missing">${words}</h1>
      <div class="row">
        <a class="btn primary" ...${linkTo("")}><${Icon} name="i-home" />${say("to-start")}</a>
      </div>
    </main>
  </div>`;
}
