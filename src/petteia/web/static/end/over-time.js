// The points over time: as a chart, or the same numbers as a table.
import { html, useState } from "../lib/html.js";
import { endPart } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { letterOf } from "../parts/token.js";
import { Chart } from "./chart.js";
import { personOf } from "./people.js";
import { figure } from "./sheet.js";

/** @param {{face: import("../lib/wire.js").Face, ending: import("../lib/wire.js").Ending}} props */
export function OverTime({ face, ending }) {
  const [asTable, setAsTable] = useState(false);
  const { chartTitle } = endPart();
  const { chart } = ending;
  const title = chartTitle?.() ?? say("end-chart");
  return html`<section class="panel overtime">
    <header class="panelhead">
      <h2>${title}</h2>
      <div class="seg" role="group" aria-label=${title}>
        <button aria-pressed=${!asTable} onClick=${() => setAsTable(false)}>
          ${say("end-as-chart")}
        </button>
        <button aria-pressed=${asTable} onClick=${() => setAsTable(true)} data-test="as-table">
          ${say("end-as-table")}
        </button>
      </div>
    </header>
    ${asTable
      ? html`<${Numbers} face=${face} chart=${chart} title=${title} />`
      : html`<${Chart} face=${face} chart=${chart} ranking=${ending.ranking} />`}
  </section>`;
}

/** @param {{face: import("../lib/wire.js").Face, chart: import("../lib/wire.js").Chart, title: string}} props */
function Numbers({ face, chart, title }) {
  const { stepName } = endPart();
  return html`<div class="numbers" tabindex="0" role="region" aria-label=${title}>
    <table class="sheet small">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${say("end-step")}</span></th>
          ${chart.lines.map((_, seat) => {
            const { name, colour } = personOf(face, seat);
            return html`<th scope="col" key=${seat} title=${name}>
              <b class=${`token sm ${colour}`} aria-hidden="true">${letterOf(seat)}</b
              ><span class="pname">${name}</span>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${chart.steps.map(
          (step, at) =>
            html`<tr key=${at}>
              <th scope="row">${stepName?.(step) ?? step.label}</th>
              ${chart.lines.map(
                (line) => html`<td>${figure(line[at])}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
