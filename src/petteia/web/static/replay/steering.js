// Steering a replay: to a move, by Epochs, by keys, and letting it run.
import { signal } from "../lib/html.js";
import { useKey } from "../lib/keys.js";
import { log, position } from "../lib/live.js";
import { wanted } from "./reel.js";

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

/** The moves at which an Epoch begins, from the log. */
export function epochs() {
  /** @type {{epoch: number, move: number}[]} */
  const starts = [];
  for (const line of log.value) {
    if (line.epoch <= (starts.at(-1)?.epoch ?? 0)) continue;
    // A player's line comes after the move; what happens by itself ends the move before.
    starts.push({ epoch: line.epoch, move: (line.seat ?? -1) < 0 ? line.move : line.move - 1 });
  }
  return starts;
}

/** @param {number} step */
export function jumpEpoch(step) {
  const now = wanted.peek();
  const starts = epochs().map((start) => start.move);
  const ends = [0, ...starts, length()];
  const there = step > 0 ? ends.find((move) => move > now) : ends.findLast((move) => move < now);
  jump(there ?? now);
}

export function flipRunning() {
  if (!running.peek() && wanted.peek() >= length()) jump(0);
  running.value = !running.peek();
}

/**
 * Stop running, then do it: a hand on the reel is stronger than the clock.
 * @param {() => void} then
 */
export const byHand = (then) => () => {
  running.value = false;
  then();
};

/** The keys of a replay while it is shown. */
export function useReplayKeys() {
  useKey("ArrowLeft", "replay-back", byHand(() => jump(wanted.peek() - 1)));
  useKey("ArrowRight", "replay-next", byHand(() => jump(wanted.peek() + 1)));
  useKey("PageUp", "replay-epoch-back", byHand(() => jumpEpoch(-1)));
  useKey("PageDown", "replay-epoch-next", byHand(() => jumpEpoch(1)));
  useKey("Home", "replay-first", byHand(() => jump(0)));
  useKey("End", "replay-last", byHand(() => jump(length())));
  useKey("p", "replay-play", flipRunning);
}
