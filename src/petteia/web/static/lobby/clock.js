// The clock of a seat: counts down while the seat is to move; the server corrects it.
import { html, names, useEffect, useState } from "../lib/html.js";
import { clocksReceived, position, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";

const HURRY = 15;

/** @param {number} seconds */
export const asTime = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

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
