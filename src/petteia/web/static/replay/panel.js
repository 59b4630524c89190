// What is beside a replay: the log, and the review of a finished game as a second tab.
import { html, signal, useRef } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { ReviewPanel } from "../review/panel.js";
import { ReplayLog, LogBox } from "./replay-log.js";

/** @type {import("../vendor/signals.js").Signal<"log" | "review">} */
export const side = signal("log");
const TABS = /** @type {const} */ (["review", "log"]);

export function ReplayPanel() {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  if (table.value?.status !== "over") return html`<${ReplayLog} />`;
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    side.value = side.value === "log" ? "review" : "log";
    /** @type {HTMLElement | null | undefined} */
    const button = bar.current?.querySelector(`[data-test="tab-${side.value}"]`);
    button?.focus();
  };
  return html`<section class="side-panel replaylog" aria-label=${say("panel")}>
    <div class="tabs" ref=${bar}>
      <div role="tablist" aria-label=${say("panel")} onKeyDown=${onKey}>
        ${TABS.map((tab) => html`<${Tab} key=${tab} tab=${tab} />`)}
      </div>
    </div>
    ${side.value === "review" ? html`<${ReviewPanel} />` : html`<${LogBox} inTabs />`}
  </section>`;
}

/** @param {{tab: "log" | "review"}} props */
function Tab({ tab }) {
  const selected = side.value === tab;
  return html`<button
    role="tab"
    id=${`tab-${tab}`}
    aria-selected=${selected}
    aria-controls=${selected ? `panel-${tab}` : undefined}
    tabindex=${selected ? 0 : -1}
    data-test=${`tab-${tab}`}
    onClick=${() => (side.value = tab)}
  >
    ${say(tab === "log" ? "panel-log" : "review-title")}
  </button>`;
}
