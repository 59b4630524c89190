// Keyboard shortcuts: a part of the page registers its own while it is shown; "?" lists those in force.
import { signal, useEffect, useRef } from "./html.js";

/**
 * @typedef {{key: string, words: string, act: () => void}} Shortcut
 */

/** @type {import("../vendor/signals.js").Signal<Shortcut[]>} the newest last: it wins */
export const shortcuts = signal([]);

/**
 * A shortcut while this component is shown.
 * @param {string} key as the event names it: "u", "?", "ArrowLeft"
 * @param {string} words the catalogue's key of what it does
 * @param {() => void} act
 */
export function useKey(key, words, act) {
  // The newest closure is called, the registration stays the same.
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    const mine = { key, words, act: () => newest.current() };
    shortcuts.value = [...shortcuts.peek(), mine];
    return () => {
      shortcuts.value = shortcuts.peek().filter((other) => other !== mine);
    };
  }, [key, words]);
}

/** @param {EventTarget | null} target */
const writing = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || Boolean(target.closest("input, textarea, select")));

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (writing(event.target) || document.querySelector("dialog[open], .curtain")) return;
  const found = shortcuts.peek().findLast((shortcut) => shortcut.key === event.key);
  if (!found) return;
  event.preventDefault();
  found.act();
});
