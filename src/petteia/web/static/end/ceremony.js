// The end of a game: who won and how, the score sheet, and where to go from here.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { endPart } from "../lib/game-page.js";
import { position, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";
import { EndButtons } from "./buttons.js";
import { DealLine } from "./deal.js";
import { OverTime } from "./over-time.js";
import { personOf } from "./people.js";
import { Moments, Ranking } from "./ranking.js";
import { ScoreSheet } from "./sheet.js";

/**
 * @typedef {import("../lib/wire.js").Face} Face
 * @typedef {import("../lib/wire.js").Ending["ranking"][number]} Row
 */

const MINUTE = 60000;
const LEAVES = 12;
const LONG = 22;

/** For the top bar: how long the game took. */
export function EndNote() {
  const face = table.value;
  const now = position.value;
  if (!face || !now) return null;
  const minutes = face.ended
    ? Math.max(1, Math.round((Date.parse(face.ended) - Date.parse(face.created)) / MINUTE))
    : 0;
  const facts = [endPart().note?.(now), minutes && say("end-minutes", { minutes })];
  return html`<span class="phase">${facts.filter(Boolean).join(" · ")}</span>`;
}

/**
 * @param {{onTable: () => void}} props what "Look at the table" does
 */
export function Ceremony({ onTable }) {
  const face = table.value;
  const ending = position.value?.ending;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // Move the focus to the result: the element that had it is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!face || !ending) return null;
  const winners = ending.ranking.filter((row) => row.place === 1);
  const abandoned = face.status === "abandoned";
  const called = title(face, winners, abandoned);
  return html`<main class="end" data-test="ceremony">
    <section class="panel glory">
      ${!abandoned && html`<${Leaves} />`}
      <${Wreath} face=${face} winners=${abandoned ? [] : winners} />
      <h1 ref=${heading} class=${names(called.length > LONG && "long")} tabindex="-1" data-test="winner">
        ${called}
      </h1>
      <p class="lede">${abandoned ? say("end-abandoned-note") : ending.lede}</p>
      <${Ranking} face=${face} ranking=${ending.ranking} />
      <${Moments} face=${face} moments=${ending.moments} />
      <${EndButtons} face=${face} ending=${ending} title=${called} onTable=${onTable} />
    </section>
    <div class="endright">
      <${ScoreSheet} face=${face} ending=${ending} />
      <${OverTime} face=${face} ending=${ending} />
      <${DealLine} face=${face} />
    </div>
  </main>`;
}

/**
 * @param {Face} face
 * @param {Row[]} winners
 * @param {boolean} abandoned
 */
function title(face, winners, abandoned) {
  if (abandoned) return say("end-abandoned");
  const called = winners.map((row) => personOf(face, row.seat).name);
  if (called.length === 1) return say("end-wins", { name: called[0] });
  const last = called.pop() ?? "";
  return say("end-shared", { first: called.join(", "), last });
}

/** @param {{face: Face, winners: Row[]}} props */
function Wreath({ face, winners }) {
  return html`<div class="wreath" aria-hidden="true">
    <${Icon} name=${winners.length ? "laurel" : "temple"} />
    <span class="crowned"
      >${winners.map(
        ({ seat }) => html`<b class=${`token ${personOf(face, seat).colour}`}>${letterOf(seat)}</b>`,
      )}</span
    >
  </div>`;
}

/** Falling laurel leaves; purely decorative. */
function Leaves() {
  return html`<div class="leaves" aria-hidden="true">
    ${Array.from({ length: LEAVES }, (_, leaf) => {
      const style = {
        "--x": `${(leaf * 37 + 9) % 97}%`,
        "--wait": `${(leaf * 7) % 12}00ms`,
        "--turn": `${((leaf * 83) % 240) - 120}deg`,
      };
      return html`<i key=${leaf} style=${style}></i>`;
    })}
  </div>`;
}
