// The notes at the foot of the screen, read out to those who cannot see them.
import { html } from "../lib/html.js";
import { notes } from "../lib/notes.js";

export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
    ${notes.value.map(
      (note) =>
        html`<p class="toast" key=${note.number}>
          ${note.words}${note.rule && html` <b>· ${note.rule}</b>`}
        </p>`,
    )}
  </div>`;
}
