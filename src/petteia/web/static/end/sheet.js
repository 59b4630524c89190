// The score sheet: one row a category, one column a player, the best of each row marked.
import { html, names } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";

const SUM = "total";
const TIE_BREAK = "gold";

/** @param {{face: import("../lib/wire.js").Face, ending: import("../lib/wire.js").Ending}} props */
export function ScoreSheet({ face, ending }) {
  const seats = ending.ranking.map((row) => row.seat);
  return html`<section class="panel">
    <h2>${say("end-sheet")}</h2>
    <table class="sheet" data-test="sheet">
      <thead>
        <tr>
          <th scope="col"><span class="vh">${say("end-category")}</span></th>
          ${seats.map((seat) => {
            const { name, colour } = face.seats[seat];
            return html`<th scope="col" key=${seat} title=${name}>
              <b class=${`token ${colour}`} aria-hidden="true">${letterOf(seat)}</b
              ><span class="pname">${name}</span>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${ending.categories.map(
          (row) => html`<${Row} key=${row.key} row=${row} seats=${seats} />`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {{row: any, seats: number[]}} props */
function Row({ row, seats }) {
  const { key, name, note, icon, values } = row;
  const most = Math.max(...values);
  const telling = key !== SUM && key !== TIE_BREAK && most > Math.min(...values);
  return html`<tr class=${names(key === SUM && "sum", key === TIE_BREAK && "tie")}>
    <th scope="row">
      ${icon && html`<${Icon} name=${icon} />`}${name}${note &&
      html` <span class="how">${note}</span>`}
    </th>
    ${seats.map(
      (seat) =>
        html`<td key=${seat} class=${names(telling && values[seat] === most && "best")}>
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
