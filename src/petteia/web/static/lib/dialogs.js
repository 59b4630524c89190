// The one dialog that may stand in front of the page, opened from anywhere and mounted once in app.js.
import { html, signal } from "./html.js";

/** @type {import("../vendor/signals.js").Signal<{what: any, props: Record<string, unknown>} | null>} */
const shown = signal(null);

/** @type {import("../vendor/signals.js").Signal<string[]>} all that are open, the one in front last */
export const fronts = signal([]);

/**
 * @param {any} what a component that draws a Dialog and calls `onClose`
 * @param {Record<string, unknown>} [props]
 */
export function showDialog(what, props = {}) {
  shown.value = { what, props };
}

export function Dialogs() {
  const now = shown.value;
  // Each closes only itself: another may have been opened out of it.
  const close = () => {
    if (shown.peek() === now) shown.value = null;
  };
  return now && html`<${now.what} ...${now.props} onClose=${close} />`;
}
