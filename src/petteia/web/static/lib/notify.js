// Whose turn it is, told outside the table: tab title, its sign, a sound, a browser notification.
import { computed, effect, signal } from "./html.js";
import { position, table } from "./live.js";
import { chime } from "./sound.js";
import { recall, remember } from "./store.js";
import { say } from "./words.js";

const available = typeof Notification !== "undefined";

/** Does the person want notifications, and may we send them? */
export const notifying = signal(
  available && recall("notify") === "on" && Notification.permission === "granted",
);
/** Can they be had at all? */
export const canNotify = available;

/** Turn them on (the browser asks the person) or off; answers whether they are on now. */
export async function flipNotifying() {
  if (notifying.peek()) {
    notifying.value = false;
  } else {
    notifying.value = (await Notification.requestPermission()) === "granted";
  }
  remember("notify", notifying.peek() ? "on" : "off");
  return notifying.peek();
}

/** Is it the turn of somebody at this browser? */
export const myTurn = computed(() => {
  const face = table.value;
  const mover = position.value?.screen.to_move ?? -1;
  return Boolean(face?.status === "playing" && !face.paused && face.seats[mover]?.mine);
});

/** @param {boolean} mine */
function badge(mine) {
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", mine ? "static/icon-turn.svg" : "static/icon.svg");
}

/** @param {string} title */
function knock(title) {
  if (!notifying.peek() || !document.hidden) return;
  try {
    const note = new Notification(title, { body: say("notify-body"), tag: "petteia-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch (problem) {
    // Phones allow it only to service workers, and say so by a TypeError; title and sound remain.
    if (!(problem instanceof TypeError)) throw problem;
    notifying.value = false;
  }
}

/**
 * Follow the table in front until the returned function is called.
 * @returns {() => void}
 */
export function watchTurn() {
  /** @type {boolean | null} nothing sounds for the position somebody arrives at */
  let before = null;
  const stopTurn = effect(() => {
    const mine = myTurn.value;
    if (!position.value) return;
    badge(mine);
    if (mine && before === false) {
      chime();
      knock(say("title-your-turn"));
    }
    before = mine;
  });
  const stopTitle = effect(() => {
    const game = table.value ? say(`game-${table.value.game}`) : "Petteia";
    document.title = myTurn.value ? `● ${say("title-your-turn")} · ${game}` : game;
  });
  return () => {
    stopTurn();
    stopTitle();
    badge(false);
    document.title = "Petteia";
  };
}
