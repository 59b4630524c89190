// The bar of a replay: the slider, the steps, and how fast it runs.
import { html } from "../lib/html.js";
import { log, table } from "../lib/live.js";
import { tell } from "../lib/notes.js";
import { linkTo } from "../lib/routes.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { plain } from "./plain.js";
import { byHand, epochs, flipRunning, jump, jumpEpoch, length, pace, running } from "./steering.js";
import { shown, wanted } from "./reel.js";

const NUMERALS = ["", "I", "II", "III", "IV", "V"];
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
  const words = line ? plain(line.words) : say("replay-start");
  /** @param {Event} event */
  const drag = (event) => {
    running.value = false;
    jump(Number(/** @type {HTMLInputElement} */ (event.target).value));
  };
  return html`<div class="replaybar" data-shown=${shown.value?.moves}>
    <p class="reelwords">
      <b data-test="replay-move">${say("replay-at", { move: now, of: all })}</b>
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
        <${Icon} name=${table.value?.ended ? "vp" : "temple"} />
      </a>
    </div>
  </div>`;
}

/**
 * Where the Epochs begin; for the mouse, the keys have Page Up and Page Down.
 * @param {{all: number}} props
 */
function Ticks({ all }) {
  return html`<div class="ticks" aria-hidden="true">
    ${epochs().map(
      ({ epoch, move }) =>
        html`<button
          key=${epoch}
          tabindex="-1"
          style=${{ "--at": all ? move / all : 0 }}
          onClick=${byHand(() => jump(move))}
        >
          ${NUMERALS[epoch] ?? epoch}
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
  return html`<div class="reelsteps" role="group" aria-label=${say("replay-steps")}>
    <${Step} icon="i-first" key-name="replay-epoch-back" off=${now <= 0} onClick=${byHand(() => jumpEpoch(-1))} />
    <${Step} icon="i-back" key-name="replay-back" off=${now <= 0} onClick=${byHand(() => jump(now - 1))} />
    <button
      class="btn primary"
      onClick=${flipRunning}
      disabled=${!all}
      data-test="replay-run"
      aria-label=${say(running.value ? "replay-pause" : "replay-play")}
      title=${say(running.value ? "replay-pause" : "replay-play")}
    >
      <${Icon} name=${running.value ? "i-pause" : "i-play"} />
    </button>
    <${Step} icon="i-next" key-name="replay-next" off=${now >= all} onClick=${byHand(() => jump(now + 1))} />
    <${Step} icon="i-last" key-name="replay-epoch-next" off=${now >= all} onClick=${byHand(() => jumpEpoch(1))} />
  </div>`;
}

/** @param {{icon: string, "key-name": string, off: boolean, onClick: () => void}} props */
function Step({ icon, "key-name": key, off, onClick }) {
  return html`<button
    class="btn"
    onClick=${onClick}
    disabled=${off}
    aria-label=${say(key)}
    title=${say(key)}
    data-test=${key}
  >
    <${Icon} name=${icon} />
  </button>`;
}

/** The address of this move into the clipboard; where that is forbidden it is shown. */
async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    tell(say("replay-copied"));
  } catch {
    tell(location.href);
  }
}
