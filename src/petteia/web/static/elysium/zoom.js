// A card enlarged: beside the pointer while it rests on a card, or in front of all when asked for.
import { html, signal, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { cards, position } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Face } from "./face.js";
import { make } from "./scene.js";
import { RuleLink } from "./rule-link.js";

const REST = 380;
const PRESS = 480;

/** @type {import("../vendor/signals.js").Signal<{card: string, box: DOMRect} | null>} */
const peek = signal(null);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Has a finger just held a card to read it? */
let held = false;

export function hidePeek() {
  clearTimeout(timer);
  if (peek.peek()) peek.value = null;
}

/**
 * The card in full, with what may be done with it.
 * @param {string} card
 * @param {string} [at] the anchor of what may be done
 */
export function showCard(card, at = "") {
  hidePeek();
  showDialog(CardDialog, { card, at });
}

/** The card in full that the focus or the pointer is on. */
export function readCard() {
  const on = /** @type {HTMLElement | null} */ (
    document.querySelector("[data-card]:focus") ?? document.querySelector("[data-card]:hover")
  );
  if (on?.dataset.card) showCard(on.dataset.card);
}

/**
 * Handlers that enlarge a card under a resting pointer, and under a long press of a finger.
 * @param {string} card
 */
export function watchPeek(card) {
  return {
    /** @param {PointerEvent} event */
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      const thing = /** @type {Element} */ (event.currentTarget);
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (thing.isConnected) peek.value = { card, box: thing.getBoundingClientRect() };
      }, REST);
    },
    onPointerLeave: hidePeek,
    /** @param {PointerEvent} event */
    onPointerDown: (event) => {
      held = false;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        showCard(card);
      }, PRESS);
    },
    onPointerUp: () => clearTimeout(timer),
    onPointerCancel: () => clearTimeout(timer),
    /** @param {Event} event */
    onClickCapture: (event) => {
      // The finger that held the card to read it must not play it.
      if (held) event.stopImmediatePropagation();
      held = false;
    },
    /** @param {Event} event */
    onContextMenu: (event) => {
      event.preventDefault();
      if (!held) showCard(card);
    },
    /** @param {KeyboardEvent} event */
    onKeyDown: (event) => {
      if (event.key !== "i") return;
      event.preventDefault();
      event.stopPropagation();
      showCard(card);
    },
  };
}

/** The enlarged card beside the one the pointer rests on. */
export function Peek() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const now = peek.value;
  useLayoutEffect(() => {
    const card = box.current;
    if (!card || !now) return;
    const { width, height } = card.getBoundingClientRect();
    const gap = 12;
    const right = now.box.right + gap + width <= innerWidth;
    const left = right ? now.box.right + gap : Math.max(gap, now.box.left - gap - width);
    const top = Math.min(Math.max(gap, now.box.top - 20), innerHeight - height - gap);
    card.style.setProperty("--x", `${left}px`);
    card.style.setProperty("--y", `${top}px`);
  }, [now]);
  useEffect(() => {
    addEventListener("scroll", hidePeek, true);
    return () => removeEventListener("scroll", hidePeek, true);
  }, []);
  const words = now && cards.value?.cards[now.card];
  if (!now || !words) return null;
  return html`<div class="peek" ref=${box} aria-hidden="true">
    <div class=${`card large ${words.family}`}><${Face} words=${words} /></div>
  </div>`;
}

/** @param {{card: string, at: string, onClose: () => void}} props */
function CardDialog({ card, at, onClose }) {
  // As it is now: the table may have gone on since the card was opened.
  const screen = position.value?.screen;
  const moves = (screen?.moves ?? []).filter((move) => move.at === at);
  const barred = screen?.barred?.[at];
  const words = cards.value?.cards[card];
  const title = words?.name ?? say("elysium-citizen");
  return html`<${Dialog} title=${title} onClose=${onClose} class="card-dialog">
    ${words
      ? html`<div class=${`card large ${words.family}`}><${Face} words=${words} /></div>`
      : html`<p>${say("elysium-citizen-text")}</p>`}
    ${words &&
    html`<p class="kind-help">
      <b>${words.kind_words}.</b> ${say(`elysium-kind-${words.kind}`)}
    </p>`}
    ${barred &&
    html`<p class="barred">${barred.words} <${RuleLink} rule=${barred.rule} /></p>`}
    ${moves.length > 0 &&
    html`<div class="dialog-acts">
      ${moves.map(
        (move) =>
          html`<button
            class="btn primary"
            data-lit
            data-action=${move.action}
            onClick=${() => {
              onClose();
              make(move);
            }}
          >
            ${move.words}
          </button>`,
      )}
    </div>`}
  <//>`;
}
