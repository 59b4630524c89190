// The list of the current keyboard shortcuts.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { shortcuts } from "../lib/shortcuts.js";
import { Dialog } from "../parts/dialog.js";

/** Labels of keys whose names are longer. @type {Record<string, string>} */
const CAPS = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

const ALWAYS = [
  { keys: ["Tab"], words: "keys-tab" },
  { keys: ["↑", "↓", "←", "→"], words: "keys-arrows" },
  { keys: ["↵"], words: "keys-enter" },
  { keys: ["Esc"], words: "keys-escape" },
];

/** @param {{onClose: () => void}} props */
export function ShortcutList({ onClose }) {
  const own = shortcuts.value.map(({ key, words }) => ({ keys: [CAPS[key] ?? key], words }));
  const always = ALWAYS.filter(({ words }) => !own.some((other) => other.words === words));
  return html`<${Dialog} title=${say("keys-title")} onClose=${onClose} class="keys">
    <dl class="keylist">
      ${[...own, ...always].map(
        ({ keys, words }) =>
          html`<div key=${words}>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
            <dd>${say(words)}</dd>
          </div>`,
      )}
    </dl>
  <//>`;
}
