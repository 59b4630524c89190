// Hints: up to three moves a bot would consider, with reasons, marked on the table.
import { html, signal } from "../lib/html.js";
import { position } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { request } from "../lib/requests.js";
import { hintStrength } from "../lib/settings.js";
import { Icon } from "../parts/icon.js";
import { exercise, hints, useScene } from "./scene.js";

const SHOWN = 3;
const waiting = signal(false);

export async function askHint() {
  if (hints.peek()) {
    hints.value = null;
    return;
  }
  if (waiting.peek()) return;
  waiting.value = true;
  const seq = position.peek()?.seq;
  const answer = await request("hint", { strength: hintStrength.peek() });
  waiting.value = false;
  // The position may have changed meanwhile.
  if (answer && position.peek()?.seq === seq) hints.value = answer.moves.slice(0, SHOWN);
}

/**
 * The ranks of the hinted moves by anchor.
 * @param {import("./scene.js").Move[]} moves
 */
export function hintedAnchors(moves) {
  /** @type {Map<string, number>} */
  const ranks = new Map();
  (hints.value ?? []).forEach((hint, index) => {
    const at = moves.find((move) => move.action === hint.action)?.at;
    if (at && !ranks.has(at)) ranks.set(at, index + 1);
  });
  return ranks;
}

/**
 * The rank of a hinted move; 0 if it is not hinted.
 * @param {number} action
 */
export const rankOf = (action) =>
  (hints.value?.findIndex((hint) => hint.action === action) ?? -1) + 1;

/** The chance to win, in whole percent. @param {number} share from 0 to 1 */
export const percent = (share) => Math.round(share * 100);

export function Hints() {
  const { screen, spec } = useScene();
  if (exercise.value) return html`<${exercise.value.Notes} />`;
  if (waiting.value)
    return html`<div class="hints" role="status">
      <p class="thinking">${say("table-hint-asked")}</p>
    </div>`;
  if (!hints.value) return null;
  /** The words on the table name people. @param {import("../lib/wire.js").HintMove} hint */
  const wordsOf = (hint) =>
    screen.moves?.find((move) => move.action === hint.action)?.words ?? hint.words;
  /** @param {number} action */
  const point = (action) => {
    const at = screen.moves?.find((move) => move.action === action)?.at ?? "";
    const visible = CSS.escape(spec.visibleAnchor?.(at) ?? at);
    const where = `[data-at="${visible}"], .dock [data-action="${action}"]`;
    const things = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(where)]);
    const seen = things.find((one) => one.getClientRects().length);
    seen?.scrollIntoView({ block: "nearest" });
    seen?.focus();
  };
  return html`<div class="hints" role="status" aria-label=${say("table-hint")} data-test="hints">
    <header>
      <h3>${say("table-hint-head")}</h3>
      <button class="iconbtn" aria-label=${say("close")} onClick=${() => (hints.value = null)}>
        <${Icon} name="i-close" />
      </button>
    </header>
    <ol>
      ${hints.value.map(
        (hint, index) =>
          html`<li key=${hint.action}>
            <button onClick=${() => point(hint.action)}>
              <b class="hint-rank">${index + 1}</b>
              <span>
                <b>${wordsOf(hint)}</b><span>${hint.reason}</span>
                <small>${say("table-hint-share", { percent: percent(hint.share) })}</small>
              </span>
            </button>
          </li>`,
      )}
    </ol>
  </div>`;
}
