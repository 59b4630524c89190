// The line at the end of a game that says that the deal was fixed before it.
import { html } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { say } from "../lib/messages.js";
import { DealDialog } from "../lib/views.js";

/** How many digits of the commitment are shown here. */
const SHOWN = 8;

/** @param {{face: import("../lib/wire.js").Face}} props */
export function DealLine({ face }) {
  if (!face.commitment) return null;
  return html`<p class="dealline" data-test="deal">
    ${say("end-deal")}${" "}<code>${face.commitment.slice(0, SHOWN)}…</code>
    <button class="btn" onClick=${() => showDialog(DealDialog)} data-test="check-deal">
      ${say("end-deal-check")}
    </button>
  </p>`;
}
