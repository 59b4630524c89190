// The button beside a review of one's own game: keeps its mistakes and asks them again.
import { html } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { say } from "../lib/messages.js";
import { go } from "../lib/routes.js";
import { showToast } from "../lib/toasts.js";
import { Icon } from "../parts/icon.js";
import { addMistakes, games, mistakesOf, unkept } from "./kept.js";

/**
 * Keep the mistakes of a finished game for practice, and go there.
 * @param {import("./kept.js").Review} review
 * @param {import("../lib/wire.js").Face} face of its table
 */
export async function practise(review, face) {
  try {
    const record = await get(`tables/${face.id}/record`);
    addMistakes(review, record, face);
    if (unkept.peek()) showToast(say("practice-unkept"));
    go(`practice/${face.id}`);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"));
  }
}

/**
 * Nothing for those who only watched, and for a game without mistakes.
 * @param {{review: import("./kept.js").Review, face: import("../lib/wire.js").Face}} props
 */
export function PractiseButton({ review, face }) {
  const count = mistakesOf(review, face.mine).length;
  if (!count) return null;
  const known = games.value.some((game) => game.id === face.id);
  return html`<button class="btn" onClick=${() => practise(review, face)} data-test="practise">
    <${Icon} name="i-hint" />${say(known ? "practise-again" : "practise-mistakes", { count })}
  </button>`;
}
