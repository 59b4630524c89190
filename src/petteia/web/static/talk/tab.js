// Which tab of the talk is open, and what has not been read yet.
import { computed, effect, signal } from "../lib/html.js";
import { chat, table } from "../lib/live.js";

/** @type {import("../vendor/signals.js").Signal<"log" | "chat">} */
export const talkTab = signal("log");

/** How many lines of the chat were shown to this person; the phone counts only what was on screen. */
const read = signal(0);

/** Lines of others that came since. */
export const unread = computed(
  () =>
    chat.value.slice(read.value).filter((line) => !table.value?.mine.includes(line.seat)).length,
);

/** Everything that is there has been read. */
export const markRead = () => {
  read.value = chat.peek().length;
};

/** What was said before this person came is old. */
let seen = "";
effect(() => {
  const id = table.value?.id ?? "";
  if (id === seen) return;
  seen = id;
  markRead();
});
