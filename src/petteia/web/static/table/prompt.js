// The prompt and its buttons: choices, undo, restart, hint, end of turn.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { askUndo, busy, restart, undo } from "../lib/requests.js";
import { confirmations } from "../lib/settings.js";
import { useShortcut } from "../lib/shortcuts.js";
import { showToast } from "../lib/toasts.js";
import { Icon } from "../parts/icon.js";
import { Token, colourOf, nameOf } from "../parts/token.js";
import { Rank } from "./anchor.js";
import { Announcement, Happened } from "./happened.js";
import { askHint, rankOf } from "./hint.js";
import { Sentence } from "./log.js";
import { asked, buttonMoves, exercise, hints, make, refusal, useScene } from "./scene.js";
import { Watching } from "./watching.js";

/** The kinds of moves that end something; their button is the last one. */
const ENDS = ["end-turn", "done", "stop"];
/** Longer prompts are set smaller. */
const LONG = 36;

export function Prompt() {
  const { screen, face, mine, seat, still, position } = useScene();
  const { words, sub, turn } = screen.prompt;
  const wait = !still && !mine && position.thinking !== null && !screen.over;
  return html`<div class="prompt-box">
    <${Announcement} /><${Happened} />
    <div
      class=${names("prompt", colourOf(seat))}
      role="status"
      aria-live="polite"
      tabindex="-1"
      data-test="prompt"
    >
    ${
      mine &&
      html`<span class="yourturn">
        ${face.hot_seat ? nameOf(seat) : say(turn === screen.seat ? "table-your-turn" : "table-you-decide")}
      </span>`
    }
    ${!mine && screen.to_move >= 0 && html`<${Token} seat=${screen.to_move} />`}
    <span class="ask">
      <strong class=${names(words.length > LONG && "longer")}>${words}</strong>
      <span class="sub" title=${sub}>
        ${sub ? html`<${Circumstances} />` : wait && html`<span class="thinking">${say("table-thinking")}</span>`}
      </span>
    </span>
    </div>
  </div>`;
}

/** The line below the question; the card it names can be opened. */
function Circumstances() {
  const { screen, spec } = useScene();
  const { sub, card } = screen.prompt;
  const name = card && spec.cardViews?.has(card) ? spec.cardViews.title(card) : "";
  const at = name ? sub.indexOf(name) : -1;
  if (!card || at < 0) return sub;
  return html`<${Sentence} words=${[sub.slice(0, at), { card, name }, sub.slice(at + name.length)]} />`;
}

/** The moves that are not on the table, or the question before a move that cannot be undone. */
export function Choices() {
  const scene = useScene();
  const { screen } = scene;
  if (asked.value) return html`<${Question} move=${asked.value} />`;
  const moves = buttonMoves(scene).filter((move) => !ENDS.includes(move.kind));
  if (!moves.length) return null;
  return html`<div class="choices" role="group" aria-label=${screen.prompt.words}>
    ${moves.map((move) => {
      const chosen = /^seat:(\d)$/.exec(move.at);
      return html`<button
        key=${move.action}
        class="btn choice"
        data-lit
        data-action=${move.action}
        onClick=${() => make(move)}
      >
        ${chosen && html`<${Token} seat=${Number(chosen[1])} small />`}<span>${move.words}</span>
        <${Rank} of=${rankOf(move.action)} />
      </button>`;
    })}
  </div>`;
}

/**
 * The question before a move that cannot be undone.
 * @param {{move: import("./scene.js").Move}} props
 */
export function Question({ move }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current?.querySelector("button")?.focus();
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, [move]);
  const never = () => {
    confirmations.value = "none";
    make(move);
  };
  return html`<div
    class="choices question"
    role="alertdialog"
    aria-label=${move.words}
    data-test="confirm"
    ref=${box}
  >
    <span>
      <b>${move.words}</b> ${say(confirmations.value === "turn" ? "table-turn-over" : "table-final")}
    </span>
    <button
      class="btn primary"
      data-lit
      data-action=${move.action}
      data-test="confirm-yes"
      onClick=${() => make(move, true)}
    >
      ${say("table-do-it")}
    </button>
    <button class="btn" data-test="confirm-no" onClick=${() => (asked.value = null)}>
      ${say("table-no")}
    </button>
    <button class="btn ghost" data-test="confirm-never" onClick=${never}>
      ${say("table-never-ask")}
    </button>
  </div>`;
}

