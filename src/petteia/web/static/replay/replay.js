// The replay of a game, move by move, at /replay/{id}?move=41.
import { effect, html, useEffect, useSignalEffect } from "../lib/html.js";
import { leave, open, position, table, trouble } from "../lib/live.js";
import { route } from "../lib/routes.js";
import { language, say } from "../lib/words.js";
import { ElysiumTable } from "../elysium/table.js";
import { Trouble } from "./trouble.js";
import { ReplayBar } from "./bar.js";
import { ReplayLog } from "./replay-log.js";
import { forget, load, shown, wanted, wind } from "./reel.js";
import { jump, length, pace, running, useReplayKeys } from "./steering.js";

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  useEffect(() => {
    const asked = Number(new URLSearchParams(location.search).get("move") ?? 0);
    wind(id, Number.isInteger(asked) && asked > 0 ? asked : 0);
    open(id);
    const stop = [keepInRange(), keepAddress(id), follow()];
    return () => {
      for (const end of stop) end();
      running.value = false;
      leave();
    };
  }, [id]);
  useSignalEffect(() => {
    if (!running.value || !shown.value) return undefined;
    if (shown.value.moves >= length()) {
      running.value = false;
      return undefined;
    }
    // The pause counts from when a move is seen, not from when it was asked for.
    const timer = setTimeout(() => jump(wanted.peek() + 1), pace.value);
    return () => clearTimeout(timer);
  });
  useReplayKeys();
  useEffect(() => {
    const before = document.title;
    document.title = `${say("replay-title")} · Petteia`;
    return () => {
      document.title = before;
    };
  }, [language.value]);
  const face = table.value;
  if (trouble.value) return html`<${Trouble} problem=${trouble.value} />`;
  if (!face || !position.value || !shown.value) return html`<main class="waiting" aria-busy="true"></main>`;
  const still = { ...position.value, ...shown.value, thinking: null, ending: null };
  return html`<${ElysiumTable}
    face=${face}
    position=${still}
    still
    bar=${html`<${ReplayBar} id=${id} />`}
    talk=${html`<${ReplayLog} />`}
  />`;
}

/** A running game may lose moves again (undo): then what was fetched is not true any more. */
function keepInRange() {
  let before = position.peek();
  return effect(() => {
    const now = position.value;
    if (now && before && now.seq - before.seq !== now.moves - before.moves) forget();
    before = now;
    if (now && wanted.value > now.moves) wanted.value = now.moves;
  });
}

/**
 * The address always names the move that is shown, so that it can be sent to somebody.
 * @param {string} id
 */
function keepAddress(id) {
  return effect(() => {
    const moves = wanted.value;
    if (route.peek() !== `replay/${id}` || !shown.value) return;
    const url = new URL(location.href);
    url.searchParams.set("move", `${moves}`);
    history.replaceState(history.state, "", url);
  });
}

/** Every change of the wanted move, of the game or of the language asks the server. */
function follow() {
  return effect(() => {
    wanted.value;
    language.value;
    if (position.value) load();
  });
}
