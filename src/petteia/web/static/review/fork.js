// Playing on from a position of the game that is replayed, at a new table with bots.
import { signal } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { keepKeys } from "../lib/my-tables.js";
import { request } from "../lib/requests.js";
import { go } from "../lib/routes.js";
import { ownName } from "../lib/settings.js";
import { showToast } from "../lib/toasts.js";

/** Is a table being opened? */
export const opening = signal(false);

/**
 * @param {number} move
 * @param {number} seat who decides there
 * @param {boolean} better is the better move made first?
 */
export async function playOn(move, seat, better) {
  if (opening.peek()) return;
  opening.value = true;
  try {
    // Who sat there keeps their name.
    const name = table.peek()?.seats[seat]?.mine ? "" : ownName.peek().trim();
    const created = await request("review/fork", { move, better, name });
    if (!created) return;
    keepKeys(created.id, { host: created.host, seats: Object.values(created.tokens) });
    go(`t/${created.id}`);
    showToast(say("review-playing-on", { move: move + 1 }));
  } finally {
    opening.value = false;
  }
}
