// The scene of the kit with the types of this game, and the signals its parts share.
import { computed, signal } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { sentences, useAnchor } from "petteia/table/anchor.js";
import { refusal, useScene as useKitScene } from "petteia/table/scene.js";
import { hidePreview } from "petteia/table/zoom.js";

/**
 * @typedef {import("petteia/table/scene.js").Move} Move
 * @typedef {Omit<import("petteia/table/scene.js").SceneContext, "screen" | "cards"> &
 *   {screen: import("../wire.js").ThebaiScreen, cards: import("../wire.js").ThebaiCards}} Scene
 */

export const useScene = /** @type {() => Scene} */ (/** @type {unknown} */ (useKitScene));

/**
 * A component in words.
 * @param {string} kind such as `stone`
 * @param {string | null | undefined} key
 * @returns {import("../wire.js").Component | undefined}
 */
export const component = (kind, key) => (key ? cards.value?.cards[`${kind}:${key}`] : undefined);

/** @typedef {"" | "council" | "altar" | "display" | "antigone" | "show"} PanelName */

/** @type {import("petteia/vendor/signals.js").Signal<PanelName>} the panel the player opened beside the city */
export const openPanel = signal(/** @type {PanelName} */ (""));

/**
 * The move whose thing is under the pointer or has the focus; the dock says what it would bring.
 * @type {import("petteia/vendor/signals.js").Signal<Move | null>}
 */
export const pointed = signal(/** @type {Move | null} */ (null));

/**
 * How far the stone being placed is turned on screen, in quarter turns clockwise. It is turned on the
 * table only when the player confirms it.
 */
export const turned = signal(0);

/** @param {string} query */
function matches(query) {
  const media = matchMedia(query);
  const answer = signal(media.matches);
  media.addEventListener("change", () => {
    answer.value = media.matches;
  });
  return answer;
}

const phone = matches("(max-width: 760px)");
const flat = matches("(min-width: 761px) and (max-height: 500px)");
const upright = matches("(min-width: 761px) and (max-width: 1240px) and (orientation: portrait)");
const slim = matches("(max-width: 1240px)");

/**
 * The layout: a phone, a phone on its side, a tablet upright, a small laptop or a tablet on its side, or
 * a desk. The same widths are in css/table.css and css/phone.css.
 */
export const layout = computed(() =>
  phone.value ? "phone" : flat.value ? "flat" : upright.value ? "tablet" : slim.value ? "small" : "desk",
);

/** Are the parts beside the city behind tabs? */
export const tabbed = computed(() => layout.value !== "desk");

/**
 * A thing with an anchor. If it cannot be clicked now, a tap says what it is and why it cannot; a
 * component that only cannot be clicked opens.
 * @param {string} at
 * @param {string | null} card the component it shows
 * @param {string} words what it is
 */
export function useThing(at, card, words) {
  const anchor = useAnchor(at, card);
  const { lit, barred, props } = anchor;
  if (lit || (card && !barred)) return anchor;
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    event.stopPropagation();
    hidePreview();
    tell(event, words, barred);
  };
  return { ...anchor, props: { ...props, onClick } };
}

/**
 * Say beside the thing that was clicked what it is.
 * @param {Event} event
 * @param {string} words
 * @param {import("petteia/table/scene.js").Barred | null} [barred] why it cannot be used
 */
export function tell(event, words, barred) {
  const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
  const { rule = null, missing = "" } = barred ?? {};
  refusal.value = { at: "", words: sentences(words, barred?.words), rule, missing, box };
}
