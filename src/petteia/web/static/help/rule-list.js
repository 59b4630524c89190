// The rules, grouped as in the rulebook, with a search field; every id links to its rule.
import { html, names, useEffect, useRef, useState } from "../lib/html.js";
import { gameInFront } from "../lib/game-page.js";
import { language, say } from "../lib/messages.js";
import { loadRules, rules } from "./rules.js";
import { SearchField } from "./search-field.js";
import { Marked, fold, matches, wordsOf } from "./search.js";

const ID = /\b([A-Z]{1,2}\d{1,3})\b/;

/**
 * @param {{rule: string, onRule: (id: string) => void}} props the rule to stand at, and what a
 *   click on a rule's id does
 */
export function RuleList({ rule, onRule }) {
  const [typed, setTyped] = useState("");
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    loadRules(gameInFront());
  }, [gameInFront(), language.value]);
  const all = rules.value;
  const known = new Set(all.map(({ id }) => id));
  const words = wordsOf(typed);
  const found = words.length ? all.filter((one) => fits(one, words)) : all;
  useEffect(() => {
    if (!rule || !all.length) return;
    setTyped("");
    const there = document.getElementById(`rule-${rule}`);
    there?.scrollIntoView({ block: "center" });
    there?.focus({ preventScroll: true });
  }, [rule, all]);
  return html`<div class="rulebook" ref=${box}>
    <${SearchField}
      label=${say("help-search-rules")}
      value=${typed}
      onInput=${setTyped}
      count=${words.length ? say("help-found", { count: found.length }) : ""}
    />
    <div class="rulesections">
      ${sectionsOf(found).map(
        ([section, inside]) =>
          html`<section key=${section}>
            <h3>${section}</h3>
            <dl>
              ${inside.map(
                (one) =>
                  html`<${Entry} key=${one.id} rule=${one} words=${words} known=${known}
                    here=${one.id === rule} onRule=${onRule} />`,
              )}
            </dl>
          </section>`,
      )}
      ${!found.length && all.length > 0 && html`<p class="nothing">${say("help-nothing")}</p>`}
    </div>
  </div>`;
}

/**
 * @param {import("./rules.js").Rule} rule
 * @param {string[]} words
 */
const fits = (rule, words) =>
  (words.length === 1 && fold(rule.id) === words[0]) || matches(`${rule.id} ${rule.text}`, words);

/**
 * @param {import("./rules.js").Rule[]} list
 * @returns {[string, import("./rules.js").Rule[]][]}
 */
function sectionsOf(list) {
  /** @type {Map<string, import("./rules.js").Rule[]>} */
  const sections = new Map();
  for (const rule of list) {
    const inside = sections.get(rule.section) ?? [];
    inside.push(rule);
    sections.set(rule.section, inside);
  }
  return [...sections];
}

/**
 * @param {{rule: import("./rules.js").Rule, words: string[], known: Set<string>, here: boolean,
 *   onRule: (id: string) => void}} props
 */
function Entry({ rule, words, known, here, onRule }) {
  const { id, kind, text } = rule;
  return html`<div id=${`rule-${id}`} class=${names("rule", here && "here")} tabindex="-1" data-rule=${id}>
    <dt>${id}</dt>
    <dd>
      ${text.split(ID).map((piece) =>
        known.has(piece) && piece !== id
          ? html`<button class="ruleid" onClick=${() => onRule(piece)}>${piece}</button>`
          : html`<${Marked} text=${piece} words=${words} />`,
      )}
      ${kind === "ruling" && html` <small class="ruling">${say("help-ruling")}</small>`}
    </dd>
  </div>`;
}
