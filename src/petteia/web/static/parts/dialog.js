// A modal <dialog>, closed by Escape, its button, or a click outside.
import { html, names, useEffect, useId, useRef } from "../lib/html.js";
import { openDialogs } from "../lib/dialogs.js";
import { say } from "../lib/messages.js";
import { Icon } from "./icon.js";
import { Toasts } from "./toasts.js";

/**
 * @param {{title: string, onClose: () => void, class?: string, children?: any}} props
 */
export function Dialog({ title, onClose, class: more, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    openDialogs.value = [...openDialogs.peek(), heading];
    return () => {
      openDialogs.value = openDialogs.peek().filter((other) => other !== heading);
      dialog?.close();
    };
  }, []);
  // The close event also fires after the component was removed.
  const onShut = () => box.current && onClose();
  /** @param {MouseEvent} event */
  const beside = (event) => event.target === box.current && onClose();
  return html`<dialog
    ref=${box}
    class=${names("dialog", more)}
    aria-labelledby=${heading}
    onClose=${onShut}
    onClick=${beside}
  >
    <div class="dialog-box">
      <header class="dialog-head">
        <h2 id=${heading}>${title}</h2>
        <button class="iconbtn" onClick=${onClose} aria-label=${say("close")}>
          <${Icon} name="i-close" />
        </button>
      </header>
      ${children}
    </div>
    <${Toasts} front=${heading} />
  </dialog>`;
}

/**
 * A question before something that cannot be undone.
 * @param {{words: string, yes: string, act: () => unknown, onClose: () => void}} props
 */
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
