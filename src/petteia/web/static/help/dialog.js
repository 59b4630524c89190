// The help dialog: the rules, and what the game adds to them.
import { html, useRef } from "../lib/html.js";
import { hasHow, helpPart } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { help, openRule } from "../lib/views.js";
import { howLink } from "../how/links.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Credits } from "./credits.js";
import { RuleList } from "./rule-list.js";

const Rules = ({ rule = "" }) =>
  html`${hasHow() && html`<${HowLink} />`}<${RuleList} rule=${rule} onRule=${openRule} />`;

/** The game on one page. */
const HowLink = () => html`<p class="helphow" onClick=${() => (help.value = null)}>
  <a ...${howLink()} data-test="help-how"><${Icon} name="laurel" />${say("how-to-win-page")}</a>
</p>`;

/** The rules, the tabs of the game in front, and the credits. */
const tabsOf = () => [
  {
    tab: "rules",
    Icon: () => html`<${Icon} name="i-rules" />`,
    label: "help-tab-rules",
    Content: Rules,
  },
  ...(helpPart().tabs ?? []).filter((one) => !one.hidden?.()),
  {
    tab: "credits",
    Icon: () => html`<${Icon} name="i-pen" />`,
    label: "help-tab-credits",
    Content: Credits,
  },
];

/** @param {{shown: {tab: string, rule: string}}} props */
export function HelpDialog({ shown }) {
  const tabs = tabsOf();
  const Content = tabs.find(({ tab }) => tab === shown.tab)?.Content ?? Rules;
  return html`<${Dialog} title=${say("help-title")} onClose=${() => (help.value = null)} class="help">
    <${HelpTabs} tabs=${tabs} shown=${shown} />
    <div class="helpbody" role="tabpanel" aria-labelledby=${`help-tab-${shown.tab}`} tabindex="0">
      <${Content} rule=${shown.rule} />
    </div>
  <//>`;
}

/** @param {{tabs: ReturnType<typeof tabsOf>, shown: {tab: string}}} props */
function HelpTabs({ tabs, shown }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const now = tabs.findIndex(({ tab }) => tab === shown.tab);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (now + step + tabs.length) % tabs.length;
    help.value = { tab: tabs[next].tab, rule: "" };
    /** @type {HTMLElement} */ (row.current?.children[next]).focus();
  };
  return html`<div class="helptabs" role="tablist" ref=${row} onKeyDown=${onKey}>
    ${tabs.map(
      ({ tab, Icon: Sign, label }, at) =>
        html`<button
          key=${tab}
          id=${`help-tab-${tab}`}
          role="tab"
          aria-selected=${at === now}
          tabindex=${at === now ? 0 : -1}
          onClick=${() => (help.value = { tab, rule: "" })}
          data-test=${`help-${tab}`}
        >
          <${Sign} />${say(label)}
        </button>`,
    )}
  </div>`;
}
