// Log and chat beside the table, as two tabs.
import { html, signal, useRef } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { linkTo } from "../lib/routes.js";
import { useShortcut } from "../lib/shortcuts.js";
import { Chat, unread } from "./chat.js";
import { Log } from "./log.js";

/** @type {import("../vendor/signals.js").Signal<"log" | "chat">} */
const panelTab = signal("log");
const TABS = /** @type {const} */ (["log", "chat"]);

export function SidePanel() {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {"log" | "chat"} tab */
  const show = (tab) => {
    panelTab.value = tab;
    /** @type {HTMLElement | null | undefined} */
    const button = bar.current?.querySelector(`[data-test="tab-${tab}"]`);
    button?.focus();
  };
  useShortcut("l", "keys-log", () => show("log"));
  useShortcut("c", "keys-chat", () => show("chat"));

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    show(panelTab.value === "log" ? "chat" : "log");
  };
  const id = table.value?.id;
  return html`<section class="side-panel" aria-label=${say("panel")}>
    <div class="tabs" ref=${bar}>
      <div role="tablist" aria-label=${say("panel")} onKeyDown=${onKey}>
        ${TABS.map((tab) => html`<${Tab} tab=${tab} />`)}
      </div>
      ${id && html`<a class="more" ...${linkTo(`replay/${id}`)}>${say("panel-whole")}</a>`}
    </div>
    <${panelTab.value === "chat" ? Chat : Log} />
  </section>`;
}

/** @param {{tab: "log" | "chat"}} props */
function Tab({ tab }) {
  const selected = panelTab.value === tab;
  const news = tab === "chat" ? unread.value : 0;
  return html`<button
    role="tab"
    id=${`tab-${tab}`}
    aria-selected=${selected}
    aria-controls=${selected ? `panel-${tab}` : undefined}
    tabindex=${selected ? 0 : -1}
    data-test=${`tab-${tab}`}
    onClick=${() => (panelTab.value = tab)}
  >
    ${say(`panel-${tab}`)}
    ${news > 0 && html` <b class="count" aria-label=${say("chat-unread", { count: news })}>${news}</b>`}
  </button>`;
}
