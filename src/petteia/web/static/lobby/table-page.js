// The page of one table in every state: lobby, game, ending, or no such table.
import { html, useEffect, useLayoutEffect, useState } from "../lib/html.js";
import { tablePart } from "../lib/game-page.js";
import { leave, open, position, table, tableError } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { rememberResult } from "../lib/my-games.js";
import { forgetTable, rememberTable } from "../lib/my-tables.js";
import { watchTurn } from "../lib/notify.js";
import { gameName, useOffer } from "../lib/offer.js";
import { linkTo } from "../lib/routes.js";
import { Ceremony, Coach, EndNote, GameTable, Lobby } from "../lib/views.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { Banners } from "./banners.js";
import { Curtain, curtainFor, handTo } from "./curtain.js";

const NOT_FOUND = 404;

/** @param {{id: string}} props */
export function TablePage({ id }) {
  // The offer says how to load the page of the game, and has the names of the bots' levels.
  const offer = useOffer();
  // A layout effect, because its cleanup runs before the next page opens a table. Cleanups of other
  // effects run later, and would leave the table that was just opened.
  useLayoutEffect(() => {
    open(id);
    const unwatch = watchTurn();
    return () => {
      unwatch();
      leave();
    };
  }, [id]);
  const here = table.value?.id === id;
  const seated = here && Boolean(table.value?.host || table.value?.mine.length);
  useEffect(() => {
    if (seated) rememberTable(id);
  }, [seated]);
  if (tableError.value) return html`<${NoTable} id=${id} problem=${tableError.value} />`;
  if (!here || !offer) return html`<${Quiet} words=${say("table-opening")} busy />`;
  return html`<${Stage} /><${Banners} />`;
}

/** The view of the table's current state. */
function Stage() {
  const [looking, setLooking] = useState(false);
  const face = table.value;
  const ended = Boolean(position.value?.ending);
  useEffect(() => {
    // After an undo the end is shown again when it is reached.
    if (!ended) setLooking(false);
  }, [ended]);
  const ending = position.value?.ending ?? null;
  useEffect(() => {
    if (face && ending) rememberResult(face, ending);
  }, [face?.id, face?.ended, ended]);
  const shown = position.value?.screen.seat ?? -1;
  const hidden = face && position.value ? curtainFor(face, position.value) : -1;
  useEffect(() => {
    // A person without secrets takes the device without a curtain.
    if (face && hidden < 0) handTo(face.id, shown);
  }, [face?.id, shown, hidden]);
  if (!face) return null;
  if (face.status === "lobby") return html`<${Lobby} />`;
  if (!position.value) return html`<${Quiet} words=${say("table-opening")} busy />`;
  const last = tablePart().ending;
  if (ended && !looking && !last?.waits()) {
    return html`<div class="page">
      <${Topbar} title=${gameName(face.game)}><${EndNote} game=${face.game} /><//>
      <${Ceremony} game=${face.game} onTable=${() => setLooking(true)} />
    </div>`;
  }
  return html`<div class="stage" inert=${hidden >= 0}><${GameTable} game=${face.game} /></div>
    ${face.lesson && html`<${Coach} />`}
    ${hidden >= 0 && html`<${Curtain} id=${face.id} seat=${hidden} />`}
    ${
      ended &&
      html`<button
        class="btn primary back"
        data-test="to-ending"
        onClick=${() => {
          setLooking(false);
          last?.skip();
        }}
      >
        <${Icon} name="laurel" />${say("to-ending")}
      </button>`
    }`;
}

/** @param {{id: string, problem: import("../lib/api.js").ApiError}} props */
function NoTable({ id, problem }) {
  useEffect(() => {
    if (problem.status === NOT_FOUND) forgetTable(id);
  }, [id]);
  return html`<${Quiet} words=${problem.words || say("table-none")}>
    <a class="btn primary" ...${linkTo("")} data-test="to-start">
      <${Icon} name="i-home" />${say("to-start")}
    </a>
  <//>`;
}

/** @param {{words: string, busy?: boolean, children?: any}} props */
function Quiet({ words, busy, children }) {
  return html`<div class="page">
    <${Topbar} />
    <main class="still" aria-busy=${busy}>
      <${Icon} name="temple" />
      <h1>${words}</h1>
      <div class="row">${children}</div>
    </main>
  </div>`;
}
