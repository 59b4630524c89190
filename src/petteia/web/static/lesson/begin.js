// Begin a guided game, and which of them are offered.
import { ApiError, post } from "../lib/api.js";
import { signal } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { keepKeys, rememberTable } from "../lib/my-tables.js";
import { go } from "../lib/routes.js";
import { ownName } from "../lib/settings.js";
import { showToast } from "../lib/toasts.js";

/** Is the table of a lesson being opened? */
export const beginning = signal(false);

/**
 * @param {string} game
 * @param {string} name
 */
export async function beginLesson(game, name) {
  if (beginning.peek()) return;
  beginning.value = true;
  try {
    const learner = ownName.peek().trim() || say("name-default");
    /** @type {import("../lib/wire.js").Created} */
    const created = await post(`games/${game}/lessons/${name}/begin`, { name: learner });
    keepKeys(created.id, { host: created.host, seats: Object.values(created.tokens) });
    rememberTable(created.id);
    go(`t/${created.id}`);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"), problem.rule);
  } finally {
    beginning.value = false;
  }
}
