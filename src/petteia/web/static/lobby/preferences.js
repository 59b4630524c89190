// The dialog of the preferences, which this browser remembers.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { chime } from "../lib/notify.js";
import {
  CONFIRMATIONS,
  FULL_VOLUME,
  HINT_STRENGTHS,
  PACES,
  SWITCH,
  TEXT_SIZES,
  confirmations,
  hintStrength,
  pace,
  patterns,
  sound,
  textSize,
  toggleSound,
  volume,
} from "../lib/settings.js";
import { Choices } from "../parts/choices.js";
import { Dialog } from "../parts/dialog.js";

/** @param {{onClose: () => void}} props */
export function Preferences({ onClose }) {
  return html`<${Dialog} title=${say("preferences")} onClose=${onClose} class="preferences">
    <${Setting} name="pace" setting=${pace} values=${PACES} />
    <${Setting} name="confirmations" setting=${confirmations} values=${CONFIRMATIONS} />
    <${Setting} name="hint-strength" setting=${hintStrength} values=${HINT_STRENGTHS} />
    <${Setting} name="text-size" setting=${textSize} values=${TEXT_SIZES} />
    <${Setting} name="patterns" setting=${patterns} values=${SWITCH} />
    <${Volume} />
  <//>`;
}

/**
 * A setting with a few values to choose from.
 * @param {{name: string, setting: import("../vendor/signals.js").Signal<string>, values: readonly string[]}} props
 */
function Setting({ name, setting, values }) {
  const choices = values.map((value) => ({
    value,
    face: say(`setting-${name}-${value}`),
    test: `${name}-${value}`,
  }));
  return html`<div class="setting">
    <span><b>${say(`setting-${name}`)}</b><small>${say(`setting-${name}-about`)}</small></span>
    <${Choices}
      class="seg"
      label=${say(`setting-${name}`)}
      choices=${choices}
      value=${setting.value}
      onChoice=${(/** @type {string} */ value) => (setting.value = value)}
    />
  </div>`;
}

/** The volume; at zero the sound is off. */
function Volume() {
  /** @param {Event} event */
  const change = (event) => {
    volume.value = Number(/** @type {HTMLInputElement} */ (event.target).value);
    if (volume.value > 0 !== sound.value) toggleSound();
  };
  return html`<label class="setting">
    <span><b>${say("volume")}</b><small>${say("volume-about")}</small></span>
    <input
      type="range"
      min="0"
      max=${FULL_VOLUME}
      step="5"
      value=${sound.value ? volume.value : 0}
      data-test="volume"
      onInput=${change}
      onChange=${chime}
    />
  </label>`;
}
