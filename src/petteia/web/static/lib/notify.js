// Signals that it is your turn: tab title, favicon, sound, browser notification.
import { computed, effect, signal } from "./html.js";
import { position, table } from "./live.js";
import { say } from "./messages.js";
import { gameName } from "./offer.js";
import { FULL_VOLUME, sound, volume as loudness } from "./settings.js";
import { recall, remember } from "./store.js";

const ICON = new URL("../icon.svg", import.meta.url).href;
const ICON_TURN = new URL("../icon-turn.svg", import.meta.url).href;
const available = typeof Notification !== "undefined";

/** Are notifications wanted and allowed? */
export const notifying = signal(
  available && recall("notify") === "on" && Notification.permission === "granted",
);
/** Does the browser have notifications? */
export const canNotify = available;

/** Turn notifications on (the browser asks for permission) or off; returns whether they are on. */
export async function toggleNotifying() {
  if (notifying.peek()) {
    notifying.value = false;
  } else {
    notifying.value = (await Notification.requestPermission()) === "granted";
  }
  remember("notify", notifying.peek() ? "on" : "off");
  return notifying.peek();
}

/** Is a player at this browser to move? */
export const myTurn = computed(() => {
  const face = table.value;
  const mover = position.value?.screen.to_move ?? -1;
  return Boolean(face?.status === "playing" && !face.paused && face.seats[mover]?.mine);
});

/** @param {boolean} mine */
function badge(mine) {
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", mine ? ICON_TURN : ICON);
}

/** @param {string} title */
function notify(title) {
  if (!notifying.peek() || !document.hidden) return;
  const about = { body: say("notify-body"), tag: `petteia-${table.peek()?.id}` };
  try {
    const note = new Notification(title, about);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch (problem) {
    // Phones allow notifications only from service workers and throw a TypeError.
    if (!(problem instanceof TypeError)) throw problem;
    notifyByWorker(title, { ...about, data: { table: table.peek()?.id } });
  }
}

/**
 * @param {string} title
 * @param {NotificationOptions} about
 */
async function notifyByWorker(title, about) {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, about);
  else notifying.value = false;
}

/**
 * Watch the table until the returned function is called.
 * @returns {() => void}
 */
export function watchTurn() {
  /** @type {boolean | null} no sound for the first position */
  let before = null;
  const stopTurn = effect(() => {
    const mine = myTurn.value;
    if (!position.value) return;
    badge(mine);
    if (mine && before === false) {
      chime();
      notify(say("title-your-turn"));
    }
    before = mine;
  });
  const stopTitle = effect(() => {
    const game = (table.value && gameName(table.value.game)) || "Petteia";
    document.title = myTurn.value ? `● ${say("title-your-turn")} · ${game}` : game;
  });
  return () => {
    stopTurn();
    stopTitle();
    badge(false);
    document.title = "Petteia";
  };
}

/** The turn sound: two plucked notes. */
const PITCHES = [587.33, 880];
const APART = 0.14;
const LENGTH = 0.55;
const LOUDNESS = 0.2;

/** @type {AudioContext | null} */
let audio = null;

// Browsers allow sound only after a gesture; an earlier context would log a warning.
const enableSound = () => {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
};
addEventListener("pointerdown", enableSound, { once: true });
addEventListener("keydown", enableSound, { once: true });

/** Play the turn sound, unless sound is off. */
export function chime() {
  const context = audio;
  const peak = (LOUDNESS * loudness.peek()) / FULL_VOLUME;
  if (!sound.peek() || !peak || !context || context.state !== "running") return;
  PITCHES.forEach((pitch, place) => {
    const begin = context.currentTime + place * APART;
    const string = context.createOscillator();
    const volume = context.createGain();
    string.type = "triangle";
    string.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(peak, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    string.connect(volume).connect(context.destination);
    string.start(begin);
    string.stop(begin + LENGTH);
  });
}
