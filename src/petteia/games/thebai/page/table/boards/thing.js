// Buttons on the boards: things with an anchor, things to be read, and things with a few words on tap.
import { html, names } from "petteia/lib/html.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { previewHandlers, showCard } from "petteia/table/zoom.js";
import { tell, useThing } from "../scene.js";

/**
 * A thing with an anchor.
 * @param {{at: string, card?: string | null, label: string, class?: string, children?: any}} props
 *   `card`: the component it shows, as `kind:key`
 */
export function Thing({ at, card = null, label, class: more, children }) {
  const anchor = useThing(at, card, label);
  return html`<button
    type="button"
    class=${names(more, anchor.lit && "lit", anchor.barred && "barred")}
    aria-label=${sentences(label, availability(anchor))}
    title=${card ? undefined : label}
    ...${anchor.props}
  >
    ${children}<${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * A component that can be enlarged: by hover, tap, Enter or the key `i`.
 * @param {{card: string, label: string, class?: string, children?: any}} props
 */
export function Read({ card, label, class: more, children }) {
  return html`<button
    type="button"
    class=${more}
    aria-label=${label}
    data-card=${card}
    ...${previewHandlers(card)}
    onClick=${() => showCard(card)}
  >
    ${children}
  </button>`;
}

/**
 * A sign or a number that says in words what it is: by hover, tap or Enter.
 * @param {{words: string, label?: string, class?: string, children?: any}} props
 *   `label`: its name for screen readers, if it is not those words
 */
export function Note({ words, label, class: more, children }) {
  return html`<button
    type="button"
    class=${names("tellme", more)}
    title=${words}
    aria-label=${label ?? words}
    onClick=${(/** @type {MouseEvent} */ event) => {
      event.stopPropagation();
      tell(event, words);
    }}
  >
    ${children}
  </button>`;
}
