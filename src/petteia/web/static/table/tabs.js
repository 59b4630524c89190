// The tabs of the table on a phone: the table, each other player, the log.
import { html, names, useRef } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { unread } from "./chat.js";
import { narrow } from "./layout.js";
import { tab } from "./scene.js";

/**
 * @typedef {object} PhoneTab
 * @property {string} name "table", the number of a seat, or a name of the game's own
 * @property {any} content
 * @property {boolean} [lit] may something be clicked there?
 */

/**
 * The tab of the log is added to those of the game.
 * @param {{tabs: PhoneTab[], shown?: boolean, log?: any}} props `shown`: only on a phone if left out;
 *   `log`: the content of the last tab
 */
export function PhoneTabs({ tabs, shown = narrow.value, log }) {
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  if (!shown) return null;
  const all = [...tabs.map(({ name }) => name), "log"];
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    tab.value = all[(all.indexOf(tab.value) + step + all.length) % all.length];
    requestAnimationFrame(() => {
      /** @type {HTMLElement | null | undefined} */
      const now = bar.current?.querySelector('[aria-selected="true"]');
      now?.focus();
    });
  };
  return html`<div
    class=${names("ptabs", tabs.length > 3 && "many")}
    role="tablist"
    aria-label=${say("table-tabs")}
    ref=${bar}
    onKeyDown=${onKey}
  >
    ${tabs.map(({ name, lit, content }) => html`<${Tab} key=${name} name=${name} lit=${lit}>${content}<//>`)}
    <${Tab} name="log">
      ${
        log ??
        html`<b>${say("table-tab-log")}</b>
          <span>
            ${unread.value > 0 ? html`<b class="count">${unread.value}</b>` : say("table-tab-chat")}
          </span>`
      }
    <//>
  </div>`;
}

/** @param {{name: string, lit?: boolean, children?: any}} props */
function Tab({ name, lit, children }) {
  const chosen = tab.value === name;
  return html`<button
    role="tab"
    class=${names(lit && "lit")}
    aria-selected=${chosen}
    tabindex=${chosen ? 0 : -1}
    data-test=${`tab-${/^\d$/.test(name) ? `seat-${name}` : name}`}
    onClick=${() => (tab.value = name)}
  >
    ${children}
  </button>`;
}
