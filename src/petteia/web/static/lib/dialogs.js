// The one dialog that may stand in front of the page, opened from anywhere and mounted once in app.js.
import { html, signal } from "./html.js";

/** @type {import("../vendor/signals.js").Signal<{what: any, props: Record<string, unknown>} | null>} */
const shown = signal(null);

/**
 * @param {any} what a component that draws a Dialog and calls `onClose`
 * @param {Record<string, unknown>} [props]
 */
export function showDialog(what, props = {}) {
  shown.value = { what, props };
}

export function closeDialog() {
  shown.value = null;
}

export function Dialogs() {
  const now = shown.value;
  return now && html`<${now.what} ...${now.props} onClose=${closeDialog} />`;
}
