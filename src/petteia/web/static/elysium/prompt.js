// What is asked now, in one line, with the buttons: choices, undo, restart, hint, end of turn.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { busy, restart, undo } from "../lib/acts.js";
import { useKey } from "../lib/keys.js";
import { tell } from "../lib/notes.js";
import { flipAskFirst } from "../lib/settings.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token, colourOf } from "../parts/token.js";
import { askHint, rankOf } from "./hint.js";
import { asked, hints, make, narrow, refusal, useScene, withoutThing } from "./scene.js";
import { Rank } from "./spot.js";

/** Moves that end something: they stand where the end of the turn stands. */
const ENDS = ["end-turn", "done", "stop"];
/** Questions longer than this are set smaller. */
const LONG = 36;

export function Prompt() {
  const { screen, mine, seat, still, position } = useScene();
  const { words, sub, turn } = screen.prompt;
  const wait = !still && !mine && position.thinking !== null && !screen.over;
  return html`<div
    class=${names("prompt", colourOf(seat))}
    role="status"
    aria-live="polite"
    tabindex="-1"
    data-test="prompt"
  >
    ${
      mine &&
      html`<span class="yourturn">
        ${say(turn === screen.seat ? "elysium-your-turn" : "elysium-you-decide")}
      </span>`
    }
    ${!mine && screen.to_move >= 0 && html`<${Token} seat=${screen.to_move} />`}
    <span class="ask">
      <strong class=${names(words.length > LONG && "longer")}>${words}</strong>
      <span class="sub" title=${sub}>
        ${sub || (wait && html`<span class="thinking">${say("elysium-thinking")}</span>`)}
      </span>
    </span>
  </div>`;
}

/** Choices that lie nowhere on the table, or the question before a move that cannot be taken back. */
export function Choices() {
  const { screen, seat } = useScene();
  if (asked.value) return html`<${Question} move=${asked.value} />`;
  const moves = buttonsOf(screen, seat).filter((move) => !ENDS.includes(move.kind));
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
 * The moves that need a button: those without a thing, and in the hand also the Legends, whose
 * chips are too small to be told apart, and the draw pile, which lies out of sight.
 * @param {import("./scene.js").Screen} screen
 * @param {number} seat
 */
function buttonsOf(screen, seat) {
  const moves = screen.moves ?? [];
  const without = withoutThing(moves, screen, seat);
  if (!narrow.value) return without;
  return [...without, ...moves.filter(({ at }) => at === "pile" || at.startsWith(`legend:${seat}:`))];
}

/** @param {{move: import("./scene.js").Move}} props */
function Question({ move }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    box.current?.querySelector("button")?.focus();
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, [move]);
  const never = () => {
    flipAskFirst();
    make(move);
  };
  return html`<div
    class="choices question"
    role="alertdialog"
    aria-label=${move.words}
    data-test="confirm"
    ref=${box}
  >
    <span><b>${move.words}</b> ${say("elysium-final")}</span>
    <button
      class="btn primary"
      data-lit
      data-action=${move.action}
      data-test="confirm-yes"
      onClick=${() => make(move, true)}
    >
      ${say("elysium-do-it")}
    </button>
    <button class="btn" data-test="confirm-no" onClick=${() => (asked.value = null)}>
      ${say("elysium-no")}
    </button>
    <button class="btn ghost" data-test="confirm-never" onClick=${never}>
      ${say("elysium-never-ask")}
    </button>
  </div>`;
}

export function Actions() {
  const scene = useScene();
  const { position, mine, screen, seat } = scene;
  const back = position.undo ?? { can: false, restart: false, words: null, why: null };
  const ends = buttonsOf(screen, seat).filter((move) => ENDS.includes(move.kind));
  const takeBack = () => (back.can ? undo() : tell(back.why ?? say("elysium-nothing-to-undo")));
  const again = () => (back.restart ? restart() : tell(back.why ?? say("elysium-nothing-to-undo")));
  useKey("u", "elysium-keys-undo", takeBack);
  useKey("r", "elysium-keys-restart", again);
  useKey("h", "elysium-keys-hint", () => mine && askHint());
  useKey("e", "elysium-keys-end", () => ends[0] && make(ends[0]));
  useKey("Escape", "keys-escape", () => (asked.value = refusal.value = hints.value = null));
  if (screen.seat < 0 || screen.over) return html`<div class="actions"></div>`;
  return html`<div class="actions">
    <button
      class="btn"
      aria-disabled=${!back.can}
      title=${back.can ? say("elysium-undo-what", { what: back.words ?? "" }) : (back.why ?? "")}
      data-test="undo"
      onClick=${takeBack}
    >
      <${Icon} name="i-undo" /><span>${say("elysium-undo")}</span>
    </button>
    <button
      class="btn"
      aria-disabled=${!back.restart}
      title=${back.restart ? say("elysium-restart-turn") : (back.why ?? "")}
      data-test="restart"
      onClick=${again}
    >
      <${Icon} name="i-restart" /><span>${say("elysium-restart")}</span>
    </button>
    <button class="btn" aria-disabled=${!mine} data-test="hint" onClick=${() => mine && askHint()}>
      <${Icon} name="i-hint" /><span>${say("elysium-hint")}</span>
    </button>
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
          <${Icon} name="i-end" /><span>${say(`elysium-${move.kind}`)}</span>
          <${Rank} of=${rankOf(move.action)} />
        </button>`,
    )}
    ${ends.length === 0 &&
    html`<button
      class="btn"
      aria-disabled="true"
      title=${mine ? screen.prompt.words : ""}
      onClick=${() => tell(screen.prompt.words)}
    >
      <${Icon} name="i-end" /><span>${say("elysium-end-turn")}</span>
    </button>`}
  </div>`;
}
