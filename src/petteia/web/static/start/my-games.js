// The games of this browser on top of the start page: those that run, and the last results.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, get, post } from "../lib/api.js";
import { showDialog } from "../lib/dialogs.js";
import { pageOf } from "../lib/game-page.js";
import { language, say } from "../lib/messages.js";
import { rememberResult, results } from "../lib/my-games.js";
import { forgetTable, keepKeys, keysOf, recentTables, tokensOf } from "../lib/my-tables.js";
import { gameName } from "../lib/offer.js";
import { go, linkTo } from "../lib/routes.js";
import { showToast } from "../lib/toasts.js";
import { GamesDialog } from "../lib/views.js";
import { Icon } from "../parts/icon.js";

/** Games on the start page; the dialog has all of them. */
const SHOWN = 3;

/** @typedef {import("../lib/wire.js").Table} Table */

/** The tables whose game runs; the results of the others are remembered. @returns {Promise<Table[]>} */
async function running() {
  const found = [];
  for (const id of recentTables()) {
    try {
      /** @type {Table} */
      const known = await get(`tables/${id}`, tokensOf(id));
      if (["lobby", "playing"].includes(known.table.status)) found.push(known);
      else {
        if (known.position.ending) rememberResult(known.table, known.position.ending);
        forgetTable(id);
      }
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.status === 404) forgetTable(id);
    }
    if (found.length === SHOWN) break;
  }
  return found;
}

export function MyGames() {
  const [tables, setTables] = useState(/** @type {Table[]} */ ([]));
  const lang = language.value;
  useEffect(() => {
    running().then(setTables);
  }, [lang]);
  const over = results.value.slice(0, SHOWN - tables.length);
  if (!tables.length && !over.length) return null;
  return html`<section class="mygames" aria-labelledby="my-games">
    <h2 id="my-games">${say("my-games")}</h2>
    <ul>
      ${tables.map((known) => html`<${Running} key=${known.table.id} known=${known} />`)}
      ${over.map((result) => html`<${Over} key=${result.id} result=${result} />`)}
    </ul>
    <button class="btn" onClick=${() => showDialog(GamesDialog)} data-test="all-games">
      ${say("my-games-all")}
    </button>
  </section>`;
}

/** @param {{known: Table}} props */
function Running({ known: { table, position } }) {
  const names = table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map(({ name }) => name);
  return html`<li class="now">
    <span class="what"><b>${gameName(table.game)}</b> ${names.join(", ")}</span>
    <small>${where(table, position)}</small>
    <a class="btn" ...${linkTo(`t/${table.id}`)} data-test="go-on">
      <${Icon} name="i-play" />${say("go-on")}
    </a>
  </li>`;
}

/** @param {import("../lib/wire.js").Face} table @param {import("../lib/wire.js").Position} position */
function where(table, position) {
  if (table.status === "lobby" || !position.screen) return say("go-on-lobby");
  if (table.seats[position.screen.to_move]?.mine) return say("go-on-turn");
  return pageOf(table.game)?.progress?.(position.screen) ?? "";
}

/** A finished game, with its result in a line. @param {{result: import("../lib/my-games.js").Result}} props */
export function Over({ result }) {
  const { id, game, players } = result;
  const names = players.filter((player) => !player.mine).map(({ name }) => name);
  return html`<li data-test="result">
    <span class="what"><b>${gameName(game)}</b> ${names.join(", ")}</span>
    <small>${resultWords(result)}</small>
    <span class="row">
      <a class="btn" ...${linkTo(`replay/${id}`)} title=${say("replay")} data-test="result-replay">
        <${Icon} name="i-replay" /><span>${say("replay")}</span>
      </a>
      <button class="btn" onClick=${() => rematch(id)} data-test="rematch">
        <${Icon} name="i-restart" />${say("rematch")}
      </button>
    </span>
  </li>`;
}

/** @param {import("../lib/my-games.js").Result} result */
function resultWords({ ended, abandoned, players }) {
  const day = new Date(ended).toLocaleDateString(language.value, { day: "numeric", month: "short" });
  const mine = players.filter((player) => player.mine);
  const [own] = mine;
  if (abandoned || !own) return `${say("result-abandoned")} · ${day}`;
  if (mine.length > 1) {
    const winner = players.find((player) => player.place === 1);
    return `${say("result-winner", { name: winner?.name ?? "", score: winner?.score ?? 0 })} · ${day}`;
  }
  const key = own.place === 1 ? "result-won" : players.length > 1 ? "result-place" : "result-lost";
  return `${say(key, { place: own.place, score: own.score })} · ${day}`;
}

/** The same people and bots again. @param {string} id */
async function rematch(id) {
  try {
    const { id: next } = await post(`tables/${id}/again`, {}, tokensOf(id));
    if (!tokensOf(next).length) keepKeys(next, keysOf(id));
    go(`t/${next}`);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    showToast(problem.words || say("trouble-offline"));
  }
}
