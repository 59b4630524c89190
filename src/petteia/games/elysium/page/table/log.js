// The log of Elysium: headings by Epoch and round, cards as links; and the chapters of a replay.
import { html, names } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { showCard } from "petteia/table/zoom.js";
import { CardPicture } from "../emblems.js";
import { ROMAN } from "./face.js";

/** @typedef {import("../wire.js").ElysiumLogLine} LogLine */

/**
 * The heading before a line: where an Epoch, a Phase or a round begins.
 * @param {LogLine} line
 * @param {LogLine | undefined} before
 */
export function heading(line, before) {
  const newEpoch = !before || before.epoch !== line.epoch;
  const newPhase = newEpoch || before.phase !== line.phase;
  if (!newPhase && before.round === line.round) return null;
  if (line.phase === "scoring") return newPhase ? say("elysium-log-scoring") : null;
  const part =
    line.phase === "actions" ? say("elysium-log-round", { round: line.round }) : say("elysium-log-writing");
  if (!newPhase && line.phase !== "actions") return null;
  return newEpoch ? `${say("elysium-log-epoch", { epoch: line.epoch })} · ${part}` : part;
}

/** @param {{card: string, name: string}} props */
export function CardLink({ card, name }) {
  const words = /** @type {import("../wire.js").ElysiumCard | undefined} */ (cards.value?.cards[card]);
  /** @param {MouseEvent} event */
  const open = (event) => {
    event.stopPropagation();
    showCard(card);
  };
  return html`<button class=${names("cardlink", words?.family)} onClick=${open}>
    ${words && html`<${CardPicture} words=${words} />`}${name}
  </button>`;
}

/**
 * The moves at which an Epoch begins.
 * @param {LogLine[]} lines
 */
export function chapters(lines) {
  let epoch = 0;
  /** @type {{label: string, move: number}[]} */
  const found = [];
  for (const line of lines) {
    if (line.epoch <= epoch) continue;
    epoch = line.epoch;
    // A player's line comes after its move; an automatic one belongs to the end of the move before.
    const move = (line.seat ?? -1) < 0 ? line.move : line.move - 1;
    found.push({ label: ROMAN[epoch] ?? `${epoch}`, move });
  }
  return found;
}
