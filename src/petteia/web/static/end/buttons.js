// The buttons at the end: another game, the replay, the table, the record, the start page.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { again, joinNext } from "../lib/requests.js";
import { linkTo } from "../lib/routes.js";
import { Icon } from "../parts/icon.js";

/** @param {string} id */
const record = (id) => new URL(`api/tables/${id}/record`, document.baseURI).href;

/** @param {{face: import("../lib/wire.js").Face, onTable: () => void}} props */
export function EndButtons({ face, onTable }) {
  return html`<div class="endbtns">
    <${Again} face=${face} />
    <a class="btn" ...${linkTo(`replay/${face.id}`)} data-test="replay">
      <${Icon} name="i-play" />${say("end-replay")}
    </a>
    <button class="btn" onClick=${onTable} data-test="look">
      <${Icon} name="temple" />${say("end-look")}
    </button>
    <a class="btn" href=${record(face.id)} download=${`petteia-${face.id}.json`} data-test="record">
      <${Icon} name="i-save" />${say("end-record")}
    </a>
    <a class="btn" ...${linkTo("")} data-test="home">
      <${Icon} name="i-home" />${say("end-home")}
    </a>
  </div>`;
}

/**
 * The first click sets up the next game; everybody else is invited to it.
 * @param {{face: import("../lib/wire.js").Face}} props
 */
function Again({ face }) {
  const [asked, setAsked] = useState(false);
  const { next } = face;
  if (next) {
    const key = face.mine.length ? "end-join" : "end-watch";
    return html`<button
      class="btn primary big"
      onClick=${() => joinNext(next)}
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
