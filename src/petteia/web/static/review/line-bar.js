// The bar of a replay while a better line is shown: its steps in words.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { useShortcut } from "../lib/shortcuts.js";
import { Icon } from "../parts/icon.js";
import { opening, playOn } from "./fork.js";
import { closeLine, line, pointAt, review, stepLine } from "./review.js";

export function LineBar() {
  useShortcut("ArrowLeft", "review-line-back", () => stepLine(-1));
  useShortcut("ArrowRight", "review-line-next", () => stepLine(1));
  useShortcut("Escape", "review-line-close", closeLine);
  const now = line.value;
  const shown = review.value;
  const point = now && pointAt(now.move);
  if (!now || !shown || !point) return null;
  const words = now.steps ? point.line[now.steps - 1].words : say("review-line-start");
  const { seat } = shown.data.decisions[now.move];
  return html`<div class="replaybar linebar" data-test="line-bar" data-steps=${now.steps}>
    <p class="reelwords" role="status">
      <b>${say("review-line-at", { move: now.move + 1, step: now.steps, of: now.of })}</b>
      <span title=${words} data-test="line-words">${words}</span>
    </p>
    <div class="reelsteps" role="group" aria-label=${say("review-line")}>
      <${Step} icon="i-back" words="review-line-back" off=${now.steps <= 0} act=${() => stepLine(-1)} />
      <${Step} icon="i-next" words="review-line-next" off=${now.steps >= now.of} act=${() => stepLine(1)} />
    </div>
    <button
      class="btn playon"
      disabled=${opening.value}
      onClick=${() => playOn(now.move, seat, now.steps > 0)}
      data-test="line-play-on"
    >
      <${Icon} name="i-replay" />${say(now.steps > 0 ? "review-play-on-better" : "review-play-on")}
    </button>
    <button
      class="iconbtn"
      onClick=${closeLine}
      title=${say("review-line-close")}
      aria-label=${say("review-line-close")}
      data-test="line-close"
    >
      <${Icon} name="i-close" />
    </button>
  </div>`;
}

/** @param {{icon: string, words: string, off: boolean, act: () => void}} props */
function Step({ icon, words, off, act }) {
  return html`<button
    class="btn"
    onClick=${act}
    disabled=${off}
    aria-label=${say(words)}
    title=${say(words)}
    data-test=${words}
  >
    <${Icon} name=${icon} />
  </button>`;
}
