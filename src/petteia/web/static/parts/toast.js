// The notes at the foot of the screen, read out to those who cannot see them.
import { html } from "../lib/html.js";
import { fronts } from "../lib/dialogs.js";
import { notes } from "../lib/notes.js";
import { openRule } from "../lib/rooms.js";

/**
 * Behind an open dialog nobody would see them: they stand in the one in front.
 * @param {{front?: string}} props the dialog they are in
 */
export function Toasts({ front = "" }) {
  const shown = front === (fronts.value.at(-1) ?? "") ? notes.value : [];
  return html`<div class="toasts" role="status" aria-live="polite">
    ${shown.map(
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
