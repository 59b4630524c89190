// Clocks, for those who want them; none unless somebody asks.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { clock } from "./plan.js";

const CHOICES = [
  { mode: "none", seconds: 0 },
  { mode: "move", seconds: 60 },
  { mode: "move", seconds: 180 },
  { mode: "game", seconds: 900 },
  { mode: "game", seconds: 1800 },
];

/** @param {{mode: string, seconds: number}} choice */
const key = ({ mode, seconds }) => `${mode} ${seconds}`;

export function ClockChoice() {
  /** @param {Event} event */
  const choose = (event) => {
    const wanted = /** @type {HTMLSelectElement} */ (event.target).value;
    const found = CHOICES.find((choice) => key(choice) === wanted);
    if (found) clock.value = /** @type {import("../lib/wire.js").Clock} */ (found);
  };
  return html`<label class="clockchoice">
    <${Icon} name="i-clock" /><span class="vh">${say("clock")}</span>
    <select class="field" value=${key(clock.value)} onChange=${choose} data-test="clock">
      ${CHOICES.map(
        (choice) =>
          html`<option key=${key(choice)} value=${key(choice)}>
            ${say(`clock-${choice.mode}`, { minutes: choice.seconds / 60 })}
          </option>`,
      )}
    </select>
  </label>`;
}
