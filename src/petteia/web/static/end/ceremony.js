// The end of a game: who won and how, the score sheet, and where to go from here.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { position, table } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";
import { Topbar } from "../parts/topbar.js";
import { EndButtons } from "./buttons.js";
import { OverTime } from "./over-time.js";
import { Moments, Ranking } from "./ranking.js";
import { ScoreSheet } from "./sheet.js";

const MINUTE = 60000;
const LEAVES = 12;
const LONG = 22;

/** How long it took. */
function EndNote() {
  const face = table.value;
  const { epoch } = position.value.screen;
  const minutes = face.ended
    ? Math.max(1, Math.round((Date.parse(face.ended) - Date.parse(face.created)) / MINUTE))
    : 0;
  return html`<span class="phase">${say("end-note", { epochs: epoch, minutes })}</span>`;
}

/**
 * @param {{onLook: () => void}} props what "Look at the table" does
 */
export function Ceremony({ onLook }) {
  const face = table.value;
  const { ending } = position.value;
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  // Whoever plays by keyboard or ear is brought to the result, not left on a vanished card.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winners = ending.ranking.filter((/** @type {any} */ row) => row.place === 1);
  const abandoned = face.status === "abandoned";
  const called = title(face, winners, abandoned);
  return html`<div class="page">
    <${Topbar} title="Elysium"><${EndNote} /><//>
    <main class="end" data-test="ceremony">
      <section class="panel glory">
        ${!abandoned && html`<${Leaves} />`}
        <${Wreath} face=${face} winners=${abandoned ? [] : winners} />
        <h1 ref=${heading} class=${names(called.length > LONG && "long")} tabindex="-1" data-test="winner">
          ${called}
        </h1>
        <p class="lede">${abandoned ? say("end-abandoned-note") : ending.lede}</p>
        <${Ranking} face=${face} ranking=${ending.ranking} />
        <${Moments} face=${face} moments=${ending.moments} />
        <${EndButtons} face=${face} onLook=${onLook} />
      </section>
      <div class="endright">
        <${ScoreSheet} face=${face} ending=${ending} />
        <${OverTime} face=${face} ending=${ending} />
      </div>
    </main>
  </div>`;
}

/**
 * @param {any} face
 * @param {any[]} winners
 * @param {boolean} abandoned
 */
function title(face, winners, abandoned) {
  if (abandoned) return say("end-abandoned");
  const called = winners.map((row) => face.seats[row.seat].name);
  if (called.length === 1) return say("end-wins", { name: called[0] });
  const last = called.pop() ?? "";
  return say("end-shared", { first: called.join(", "), last });
}

/** @param {{face: any, winners: any[]}} props */
function Wreath({ face, winners }) {
  return html`<div class="wreath" aria-hidden="true">
    <${Icon} name=${winners.length ? "vp" : "temple"} />
    <span class="crowned"
      >${winners.map(
        ({ seat }) => html`<b class=${`token ${face.seats[seat].colour}`}>${letterOf(seat)}</b>`,
      )}</span
    >
  </div>`;
}

/** Laurel leaves that fall once; nobody is told of them but the eye. */
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
