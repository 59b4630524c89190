// The curve of win chances of all players, with a marker that moves the replay.
import { html, useRef } from "../lib/html.js";
import { table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { personOf } from "../end/people.js";
import { useSize } from "../parts/size.js";
import { letterOf } from "../parts/token.js";
import { jump, running } from "../replay/controls.js";
import { wanted } from "../replay/frames.js";
import { SIGNS } from "./grades.js";
import { frameOf, pathOf, spreadOut } from "./lines.js";
import { closeLine } from "./review.js";

const EDGES = { left: 34, right: 26, top: 16, bottom: 8 };
const TICKS = [0, 0.5, 1];
const APART = 18;

/** @param {number} share */
const percent = (share) => share.toLocaleString(language.value, { style: "percent" });

/** @param {{shown: import("./review.js").ShownReview}} props */
export function Curve({ shown }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSize(box);
  const face = table.value;
  if (!face) return null;
  const { moves, turning_points: turning, decisions } = shown.data;
  const now = Math.min(wanted.value, moves);
  const frame = size.width ? frameOf(size, moves, [0, 1], EDGES) : null;
  const words = shown.players
    .map(({ seat, course }) => `${personOf(face, seat).name} ${percent(course.chance[now])}`)
    .join(", ");
  /** @param {Event} event */
  const drag = (event) => {
    running.value = false;
    closeLine();
    jump(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  return html`<div class="review-curve" ref=${box}>
    ${frame &&
    html`<svg class="chart" viewBox=${`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      ${TICKS.map(
        (tick) => html`<path class="grid" d=${`M${frame.left} ${frame.y(tick)}H${frame.right}`} />
          <text x=${frame.left - 5} y=${frame.y(tick) + 4} text-anchor="end">${percent(tick)}</text>`,
      )}
      <path class="guide" d=${`M${frame.x(now)} ${frame.top - 4}V${frame.bottom}`} />
      ${shown.players.map(
        ({ seat, course }) =>
          html`<g class=${`${personOf(face, seat).colour} line-${seat}`}>
            <path class="ln" d=${pathOf(frame, course.chance)} />
            <circle class="pt" cx=${frame.x(now)} cy=${frame.y(course.chance[now])} r="4" />
          </g>`,
      )}
      ${turning.map(
        ({ move }) => html`<text class="turn" x=${frame.x(move)} y="11" text-anchor="middle">
          ${SIGNS[decisions[move].grade]}
        </text>`,
      )}
      <${Ends} frame=${frame} shown=${shown} face=${face} />
    </svg>`}
    <input
      type="range"
      min="0"
      max=${moves}
      value=${now}
      onInput=${drag}
      aria-label=${say("review-curve")}
      aria-valuetext=${`${say("replay-at", { move: now, of: moves })}: ${words}`}
      data-test="review-curve"
    />
  </div>`;
}

/**
 * The letter of each player at the end of their line.
 * @param {{frame: import("./lines.js").Frame, shown: import("./review.js").ShownReview,
 *   face: import("../lib/wire.js").Face}} props
 */
function Ends({ frame, shown, face }) {
  const wishes = shown.players.map(({ course }) => frame.y(course.chance.at(-1) ?? 0));
  const heights = spreadOut(wishes, APART, [frame.top, frame.bottom]);
  const left = frame.right + 6;
  return shown.players.map(
    ({ seat }, place) =>
      html`<g class=${personOf(face, seat).colour}>
        <rect class="tok" x=${left} y=${heights[place] - 8} width="16" height="16" rx="3" />
        <text class="tokl" x=${left + 8} y=${heights[place] + 5}>${letterOf(seat)}</text>
      </g>`,
  );
}
