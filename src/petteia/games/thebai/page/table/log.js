// The log of Thebai: headings by round and phase, components as links; and the chapters of a replay.
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { showCard } from "petteia/table/zoom.js";
import { ThingPicture } from "./boards/card-views.js";

/** @typedef {import("../wire.js").ThebaiLogLine} LogLine */

/**
 * The heading before a line: where a round or a phase begins.
 * @param {LogLine} line
 * @param {LogLine | undefined} before
 */
export function heading(line, before) {
  const { round, phase } = line;
  if (before && before.round === round && before.phase === phase) return null;
  if (phase === "stones" || phase === "orders") return before ? null : say("thebai-log-setup");
  if (phase === "end" || phase === "over")
    return before && (before.phase === "end" || before.phase === "over") ? null : say("thebai-log-end");
  return say(phase === "fate" ? "thebai-log-fate" : "thebai-log-round", { round });
}

/** @param {{card: string, name: string}} props */
export function CardLink({ card, name }) {
  const component = /** @type {import("../wire.js").Component | undefined} */ (cards.value?.cards[card]);
  /** @param {MouseEvent} event */
  const open = (event) => {
    event.stopPropagation();
    showCard(card);
  };
  return html`<button class="cardlink" onClick=${open}>
    ${component && html`<${ThingPicture} words=${component} />`}${name}
  </button>`;
}

/**
 * The moves at which a round begins.
 * @param {LogLine[]} lines
 */
export function chapters(lines) {
  let round = 0;
  /** @type {{label: string, move: number}[]} */
  const found = [];
  for (const line of lines) {
    if (line.round <= round || line.phase !== "turns") continue;
    round = line.round;
    // A player's line comes after its move; an automatic one belongs to the end of the move before.
    const move = (line.seat ?? -1) < 0 ? line.move : line.move - 1;
    found.push({ label: `${round}`, move });
  }
  return found;
}
