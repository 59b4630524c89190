// Tooltips beside the thing that was clicked: why it cannot be used, or which of its moves is meant.
import { html, names, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { openRule } from "../lib/views.js";
import { choice, make, refusal, useScene } from "./scene.js";

const DURATION = 6000;
const EDGE = 8;

/**
 * Place an element above a box of the screen, or below it if there is no room.
 * @param {{current: HTMLElement | null}} ref
 * @param {DOMRect | undefined} box
 */
function useBeside(ref, box) {
  useLayoutEffect(() => {
    const mine = ref.current;
    if (!mine || !box) return;
    const { width, height } = mine.getBoundingClientRect();
    const above = box.top - height - EDGE;
    const top = above >= EDGE ? above : Math.min(box.bottom + EDGE, innerHeight - height - EDGE);
    const left = Math.max(EDGE, Math.min(box.left, innerWidth - width - EDGE));
    mine.classList.toggle("below", above < EDGE);
    mine.style.setProperty("--x", `${left}px`);
    mine.style.setProperty("--y", `${top}px`);
    mine.style.setProperty("--tail", `${Math.min(22, box.width / 2) + box.left - left}px`);
  }, [box]);
}

export function Refusal() {
  const { Missing } = useScene().spec;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const now = refusal.value;
  useBeside(ref, now?.box);
  useEffect(() => {
    if (!now) return undefined;
    const close = () => {
      if (refusal.peek() === now) refusal.value = null;
    };
    const timer = setTimeout(close, DURATION);
    /** @param {Event} event */
    const beside = (event) => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) close();
    };
    addEventListener("pointerdown", beside);
    addEventListener("scroll", close, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", beside);
      removeEventListener("scroll", close, true);
    };
  }, [now]);
  return html`<div role="status" class="tips">
    ${now &&
    html`<span class=${names("tip", !now.rule && "calm")} ref=${ref} data-test="refusal">
      ${Missing && html`<${Missing} missing=${now.missing} />`}
      <span>${now.words} <${RuleLink} rule=${now.rule} /></span>
    </span>`}
  </div>`;
}

/** What a thing is, beside it while the keyboard is on it: its title, which only a pointer shows. */
export function FocusTip() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [now, setNow] = useState(/** @type {{words: string, box: DOMRect} | null} */ (null));
  useBeside(ref, now?.box);
  useEffect(() => {
    /** @param {FocusEvent} event */
    const onFocus = ({ target }) => {
      const thing = target instanceof HTMLElement && target.matches(".table [title]:focus-visible") ? target : null;
      setNow(thing && { words: thing.title, box: thing.getBoundingClientRect() });
    };
    const hide = () => setNow(null);
    addEventListener("focusin", onFocus);
    addEventListener("focusout", hide);
    addEventListener("pointerdown", hide);
    return () => {
      removeEventListener("focusin", onFocus);
      removeEventListener("focusout", hide);
      removeEventListener("pointerdown", hide);
    };
  }, []);
  // A click on the thing says the same, and more.
  if (!now || refusal.value) return null;
  return html`<span class="tip calm focus-tip" ref=${ref} aria-hidden="true">${now.words}</span>`;
}

/**
 * A thing that only says what it is: by its title, and when it is clicked or tapped.
 * @param {{words: string, label: string, class?: string, children?: any}} props
 * `label`: what it is and how it stands, for those who hear the page
 */
export function Explained({ words, label, class: more, children }) {
  /** @param {MouseEvent} event */
  const tell = ({ currentTarget }) => {
    const box = /** @type {Element} */ (currentTarget).getBoundingClientRect();
    refusal.value = { at: "", words, rule: null, missing: "", box };
  };
  return html`<button class=${names("explained", more)} title=${words} aria-label=${label} onClick=${tell}>
    ${children}
  </button>`;
}

/** The choice among several moves of one thing. */
export function Chooser() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const now = choice.value;
  useBeside(ref, now?.box);
  useEffect(() => {
    if (!now) return undefined;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    ref.current?.querySelector("button")?.focus();
    /** @param {Event} event */
    const beside = (event) => {
      const within = event.target instanceof Node && ref.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !within) {
        // Escape must not close the sheet behind this as well.
        if (event.type === "keydown") event.preventDefault();
        choice.value = null;
        before?.focus();
      }
    };
    addEventListener("pointerdown", beside);
    addEventListener("keydown", beside);
    return () => {
      removeEventListener("pointerdown", beside);
      removeEventListener("keydown", beside);
    };
  }, [now]);
  if (!now) return null;
  return html`<div class="chooser" ref=${ref} role="group" aria-label=${say("table-choose")}>
    ${now.moves.map(
      (move) =>
        html`<button
          key=${move.action}
          class="btn"
          data-lit
          data-action=${move.action}
          onClick=${() => make(move)}
        >
          ${move.words}
        </button>`,
    )}
  </div>`;
}

/**
 * The id of a rule as a link to the rule.
 * @param {{rule: string | null}} props
 */
export function RuleLink({ rule }) {
  if (!rule) return null;
  return html`<button
    class="rule-link"
    title=${say("table-open-rule", { rule })}
    aria-label=${say("table-open-rule", { rule })}
    onClick=${() => openRule(rule)}
  >
    ${rule}
  </button>`;
}
