// The line chart, fitted to its box; every player has a dash pattern and a marker.
import { html, useRef, useState } from "../lib/html.js";
import { endPart } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { useSize } from "../parts/size.js";
import { letterOf } from "../parts/token.js";
import { personOf } from "./people.js";
import { figure } from "./sheet.js";

const NARROW = 560;
const NICE = [5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;
const LABEL = 26;
/** Steps closer than this are named by their icons. */
const CLOSE = 64;
/** So many letters of points and name fit beside the end of a line. */
const LETTERS = 11;
/** Marker shapes by seat, around (0, 0): circle, square, triangle, diamond. */
const MARKS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
  "M-4-4h8v8h-8z",
  "M0-5.500l5.500 9h-11z",
  "M0-5.500 5.500 0 0 5.500-5.500 0z",
];

/** @param {{face: import("../lib/wire.js").Face, chart: import("../lib/wire.js").Chart, ranking: import("../lib/wire.js").Ending["ranking"]}} props */
export function Chart({ face, chart, ranking }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const size = useSize(box);
  const [step, setStep] = useState(-1);
  const label = say("end-chart-label", {
    title: endPart().chartTitle?.() ?? say("end-chart"),
    scores: ranking.map((row) => `${personOf(face, row.seat).name} ${row.score}`).join(", "),
  });
  const frame = size.width ? measure(size, chart) : null;
  /** @param {PointerEvent} event */
  const point = (event) => {
    if (!frame || !box.current) return;
    const x = event.clientX - box.current.getBoundingClientRect().left;
    const at = Math.round((x - frame.left) / frame.stride);
    setStep(at >= 0 && at < chart.steps.length ? at : -1);
  };
  return html`<div
    class="chartbox"
    ref=${box}
    onPointerMove=${point}
    onPointerLeave=${() => setStep(-1)}
  >
    ${frame &&
    html`<svg
      class="chart"
      viewBox=${`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label=${label}
      data-test="chart"
    >
      <${Ground} frame=${frame} chart=${chart} />
      ${step >= 0 && html`<path class="guide" d=${`M${frame.x(step)} 8V${frame.bottom}`} />`}
      ${[...ranking].reverse().map(
        ({ seat }) =>
          html`<${Line} key=${seat} frame=${frame} seat=${seat} colour=${personOf(face, seat).colour}
            values=${chart.lines[seat]} />`,
      )}
      <${Ends} frame=${frame} face=${face} chart=${chart} step=${step} />
    </svg>`}
  </div>`;
}

/** @typedef {ReturnType<typeof measure>} Measures */

/**
 * The coordinates of the chart in a box.
 * @param {{width: number, height: number}} size
 * @param {import("../lib/wire.js").Chart} chart
 */
export function measure({ width, height }, chart) {
  const narrow = width < NARROW;
  const all = chart.lines.flat();
  const high = Math.max(10, ...all);
  const low = Math.min(0, ...all);
  const tick = NICE.find((nice) => (high - low) / nice < MOST_LINES) ?? 200;
  const top = Math.ceil(high / tick) * tick;
  const floor = Math.floor(low / tick) * tick;
  const left = narrow ? 28 : 40;
  const right = width - (narrow ? 34 : 150);
  const bottom = height - (narrow ? 28 : 46);
  const stride = (right - left) / (chart.steps.length - 1);
  return {
    narrow, left, right, bottom, stride, tick, top, floor, width,
    /** @param {number} at */
    x: (at) => Math.round((left + at * stride) * 10) / 10,
    /** @param {number} value */
    y: (value) => Math.round((14 + ((top - value) * (bottom - 14)) / (top - floor)) * 10) / 10,
  };
}

/** @param {{frame: Measures, chart: import("../lib/wire.js").Chart}} props */
function Ground({ frame, chart }) {
  const { narrow, left, right, bottom, stride, tick, top, floor, x, y } = frame;
  const { steps } = chart;
  const { iconHref, axis } = endPart();
  const scoring = steps.findIndex((one) => one.zone === "scoring");
  const from = scoring > 0 ? x(scoring - 1) : right;
  const lines = [];
  for (let value = floor; value <= top; value += tick) lines.push(value);
  return html`<g>
    ${scoring > 0 &&
    html`<rect class="zone" x=${from} y="6" width=${right + 6 - from} height=${bottom - 6} rx="3" />
      <text x=${from + 8} y="26">${say("end-final")}</text>`}
    ${lines.map(
      (value) => html`<path class="grid" d=${`M${left} ${y(value)}H${right + 6}`} />
        <text x=${left - 7} y=${y(value) + 4} text-anchor="end">${figure(value)}</text>`,
    )}
    ${steps.map((one, at) => {
      if ((narrow || stride < CLOSE) && one.icon && iconHref) {
        return html`<svg class="axis" x=${x(at) - 8} y=${bottom + 7} width="16" height="16">
          <title>${one.label}</title><use href=${iconHref(one.icon)} />
        </svg>`;
      }
      const label = narrow && at === 0 ? "" : one.label;
      return html`<text x=${x(at)} y=${bottom + 20} text-anchor="middle">${label}</text>`;
    })}
    ${!narrow &&
    axis &&
    scoring > 1 &&
    html`<text x=${(x(1) + x(scoring - 1)) / 2} y=${bottom + 38} text-anchor="middle">
      ${axis()}
    </text>`}
  </g>`;
}

/** @param {{frame: Measures, seat: number, colour: string, values: number[]}} props */
function Line({ frame, seat, colour, values }) {
  const points = values.map((value, at) => [frame.x(at), frame.y(value)]);
  const path = points.map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`).join("");
  return html`<g class=${`${colour} line-${seat}`}>
    <path class="ln" d=${path} />
    ${points.map(
      ([x, y]) => html`<path class="pt" d=${MARKS[seat]} transform=${`translate(${x} ${y})`} />`,
    )}
  </g>`;
}

