// The invitation to a table: link, QR code, and a warning if others cannot reach it.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { tokensOf } from "../lib/my-tables.js";
import { gameName } from "../lib/offer.js";
import { canShare, copyLink, share } from "../parts/share.js";
import { showToast } from "../lib/toasts.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";

/** @param {{id: string}} props */
export function Invite({ id }) {
  const [invitation, setInvitation] = useState(
    /** @type {import("../lib/wire.js").Invitation | null} */ (null),
  );
  useEffect(() => {
    get(`tables/${id}/invite`, tokensOf(id)).then(setInvitation, (problem) => {
      if (!(problem instanceof ApiError)) throw problem;
      showToast(problem.words || say("trouble-offline"));
    });
  }, [id]);
  if (!invitation) return html`<div class="invitation" aria-busy="true"></div>`;
  const { url, reachable, qr } = invitation;
  const face = table.value;
  const free = face?.status === "lobby" && face.seats.some((seat) => seat.kind === "open");
  return html`<div class="invitation">
    <img
      class="qrcode"
      alt=${say("invite-qr")}
      src=${`data:image/svg+xml,${encodeURIComponent(qr)}`}
    />
    <div>
      <p>${say(free ? "invite-about" : "invite-watch")}</p>
      <div class="linkrow">
        <code data-test="invite-url">${url}</code>
        <button class="btn" data-test="invite-copy" onClick=${() => copyLink(url)}>
          <${Icon} name="i-link" /><span>${say("invite-copy")}</span>
        </button>
        ${
          canShare &&
          html`<button
            class="btn"
            data-test="invite-share"
            onClick=${() => share({ url, title: gameName(face?.game ?? "") })}
          >
            <${Icon} name="i-share" /><span>${say("share")}</span>
          </button>`
        }
      </div>
      ${
        !reachable &&
        html`<p class="warn" data-test="invite-unreachable">
          ${say("invite-unreachable")}${" "}
          <code>make play HOST=0.0.0.0</code> / <code>petteia serve --host 0.0.0.0</code>
        </p>`
      }
    </div>
  </div>`;
}

/** @param {{onClose: () => void}} props */
export function InviteDialog({ onClose }) {
  const id = table.value?.id;
  return html`<${Dialog} title=${say("invite-title")} onClose=${onClose} class="inviting">
    ${id && html`<${Invite} id=${id} />`}
  <//>`;
}
