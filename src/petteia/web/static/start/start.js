// The start page. Everything is chosen already: one click starts a game.
import { html, useEffect } from "../lib/html.js";
import { ApiError } from "../lib/api.js";
import { hasHow, loadPage } from "../lib/game-page.js";
import { lazy } from "../lib/lazy.js";
import { say } from "../lib/messages.js";
import { chosenGame, offer, unreachable, useOffer } from "../lib/offer.js";
import { showToast } from "../lib/toasts.js";
import { GameTable } from "../lib/views.js";
import { howLink } from "../how/links.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { Learning } from "./daily.js";
import { GameChoice } from "./game-choice.js";
import { MyGames } from "./my-games.js";
import { Newcomer } from "./newcomer.js";
import { openTable, opening, seats, startPart, withSeat } from "./plan.js";
import { Seats } from "./seats.js";

const PRELOAD_AFTER = 400;

export function StartPage() {
  const there = useOffer();
  return html`<div class="page">
    <${Topbar} />
    ${
      there
        ? html`<${Plan} />`
        : html`<main class="still" aria-busy="true">
            <${Icon} name="temple" />
            <h1>${unreachable.value ? say("connection-lost") : say("table-opening")}</h1>
          </main>`
    }
  </div>`;
}

/** Drawn once the pages of all games are there. */
const Plan = lazy(
  () => Promise.all((offer.peek()?.games ?? []).map(({ game }) => loadPage(game))),
  () => PlanForm,
);

function PlanForm() {
  const game = chosenGame.value?.game;
  useEffect(() => {
    // Load the table before it is needed, so that it opens at once.
    const timer = setTimeout(() => game && GameTable.load(game), PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [game]);
  const Options = startPart()?.Options;
  return html`<main class="start">
    <h1 class="vh">${say("start-title")}</h1>
    <${MyGames} /><${Newcomer} /><${GameChoice} /><${Seats} />${Options && html`<${Options} />`}<${Go} />
    <${Learning} />
  </main>`;
}

/** @param {import("./plan.js").PlannedSeat[]} planned @param {boolean} [start] */
async function play(planned, start) {
  try {
    await openTable(planned, start);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"), problem.rule);
  }
}

function Go() {
  const waits = seats.value.some((seat) => seat.kind === "open");
  /** Open the table without starting, with a seat for a friend if there is room. */
  const invite = () => {
    const room = seats.value.length < (chosenGame.value?.most ?? 0);
    play(waits || !room ? seats.value : withSeat("open"), false);
  };
  const problem = startPart()?.problem() ?? null;
  const stop = opening.value || problem !== null;
  return html`<section class="panel go" aria-label=${say("play")}>
    <div class="invite">
      <b>${say("friends")}</b>
      <p>${say("friends-about")}</p>
      <button class="btn" onClick=${invite} disabled=${stop} data-test="invite">
        <${Icon} name="i-share" />${say("friends-invite")}
      </button>
    </div>
    ${
      hasHow() &&
      html`<a class="howlink" ...${howLink()} data-test="start-how">
        <${Icon} name="laurel" />${say("how-to-win-game", { game: chosenGame.value?.name ?? "" })}
      </a>`
    }
    <div class="playbox">
      <button
        class="btn primary big"
        data-test="play"
        disabled=${stop}
        onClick=${() => play(seats.value)}
      >
        <${Icon} name="i-play" />${say(waits ? "play-open" : "play")}
      </button>
      <p aria-live="polite">${problem ?? summary()}</p>
    </div>
  </section>`;
}

/** The plan in a line. */
function summary() {
  /** @param {string} kind */
  const count = (kind) => seats.value.filter((seat) => seat.kind === kind).length;
  return [
    count("person") > 1 && say("plan-people", { count: count("person") }),
    count("bot") > 0 && say("plan-bots", { count: count("bot") }),
    count("open") > 0 && say("plan-friends", { count: count("open") }),
    startPart()?.summary(),
  ]
    .filter(Boolean)
    .join(" · ");
}
