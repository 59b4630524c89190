// The plain table of any game: its picture as text, the legal moves as buttons, seats and log.
import { html } from "../lib/html.js";
import { table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { gameName, offeredGame } from "../lib/offer.js";
import { Topbar } from "../parts/topbar.js";
import { TableFrame } from "../table/frame.js";
import { Hints } from "../table/hint.js";
import { Actions, Prompt } from "../table/prompt.js";
import { useScene } from "../table/scene.js";
import { SidePanel } from "../table/side-panel.js";
import { PhoneTabs } from "../table/tabs.js";
import { Moves } from "./moves.js";
import { Seats } from "./seats.js";

/** @type {import("../table/scene.js").TableSpec} */
const spec = {};

/** @param {import("../table/frame.js").TableProps} props */
function Table({ panel, bar, ...props }) {
  const name = gameName(table.value?.game ?? "");
  const tabs = [{ name: "table", content: html`<b>${say("plain-tab-table")}</b><span>${name}</span>` }];
  return html`<${TableFrame} ...${props} spec=${spec} class="plain-table">
    <${Topbar} title=${name} />
    <main class="felt">
      <h1 class="vh">${name}</h1>
      <${PhoneTabs} tabs=${tabs} />
      <${Picture} />
      <div class="plain-dock">${bar ?? html`<${Controls} />`}</div>
      <div class="plain-side"><${Seats} />${panel ?? html`<${SidePanel} />`}</div>
    </main>
  <//>`;
}

function Controls() {
  const { position, face } = useScene();
  const withHint = Boolean(offeredGame(face.game)?.hints);
  return html`<${Prompt} /><${Actions} withEnd=${false} withHint=${withHint} />
    <${Moves} key=${position.seq} />${withHint && html`<${Hints} />`}`;
}

/** The position as text, in the largest type that fits. */
function Picture() {
  const { picture } = /** @type {import("../lib/wire.js").PlainScreen} */ (useScene().screen);
  const lines = picture.split("\n");
  const columns = Math.max(1, ...lines.map((line) => [...line].length));
  return html`<section class="plain-board">
    <pre
      class="plain-picture"
      style=${{ "--columns": columns, "--rows": Math.max(1, lines.length) }}
      role="region"
      tabindex="0"
      aria-label=${say("plain-picture")}
      data-test="picture"
    >
${picture}</pre
    >
  </section>`;
}

/** @type {import("../lib/game-page.js").TablePart} */
const part = { Table };

export default part;
