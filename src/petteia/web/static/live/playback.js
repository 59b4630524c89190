// The moves of others are shown one after the other, at the pace the player has chosen.

/** The least milliseconds between two positions, by pace. */
export const PAUSES = { slow: 1600, normal: 600, instant: 0 };

/** If more positions wait, the pauses get shorter: a turn of many steps is shown faster. */
const LEISURELY = 5;

/**
 * A queue of messages. Each is shown in its order, once its time has come.
 * @template M
 * @param {(message: M) => void} show
 * @param {(message: M) => number} wait the milliseconds from the last position until this message
 */
export function playback(show, wait) {
  /** @type {M[]} */
  let queue = [];
  let last = -Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function showNext() {
    clearTimeout(timer);
    while (queue.length) {
      const faster = Math.max(1, queue.length / LEISURELY);
      const left = last + wait(queue[0]) / faster - performance.now();
      if (left > 0) {
        timer = setTimeout(showNext, left);
        return;
      }
      showFirst();
    }
  }

  function showFirst() {
    const [first, ...rest] = queue;
    queue = rest;
    last = performance.now();
    show(first);
  }

  return {
    /** @param {M} message */
    add(message) {
      queue.push(message);
      showNext();
    },
    /** Show at once what still waits. */
    skip() {
      clearTimeout(timer);
      while (queue.length) showFirst();
    },
    /** Forget what still waits. */
    clear() {
      clearTimeout(timer);
      queue = [];
    },
  };
}
