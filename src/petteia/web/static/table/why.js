// "Why?" beside a move of somebody else: what it brought, and what it took from you, in place.
import { html, useState } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { offeredGame, useOffer } from "../lib/offer.js";
import { request } from "../lib/requests.js";
import { nameOf } from "../parts/token.js";

/** @typedef {import("../lib/wire.js").LogLine} LogLine */
/** @typedef {import("../lib/wire.js").WhySentence} WhySentence */

/**
 * The lines that can be asked about: the first of each move of somebody else. What followed it
 * without a choice is a part of it.
 * @param {LogLine[]} lines
 * @param {boolean[]} mine whether each seat is the reader's
 */
export function askable(lines, mine) {
  let move = 0;
  /** @type {Set<number>} */
  const found = new Set();
  for (const line of lines) {
    if (line.move > move && line.seat >= 0 && !line.forced && !mine[line.seat]) found.add(line.n);
    move = Math.max(move, line.move);
  }
  return found;
}

/**
 * The askable lines of this table; none in a game without hints, nor in an exercise, which is no table.
 * @param {LogLine[]} lines
 */
export function useAskable(lines) {
  // A replay can be opened by its link, before anything has asked for the offer.
  useOffer();
  const face = table.value;
  if (!face?.id || !offeredGame(face.game)?.hints) return new Set();
  return askable(lines, face.seats.map((seat) => seat.mine));
}

/**
 * The button, and the answer below it.
 * @param {{line: LogLine}} props
 */
export function Why({ line }) {
  const [told, tell] = useState(/** @type {WhySentence[] | null} */ (null));
  const [waiting, wait] = useState(false);
  const id = `why-${line.n}`;
  const ask = async () => {
    if (waiting) return;
    if (told) {
      tell(null);
      return;
    }
    wait(true);
    const answer = await request("why", { move: line.move });
    wait(false);
    if (answer) tell(answer.sentences);
  };
  return html`<button
      class="why-ask"
      aria-expanded=${told ? "true" : "false"}
      aria-controls=${id}
      aria-busy=${waiting}
      aria-label=${say("log-why-of", { player: nameOf(line.seat) })}
      onClick=${ask}
      data-test="why"
    >
      ${say("log-why")}
    </button>
    <span class="why-told" id=${id} role="status" data-test=${told ? "why-told" : undefined}>
      ${waiting && html`<span class="thinking">${say("log-why-asked")}</span>`}
      ${told?.map(({ about, words }) => html`<span class=${about}>${words}</span>`)}
    </span>`;
}
