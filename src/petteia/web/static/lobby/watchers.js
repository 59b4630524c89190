// Who watches a table, in words.
import { say } from "../lib/messages.js";

/**
 * How many people watch, and the names of those who have one.
 * @param {import("../lib/wire.js").Face} face
 */
export function watchersOf({ spectators }) {
  const count = say("spectators", { count: spectators.length });
  const known = spectators.filter(Boolean);
  return known.length ? `${count}: ${known.join(", ")}` : count;
}
