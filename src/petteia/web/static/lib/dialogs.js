// The dialog in front of the page: opened from anywhere, mounted once in app.js.
import { html, signal } from "./html.js";

/** @type {import("../vendor/signals.js").Signal<{what: any, props: Record<string, unknown>} | null>} */
const shown = signal(null);

/** @type {import("../vendor/signals.js").Signal<string[]>} the open dialogs, the front one last */
export const openDialogs = signal([]);

/**
 * @param {any} what a component that draws a Dialog and calls `onClose`
 * @param {Record<string, unknown>} [props]
 */
export function showDialog(what, props = {}) {
  shown.value = { what, props };
}

export function Dialogs() {
  const now = shown.value;
  // Close only this dialog: it may have opened another one.
  const close = () => {
    if (shown.peek() === now) shown.value = null;
  };
  return now && html`<${now.what} ...${now.props} onClose=${close} />`;
}
