// The bar of a replay: slider, steps, speed.
import { html } from "../lib/html.js";
import { log, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { linkTo } from "../lib/routes.js";
import { showToast } from "../lib/toasts.js";
import { Icon } from "../parts/icon.js";
import { GradeSign } from "../review/grades.js";
import { gradeOf } from "../review/review.js";
import { chapterKeys, chapters, jump, jumpChapter, length, pace, running, stopAnd, toggleRunning } from "./controls.js";
import { shown, wanted } from "./frames.js";

const PACES = [
  { ms: 2000, sign: "½×" },
  { ms: 1000, sign: "1×" },
  { ms: 400, sign: "2×" },
  { ms: 150, sign: "4×" },
];

/** @param {{id: string}} props */
export function ReplayBar({ id }) {
  const all = length();
  const now = wanted.value;
  const lines = shown.value?.log_lines ?? 0;
  const line = lines ? log.value[lines - 1] : null;
  const words = line ? textOf(line.words) : say("replay-start");
  /** @param {Event} event */
  const drag = (event) => {
    running.value = false;
    jump(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  return html`<div class="replaybar" data-shown=${shown.value?.moves}>
    <p class="reelwords">
      <b data-test="replay-move">
        ${say("replay-at", { move: now, of: all })} <${GradeSign} grade=${gradeOf(now)} />
      </b>
      <span title=${words}>${words}</span>
    </p>
    <div class="reel">
      <${Ticks} all=${all} />
      <input
        type="range"
        min="0"
        max=${all}
        value=${now}
        onInput=${drag}
        aria-label=${say("replay-slider")}
        aria-valuetext=${`${say("replay-at", { move: now, of: all })}. ${words}`}
        style=${{ "--part": all ? now / all : 0 }}
        data-test="replay-slider"
      />
    </div>
    <${Steps} all=${all} now=${now} />
    <${Paces} />
    <div class="reelways">
      <button
        class="iconbtn"
        onClick=${copyLink}
        title=${say("replay-link")}
        aria-label=${say("replay-link")}
        data-test="replay-link"
      >
        <${Icon} name="i-link" />
      </button>
      <a
        class="iconbtn"
        ...${linkTo(`t/${id}`)}
        title=${say(table.value?.ended ? "replay-result" : "replay-table")}
        aria-label=${say(table.value?.ended ? "replay-result" : "replay-table")}
        data-test="replay-leave"
      >
        <${Icon} name=${table.value?.ended ? "laurel" : "temple"} />
      </a>
    </div>
  </div>`;
}

/**
 * The beginnings of the chapters, for the mouse; the keys are Page Up and Page Down.
 * @param {{all: number}} props
 */
function Ticks({ all }) {
  return html`<div class="ticks" aria-hidden="true">
    ${chapters().map(
      ({ label, move }) =>
        html`<button
          key=${move}
          tabindex="-1"
          style=${{ "--at": all ? move / all : 0 }}
          onClick=${stopAnd(() => jump(move))}
        >
          ${label}
        </button>`,
    )}
  </div>`;
}

function Paces() {
  return html`<div class="seg" role="group" aria-label=${say("replay-speed")}>
    ${PACES.map(
      ({ ms, sign }) =>
        html`<button
          key=${ms}
          aria-pressed=${pace.value === ms}
          onClick=${() => {
            pace.value = ms;
          }}
        >
          ${sign}
        </button>`,
    )}
  </div>`;
}

/** @param {{all: number, now: number}} props */
function Steps({ all, now }) {
  const { back, next } = chapterKeys();
  return html`<div class="reelsteps" role="group" aria-label=${say("replay-steps")}>
    <${Step} icon="i-first" key-name=${back} test="replay-chapter-back" off=${now <= 0} onClick=${stopAnd(() => jumpChapter(-1))} />
    <${Step} icon="i-back" key-name="replay-back" off=${now <= 0} onClick=${stopAnd(() => jump(now - 1))} />
    <button
      class="btn primary"
      onClick=${toggleRunning}
      disabled=${!all}
      data-test="replay-run"
      aria-label=${say(running.value ? "replay-pause" : "replay-play")}
      title=${say(running.value ? "replay-pause" : "replay-play")}
    >
      <${Icon} name=${running.value ? "i-pause" : "i-play"} />
    </button>
    <${Step} icon="i-next" key-name="replay-next" off=${now >= all} onClick=${stopAnd(() => jump(now + 1))} />
    <${Step} icon="i-last" key-name=${next} test="replay-chapter-next" off=${now >= all} onClick=${stopAnd(() => jumpChapter(1))} />
  </div>`;
}

/** @param {{icon: string, "key-name": string, test?: string, off: boolean, onClick: () => void}} props */
function Step({ icon, "key-name": key, test, off, onClick }) {
  return html`<button
    class="btn"
    onClick=${onClick}
    disabled=${off}
    aria-label=${say(key)}
    title=${say(key)}
    data-test=${test ?? key}
  >
    <${Icon} name=${icon} />
  </button>`;
}

/**
 * The text of a log line without links.
 * @param {import("../lib/wire.js").Word[]} words
 */
const textOf = (words) =>
  words.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");

/** Copy the address of this move to the clipboard; show it if that is forbidden. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast(say("replay-copied"));
  } catch {
    showToast(location.href);
  }
}
