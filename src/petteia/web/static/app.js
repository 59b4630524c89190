// The page begins here: words first, then the page the address asks for.
import { html, render } from "./lib/html.js";
import { route } from "./lib/routes.js";
import { loadWords } from "./lib/words.js";
import { Toasts } from "./parts/toast.js";
import { StartPage } from "./start/start.js";
import { TablePage } from "./lobby/table-page.js";
import { ReplayPage } from "./replay/replay.js";
import { RulesPage } from "./help/rules-page.js";

function App() {
  const [page, id] = route.value.split("/");
  return html`<${Page} key=${route.value} page=${page} id=${id ?? ""} /><${Toasts} />`;
}

/** @param {{page: string, id: string}} props */
function Page({ page, id }) {
  if (page === "t" && id) return html`<${TablePage} id=${id} />`;
  if (page === "replay" && id) return html`<${ReplayPage} id=${id} />`;
  if (page === "rules") return html`<${RulesPage} />`;
  return html`<${StartPage} />`;
}

await loadWords();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
