// The Elysium table: everything a decision needs, on one screen.
import { html, names, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { useKey } from "../lib/keys.js";
import { cards, log, position as newest, table } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Topbar } from "../parts/topbar.js";
import { Talk } from "../talk/talk.js";
import { Agora } from "./agora.js";
import { Board } from "./board.js";
import { Bonus } from "./bonus.js";
import { Domain } from "./domain.js";
import { Hints, hintedThings } from "./hint.js";
import { Elysium } from "./legend.js";
import { Piles } from "./piles.js";
import { Actions, Choices, Prompt } from "./prompt.js";
import { Rivals } from "./rivals.js";
import { Scene, byAnchor, forget, tab } from "./scene.js";
import { Sheet } from "./sheet.js";
import { PhoneTabs } from "./tabs.js";
import { Temple } from "./temple.js";
import { TopLine } from "./top.js";
import { look, travel } from "./travel.js";
import { refocus, walk } from "./walk.js";
import { readCard } from "./zoom.js";

/** The screen the table was drawn for; larger ones show it larger. */
const WIDTH = 1366;
const HEIGHT = 768;
const LARGEST = 2.2;

/**
 * @typedef {object} Before the table before the newest position
 * @property {any} of the position it is before
 * @property {import("./travel.js").Seen[]} seen where its cards were
 * @property {DOMRect | null} held where the focus was
 */

/**
 * Live without props; for a replay a position of the past, `still`, with what belongs beside it.
 * @param {{face?: any, position?: any, still?: boolean, talk?: any, bar?: any}} props
 * `talk` stands in the place of log and chat, `bar` in the place of the prompt and its buttons
 */
export function ElysiumTable({ face, position, still = false, talk, bar }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const now = position ?? newest.value;
  const around = face ?? table.value;
  const words = cards.value;
  const before = useRef(/** @type {Before} */ ({ of: null, seen: [], held: null }));
  // The old table is still there while the new one is being drawn.
  if (before.current.of !== now) {
    const focused = document.activeElement;
    const held = focused && root.current?.contains(focused) ? focused.getBoundingClientRect() : null;
    before.current = { of: now, seen: before.current.of ? look(root.current) : [], held };
  }
  useLayoutEffect(() => {
    forget();
    const { seen, held } = before.current;
    if (!root.current) return;
    travel(root.current, seen, (card) => words?.cards[card]?.family ?? "citizen");
    if (held && !still) refocus(root.current, held);
  }, [now?.seq, now?.moves]);
  useLayoutEffect(() => {
    if (root.current) markCut(root.current);
  });
  useZoom(root, Boolean(now && words));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const step = (event) => root.current && walk(event, root.current);
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  }, []);
  useKey("i", "elysium-keys-read", readCard);
  if (!now || !words) return html`<div class="waiting" aria-busy="true"></div>`;
  const scene = sceneOf(now, around, words, still);
  return html`<${Scene.Provider} value=${scene}>
    <div
      class=${names("table", scene.mine && "my-turn", still && "past")}
      data-tab=${tab.value === "table" || tab.value === "log" ? tab.value : "rival"}
      data-turn=${scene.mine ? "mine" : "other"}
      data-seq=${now.seq}
      ref=${root}
    >
      <${Topbar} title=${say("elysium")}><${TopLine} /><//>
      <main class="felt">
        <h1 class="vh">${say("elysium")}</h1>
        <${PhoneTabs} />
        <div class="left"><${Temple} /><${Bonus} /><${Piles} /></div>
        <${Agora} />
        <div class="side"><${Rivals} />${talk ?? html`<${Talk} />`}</div>
        <div class="dock">
          ${bar ?? html`<${Prompt} /><${Choices} /><${Actions} /><${Hints} />`}
          <div class="mine"><${Board} /><${Domain} /><${Elysium} /></div>
        </div>
      </main>
    </div>
    <${Sheet} />
  <//>`;
}

/**
 * @param {any} position
 * @param {any} face
 * @param {import("../lib/wire.js").Cards} words
 * @param {boolean} still
 * @returns {import("./scene.js").SceneThings}
 */
function sceneOf(position, face, words, still) {
  const { screen } = position;
  const moves = still ? [] : (screen.moves ?? []);
  const mine = !still && screen.seat >= 0 && screen.to_move === screen.seat;
  return {
    screen: still ? { ...screen, moves: [], barred: {} } : screen,
    face,
    position,
    cards: words,
    still,
    seat: Math.max(0, screen.seat),
    mine,
    open: byAnchor(moves),
    hinted: hintedThings(moves),
    fresh: still ? null : newestThing(screen.seat),
  };
}

/**
 * What the last one to move did last, if it was somebody else: the card is marked where it lies.
 * @param {number} seat who looks
 */
function newestThing(seat) {
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

/**
 * Effects that are longer than their room end in dots; the whole stands in the enlarged card.
 * @param {HTMLElement} root
 */
function markCut(root) {
  const texts = [...root.querySelectorAll(".card .text")];
  const cut = texts.map((text) => text.scrollHeight > text.clientHeight + 2);
  texts.forEach((text, index) => text.classList.toggle("cut", cut[index]));
}

/**
 * Larger screens show the same table larger.
 * @param {{current: HTMLElement | null}} root
 * @param {boolean} drawn
 */
function useZoom(root, drawn) {
  useEffect(() => {
    if (!drawn) return undefined;
    const fit = () => {
      const zoom = Math.min(innerWidth / WIDTH, innerHeight / HEIGHT, LARGEST);
      const used = zoom > 1.02 ? Math.floor(zoom * 50) / 50 : 1;
      document.documentElement.style.setProperty("--zoom", String(used));
      if (root.current) markCut(root.current);
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [drawn]);
}
