// The turning points as cards: what was played, why another move was better, and where to go from here.
import { html } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { personOf } from "../end/people.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";
import { jump, stopAnd } from "../replay/controls.js";
import { wanted } from "../replay/frames.js";
import { tab } from "../table/scene.js";
import { opening, playOn } from "./fork.js";
import { GradeSign } from "./grades.js";
import { points } from "./lines.js";
import { closeLine, line, showLine } from "./review.js";

/** @param {{shown: import("./review.js").ShownReview}} props */
export function TurningPoints({ shown }) {
  if (!shown.turning_points.length) return html`<p class="quiet">${say("review-no-points")}</p>`;
  return html`<ol class="turning">
    ${shown.turning_points.map((point) => html`<${Point} key=${point.move} shown=${shown} point=${point} />`)}
  </ol>`;
}

/** On a phone the board is on another tab. */
const toBoard = () => {
  tab.value = "table";
};

/** @param {{shown: import("./review.js").ShownReview, point: import("../lib/wire.js").PointWords}} props */
function Point({ shown, point }) {
  const face = table.value;
  if (!face) return null;
  const decision = shown.data.decisions[point.move];
  const { name, colour } = personOf(face, decision.seat);
  const words = shown.decisions[point.move];
  const here = line.value ? line.value.move === point.move : wanted.value === point.move;
  const look = stopAnd(() => {
    closeLine();
    jump(point.move);
    toBoard();
  });
  const better = stopAnd(() => {
    jump(point.move);
    showLine(point.move, Math.min(1, point.line.length));
    toBoard();
  });
  return html`<li class=${here ? "here" : undefined} data-test="turning-point">
    <div class="pointhead">
      <b class=${`token sm ${colour}`} aria-hidden="true">${letterOf(decision.seat)}</b>
      <h4>
        <button class="plainlink" onClick=${look} data-test="point-look">
          ${say("review-at", { move: point.move + 1, name })}
        </button>
      </h4>
      <${GradeSign} grade=${decision.grade} words />
    </div>
    <dl>
      <dt>${say("review-played")}</dt>
      <dd>${words.played} <small>${say("review-cost", { points: points(decision.cost) })}</small></dd>
      <dt>${say("review-better")}</dt>
      <dd>${point.line.map((step) => step.words).join("; ") || words.best}</dd>
    </dl>
    ${point.reason && html`<p class="reason">${point.reason}</p>`}
    <div class="row">
      ${
        point.line.length > 0 &&
        html`<button class="btn primary" onClick=${better} data-test="better-line">
          <${Icon} name="i-play" />${say("review-show-line")}
        </button>`
      }
      <button
        class="btn"
        disabled=${opening.value}
        onClick=${() => playOn(point.move, decision.seat, false)}
        data-test="play-on"
      >
        <${Icon} name="i-replay" />${say("review-play-on")}
      </button>
    </div>
  </li>`;
}
