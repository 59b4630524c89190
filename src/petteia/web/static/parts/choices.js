// A radio group of buttons, with arrow keys and a single tab stop.
import { html } from "../lib/html.js";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @typedef {{value: string, label?: string, title?: string, class?: string, face: any, test?: string}} Choice
 */

/**
 * @param {{label: string, choices: Choice[], value: string, onChoice: (value: string) => void, class?: string, test?: string}} props
 */
export function Choices({ label, choices, value, onChoice, class: more, test }) {
  const chosen = choices.some((choice) => choice.value === value) ? value : choices[0]?.value;
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    event.stopPropagation();
    const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
    const here = choices.findIndex((choice) => choice.value === chosen);
    const next = (here + step + choices.length) % choices.length;
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    const radio = group.querySelectorAll('[role="radio"]')[next];
    if (radio instanceof HTMLElement) radio.focus();
    const found = choices[next];
    if (found) onChoice(found.value);
  };
  return html`<div
    class=${more}
    role="radiogroup"
    aria-label=${label}
    data-test=${test}
    onKeyDown=${onKey}
  >
    ${choices.map(
      (choice) =>
        html`<button
          type="button"
          key=${choice.value}
          role="radio"
          class=${choice.class}
          aria-checked=${choice.value === value}
          aria-label=${choice.label}
          title=${choice.title ?? choice.label}
          tabindex=${choice.value === chosen ? 0 : -1}
          data-test=${choice.test}
          onClick=${() => onChoice(choice.value)}
        >
          ${choice.face}
        </button>`,
    )}
  </div>`;
}
