// The clock of a seat: counts down while the seat is to move; the server corrects it.
import { html, names, useEffect, useState } from "../lib/html.js";
import { clocksReceived, position, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";

const HURRY = 15;
const HOUR = 3600;
const DAY = 24 * HOUR;
const LONG = 2 * HOUR;

/** @param {number} part */
const twoDigits = (part) => String(Math.floor(part)).padStart(2, "0");

/** @param {number} seconds minutes and seconds, or for slow play days, hours and minutes */
export function asTime(seconds) {
  if (seconds < LONG) return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (seconds >= DAY) return say("clock-long", { days: Math.floor(seconds / DAY), hours });
  return say("clock-hours-left", { time: `${hours}:${twoDigits((seconds % HOUR) / 60)}` });
}

/** @param {{seat: number}} props nothing is drawn at a table without clocks */
export function ClockFace({ seat }) {
  const [, tick] = useState(0);
  const face = table.value;
  const told = face?.seats[seat]?.clock ?? null;
  const runs =
    told !== null &&
    face?.status === "playing" &&
    !face.paused &&
    position.value?.screen.to_move === seat;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((beat) => beat + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (told === null) return null;
  const gone = runs ? (performance.now() - clocksReceived.value) / 1000 : 0;
  const left = Math.max(0, Math.ceil(told - gone));
  return html`<span
    class=${names("clock", runs && "runs", runs && left <= HURRY && "hurry")}
    role="timer"
    aria-label=${say("clock-left", { time: asTime(left) })}
    ><${Icon} name="i-clock" />${asTime(left)}</span
  >`;
}