/** What the undo button would do. @param {import("../lib/wire.js").Undo} back */
function undoWords({ can, ask, words, why }) {
  if (can) return say("table-undo-what", { what: words ?? "" });
  return ask ? say("table-undo-ask-about") : (why ?? "");
}

/**
 * @param {{withEnd?: boolean, withHint?: boolean}} props
 * `withEnd`: is there always a button that ends the turn? `withHint`: can a bot be asked?
 */
export function Actions({ withEnd = true, withHint = true }) {
  const scene = useScene();
  const { position, mine, screen, spec } = scene;
  const back = position.undo ?? { can: false, restart: false, words: null, why: null, ask: false };
  const ends = screen.moves.filter((move) => ENDS.includes(move.kind));
  const takeBack = () => {
    if (back.can) undo();
    else if (back.ask) askUndo();
    else showToast(back.why ?? say("table-nothing-to-undo"));
  };
  const again = () => (back.restart ? restart() : showToast(back.why ?? say("table-nothing-to-undo")));
  const own = exercise.value;
  useShortcut("u", "table-keys-undo", takeBack, !own);
  useShortcut("r", "table-keys-restart", again, !own);
  useShortcut("h", "table-keys-hint", () => mine && askHint(), withHint && !own);
  useShortcut("e", "table-keys-end", () => ends[0] && make(ends[0]), withEnd || ends.length > 0);
  useShortcut("Escape", "keys-escape", () => (asked.value = refusal.value = hints.value = null));
  if (screen.seat < 0) return html`<${Watching} />`;
  if (screen.over) return html`<div class="actions"></div>`;
  return html`<div class="actions">
    ${own ? html`<${own.Actions} />` : html`<${Backs} back=${back} takeBack=${takeBack} again=${again} withHint=${withHint} />`}
    ${ends.map(
      (move) =>
        html`<button
          key=${move.action}
          class="btn primary"
          data-lit
          data-action=${move.action}
          data-test=${move.kind}
          aria-busy=${busy.value}
          onClick=${() => make(move)}
        >
          <${Icon} name="i-end" /><span>${spec.endWords?.(move) ?? say(`table-${move.kind}`)}</span>
          <${Rank} of=${rankOf(move.action)} />
        </button>`,
    )}
    ${withEnd &&
    !own &&
    ends.length === 0 &&
    html`<button
      class="btn"
      aria-disabled="true"
      title=${mine ? screen.prompt.words : ""}
      onClick=${() => showToast(screen.prompt.words)}
    >
      <${Icon} name="i-end" /><span>${say("table-end-turn")}</span>
    </button>`}
  </div>`;
}

/**
 * Undo, restart, and the button that asks a bot.
 * @param {{back: import("../lib/wire.js").Undo, takeBack: () => void, again: () => void, withHint: boolean}} props
 */
function Backs({ back, takeBack, again, withHint }) {
  const { mine } = useScene();
  return html`<button
      class="btn"
      aria-disabled=${!back.can && !back.ask}
      title=${undoWords(back)}
      data-test="undo"
      onClick=${takeBack}
    >
      <${Icon} name="i-undo" /><span>${say(back.ask ? "table-undo-ask" : "table-undo")}</span>
    </button>
    <button
      class="btn"
      aria-disabled=${!back.restart}
      title=${back.restart ? say("table-restart-turn") : (back.why ?? "")}
      data-test="restart"
      onClick=${again}
    >
      <${Icon} name="i-restart" /><span>${say("table-restart")}</span>
    </button>
    ${
      withHint &&
      html`<button
        class="btn"
        aria-disabled=${!mine}
        data-test="hint"
        onClick=${() => mine && askHint()}
      >
        <${Icon} name="i-hint" /><span>${say("table-hint")}</span>
      </button>`
    }`;
}
