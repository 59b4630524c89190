// What a spectator has in place of the buttons: the sign that they watch, and whose seat they look from.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";
import { useScene, watched } from "./scene.js";

export function Watching() {
  const { face, seat } = useScene();
  /** @param {Event} event */
  const look = (event) => {
    watched.value = Number(/** @type {HTMLSelectElement} */ (event.target).value);
  };
  return html`<div class="actions watching" data-test="watching">
    <b><${Icon} name="i-eye" />${say("watching")}</b>
    ${
      face.seats.length > 1 &&
      html`<label>
        <span>${say("watching-from")}</span>
        <select class="field" value=${seat} onChange=${look} data-test="watch-from">
          ${face.seats.map(
            (one) => html`<option key=${one.seat} value=${one.seat}>${one.name}</option>`,
          )}
        </select>
      </label>`
    }
  </div>`;
}
