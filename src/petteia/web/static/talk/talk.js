// Log and chat beside the table, as two tabs.
import { html, useRef } from "../lib/html.js";
import { useKey } from "../lib/keys.js";
import { table } from "../lib/live.js";
import { linkTo } from "../lib/routes.js";
import { say } from "../lib/words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { talkTab, unread } from "./tab.js";

const TABS = /** @type {const} */ (["log", "chat"]);

export function Talk() {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {"log" | "chat"} tab */
  const turnTo = (tab) => {
    talkTab.value = tab;
    /** @type {HTMLElement | null | undefined} */
    const button = bar.current?.querySelector(`[data-test="tab-${tab}"]`);
    button?.focus();
  };
  useKey("l", "keys-log", () => turnTo("log"));
  useKey("c", "keys-chat", () => turnTo("chat"));

  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    turnTo(talkTab.value === "log" ? "chat" : "log");
  };
  const id = table.value?.id;
  return html`<section class="talk" aria-label=${say("talk")}>
    <div class="tabs" ref=${bar}>
      <div role="tablist" aria-label=${say("talk")} onKeyDown=${walk}>
        ${TABS.map((tab) => html`<${Tab} tab=${tab} />`)}
      </div>
      ${id && html`<a class="more" ...${linkTo(`replay/${id}`)}>${say("talk-whole")}</a>`}
    </div>
    <${talkTab.value === "chat" ? Chat : Log} />
  </section>`;
}

/** @param {{tab: "log" | "chat"}} props */
function Tab({ tab }) {
  const selected = talkTab.value === tab;
  const news = tab === "chat" ? unread.value : 0;
  return html`<button
    role="tab"
    id=${`tab-${tab}`}
    aria-selected=${selected}
    aria-controls=${selected ? `panel-${tab}` : undefined}
    tabindex=${selected ? 0 : -1}
    data-test=${`tab-${tab}`}
    onClick=${() => (talkTab.value = tab)}
  >
    ${say(`talk-${tab}`)}
    ${news > 0 && html` <b class="count" aria-label=${say("chat-unread", { count: news })}>${news}</b>`}
  </button>`;
}
