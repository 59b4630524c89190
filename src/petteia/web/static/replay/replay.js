// The replay of a game, move by move, at /replay/{id}?move=41; with &review its review beside it.
import { effect, html, useLayoutEffect, useSignalEffect } from "../lib/html.js";
import { leave, open, position, table, tableError } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { route } from "../lib/routes.js";
import { GameTable } from "../lib/views.js";
import { LineBar } from "../review/line-bar.js";
import { closeReview, line, openReview, rereadReview } from "../review/review.js";
import { tab } from "../table/scene.js";
import { ReplayBar } from "./bar.js";
import { jump, length, pace, running, useReplayKeys } from "./controls.js";
import { dropFrames, load, shown, wanted, start } from "./frames.js";
import { ReplayPanel, side } from "./panel.js";
import { ReplayProblem } from "./problem.js";

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  // Layout effects, because their cleanups run before the next page opens a table and sets its title.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const asked = Number(query.get("move") ?? 0);
    side.value = query.has("review") ? "review" : "log";
    start(id, Number.isInteger(asked) && asked > 0 ? asked : 0);
    open(id);
    const stop = [clampToGame(), keepAddress(id), follow(), review(id, query.has("review"))];
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
    // The pause starts when a move is shown, not when it was requested.
    const timer = setTimeout(() => jump(wanted.peek() + 1), pace.value);
    return () => clearTimeout(timer);
  });
  useReplayKeys();
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${say("replay-title")} · Petteia`;
    return () => {
      document.title = before;
    };
  }, [language.value]);
  const face = table.value;
  if (tableError.value) return html`<${ReplayProblem} problem=${tableError.value} />`;
  if (!face || !position.value || !shown.value) return html`<main class="waiting" aria-busy="true"></main>`;
  const better = line.value;
  const imagined = better && { screen: better.screen, moves: better.move + better.steps };
  const still = { ...position.value, ...shown.value, ...imagined, thinking: null, ending: null };
  return html`<${GameTable}
    game=${face.game}
    face=${face}
    position=${still}
    still
    bar=${better ? html`<${LineBar} />` : html`<${ReplayBar} id=${id} />`}
    panel=${html`<${ReplayPanel} />`}
  />`;
}

/** A running game may undo moves: then the fetched positions are no longer valid. */
function clampToGame() {
  let before = position.peek();
  return effect(() => {
    const now = position.value;
    if (now && before && now.seq - before.seq !== now.moves - before.moves) dropFrames();
    before = now;
    if (now && wanted.value > now.moves) wanted.value = now.moves;
  });
}

/**
 * Keep the shown move in the address, so that it can be shared.
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

/**
 * Read the review once the game is known to be over, and again in another language.
 * @param {string} id
 * @param {boolean} begin is it made if there is none?
 */
function review(id, begin) {
  let read = "";
  const stop = effect(() => {
    const over = table.value?.id === id && table.value.status === "over";
    const spoken = language.value;
    if (!over || read === spoken) return;
    const first = read === "";
    read = spoken;
    if (!first) rereadReview();
    else {
      openReview(id, begin);
      // On a phone the review is behind the board.
      if (begin) tab.value = "log";
    }
  });
  return () => {
    stop();
    closeReview();
  };
}

/** Request the position again when the wanted move, the game or the language changes. */
function follow() {
  return effect(() => {
    wanted.value;
    language.value;
    if (position.value) load();
  });
}
