// The page begins here: words first, then the page the address asks for.
import { html, render } from "./lib/html.js";
import { showDialog, Dialogs } from "./lib/dialogs.js";
import { useKey } from "./lib/keys.js";
import { HelpDialogs, ReplayPage, RulesPage } from "./lib/rooms.js";
import { route } from "./lib/routes.js";
import { loadWords } from "./lib/words.js";
import { KeysHelp } from "./lobby/keys-help.js";
import { TablePage } from "./lobby/table-page.js";
import { Toasts } from "./parts/toast.js";
import { StartPage } from "./start/start.js";

function App() {
  const [page, id] = route.value.split("/");
  useKey("?", "keys-help", () => showDialog(KeysHelp));
  return html`<${Page} key=${route.value} page=${page} id=${id ?? ""} />
    <${Dialogs} /><${HelpDialogs} /><${Toasts} />`;
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
