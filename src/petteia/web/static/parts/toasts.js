// Toasts at the bottom of the screen; screen readers announce them.
import { html } from "../lib/html.js";
import { openDialogs } from "../lib/dialogs.js";
import { toasts } from "../lib/toasts.js";
import { openRule } from "../lib/views.js";

/**
 * A dialog would cover them, so they are drawn inside the front dialog.
 * @param {{front?: string}} props the dialog they are in
 */
export function Toasts({ front = "" }) {
  const shown = front === (openDialogs.value.at(-1) ?? "") ? toasts.value : [];
  return html`<div class="toasts" role="status" aria-live="polite">
    ${shown.map(
      (toast) =>
        html`<p class="toast" key=${toast.number}>
          ${toast.words}${toast.rule && html` · <${RuleLink} rule=${toast.rule} />`}
        </p>`,
    )}
  </div>`;
}

/** @param {{rule: string}} props */
const RuleLink = ({ rule }) =>
  html`<button class="rulelink" onClick=${() => openRule(rule)}>${rule}</button>`;
