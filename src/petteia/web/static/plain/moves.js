// The legal moves as a list of buttons; a long list has a filter.
import { html, useState } from "../lib/html.js";
import { matches, wordsOf } from "../help/search.js";
import { say } from "../lib/messages.js";
import { Rank } from "../table/anchor.js";
import { rankOf } from "../table/hint.js";
import { Question } from "../table/prompt.js";
import { asked, make, useScene } from "../table/scene.js";

/** Longer lists get a filter. */
const FILTER_FROM = 12;

export function Moves() {
  const { screen, mine } = useScene();
  const [typed, setTyped] = useState("");
  if (asked.value) return html`<div class="plain-moves"><${Question} move=${asked.value} /></div>`;
  const moves = screen.moves ?? [];
  if (!mine || !moves.length) return html`<div class="plain-moves"></div>`;
  const words = wordsOf(typed);
  const found = moves.filter((move) => matches(move.words, words));
  return html`<div class="plain-moves">
    ${
      moves.length >= FILTER_FROM &&
      html`<input
        class="field"
        type="search"
        value=${typed}
        placeholder=${say("plain-filter", { count: moves.length })}
        aria-label=${say("plain-filter", { count: moves.length })}
        autocomplete="off"
        data-test="filter"
        onInput=${(/** @type {InputEvent} */ event) =>
          setTyped(/** @type {HTMLInputElement} */ (event.target).value)}
      />`
    }
    <ul class="plain-list" aria-label=${say("plain-moves")}>
      ${found.map(
        (move) =>
          html`<li key=${move.action}>
            <button class="btn" data-lit data-action=${move.action} onClick=${() => make(move)}>
              <span>${move.words}</span><${Rank} of=${rankOf(move.action)} />
            </button>
          </li>`,
      )}
    </ul>
    <p class="quiet" role="status">${!found.length && say("plain-no-move")}</p>
  </div>`;
}
