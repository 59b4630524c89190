// The frame of every table: the scene, keyboard, animation and zoom around what the game draws.
import { html, names, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { cards, log, position as newest, table } from "../lib/live.js";
import { useShortcut } from "../lib/shortcuts.js";
import { animateCards, animateTokens, cardBoxes, tokenBoxes } from "./animation.js";
import { hintedAnchors } from "./hint.js";
import { moveFocus, restoreFocus } from "./keyboard.js";
import { useZoom } from "./layout.js";
import { Scene, byAnchor, resetScene, tab, watched } from "./scene.js";
import { Sheet } from "./sheet.js";
import { readCard } from "./zoom.js";

/**
 * The props of every game's table: none for the live table; for a replay a position of the past and
 * what to draw in place of the log and of the prompt.
 * @typedef {object} TableProps
 * @property {import("../lib/wire.js").Face} [face]
 * @property {import("../lib/live.js").Position} [position]
 * @property {boolean} [still]
 * @property {any} [panel] drawn in place of log and chat
 * @property {any} [bar] drawn in place of the prompt and its buttons
 */

/**
 * @typedef {object} Before the table before the newest position
 * @property {import("../lib/live.js").Position | null} of the position it came before
 * @property {import("./animation.js").CardBox[]} seen where its cards were
 * @property {Map<string, DOMRect>} tokens where its tokens were
 * @property {DOMRect | null} focused where the focus was
 */

/**
 * @param {TableProps & {spec: import("./scene.js").TableSpec, class?: string,
 *   sheets?: import("./sheet.js").Sheets, needsCards?: boolean, children?: any}} props
 */
export function TableFrame(props) {
  const { spec, still = false, sheets = {}, needsCards, class: more, children } = props;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const now = props.position ?? newest.value;
  const around = props.face ?? table.value;
  const words = cards.value ?? (needsCards ? null : { cards: {} });
  const before = useRef(/** @type {Before} */ ({ of: null, seen: [], tokens: new Map(), focused: null }));
  // While this is drawn, the document still shows the previous position.
  if (before.current.of !== now) {
    const active = document.activeElement;
    const inside = active && root.current?.contains(active);
    before.current = {
      of: now,
      seen: before.current.of ? cardBoxes(root.current) : [],
      tokens: tokenBoxes(before.current.of ? root.current : null),
      focused: inside ? active.getBoundingClientRect() : null,
    };
  }
  useLayoutEffect(() => {
    resetScene();
    const { seen, tokens, focused } = before.current;
    if (!root.current) return;
    animateTokens(root.current, tokens);
    if (spec.flights) animateCards(root.current, seen, spec.flights);
    if (focused && !still) restoreFocus(root.current, focused);
  }, [now?.seq, now?.moves]);
  const afterDraw = () => root.current && spec.afterDraw?.(root.current);
  useLayoutEffect(() => {
    afterDraw();
  });
  useZoom(Boolean(now && words), afterDraw, spec.scale);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => root.current && moveFocus(event, root.current);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (!now || !around || !words) return html`<div class="waiting" aria-busy="true"></div>`;
  const scene = sceneOf(spec, now, around, words, still);
  return html`<${Scene.Provider} value=${scene}>
    <div
      class=${names("table", more, scene.mine && "my-turn", still && "past")}
      data-tab=${/^\d$/.test(tab.value) ? "rival" : tab.value}
      data-turn=${scene.mine ? "mine" : "other"}
      data-seq=${now.seq}
      ref=${root}
    >
      ${children}
    </div>
    <${Sheet} sheets=${sheets} />${spec.cardViews && html`<${CardShortcut} />`}
  <//>`;
}

function CardShortcut() {
  useShortcut("i", "table-keys-read", readCard);
  return null;
}

/**
 * @param {import("./scene.js").TableSpec} spec
 * @param {import("../lib/live.js").Position} position
 * @param {import("../lib/wire.js").Face} face
 * @param {import("../lib/wire.js").Cards} words
 * @param {boolean} still
 * @returns {import("./scene.js").SceneContext}
 */
function sceneOf(spec, position, face, words, still) {
  const { screen } = position;
  const moves = still ? [] : (screen.moves ?? []);
  return {
    spec,
    screen: still ? { ...screen, moves: [], barred: {} } : screen,
    face,
    position,
    cards: words,
    still,
    seat: screen.seat >= 0 ? screen.seat : Math.min(watched.value, face.seats.length - 1),
    mine: !still && screen.seat >= 0 && screen.to_move === screen.seat,
    open: byAnchor(moves),
    hinted: hintedAnchors(moves),
    fresh: still ? null : freshCard(screen.seat),
  };
}

/**
 * The card of the last move, if another player made it; it is marked on the table.
 * @param {number} seat whose view it is
 */
function freshCard(seat) {
  const lines = log.value;
  const actor = lines.at(-1)?.seat ?? -1;
  if (actor < 0 || actor === seat) return null;
  const other = lines.findLastIndex((line) => line.seat !== actor);
  for (const line of lines.slice(other + 1).reverse()) {
    for (const word of line.words) {
      if (typeof word === "object" && "card" in word) return { seat: actor, card: word.card };
    }
  }
  return null;
}
