// A question before something that cannot be taken back.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";

/** @param {{words: string, yes: string, act: () => unknown, onClose: () => void}} props */
export function Confirm({ words, yes, act, onClose }) {
  const agree = () => {
    onClose();
    act();
  };
  return html`<${Dialog} title=${words} onClose=${onClose} class="confirm">
    <div class="row">
      <button class="btn primary" data-test="confirm" onClick=${agree}>${yes}</button>
      <button class="btn" onClick=${onClose}>${say("no")}</button>
    </div>
  <//>`;
}
