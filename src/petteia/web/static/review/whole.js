// The whole review: each player in short, accuracy and grades, luck and skill, the files.
import { html, useState } from "../lib/html.js";
import { table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { personOf } from "../end/people.js";
import { Choices } from "../parts/choices.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { letterOf } from "../parts/token.js";
import { SIGNS } from "./grades.js";
import { review } from "./review.js";
import { Stack } from "./stack.js";

/** @param {{onClose: () => void}} props */
export function WholeReview({ onClose }) {
  const shown = review.value;
  const face = table.value;
  const [seat, setSeat] = useState(Math.max(0, face?.mine[0] ?? 0));
  if (!shown || !face) return null;
  const person = personOf(face, seat);
  const choices = shown.players.map((player) => {
    const { name, colour } = personOf(face, player.seat);
    const sign = html`<b class=${`token sm ${colour}`} aria-hidden="true">${letterOf(player.seat)}</b>`;
    return { value: `${player.seat}`, label: name, face: html`${sign}<span>${name}</span>` };
  });
  return html`<${Dialog} title=${say("review-title")} onClose=${onClose} class="whole-review">
    <${Accuracy} shown=${shown} face=${face} />
    <section>
      <h3>${say("review-luck-and-skill")}</h3>
      ${
        choices.length > 1 &&
        html`<${Choices}
          class="seg reviewed"
          label=${say("review-player")}
          choices=${choices}
          value=${`${seat}`}
          onChoice=${(/** @type {string} */ value) => setSeat(Number(value))}
          test="review-player"
        />`
      }
      <p data-test="review-summary">${shown.players[seat]?.summary}</p>
      <${Stack} shown=${shown} seat=${seat} name=${person.name} />
      <p class="quiet">${say("review-stack-about")}</p>
    </section>
    <p class="quiet">${shown.about}</p>
    <${Files} id=${face.id} />
  <//>`;
}

/** @param {{shown: import("./review.js").ShownReview, face: import("../lib/wire.js").Face}} props */
function Accuracy({ shown, face }) {
  const grades = /** @type {import("./review.js").GradeName[]} */ (Object.keys(shown.grades));
  return html`<table class="sheet accuracy" data-test="accuracy">
    <caption class="vh">${say("review-accuracy")}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="vh">${say("review-player")}</span></th>
        <th scope="col">${say("review-accuracy")}</th>
        ${grades.map(
          (grade) =>
            html`<th scope="col" key=${grade}>
              <span class=${`grade ${grade}`} title=${shown.grades[grade]}
                ><b aria-hidden="true">${SIGNS[grade]}</b><span class="vh">${shown.grades[grade]}</span></span
              >
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${shown.data.players.map((player) => {
        const { name, colour } = personOf(face, player.seat);
        return html`<tr key=${player.seat}>
          <th scope="row">
            <b class=${`token sm ${colour}`} aria-hidden="true">${letterOf(player.seat)}</b>
            <span class="pname">${name}</span>
          </th>
          <td><b>${Math.round(player.accuracy)}</b></td>
          ${grades.map((grade) => html`<td key=${grade}>${player.grades[grade]}</td>`)}
        </tr>`;
      })}
    </tbody>
  </table>
  <p class="quiet">
    ${grades.map((grade) => `${SIGNS[grade]} ${shown.grades[grade]}`).join(" · ")}
  </p>`;
}

/** @param {{id: string}} props */
function Files({ id }) {
  /** @param {string} ending */
  const address = (ending) => {
    const url = new URL(`api/tables/${id}/review.${ending}`, document.baseURI);
    url.searchParams.set("lang", language.value);
    return url.href;
  };
  return html`<div class="row files">
    <a class="btn" href=${address("html")} download data-test="review-html">
      <${Icon} name="i-save" />${say("review-save-html")}
    </a>
    <a class="btn" href=${address("json")} download data-test="review-json">
      <${Icon} name="i-save" />${say("review-save-json")}
    </a>
  </div>`;
}
