// The rules as a page of their own, at /rules?game=KEY#T2.
import { html, useEffect, useState } from "../lib/html.js";
import { gameInFront, helpPart } from "../lib/game-page.js";
import { language, say } from "../lib/messages.js";
import { gameName } from "../lib/offer.js";
import { Topbar } from "../parts/topbar.js";
import { RuleList } from "./rule-list.js";

const hash = () => decodeURIComponent(location.hash.slice(1));

export function RulesPage() {
  const [rule, setRule] = useState(hash());
  useEffect(() => {
    const follow = () => setRule(hash());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const title = say("help-rules-of", { game: gameName(gameInFront()) });
  useEffect(() => {
    document.title = `${title} · Petteia`;
  }, [title, language.value]);
  const { Legend, legendTitle = "" } = helpPart();
  return html`<div class="page">
    <${Topbar} />
    <main class="rulespage" data-test="rules">
      <h1>${title}</h1>
      <div class="rulescolumns">
        <${RuleList} rule=${rule} onRule=${toRule} />
        ${
          Legend &&
          html`<aside class="panel" aria-label=${say(legendTitle)}>
            <h2>${say(legendTitle)}</h2>
            <${Legend} />
          </aside>`
        }
      </div>
    </main>
  </div>`;
}

/**
 * The whole address: a bare "#T2" would be resolved against the page's base.
 * @param {string} id
 */
function toRule(id) {
  const url = new URL(location.href);
  url.hash = id;
  location.assign(url);
}
