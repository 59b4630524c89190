// A search field with the number of results.
import { html, useId } from "../lib/html.js";
import { Icon } from "../parts/icon.js";

/**
 * @param {{label: string, value: string, onInput: (typed: string) => void, count: string}} props
 */
export function SearchField({ label, value, onInput, count }) {
  const id = useId();
  /** @param {Event} event */
  const typed = (event) => onInput(/** @type {HTMLInputElement} */ (event.target).value);
  return html`<div class="searchfield">
    <${Icon} name="i-search" />
    <label class="vh" for=${id}>${label}</label>
    <input
      id=${id}
      type="search"
      placeholder=${label}
      value=${value}
      onInput=${typed}
      autocomplete="off"
      spellcheck="false"
      data-test="search"
    />
    <span class="found" role="status">${count}</span>
  </div>`;
}
