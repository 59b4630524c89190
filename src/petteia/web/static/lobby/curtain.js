// The curtain between two players at one device: it hides the table until the next one confirms.
import { html, signal, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { Token, colourOf, nameOf } from "../parts/token.js";

/** @type {import("../vendor/signals.js").Signal<string>} who has said "it is me", as "table seat" */
const confirmed = signal("");

/**
 * The seat the device must be handed to; -1 if the table may be shown.
 * @param {import("../lib/wire.js").Face} face
 * @param {import("../lib/live.js").Position} position
 */
export function curtainFor(face, { screen, private: hidden }) {
  return hidden && face.status === "playing" && confirmed.value !== keyOf(face.id, screen.seat)
    ? screen.seat
    : -1;
}

/** @param {string} id @param {number} seat */
const keyOf = (id, seat) => `${id} ${seat}`;

/**
 * This person has the device now.
 * @param {string} id of the table
 * @param {number} seat
 */
export function handTo(id, seat) {
  confirmed.value = keyOf(id, seat);
}

/** @param {{id: string, seat: number}} props */
export function Curtain({ id, seat }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const name = nameOf(seat);
  const lift = () => handTo(id, seat);
  return html`<div
    class=${`curtain ${colourOf(seat)}`}
    role="dialog"
    aria-modal="true"
    aria-labelledby="curtain-words"
  >
    <${Token} seat=${seat} />
    <p id="curtain-words">${say("curtain-pass", { name })}</p>
    <button class="btn primary big" ref=${button} onClick=${lift} data-test="curtain">
      ${say("curtain-me", { name })}
    </button>
  </div>`;
}
