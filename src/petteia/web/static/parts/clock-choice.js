// The choice of the clock of a table.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { Icon } from "./icon.js";

/** @typedef {import("../lib/wire.js").TableClock} TableClock */

const HOUR = 3600;
const DAY = 24 * HOUR;

/** @type {TableClock[]} the clocks to choose from */
const CLOCKS = [
  { mode: "none", seconds: 0 },
  { mode: "move", seconds: 60 },
  { mode: "move", seconds: 180 },
  { mode: "game", seconds: 900 },
  { mode: "game", seconds: 1800 },
  { mode: "move", seconds: HOUR },
  { mode: "move", seconds: 12 * HOUR },
  { mode: "move", seconds: DAY },
  { mode: "move", seconds: 3 * DAY },
  { mode: "move", seconds: 7 * DAY },
];

/** @param {TableClock} clock */
const keyOf = ({ mode, seconds }) => `${mode} ${seconds}`;

/** @param {TableClock} clock */
export function clockWords({ mode, seconds }) {
  if (mode === "move" && seconds && seconds % DAY === 0) {
    return say("clock-days", { days: seconds / DAY });
  }
  if (mode === "move" && seconds && seconds % HOUR === 0) {
    return say("clock-hours", { hours: seconds / HOUR });
  }
  return say(`clock-${mode}`, { minutes: seconds / 60 });
}

/** @param {{clock: TableClock, onClock: (clock: TableClock) => void}} props */
export function ClockChoice({ clock, onClock }) {
  const now = keyOf(clock);
  const known = CLOCKS.some((one) => keyOf(one) === now);
  const choices = known ? CLOCKS : [...CLOCKS, clock];
  /** @param {Event} event */
  const choose = (event) => {
    const wanted = /** @type {HTMLSelectElement} */ (event.target).value;
    const found = choices.find((one) => keyOf(one) === wanted);
    if (found) onClock(found);
  };
  return html`<label class="clockchoice">
    <${Icon} name="i-clock" /><span class="vh">${say("clock")}</span>
    <select class="field" value=${now} onChange=${choose} data-test="clock">
      ${choices.map(
        (one) => html`<option key=${keyOf(one)} value=${keyOf(one)}>${clockWords(one)}</option>`,
      )}
    </select>
  </label>`;
}
