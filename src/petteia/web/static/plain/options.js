// The options of a game on the start page, drawn from what the game declares.
import { html, signal } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { chosenGame, offeredGame } from "../lib/offer.js";

/** @typedef {import("../lib/wire.js").GameOption} GameOption */

/** @type {import("../vendor/signals.js").Signal<Record<string, Record<string, any>>>} by game */
const chosen = signal({});

const fields = () => chosenGame.value?.options ?? [];

/** @param {GameOption} field */
const valueOf = (field) =>
  chosen.value[chosenGame.value?.game ?? ""]?.[field.name] ?? field.default ?? "";

/** @param {any} value */
const asText = (value) => (Array.isArray(value) ? value.join(", ") : `${value}`);

/** Only what differs from the default is sent. */
export function options() {
  /** @type {Record<string, unknown>} */
  const changed = {};
  for (const field of fields()) {
    const value = valueOf(field);
    if (asText(value) !== asText(field.default ?? "")) changed[field.name] = value;
  }
  return changed;
}

/** Start from the options of a table in its lobby. @param {import("../lib/wire.js").Face} face */
export function adopt({ game, options }) {
  const kept = Object.entries(options).filter(([name]) => fields().some((field) => field.name === name));
  chosen.value = { ...chosen.value, [game]: Object.fromEntries(kept) };
}

/** @type {import("../lib/game-page.js").LobbyPart["can"]} */
export const canChange = ({ game }) => Boolean(offeredGame(game)?.options.length);

export const summary = () => Object.values(options()).map(asText).join(" · ");

export function Options() {
  const all = fields();
  if (!all.length) return null;
  return html`<section class="panel start-options" aria-labelledby="options-title">
    <h2 id="options-title">${say("options")}</h2>
    ${all.map((field) => html`<${Field} key=${field.name} field=${field} />`)}
  </section>`;
}

/** @param {{field: GameOption}} props */
function Field({ field }) {
  const { name, kind, choices, help } = field;
  /** @param {Event} event */
  const change = (event) => {
    const game = chosenGame.peek()?.game ?? "";
    const typed = /** @type {HTMLInputElement} */ (event.target).value;
    const value = choices.find((one) => `${one}` === typed) ?? (kind === "number" ? Number(typed) : typed);
    chosen.value = { ...chosen.value, [game]: { ...chosen.value[game], [name]: value } };
  };
  const value = asText(valueOf(field));
  return html`<label class="option">
    <span>${help}</span>
    ${
      kind !== "text" && choices.length
        ? html`<select class="field" value=${value} onChange=${change} data-test=${`option-${name}`}>
            ${choices.map((one) => html`<option key=${one} value=${one}>${one}</option>`)}
          </select>`
        : html`<input
            class="field"
            type=${kind === "number" ? "number" : "text"}
            value=${value}
            onChange=${change}
            data-test=${`option-${name}`}
          />`
    }
  </label>`;
}
