// One seat in the lobby, with the host's controls.
import { html } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { say } from "../lib/messages.js";
import { request } from "../lib/requests.js";
import { NameDialog } from "../lib/views.js";
import { Levels, levelName } from "../parts/bots.js";
import { Icon } from "../parts/icon.js";
import { Token } from "../parts/token.js";

/** @param {{seat: import("../lib/wire.js").FaceSeat, face: import("../lib/wire.js").Face, removable: boolean}} props */
export function LobbySeat({ seat, face, removable }) {
  /** @param {Record<string, unknown>} change */
  const change = (change) => request(`seats/${seat.seat}`, change);
  return html`<div class=${`seat ${seat.kind}`} data-test=${`seat-${seat.seat}`}>
    ${seat.kind === "open" ? html`<span class="hole"></span>` : html`<${Token} seat=${seat.seat} />`}
    <span class="who"><${Occupant} seat=${seat} /></span>
    <span class="bots">
      ${
        seat.kind === "bot" &&
        (face.host
          ? html`<${Levels}
              level=${seat.level ?? ""}
              name=${seat.name}
              onLevel=${(/** @type {string} */ level) => change({ level })}
            />`
          : html`<em>${levelName(seat.level)}</em>`)
      }
      ${
        seat.kind === "open" &&
        face.host &&
        html`<button class="btn" onClick=${() => change({ kind: "bot" })} data-test="lobby-bot">
          <${Icon} name="i-bot" />${say("seat-add-bot")}
        </button>`
      }
      ${
        seat.mine &&
        html`<button class="btn" onClick=${() => showDialog(NameDialog, { seat: seat.seat })}>
          <${Icon} name="i-pen" />${say("change")}
        </button>`
      }
      ${
        face.host &&
        !seat.mine &&
        (seat.kind !== "open"
          ? html`<${Cross}
              label=${say("seat-open", { name: seat.name })}
              act=${() => change({ kind: "open" })}
            />`
          : removable &&
            html`<${Cross}
              label=${say("seat-take-away")}
              act=${() => request(`seats/${seat.seat}/remove`)}
            />`)
      }
    </span>
  </div>`;
}

/** @param {{seat: import("../lib/wire.js").FaceSeat}} props */
function Occupant({ seat }) {
  if (seat.kind === "open") return html`<span>${say("seat-waits")}</span>`;
  if (seat.kind === "bot") return html`<${Icon} name="i-bot" /><b>${seat.name}</b>`;
  return html`<b>${seat.name}</b>
    <small class=${seat.online ? "online" : "offline"}>
      ${seat.mine ? say("you") : say(seat.online ? "online" : "offline")}
    </small>`;
}

/** @param {{label: string, act: () => unknown}} props */
const Cross = ({ label, act }) =>
  html`<button class="iconbtn" title=${label} aria-label=${label} onClick=${act}>
    <${Icon} name="i-close" />
  </button>`;
