// The notes at the foot of the screen, read out to those who cannot see them.
import { html } from "../lib/html.js";
import { notes } from "../lib/notes.js";
import { openRule } from "../lib/rooms.js";

export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${notes.value.map(
      (note) =>
        html`<p class="toast" key=${note.number}>
          ${note.words}${note.rule && html` · <${RuleLink} rule=${note.rule} />`}
        </p>`,
    )}
  </div>`;
}

/** @param {{rule: string}} props */
const RuleLink = ({ rule }) =>
  html`<button class="rulelink" onClick=${() => openRule(rule)}>${rule}</button>`;
