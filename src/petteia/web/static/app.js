// The entry point: loads the messages, then draws the page of the address.
import { html, render, useEffect } from "./lib/html.js";
import { showDialog, Dialogs } from "./lib/dialogs.js";
import { gameInFront } from "./lib/game-page.js";
import { loadMessages } from "./lib/messages.js";
import { gameKey, offeredGame, useOffer } from "./lib/offer.js";
import { route } from "./lib/routes.js";
import { useShortcut } from "./lib/shortcuts.js";
import {
  HelpDialogs,
  HowPage,
  NoticeLinkPage,
  PracticePage,
  PuzzlePage,
  ReplayPage,
  RulesPage,
} from "./lib/views.js";
import { ShortcutList } from "./lobby/shortcut-list.js";
import { TablePage } from "./lobby/table-page.js";
import { Toasts } from "./parts/toasts.js";
import { StartPage } from "./start/start.js";

function App() {
  const [page, id, notice, code] = route.value.split("/");
  useShortcut("?", "keys-help", () => showDialog(ShortcutList));
  return html`<${Page}
      key=${route.value}
      page=${page}
      id=${id ?? ""}
      notice=${notice ?? ""}
      code=${code ?? ""}
    />
    <${Dialogs} /><${HelpDialogs} /><${Toasts} />`;
}

/** @param {{page: string, id: string, notice: string, code: string}} props */
function Page({ page, id, notice, code }) {
  if (page === "t" && id) return html`<${TablePage} id=${id} />`;
  if (page === "replay" && id) return html`<${ReplayPage} id=${id} />`;
  if (page === "puzzle" && id) return html`<${PuzzlePage} game=${id} id=${notice} />`;
  if (page === "practice") return html`<${PracticePage} id=${id} />`;
  if (page === "notices" && notice) {
    return html`<${NoticeLinkPage} id=${id} notice=${notice} code=${code} />`;
  }
  if (page === "rules") return html`<${Rules} />`;
  if (page === "how" && id) return html`<${HowTo} asked=${id} />`;
  return html`<${StartPage} />`;
}

/** The rules of the game in the address, else of the chosen game. */
function Rules() {
  useOffer();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("game");
    if (asked) gameKey.value = asked;
  }, []);
  const game = gameInFront();
  return game ? html`<${RulesPage} game=${game} />` : html`<main aria-busy="true"></main>`;
}

/** How to win the game in the address; as at any other unknown address, else the start page. @param {{asked: string}} props */
function HowTo({ asked }) {
  const there = useOffer();
  const known = offeredGame(asked) !== null;
  useEffect(() => {
    if (known) gameKey.value = asked;
  }, [known, asked]);
  if (there && !known) return html`<${StartPage} />`;
  // The styles of a game apply only while it is in front.
  return gameInFront() === asked
    ? html`<${HowPage} game=${asked} />`
    : html`<main aria-busy="true"></main>`;
}

await loadMessages();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
