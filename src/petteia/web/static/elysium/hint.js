// A bot's advice: up to three moves with its reasons, marked on the table; the person clicks.
import { html, signal } from "../lib/html.js";
import { request } from "../lib/acts.js";
import { position } from "../lib/live.js";
import { language, say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { hints, useScene } from "./scene.js";

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
  const answer = await request("hint");
  waiting.value = false;
  // Advice for a position that is gone helps nobody.
  if (answer && position.peek()?.seq === seq) hints.value = answer.moves.slice(0, SHOWN);
}

/**
 * The rank of each hinted thing.
 * @param {import("./scene.js").Move[]} moves
 */
export function hintedThings(moves) {
  /** @type {Map<string, number>} */
  const ranks = new Map();
  (hints.value ?? []).forEach((hint, index) => {
    const at = moves.find((move) => move.action === hint.action)?.at;
    if (at && !ranks.has(at)) ranks.set(at, index + 1);
  });
  return ranks;
}

/**
 * The place of a move among the hints; 0 if it is not one of them.
 * @param {number} action
 */
export const rankOf = (action) =>
  (hints.value?.findIndex((hint) => hint.action === action) ?? -1) + 1;

/** @param {number} lead in VP, over the best of the others */
function expects(lead) {
  const tenths = Math.round(lead * 10);
  const side = tenths > 0 ? "ahead" : tenths < 0 ? "behind" : "level";
  const vp = (Math.abs(tenths) / 10).toLocaleString(language.value);
  return say("elysium-hint-lead", { side, vp });
}

export function Hints() {
  const { screen } = useScene();
  if (waiting.value)
    return html`<div class="hints" role="status">
      <p class="thinking">${say("elysium-hint-asked")}</p>
    </div>`;
  if (!hints.value) return null;
  /** @param {number} action */
  const point = (action) => {
    const at = screen.moves?.find((move) => move.action === action)?.at ?? "";
    // A card of the discard pile is seen when the pile is opened.
    const thing = at.startsWith("discard:") ? "discard" : CSS.escape(at);
    const where = `[data-at="${thing}"], .dock [data-action="${action}"]`;
    const things = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(where)]);
    const seen = things.find((one) => one.getClientRects().length);
    seen?.scrollIntoView({ block: "nearest" });
    seen?.focus();
  };
  return html`<div class="hints" role="status" aria-label=${say("elysium-hint")} data-test="hints">
    <header>
      <h3>${say("elysium-hint-head")}</h3>
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
                <b>${hint.words}</b><span>${hint.reason}</span>
                <small>${expects(hint.lead)}</small>
              </span>
            </button>
          </li>`,
      )}
    </ol>
  </div>`;
}
