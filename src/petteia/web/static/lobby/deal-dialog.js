// The dialog about the deal: its commitment, and after the game whether the secret fits it.
import { html, names, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { commitmentOf } from "../lib/my-tables.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { copyText } from "../parts/share.js";

/** Browsers compute hashes only for pages over TLS and for those of their own computer. */
const canCheck = () => globalThis.crypto?.subtle !== undefined;

/**
 * Is the secret in the record of a finished game the one that was committed to?
 * @param {import("../lib/my-tables.js").Committed} committed
 * @returns {Promise<boolean>}
 */
export async function fitsCommitment(committed) {
  const { secret } = await get(`tables/${committed.id}/record`);
  const digits = /^[0-9a-f]{64}$/.test(secret ?? "") ? secret.match(/../g) : [];
  const bytes = Uint8Array.from(digits, (/** @type {string} */ two) => parseInt(two, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const written = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return written === commitmentOf(committed);
}

/** @param {{onClose: () => void}} props */
export function DealDialog({ onClose }) {
  const face = table.value;
  if (!face) return null;
  const over = face.status === "over" || face.status === "abandoned";
  return html`<${Dialog} title=${say("deal-title")} onClose=${onClose} class="dealing">
    <p>${say("deal-about")}</p>
    <${Copied} text=${commitmentOf(face)} test="commitment" />
    ${over && html`<${Verdict} face=${face} />`}
    <p>${say("deal-command")}</p>
    <${Copied} text=${command(face)} test="deal-command" />
  <//>`;
}

/** @param {import("../lib/wire.js").Face} face */
const command = (face) =>
  `petteia replay petteia-${face.id}.json --verify --commitment ${commitmentOf(face)}`;

/** @param {{text: string, test: string}} props */
function Copied({ text, test }) {
  return html`<div class="linkrow">
    <code data-test=${test}>${text}</code>
    <button class="btn" data-test=${`${test}-copy`} onClick=${() => copyText(text, say("copied"))}>
      <${Icon} name="i-link" /><span>${say("invite-copy")}</span>
    </button>
  </div>`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Verdict({ face }) {
  const [fits, setFits] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!canCheck()) return;
    fitsCommitment(face).then(setFits, (problem) => {
      if (!(problem instanceof ApiError)) throw problem;
    });
  }, [face.id]);
  if (fits === null) return null;
  return html`<p class=${names("verdict", !fits && "warn")} data-test="deal-verdict">
    <${Icon} name=${fits ? "i-check" : "i-close"} />${say(fits ? "deal-fits" : "deal-differs")}
  </p>`;
}
