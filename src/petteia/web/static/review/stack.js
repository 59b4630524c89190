// Luck and skill of one player over the game, stacked.
import { html, useId, useRef } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { useSize } from "../parts/size.js";
import { SOURCES, areaOf, bandsOf, frameOf, rangeOf, signed, ticksOf } from "./lines.js";

const EDGES = { left: 40, right: 8, top: 10, bottom: 10 };

/** @param {{shown: import("./review.js").ShownReview, seat: number, name: string}} props */
export function Stack({ shown, seat, name }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSize(box);
  const id = useId();
  const { course } = shown.players[seat];
  const range = rangeOf(shown.players.map((player) => player.course));
  const frame = size.width ? frameOf(size, shown.data.moves, range, EDGES) : null;
  const sources = SOURCES.filter((source) => source !== "others" || shown.players.length > 1);
  const sums = sources.map((source) => ({ source, sum: signed(course[source].at(-1) ?? 0) }));
  const said = sums.map(({ source, sum }) => `${say(`review-${source}`)} ${sum}`).join(", ");
  return html`<div class="review-stack">
    <div class="stackbox" ref=${box}>
      ${frame &&
      html`<svg
        class="chart"
        viewBox=${`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label=${say("review-stack", { name, sums: said })}
        data-test="review-stack"
      >
        <${Patterns} id=${id} />
        ${ticksOf(range).map(
          (tick) => html`<path class=${tick === 0 ? "axisline" : "grid"} d=${`M${frame.left} ${frame.y(tick)}H${frame.right}`} />
            <text x=${frame.left - 5} y=${frame.y(tick) + 4} text-anchor="end">${signed(tick)}</text>`,
        )}
        ${bandsOf(course).map(
          (band) => html`<path class=${`band from-${band.source}`} d=${areaOf(frame, band)} />
            <path fill=${`url(#${id}-${band.source})`} d=${areaOf(frame, band)} />`,
        )}
      </svg>`}
    </div>
    <ul class="sources">
      ${sums.map(
        ({ source, sum }) =>
          html`<li key=${source}>
            <svg class="swatch" aria-hidden="true">
              <rect class=${`band from-${source}`} width="100%" height="100%" />
              <rect fill=${`url(#${id}-${source})`} width="100%" height="100%" />
            </svg>
            <span>${say(`review-${source}`)}</span><b>${sum}</b>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** Never colour alone: every source has its pattern. @param {{id: string}} props */
function Patterns({ id }) {
  return html`<defs>
    <pattern id=${`${id}-luck`} width="8" height="8" patternUnits="userSpaceOnUse">
      <circle class="ink" cx="4" cy="4" r="1.300" />
    </pattern>
    <pattern id=${`${id}-own`} width="7" height="7" patternUnits="userSpaceOnUse">
      <path class="hatch" d="M-1 8L8-1" />
    </pattern>
    <pattern id=${`${id}-others`} width="7" height="7" patternUnits="userSpaceOnUse">
      <path class="hatch" d="M0 3.500H7" />
    </pattern>
  </defs>`;
}
