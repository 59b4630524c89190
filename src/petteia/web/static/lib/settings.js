// Settings that this browser remembers: theme, sound, name, confirmation.
import { effect, signal } from "./html.js";
import { recall, remember } from "./store.js";

export const theme = signal(document.documentElement.dataset.theme ?? "light");
export const sound = signal(recall("sound") !== "off");
export const ownName = signal(recall("name") ?? "");

/** Does a move that cannot be undone need confirmation? */
export const askFirst = signal(recall("ask-first") !== "no");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
effect(() => remember("name", ownName.value));

export function toggleTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  remember("theme", theme.value);
}

export function toggleSound() {
  sound.value = !sound.value;
  remember("sound", sound.value ? "on" : "off");
}

export function toggleAskFirst() {
  askFirst.value = !askFirst.value;
  remember("ask-first", askFirst.value ? "yes" : "no");
}
