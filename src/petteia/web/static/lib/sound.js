// The turn sound: two soft plucked notes, made here; silent until the person has touched the page.
import { sound } from "./settings.js";

const NOTES = [587.33, 880];
const APART = 0.14;
const LENGTH = 0.55;
const LOUDNESS = 0.12;

/** @type {AudioContext | null} */
let audio = null;

// Browsers let a page sound only after a gesture; making the context earlier would log a warning.
const wake = () => {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
};
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });

/** Sound the turn, unless sound is off. */
export function chime() {
  const context = audio;
  if (!sound.peek() || !context || context.state !== "running") return;
  NOTES.forEach((pitch, place) => {
    const begin = context.currentTime + place * APART;
    const string = context.createOscillator();
    const volume = context.createGain();
    string.type = "triangle";
    string.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
    string.connect(volume).connect(context.destination);
    string.start(begin);
    string.stop(begin + LENGTH);
  });
}
