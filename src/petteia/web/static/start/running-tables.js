// The tables of this browser whose game is not over yet.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { pageOf } from "../lib/game-page.js";
import { language, say } from "../lib/messages.js";
import { forgetTable, recentTables, tokensOf } from "../lib/my-tables.js";
import { gameName } from "../lib/offer.js";
import { linkTo } from "../lib/routes.js";
import { Icon } from "../parts/icon.js";

const SHOWN = 3;

/** @typedef {import("../lib/wire.js").Table} Table */

/** @returns {Promise<Table[]>} */
async function running() {
  const found = [];
  for (const id of recentTables()) {
    try {
      const known = await get(`tables/${id}`, tokensOf(id));
      if (["lobby", "playing"].includes(known.table.status)) found.push(known);
      else forgetTable(id);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 404) forgetTable(id);
    }
    if (found.length === SHOWN) break;
  }
  return found;
}

export function RunningTables() {
  const [tables, setTables] = useState(/** @type {Table[]} */ ([]));
  const lang = language.value;
  useEffect(() => {
    running().then(setTables);
  }, [lang]);
  if (!tables.length) return null;
  return html`<nav class="goon" aria-label=${say("go-on")}>
    <b>${say("go-on")}</b>
    ${tables.map(
      ({ table, position }) =>
        html`<a key=${table.id} class="btn" ...${linkTo(`t/${table.id}`)} data-test="go-on">
          <${Icon} name="i-play" />
          <span>${others(table)}</span>
          <small>${where(table, position)}</small>
        </a>`,
    )}
  </nav>`;
}

/** The other players' names. @param {import("../lib/wire.js").Face} table */
const others = (table) =>
  table.seats
    .filter((seat) => !seat.mine && seat.kind !== "open")
    .map((seat) => seat.name)
    .join(", ") || gameName(table.game);

/** @param {import("../lib/wire.js").Face} table @param {import("../lib/wire.js").Position} position */
function where(table, position) {
  if (table.status === "lobby" || !position.screen) return say("go-on-lobby");
  if (table.seats[position.screen.to_move]?.mine) return say("go-on-turn");
  return pageOf(table.game)?.progress?.(position.screen) ?? "";
}
