// The log beside a replay: the current line marked, every line a way to its move.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { log } from "../lib/live.js";
import { say } from "../lib/words.js";
import { LogLine } from "../talk/line.js";
import { byHand, jump } from "./steering.js";
import { shown } from "./reel.js";

export function ReplayLog() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const done = shown.value?.log_lines ?? 0;
  useEffect(() => {
    const current = /** @type {HTMLElement | null} */ (box.current?.querySelector(".current") ?? null);
    if (!box.current) return;
    // Only the log scrolls: scrollIntoView would move the whole page on a phone.
    box.current.scrollTop = current ? current.offsetTop - box.current.clientHeight / 2 : 0;
  }, [done]);
  return html`<section class="talk replaylog" aria-label=${say("replay-log")}>
    <h2>${say("replay-log")}</h2>
    <ol class="log" ref=${box} data-test="log">
      ${log.value.map((line, at) => html`<${Entry} key=${line.n} line=${line} at=${at} done=${done} />`)}
    </ol>
  </section>`;
}

/** @param {{line: any, at: number, done: number}} props */
function Entry({ line, at, done }) {
  const state = at === done - 1 ? "current" : at >= done && "later";
  return html`<li class=${names("entry", state)} aria-current=${at === done - 1 ? "step" : undefined}>
    <button class="moveno" onClick=${byHand(() => jump(line.move))} aria-label=${say("replay-jump", { move: line.move })}>
      ${line.move}
    </button>
    <${LogLine} line=${line} />
  </li>`;
}
