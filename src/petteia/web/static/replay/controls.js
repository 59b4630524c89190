// The controls of a replay: jump to a move or a chapter, play, keyboard shortcuts.
import { signal } from "../lib/html.js";
import { tablePart } from "../lib/game-page.js";
import { log, position } from "../lib/live.js";
import { useShortcut } from "../lib/shortcuts.js";
import { wanted } from "./frames.js";

/** Does the replay run by itself? */
export const running = signal(false);
/** Milliseconds a move is shown while it runs. */
export const pace = signal(1000);

/** How many moves there are to see. */
export const length = () => position.value?.moves ?? 0;

/** @param {number} moves */
export function jump(moves) {
  wanted.value = Math.max(0, Math.min(moves, position.peek()?.moves ?? 0));
}

/** The chapters of the game, if it has any. */
export const chapters = () => tablePart().replay?.chapters(log.value) ?? [];

/** The message keys of the jumps by chapter. */
export function chapterKeys() {
  const { back, next } = tablePart().replay ?? {};
  return { back: back ?? "replay-first", next: next ?? "replay-last" };
}

/** @param {number} step */
export function jumpChapter(step) {
  const now = wanted.peek();
  const stops = [0, ...chapters().map((chapter) => chapter.move), length()];
  const there = step > 0 ? stops.find((move) => move > now) : stops.findLast((move) => move < now);
  jump(there ?? now);
}

export function toggleRunning() {
  if (!running.peek() && wanted.peek() >= length()) jump(0);
  running.value = !running.peek();
}

/**
 * A handler that stops the replay first.
 * @param {() => void} then
 */
export const stopAnd = (then) => () => {
  running.value = false;
  then();
};

/** The keys of a replay while it is shown. */
export function useReplayKeys() {
  const { back, next } = chapterKeys();
  useShortcut("ArrowLeft", "replay-back", stopAnd(() => jump(wanted.peek() - 1)));
  useShortcut("ArrowRight", "replay-next", stopAnd(() => jump(wanted.peek() + 1)));
  useShortcut("PageUp", back, stopAnd(() => jumpChapter(-1)));
  useShortcut("PageDown", next, stopAnd(() => jumpChapter(1)));
  useShortcut("Home", "replay-first", stopAnd(() => jump(0)));
  useShortcut("End", "replay-last", stopAnd(() => jump(length())));
  useShortcut("p", "replay-play", toggleRunning);
}
