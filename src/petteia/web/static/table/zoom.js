// A card enlarged: beside it while the pointer or the keyboard rests on it, or in a dialog.
import { html, signal, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { position } from "../lib/live.js";
import { Dialog } from "../parts/dialog.js";
import { make, reasonOf, useScene } from "./scene.js";
import { RuleLink } from "./tooltips.js";

/**
 * How the cards of a game are shown.
 * @typedef {object} CardViews
 * @property {(card: string) => boolean} has can the card be enlarged?
 * @property {(card: string) => string} title
 * @property {any} Large the enlarged card; props: {card}
 * @property {any} [Details] more about it, for the dialog; props: {card}
 */

const REST = 380;
const PRESS = 480;

/** @type {import("../vendor/signals.js").Signal<{card: string, box: DOMRect} | null>} */
const preview = signal(null);
/** @type {CardViews | null} of the table in front */
let views = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Was the last press long, to read the card? */
let held = false;

export function hidePreview() {
  clearTimeout(timer);
  if (preview.peek()) preview.value = null;
}

/**
 * Open a card in a dialog, with its moves.
 * @param {string} card
 * @param {string} [at] the anchor of what may be done
 */
export function showCard(card, at = "") {
  hidePreview();
  if (views) showDialog(CardDialog, { card, at, views });
}

/** Open the card that has the focus or is under the pointer. */
export function readCard() {
  const on = /** @type {HTMLElement | null} */ (
    document.querySelector("[data-card]:focus") ?? document.querySelector("[data-card]:hover")
  );
  if (on?.dataset.card) showCard(on.dataset.card);
}

/**
 * Enlarge a card once the pointer or the keyboard has rested on it.
 * @param {Element} thing
 * @param {string} card
 */
function rest(thing, card) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (thing.isConnected) preview.value = { card, box: thing.getBoundingClientRect() };
  }, REST);
}

/**
 * Handlers that enlarge a card under a resting pointer, with the keyboard on it and after a long touch.
 * @param {string} card
 */
export function previewHandlers(card) {
  return {
    /** @param {PointerEvent} event */
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      rest(/** @type {Element} */ (event.currentTarget), card);
    },
    onPointerLeave: hidePreview,
    /** @param {FocusEvent} event */
    onFocus: (event) => {
      const thing = /** @type {Element} */ (event.currentTarget);
      if (thing.matches(":focus-visible")) rest(thing, card);
    },
    onBlur: hidePreview,
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
      // A long touch must not make a move.
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

/** The enlarged card beside the one under the pointer. */
export function Preview() {
  const { spec } = useScene();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const now = preview.value;
  useEffect(() => {
    views = spec.cardViews ?? null;
    return () => {
      views = null;
    };
  }, [spec]);
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
    // The focus may scroll to its card before the card is enlarged.
    const onScroll = () => preview.peek() && hidePreview();
    addEventListener("scroll", onScroll, true);
    return () => removeEventListener("scroll", onScroll, true);
  }, []);
  const Large = spec.cardViews?.Large;
  if (!now || !Large) return null;
  return html`<div class="peek" ref=${box} aria-hidden="true"><${Large} card=${now.card} /></div>`;
}

/** @param {{card: string, at: string, views: CardViews, onClose: () => void}} props */
function CardDialog({ card, at, views: { title, Large, Details }, onClose }) {
  // The current position: the game may have gone on since the card was opened.
  const screen = position.value?.screen;
  const moves = (screen?.moves ?? []).filter((move) => move.at === at);
  const barred = screen && reasonOf(screen, at);
  return html`<${Dialog} title=${title(card)} onClose=${onClose} class="card-dialog">
    <${Large} card=${card} />${Details && html`<${Details} card=${card} />`}
    ${barred && html`<p class="barred">${barred.words} <${RuleLink} rule=${barred.rule} /></p>`}
    ${
      moves.length > 0 &&
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
      </div>`
    }
  <//>`;
}
