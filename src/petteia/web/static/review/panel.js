// The review beside the replay: its progress; then the curve, the move on the board, the turning points.
import { html } from "../lib/html.js";
import { table } from "../lib/live.js";
import { showDialog } from "../lib/dialogs.js";
import { say } from "../lib/messages.js";
import { personOf } from "../end/people.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";
import { PractiseButton } from "../practice/button.js";
import { wanted } from "../replay/frames.js";
import { Curve } from "./curve.js";
import { GradeSign } from "./grades.js";
import { points } from "./lines.js";
import { TurningPoints } from "./points.js";
import { beginReview, isPending, review, state } from "./review.js";
import { WholeReview } from "./whole.js";

const MINUTE = 60;
const STEP = 5;

export function ReviewPanel() {
  const now = state.value;
  return html`<div
    class="review-panel"
    id="panel-review"
    role="tabpanel"
    aria-labelledby="tab-review"
    tabindex="0"
    data-test="review-panel"
    data-state=${now?.state}
  >
    ${review.value ? html`<${Ready} shown=${review.value} />` : html`<${Progress} now=${now} />`}
  </div>`;
}

/** @param {{now: import("./review.js").ReviewState | null}} props */
function Progress({ now }) {
  if (!now) return html`<p class="quiet" aria-busy="true"></p>`;
  if (!isPending(now)) {
    return html`<div class="review-ask">
      <p>${now.problem ?? say("review-about")}</p>
      <button class="btn primary" onClick=${beginReview} data-test="review-begin">
        <${Icon} name="i-search" />${say(now.problem ? "review-again" : "review-begin")}
      </button>
    </div>`;
  }
  return html`<div class="review-ask">
    <p role="status">${say(now.state === "waiting" ? "review-waiting" : "review-running")}</p>
    <progress max=${now.total || 1} value=${now.done} aria-label=${say("review-progress")}></progress>
    <p class="quiet">
      ${now.state === "running" && say("review-done", { done: now.done, total: now.total })}
      ${" "}${now.waits !== null && timeLeft(now.waits)}
    </p>
    <p class="quiet">${say("review-leave")}</p>
  </div>`;
}

/**
 * The time that is left, as exactly as it is known.
 * @param {number} seconds
 */
export function timeLeft(seconds) {
  if (seconds > MINUTE) return say("review-minutes", { minutes: Math.ceil(seconds / MINUTE) });
  return say("review-seconds", { seconds: Math.max(STEP, Math.ceil(seconds / STEP) * STEP) });
}

/** @param {{shown: import("./review.js").ShownReview}} props */
function Ready({ shown }) {
  const face = table.value;
  return html`<${Curve} shown=${shown} />
    <${MoveMade} shown=${shown} />
    <button class="btn whole" onClick=${() => showDialog(WholeReview)} data-test="whole-review">
      <${Icon} name="i-eye" />${say("review-whole")}
    </button>
    <h3>${say("review-turning")}</h3>
    <${TurningPoints} shown=${shown} />
    ${face && html`<${PractiseButton} review=${shown.data} face=${face} />`}`;
}

/**
 * What the review says of the move that led to the position on the board.
 * @param {{shown: import("./review.js").ShownReview}} props
 */
function MoveMade({ shown }) {
  const face = table.value;
  const decision = shown.data.decisions[wanted.value - 1];
  const words = shown.decisions[wanted.value - 1];
  if (!face || !decision || !words) return html`<p class="movemade quiet">${say("review-no-move")}</p>`;
  const { colour } = personOf(face, decision.seat);
  return html`<div class="movemade" data-test="move-made">
    <b class=${`token sm ${colour}`} aria-hidden="true">${letterOf(decision.seat)}</b>
    <p>
      ${words.played} <${GradeSign} grade=${decision.grade} words />
      ${
        decision.best !== decision.played &&
        html`<small>
          ${say("review-best", { words: words.best, points: points(decision.cost) })}
        </small>`
      }
    </p>
  </div>`;
}
