// The players with their scores; the one to move is marked.
import { html, names } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { ClockFace } from "../lobby/clock.js";
import { levelName } from "../parts/bots.js";
import { Icon } from "../parts/icon.js";
import { Token, colourOf, nameOf } from "../parts/token.js";
import { useScene } from "../table/scene.js";

export function Seats() {
  const { scores } = /** @type {import("../lib/wire.js").PlainScreen} */ (useScene().screen);
  return html`<ol class="plain-seats" aria-label=${say("plain-seats")}>
    ${scores.map((score, seat) => html`<${Seat} key=${seat} seat=${seat} score=${score} />`)}
  </ol>`;
}

/** @param {{seat: number, score: number}} props */
function Seat({ seat, score }) {
  const { screen } = useScene();
  const now = seat === screen.to_move;
  return html`<li
    class=${names("plain-seat", colourOf(seat), now && "now")}
    aria-current=${now ? "true" : undefined}
  >
    <${Token} seat=${seat} now=${now} />
    <span class="who"><b>${nameOf(seat)}</b> <${Status} seat=${seat} /></span>
    <${ClockFace} seat=${seat} />
    <b class="plain-score" title=${say("plain-score")} aria-label=${`${say("plain-score")} ${score}`}>
      ${score}
    </b>
  </li>`;
}

/** Whether a person or a bot plays here. @param {{seat: number}} props */
function Status({ seat }) {
  const { face, position, still, screen } = useScene();
  const info = face?.seats?.[seat];
  if (!info) return null;
  if (!still && position.thinking === seat)
    return html`<small class="thinking">${say("table-thinking")}</small>`;
  if (seat === screen.seat) return html`<small>${say("you")}</small>`;
  if (info.kind === "bot" || info.away)
    return html`<small><${Icon} name="i-bot" /> ${levelName(info.level)}</small>`;
  return html`<small>${say(info.online ? "online" : "offline")}</small>`;
}
