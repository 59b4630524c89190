// The ranking of a finished game, and its memorable moments.
import { html } from "../lib/html.js";
import { endPart } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { useOffer } from "../lib/offer.js";
import { levelName } from "../parts/bots.js";
import { letterOf } from "../parts/token.js";
import { personOf } from "./people.js";

/** @param {{face: import("../lib/wire.js").Face, ranking: import("../lib/wire.js").Ending["ranking"]}} props */
export function Ranking({ face, ranking }) {
  useOffer();
  return html`<ol class="ranking" data-test="ranking">
    ${ranking.map(({ place, seat, score }) => {
      const { name, colour } = personOf(face, seat);
      return html`<li key=${seat} class=${`${colour} ${place === 1 ? "first" : ""}`}>
        <span class="place-no">${place}</span>
        <b class=${`token ${colour}`} aria-hidden="true">${letterOf(seat)}</b>
        <span class="who"><b title=${name}>${name}</b><small>${whoIs(face, seat)}</small></span>
        <span class="pts">${score}<small>${endPart().unit?.() ?? say("end-points")}</small></span>
      </li>`;
    })}
  </ol>`;
}

/**
 * @param {import("../lib/wire.js").Face} face
 * @param {number} number
 */
function whoIs(face, number) {
  const seat = face.seats[number];
  if (!seat) return endPart().player?.(number).note ?? "";
  const who = whoSits(seat);
  return seat.bot_moves ? say("end-substituted", { who, moves: seat.bot_moves }) : who;
}

/** @param {import("../lib/wire.js").FaceSeat} seat */
function whoSits(seat) {
  if (seat.mine) return say("end-you");
  if (seat.kind === "bot" || seat.away) return say("end-bot", { level: levelName(seat.level) });
  return say(seat.online ? "end-online" : "end-gone");
}

/** @param {{face: import("../lib/wire.js").Face, moments: import("../lib/wire.js").Ending["moments"]}} props */
export function Moments({ face, moments }) {
  return html`<dl class="moments">
    ${moments.map(
      ({ key, name, seat, words }) =>
        html`<div key=${key}>
          <dt>${name}</dt>
          <dd>${seat !== null && html`<${Letter} face=${face} seat=${seat} />`}${words}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {{face: import("../lib/wire.js").Face, seat: number}} props */
function Letter({ face, seat }) {
  const { colour, name } = personOf(face, seat);
  return html`<b class=${`token sm ${colour}`} title=${name}
    ><span aria-hidden="true">${letterOf(seat)}</span><span class="vh">${name}</span></b
  >`;
}
