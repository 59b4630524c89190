// The log beside a replay: the current line is marked, a click on a line jumps to its move.
import { html, useEffect, useRef } from "../lib/html.js";
import { log } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { GradeSign } from "../review/grades.js";
import { closeLine, gradeOf } from "../review/review.js";
import { Lines } from "../table/log.js";
import { stopAnd, jump } from "./controls.js";
import { shown } from "./frames.js";

export function ReplayLog() {
  return html`<section class="side-panel replaylog" aria-label=${say("replay-log")}>
    <h2>${say("replay-log")}</h2>
    <${LogBox} />
  </section>`;
}

/** @param {{inTabs?: boolean}} props */
export function LogBox({ inTabs }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const done = shown.value?.log_lines ?? 0;
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const current = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
    // Only the log scrolls: scrollIntoView would move the whole page on a phone.
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
  }, [done]);
  const role = inTabs
    ? { id: "panel-log", role: "tabpanel", "aria-labelledby": "tab-log" }
    : { role: "region", "aria-label": say("replay-log") };
  return html`<div class="log" ref=${box} tabindex="0" ...${role} data-test="log">
    <${Lines}
      lines=${log.value}
      marked=${done ? log.value[done - 1]?.n : -1}
      onLine=${(/** @type {import("../lib/wire.js").LogLine} */ line) =>
        stopAnd(() => {
          closeLine();
          jump(line.move);
        })()}
      signOf=${signOf}
    />
  </div>`;
}

/**
 * The grade of a move, at the first line that tells of it.
 * @param {import("../lib/wire.js").LogLine} line
 */
function signOf(line) {
  const before = log.value[line.n - 1];
  const chosen = line.seat >= 0 && !line.forced && line.move > 0 && before?.move !== line.move;
  return chosen ? html`<${GradeSign} grade=${gradeOf(line.move)} />${" "}` : null;
}
