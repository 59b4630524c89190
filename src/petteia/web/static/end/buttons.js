// Where to go from the end: another game, the replay, the table, the record, the start page.
import { html, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { again, joinNext } from "../lib/acts.js";
import { tell } from "../lib/notes.js";
import { linkTo } from "../lib/routes.js";
import { tokensOf } from "../lib/tokens.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";

/**
 * The record as a file.
 * @param {string} id
 */
export async function saveRecord(id) {
  try {
    const record = await get(`tables/${id}/record`, tokensOf(id));
    const file = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `petteia-${id}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    tell(problem.words || say("trouble-offline"));
  }
}

/** @param {{face: any, onLook: () => void}} props */
export function EndButtons({ face, onLook }) {
  return html`<div class="endbtns">
    <${Again} face=${face} />
    <a class="btn" ...${linkTo(`replay/${face.id}`)} data-test="replay">
      <${Icon} name="i-play" />${say("end-replay")}
    </a>
    <button class="btn" onClick=${onLook} data-test="look">
      <${Icon} name="temple" />${say("end-look")}
    </button>
    <button class="btn" onClick=${() => saveRecord(face.id)} data-test="record">
      <${Icon} name="i-share" />${say("end-record")}
    </button>
    <a class="btn" ...${linkTo("")} data-test="home">
      <${Icon} name="i-home" />${say("end-home")}
    </a>
  </div>`;
}

/**
 * Whoever asks first sets up the next game; everybody else is invited to it.
 * @param {{face: any}} props
 */
function Again({ face }) {
  const [asked, setAsked] = useState(false);
  if (face.next) {
    const key = face.mine.length ? "end-join" : "end-watch";
    return html`<button
      class="btn primary big"
      onClick=${() => joinNext(face.next)}
      data-test="join"
    >
      <${Icon} name="i-play" />${say(key)}
    </button>`;
  }
  if (!face.mine.length && !face.host) return null;
  const ask = async () => {
    setAsked(true);
    await again();
    setAsked(false);
  };
  return html`<button class="btn primary big" onClick=${ask} disabled=${asked} data-test="again">
    <${Icon} name="i-restart" />${say("end-again")}
  </button>`;
}
