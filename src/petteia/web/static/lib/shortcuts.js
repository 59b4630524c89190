// Keyboard shortcuts: components register theirs while they are shown; "?" lists them.
import { signal, useEffect, useRef } from "./html.js";

/**
 * @typedef {{key: string, words: string, act: () => void}} Shortcut
 */

/** @type {import("../vendor/signals.js").Signal<Shortcut[]>} the newest last; it takes precedence */
export const shortcuts = signal([]);

/**
 * Register a shortcut while this component is shown.
 * @param {string} key as the event names it: "u", "?", "ArrowLeft"
 * @param {string} words the message key of its description
 * @param {() => void} act
 * @param {boolean} [active]
 */
export function useShortcut(key, words, act, active = true) {
  // The newest closure is called without registering again.
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!active) return undefined;
    const mine = { key, words, act: () => newest.current() };
    shortcuts.value = [...shortcuts.peek(), mine];
    return () => {
      shortcuts.value = shortcuts.peek().filter((other) => other !== mine);
    };
  }, [key, words, active]);
}

/** @param {EventTarget | null} target */
const isTextField = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || Boolean(target.closest("input, textarea, select")));

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTextField(event.target) || document.querySelector("dialog[open], .curtain")) return;
  const found = shortcuts.peek().findLast((shortcut) => shortcut.key === event.key);
  if (!found) return;
  event.preventDefault();
  found.act();
});
