// Victory Points over time: a chart, or the same numbers as a table.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/words.js";
import { letterOf } from "../parts/token.js";
import { Chart } from "./chart.js";
import { figure } from "./sheet.js";

/** @param {{face: import("../lib/wire.js").Face, ending: import("../lib/wire.js").Ending}} props */
export function OverTime({ face, ending }) {
  const [asTable, setAsTable] = useState(false);
  const chart = withIcons(ending);
  return html`<section class="panel overtime">
    <header class="panelhead">
      <h2>${say("end-chart")}</h2>
      <div class="seg" role="group" aria-label=${say("end-chart")}>
        <button aria-pressed=${!asTable} onClick=${() => setAsTable(false)}>
          ${say("end-as-chart")}
        </button>
        <button aria-pressed=${asTable} onClick=${() => setAsTable(true)} data-test="as-table">
          ${say("end-as-table")}
        </button>
      </div>
    </header>
    ${asTable
      ? html`<${Numbers} face=${face} chart=${chart} />`
      : html`<${Chart} face=${face} chart=${chart} ranking=${ending.ranking} />`}
  </section>`;
}

/**
 * The chart with its scoring steps under the icons of their categories, which a phone has room for.
 * @param {any} ending
 */
function withIcons({ chart, categories }) {
  const scoring = chart.steps.filter((/** @type {any} */ step) => step.zone === "scoring");
  const scored = categories.filter((/** @type {any} */ row) => !["vp", "total", "gold"].includes(row.key));
  const steps = chart.steps.map((/** @type {any} */ step) => ({
    ...step,
    icon: scored.length === scoring.length ? scored[scoring.indexOf(step)]?.icon : undefined,
  }));
  return { ...chart, steps };
}

/** @param {{face: import("../lib/wire.js").Face, chart: any}} props */
function Numbers({ face, chart }) {
  return html`<div class="numbers" tabindex="0" role="region" aria-label=${say("end-chart")}>
    <table class="sheet small">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${say("end-step")}</span></th>
          ${face.seats.map(
            (seat) =>
              html`<th scope="col" key=${seat.seat} title=${seat.name}>
                <b class=${`token sm ${seat.colour}`} aria-hidden="true">${letterOf(seat.seat)}</b
                ><span class="pname">${seat.name}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${chart.steps.map(
          (/** @type {any} */ step, /** @type {number} */ at) =>
            html`<tr key=${at}>
              <th scope="row">${stepWords(step)}</th>
              ${chart.lines.map(
                (/** @type {number[]} */ line) => html`<td>${figure(line[at])}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{label: string, zone: string}} step */
export const stepWords = ({ label, zone }) =>
  zone === "play" && /^[IVX]+$/.test(label) ? say("end-after-epoch", { epoch: label }) : label;
