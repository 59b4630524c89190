// The score sheet: a row for each category, a column for each player, the best of a row marked.
import { html, names } from "../lib/html.js";
import { endPart } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { letterOf } from "../parts/token.js";
import { personOf } from "./people.js";

/** The key of the category with the sum. The categories behind it break ties. */
export const SUM = "total";

/** @param {{face: import("../lib/wire.js").Face, ending: import("../lib/wire.js").Ending}} props */
export function ScoreSheet({ face, ending }) {
  const seats = ending.ranking.map((row) => row.seat);
  const sum = ending.categories.findIndex((row) => row.key === SUM);
  return html`<section class="panel">
    <h2>${say("end-sheet")}</h2>
    <table class="sheet" data-test="sheet">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${say("end-category")}</span></th>
          ${seats.map((seat) => {
            const { name, colour } = personOf(face, seat);
            return html`<th scope="col" key=${seat} title=${name}>
              <b class=${`token ${colour}`} aria-hidden="true">${letterOf(seat)}</b
              ><span class="pname">${name}</span>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${ending.categories.map(
          (row, index) =>
            html`<${Row} key=${row.key} row=${row} seats=${seats} tie=${sum >= 0 && index > sum} />`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {{row: import("../lib/wire.js").Category, seats: number[], tie: boolean}} props */
function Row({ row, seats, tie }) {
  const Icon = endPart().Icon;
  const { key, name, note, icon, values } = row;
  const most = Math.max(...values);
  const differs = key !== SUM && !tie && most > Math.min(...values);
  return html`<tr class=${names(key === SUM && "sum", tie && "tie")}>
    <th scope="row">
      ${icon && Icon && html`<${Icon} name=${icon} />`}${name}${note &&
      html` <span class="how">${note}</span>`}
    </th>
    ${seats.map(
      (seat) =>
        html`<td key=${seat} class=${names(differs && values[seat] === most && "best")}>
          ${figure(values[seat])}
        </td>`,
    )}
  </tr>`;
}

/**
 * A number with a true minus sign.
 * @param {number} value
 */
export const figure = (value) => (value < 0 ? `−${-value}` : `${value}`);
