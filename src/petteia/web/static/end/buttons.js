// The buttons at the end: another game, the replay, the table, the result to keep or share, the start page.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { again, joinNext } from "../lib/requests.js";
import { linkTo } from "../lib/routes.js";
import { share } from "../parts/share.js";
import { Icon } from "../parts/icon.js";
import { pictureOf } from "./picture.js";

/** @param {string} id */
const record = (id) => new URL(`api/tables/${id}/record`, document.baseURI).href;

/** @param {File} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * @param {{face: import("../lib/wire.js").Face, ending: import("../lib/wire.js").Ending, title: string,
 *   onTable: () => void}} props
 */
export function EndButtons({ face, ending, title, onTable }) {
  const picture = () => pictureOf(face, ending, title);
  const shareResult = async () => {
    const url = new URL(`replay/${face.id}`, document.baseURI).href;
    await share({ url, title, files: [await picture()] });
  };
  return html`<div class="endbtns">
    <${Again} face=${face} />
    ${
      face.status === "over" &&
      html`<a class="btn big review" ...${linkTo(`replay/${face.id}?review`)} data-test="review">
        <${Icon} name="i-search" />${say("end-review")}
      </a>`
    }
    <a class="btn" ...${linkTo(`replay/${face.id}`)} data-test="replay">
      <${Icon} name="i-play" />${say("end-replay")}
    </a>
    <button class="btn" onClick=${onTable} data-test="look">
      <${Icon} name="temple" />${say("end-look")}
    </button>
    <a class="btn" href=${record(face.id)} download=${`petteia-${face.id}.json`} data-test="record">
      <${Icon} name="i-save" />${say("end-record")}
    </a>
    <button class="btn" onClick=${async () => save(await picture())} data-test="picture">
      <${Icon} name="i-save" />${say("end-picture")}
    </button>
    <button class="btn" onClick=${shareResult} data-test="share">
      <${Icon} name="i-share" />${say("share")}
    </button>
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
