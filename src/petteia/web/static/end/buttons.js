// Where to go from the end: another game, the replay, the table, the record, the start page.
import { html, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { request } from "../lib/acts.js";
import { tell } from "../lib/notes.js";
import { go, linkTo } from "../lib/routes.js";
import { keepKeys, keysOf, tokensOf } from "../lib/tokens.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";

/**
 * To the game that follows at this table; the seats keep their secrets.
 * @param {string} from
 * @param {string} to
 */
export function follow(from, to) {
  keepKeys(to, keysOf(from));
  go(`t/${to}`);
}

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

/** @param {{face: any, onTable: () => void}} props */
export function EndButtons({ face, onTable }) {
  return html`<div class="endbtns">
    <${Again} face=${face} />
    <a class="btn" ...${linkTo(`replay/${face.id}`)} data-test="replay">
      <${Icon} name="i-play" />${say("end-replay")}
    </a>
    <button class="btn" onClick=${onTable} data-test="look">
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
    return html`<p class="nextup" role="status">${say("end-next")}</p>
      <button class="btn primary big" onClick=${() => follow(face.id, face.next)} data-test="join">
        <${Icon} name="i-play" />${say(key)}
      </button>`;
  }
  if (!face.mine.length && !face.host) return null;
  const again = async () => {
    setAsked(true);
    const answer = await request("again");
    if (answer) follow(face.id, answer.id);
    else setAsked(false);
  };
  return html`<button class="btn primary big" onClick=${again} disabled=${asked} data-test="again">
    <${Icon} name="i-restart" />${say("end-again")}
  </button>`;
}
