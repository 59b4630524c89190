// The field for a player's name.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { offer } from "../lib/offer.js";

/** @param {{value: string, onName: (name: string) => void, placeholder?: string, test?: string}} props */
export function NameField({ value, onName, placeholder, test = "name" }) {
  return html`<input
    class="field"
    value=${value}
    maxlength=${offer.value?.longest_name}
    placeholder=${placeholder}
    aria-label=${say("name")}
    autocomplete="nickname"
    spellcheck="false"
    data-test=${test}
    onInput=${(/** @type {InputEvent} */ event) =>
      onName(/** @type {HTMLInputElement} */ (event.target).value)}
  />`;
}