/**
 * Letter, name and points at the end of each line, moved apart where lines end close together.
 * @param {{frame: Measures, face: import("../lib/wire.js").Face, chart: import("../lib/wire.js").Chart, step: number}} props
 */
function Ends({ frame, face, chart, step }) {
  const at = step >= 0 ? step : chart.steps.length - 1;
  const ends = chart.lines
    .map((line, seat) => ({ seat, value: line[at] }))
    .sort((one, two) => two.value - one.value);
  const heights = spread(ends.map((end) => frame.y(end.value)), frame.bottom);
  const left = frame.right + (frame.narrow ? 10 : 16);
  return ends.map(({ seat, value }, row) => {
    const { colour, name } = personOf(face, seat);
    const y = heights[row];
    return html`<g key=${seat} class=${colour}>
      <rect class="tok" x=${left} y=${y - 10} width="20" height="20" rx="4" />
      <text class="tokl" x=${left + 10} y=${y + 5}>${letterOf(seat)}</text>
      ${!frame.narrow &&
      html`<text class="lab" x=${left + 26} y=${y + 5}>${figure(value)} ${cut(name, LETTERS - figure(value).length)}</text>`}
    </g>`;
  });
}

/**
 * @param {string} name
 * @param {number} most how many letters there is room for
 */
const cut = (name, most) =>
  [...name].length > most ? `${[...name].slice(0, most - 1).join("")}…` : name;

/**
 * @param {number[]} wanted heights, top first
 * @param {number} bottom
 */
export function spread(wanted, bottom) {
  const heights = [...wanted];
  for (let row = 1; row < heights.length; row += 1) {
    heights[row] = Math.max(heights[row], heights[row - 1] + LABEL);
  }
  for (let row = heights.length - 1; row >= 0; row -= 1) {
    const below = row === heights.length - 1 ? bottom - 8 : heights[row + 1] - LABEL;
    heights[row] = Math.min(heights[row], below);
  }
  return heights;
}
