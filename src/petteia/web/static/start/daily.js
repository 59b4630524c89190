// The puzzle of the day of the chosen game, and the exercises that are due: below everything else.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { say } from "../lib/messages.js";
import { chosenGame, gameName } from "../lib/offer.js";
import { linkTo } from "../lib/routes.js";
import { Icon } from "../parts/icon.js";
import { dueExercises } from "../practice/kept.js";
import { today } from "../practice/schedule.js";
import { isDailySolved, streakOf } from "../practice/solved.js";

/** Nothing for a game without puzzles, and without exercises. */
export function Learning() {
  const [daily, setDaily] = useState(/** @type {import("../lib/wire.js").DailyPuzzle[]} */ ([]));
  useEffect(() => {
    get(`puzzles?day=${today()}`).then(
      (found) => setDaily(found.games),
      // The page can do without it.
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
      },
    );
  }, []);
  const puzzle = daily.find(({ game }) => game === chosenGame.value?.game);
  const due = dueExercises().length;
  if (!puzzle && !due) return null;
  return html`<section class="panel learning" aria-label=${say("learning")}>
    ${puzzle && html`<${Daily} puzzle=${puzzle} />`}
    ${
      due > 0 &&
      html`<a class="btn" ...${linkTo("practice")} data-test="to-practice">
        <${Icon} name="i-hint" />${say("practise-due", { count: due })}
      </a>`
    }
  </section>`;
}

/** @param {{puzzle: import("../lib/wire.js").DailyPuzzle}} props */
function Daily({ puzzle }) {
  const { game, count, difficulty } = puzzle;
  const solved = isDailySolved(game);
  const streak = streakOf(game);
  return html`<div class="daily" data-test="daily">
      <b>${say("daily", { game: gameName(game) })}</b>
      <p>
        ${solved ? say("daily-solved") : say(`daily-level-${difficulty}`)}
        ${streak > 0 && html` · ${say("daily-streak", { days: streak })}`}
      </p>
    </div>
    <span class="row">
      <a class="btn" ...${linkTo(`puzzle/${game}/daily`)} data-test="daily-solve">
        <${Icon} name=${solved ? "i-check" : "i-play"} />${say(solved ? "daily-again" : "daily-solve")}
      </a>
      <a class="btn ghost" ...${linkTo(`puzzle/${game}`)} data-test="daily-all">
        ${say("daily-all", { count })}
      </a>
    </span>`;
}
