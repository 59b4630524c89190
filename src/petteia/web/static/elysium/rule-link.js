// The id of a rule, which opens the rule.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { showRule } from "../help/rules.js";

/** @param {{rule: string | null}} props */
export function RuleLink({ rule }) {
  if (!rule) return null;
  return html`<button
    class="rule-link"
    title=${say("elysium-open-rule", { rule })}
    aria-label=${say("elysium-open-rule", { rule })}
    onClick=${() => showRule(rule)}
  >
    ${rule}
  </button>`;
}
