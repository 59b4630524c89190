// The log beside a replay: the current line is marked, a click on a line jumps to its move.
import { html, useEffect, useRef } from "../lib/html.js";
import { log } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { Lines } from "../table/log.js";
import { stopAnd, jump } from "./controls.js";
import { shown } from "./frames.js";

export function ReplayLog() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const done = shown.value?.log_lines ?? 0;
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const current = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
    // Only the log scrolls: scrollIntoView would move the whole page on a phone.
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  }, [done]);
  return html`<section class="side-panel replaylog" aria-label=${say("replay-log")}>
    <h2>${say("replay-log")}</h2>
    <div class="log" ref=${box} tabindex="0" role="region" aria-label=${say("replay-log")} data-test="log">
      <${Lines}
        lines=${log.value}
        marked=${done ? log.value[done - 1]?.n : -1}
        onLine=${(/** @type {import("../lib/wire.js").LogLine} */ line) => stopAnd(() => jump(line.move))()}
      />
    </div>
  </section>`;
}
