// The help in front of any page: rules, the cards of this table, and what the signs mean.
import { html, useRef } from "../lib/html.js";
import { cards } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { CardBook } from "./card-book.js";
import { IconLegend } from "./icon-legend.js";
import { RuleList } from "./rule-list.js";
import { closeHelp, help, showRule } from "./rules.js";

/** @type {{tab: "rules" | "cards" | "icons", icon: string}[]} */
const TABS = [
  { tab: "rules", icon: "i-rules" },
  { tab: "cards", icon: "draw" },
  { tab: "icons", icon: "vp" },
];

/** Opened by showRule, showRules, showCards and showIcons. */
export function HelpDialog() {
  const shown = help.value;
  return (
    shown &&
    html`<${Dialog} title=${say("help-title")} onClose=${closeHelp} class="help">
      <${HelpTabs} shown=${shown} />
      <div class="helpbody" role="tabpanel" aria-labelledby=${`help-tab-${shown.tab}`} tabindex="0">
        ${shown.tab === "rules" && html`<${RuleList} rule=${shown.rule} onRule=${showRule} />`}
        ${shown.tab === "cards" && html`<${CardBook} />`}
        ${shown.tab === "icons" && html`<${IconLegend} />`}
      </div>
    <//>`
  );
}

/** @param {{shown: {tab: string}}} props */
function HelpTabs({ shown }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  // Without a table there are no cards to leaf through.
  const tabs = TABS.filter(({ tab }) => tab !== "cards" || cards.value);
  const now = tabs.findIndex(({ tab }) => tab === shown.tab);
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (now + step + tabs.length) % tabs.length;
    help.value = { tab: tabs[next].tab, rule: "" };
    /** @type {HTMLElement} */ (row.current?.children[next]).focus();
  };
  return html`<div class="helptabs" role="tablist" ref=${row} onKeyDown=${byKey}>
    ${tabs.map(
      ({ tab, icon }, at) =>
        html`<button
          key=${tab}
          id=${`help-tab-${tab}`}
          role="tab"
          aria-selected=${at === now}
          tabindex=${at === now ? 0 : -1}
          onClick=${() => (help.value = { tab, rule: "" })}
          data-test=${`help-${tab}`}
        >
          <${Icon} name=${icon} />${say(`help-tab-${tab}`)}
        </button>`,
    )}
  </div>`;
}
