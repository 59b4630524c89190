// The curtain between two people at one device: nobody sees another's turn by accident.
import { html, signal, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";

/** @type {import("../vendor/signals.js").Signal<string>} who has said "it is me", as "table seat" */
const confirmed = signal("");

/**
 * The seat the device must be handed to before its turn is shown; -1 if nobody waits.
 * @param {import("../lib/wire.js").Face} face
 * @param {import("../lib/wire.js").Position} position
 */
export function curtainFor(face, position) {
  const people = face.seats.filter((seat) => seat.mine && seat.kind === "person" && !seat.away);
  if (people.length < 2 || face.status !== "playing") return -1;
  const mover = people.find((seat) => seat.seat === position.screen.to_move);
  if (!mover || confirmed.value === `${face.id} ${mover.seat}`) return -1;
  current = face.id;
  return mover.seat;
}

let current = "";

/** @param {{seat: number}} props */
export function Curtain({ seat }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus(), [seat]);
  const name = nameOf(seat);
  const lift = () => {
    confirmed.value = `${current} ${seat}`;
  };
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-words">
    <${Icon} name="temple" class="mark" />
    <p id="curtain-words"><${Token} seat=${seat} /> ${say("curtain-pass", { name })}</p>
    <button class="btn primary big" ref=${button} onClick=${lift} data-test="curtain">
      ${say("curtain-me", { name })}
    </button>
  </div>`;
}
