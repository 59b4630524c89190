// The rules as a page of their own, at /rules and /rules#T2, with the signs beside them.
import { html, useEffect, useState } from "../lib/html.js";
import { language, say } from "../lib/words.js";
import { Topbar } from "../parts/topbar.js";
import { IconLegend } from "./icon-legend.js";
import { RuleList } from "./rule-list.js";

const hash = () => decodeURIComponent(location.hash.slice(1));

export function RulesPage() {
  const [rule, setRule] = useState(hash());
  useEffect(() => {
    const follow = () => setRule(hash());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    document.title = `${say("help-rules-of", { game: "Elysium" })} · Petteia`;
  }, [language.value]);
  return html`<div class="page">
    <${Topbar} />
    <main class="rulespage" data-test="rules">
      <h1>${say("help-rules-of", { game: "Elysium" })}</h1>
      <div class="rulescolumns">
        <${RuleList} rule=${rule} onRule=${toRule} />
        <aside class="panel" aria-label=${say("help-icons")}>
          <h2>${say("help-icons")}</h2>
          <${IconLegend} />
        </aside>
      </div>
    </main>
  </div>`;
}

/**
 * The whole address: a bare "#T2" would be read against the page's base.
 * @param {string} id
 */
function toRule(id) {
  const url = new URL(location.href);
  url.hash = id;
  location.assign(url);
}
