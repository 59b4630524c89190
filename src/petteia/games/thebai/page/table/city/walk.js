// The archon's walk: solid bars where it went, dashed ones where it may go on, and badges that say what
// each crossing did or would do.
import { html, names } from "petteia/lib/html.js";
import { Emblem } from "../../emblems.js";
import { SeatToken } from "../pieces/seat.js";
import { useScene } from "../scene.js";
import { badgeAreas, barArea, between, isUpright } from "./geometry.js";

/**
 * @typedef {import("../../wire.js").Crossing} Crossing
 */

/**
 * @param {{place: (area: import("./geometry.js").Area) => object}} props
 */
export function WalkMarks({ place }) {
  const { screen, open } = useScene();
  const { walk, city } = screen;
  if (!walk) return null;
  const here = walk.visited.at(-1);
  const ahead = [];
  for (const [at, moves] of open) {
    if (!here || !at.startsWith("space:") || !moves.some(({ kind }) => kind === "step")) continue;
    ahead.push(between(here, at.slice("space:".length)));
  }
  const told = walk.crossings.filter(({ sign }) => sign);
  const areas = badgeAreas(
    told.map(({ at }) => at),
    city.columns,
  );
  return html`${walk.crossed.map((at) => html`<${Bar} key=${`${at} done`} at=${at} />`)}
    ${ahead.map((at) => html`<${Bar} key=${`${at} next`} at=${at} next />`)}
    ${told.map(
      (crossing, index) =>
        html`<span class="plaza" key=${`${crossing.at} ${crossing.done}`} style=${place(areas[index])}>
          <${Badge} crossing=${crossing} />
        </span>`,
    )}`;
}

/** @param {{at: string, next?: boolean}} props */
function Bar({ at, next }) {
  return html`<span class=${names("walk", isUpright(at) ? "v" : "h", next && "next")} style=${barArea(at)}></span>`;
}

/**
 * What crossings do, as signs.
 * @type {Record<string, (amount: number) => any>}
 */
const SIGNS = {
  raise: () => "+1",
  lower: () => "−1",
  ascend: () => html`<${Emblem} name="up" />`,
  loss: (amount) => html`−${amount}<${Emblem} name="vp" />`,
  pay: (amount) => html`−${amount}<${Emblem} name="drachma" />`,
  good: (amount) => html`+${amount}<${Emblem} name="good" />`,
};
const BAD = ["lower", "loss"];

/**
 * @param {{crossing: Crossing}} props
 */
function Badge({ crossing: { done, sign, seat, amount, words } }) {
  return html`<span
    class=${names("bdg", !done && "next", BAD.includes(sign) && "bad")}
    role="img"
    aria-label=${words}
    title=${words}
    >${seat !== null && html`<${SeatToken} seat=${seat} tiny />`}${SIGNS[sign]?.(amount)}</span
  >`;
}
