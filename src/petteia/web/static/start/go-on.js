// "Go on with": the tables of this browser that still run.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { forgetTable, recentTables } from "../lib/recent.js";
import { linkTo } from "../lib/routes.js";
import { tokensOf } from "../lib/tokens.js";
import { language, say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";

const SHOWN = 3;

/**
 * @typedef {{table: import("../lib/wire.js").Face, position: import("../lib/wire.js").Position | null}} Known
 */

/** @returns {Promise<Known[]>} */
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

export function GoOn() {
  const [tables, setTables] = useState(/** @type {Known[]} */ ([]));
  const tongue = language.value;
  useEffect(() => {
    running().then(setTables);
  }, [tongue]);
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

/** Who else sits there. @param {import("../lib/wire.js").Face} table */
const others = (table) =>
  table.seats
    .filter((seat) => !seat.mine && seat.kind !== "open")
    .map((seat) => seat.name)
    .join(", ") || say(`game-${table.game}`);

/** @param {import("../lib/wire.js").Face} table @param {import("../lib/wire.js").Position | null} position */
function where(table, position) {
  if (table.status === "lobby" || !position) return say("go-on-lobby");
  if (!position.screen) return say("go-on-lobby");
  const { to_move: mover, epoch } = position.screen;
  return table.seats[mover]?.mine ? say("go-on-turn", { epoch }) : say("log-epoch", { epoch });
}
