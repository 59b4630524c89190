// The words of a lesson at the table: beside what they speak of, on a phone at the lower edge.
import { html, names, useEffect, useLayoutEffect, useRef, useState } from "../lib/html.js";
import { ApiError, get } from "../lib/api.js";
import { tablePart } from "../lib/game-page.js";
import { position, table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { act, undo } from "../lib/requests.js";
import { useShortcut } from "../lib/shortcuts.js";
import { showToast } from "../lib/toasts.js";
import { Icon } from "../parts/icon.js";
import { matches, narrow } from "../table/layout.js";
import { RuleLink } from "../table/tooltips.js";
import { OWN_WAY, stepBefore, stepNow, textOf } from "./course.js";
import { hasLeft, markRead, markUnread, readAt, setLeft } from "./memory.js";
import { bestPlace, tailTo } from "./place.js";

/** @typedef {import("./course.js").LessonData} LessonData */

const RETRY = 2000;
/** Milliseconds between two looks at where things are: the table may move without an event. */
const LOOK = 250;
const flat = matches("(max-height: 540px)");

/** The lesson of the table in front in the reader's language. @returns {LessonData | null} */
function useLesson() {
  const face = table.value;
  const lang = language.value;
  const [lesson, setLesson] = useState(/** @type {LessonData | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!face?.lesson) return undefined;
    let timer = 0;
    let here = true;
    get(`games/${face.game}/lessons/${face.lesson}`).then(
      (found) => here && setLesson(found.lesson),
      (problem) => {
        if (!(problem instanceof ApiError)) throw problem;
        timer = setTimeout(() => setTries(tries + 1), RETRY);
      },
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [face?.game, face?.lesson, lang, tries]);
  return lesson;
}

export function Coach() {
  const face = table.value;
  const now = position.value;
  const lesson = useLesson();
  if (!face?.lesson || !now?.lesson || !lesson || !face.mine.includes(lesson.seat)) return null;
  if (face.status !== "playing" || hasLeft(face.id)) return null;
  return html`<${Lesson} face=${face} now=${now} place=${now.lesson} lesson=${lesson} />`;
}

/**
 * @param {{face: import("../lib/wire.js").Face, now: import("../lib/live.js").Position,
 *   place: import("../lib/wire.js").LessonPlace, lesson: LessonData}} props
 */
function Lesson({ face, now, place, lesson }) {
  const { screen, moves } = now;
  const mine = screen.to_move === lesson.seat;
  const read = readAt(face.id);
  const said = stepNow(lesson, place, { moves, frame: screen.prompt.frame, mine }, read);
  const { step, onLine, strays } = said;
  const asks = step && onLine ? screen.moves.find((move) => move.action === step.action) : undefined;
  const before = stepBefore(lesson, said, read);
  const key = step?.key ?? (strays ? OWN_WAY : "");
  // Whoever moves on has read what stood there; what was asked for is asked again after an undo.
  const shown = useRef({ key: "", moves: 0, asked: false });
  useEffect(() => {
    const last = shown.current;
    if (last.key && !last.asked && last.moves < moves) markRead(face.id, last.key);
    shown.current = { key, moves, asked: Boolean(step?.action != null && onLine) };
  }, [key, moves]);
  const next = () => {
    if (asks) act(asks.action);
    else if (key) markRead(face.id, key);
  };
  const back = () => {
    if (before) return markUnread(face.id, [before.key]);
    if (!now.undo.can) return showToast(now.undo.why ?? say("table-nothing-to-undo"));
    return undo();
  };
  const leave = () => {
    setLeft(face.id, true);
    showToast(say("lesson-left"));
  };
  const there = Boolean(key);
  useShortcut("n", "lesson-keys-next", next, there);
  useShortcut("b", "lesson-keys-back", back, there);
  if (!there) return null;
  const points = asks ? `[data-action="${asks.action}"], [data-at="${CSS.escape(asks.at)}"]` : selectorOf(step?.points);
  const words = strays ? say("lesson-own-way") : textOf(/** @type {any} */ (step), onLine);
  return html`<${Bubble} points=${points} spot=${asks?.at ?? step?.points ?? ""} key=${key} asks=${Boolean(asks)} brings=${onLine}>
    <header>
      <b>${lesson.title}</b>
      <span class="at">
        ${step && onLine ? say("lesson-progress", { number: said.number, of: lesson.steps.length }) : say("lesson-tip")}
      </span>
      <button class="iconbtn" title=${say("lesson-leave")} aria-label=${say("lesson-leave")} data-test="lesson-leave" onClick=${leave}>
        <${Icon} name="i-close" />
      </button>
    </header>
    <p role="status" aria-live="polite" data-test="lesson-words">${words}</p>
    <footer>
      <span class="rules">
        ${step?.rules.map((rule) => html`<${RuleLink} key=${rule} rule=${rule} />`)}
      </span>
      <button class="btn" aria-disabled=${!before && !now.undo.can} data-test="lesson-back" onClick=${back}>
        ${say("lesson-back")}
      </button>
      <button
        class=${names("btn", !asks && "primary")}
        data-test=${asks ? "lesson-skip" : "lesson-next"}
        onClick=${next}
      >
        ${say(asks ? "lesson-do" : "lesson-next")}
      </button>
    </footer>
  <//>`;
}

/** @param {string | undefined} points an anchor or the name of a part */
const selectorOf = (points) =>
  points ? `[data-part="${CSS.escape(points)}"], [data-at="${CSS.escape(points)}"]` : "";

/**
 * The visible thing on the table that a selector means; a highlighted one if there is any.
 * @param {string} selector
 */
function visibleTarget(selector) {
  if (!selector) return null;
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`.stage :is(${selector})`)]).filter(
    (thing) => thing.getClientRects().length > 0,
  );
  // Where one thing stands for several moves, the button of the move comes after the thing.
  const button = found.find((thing) => thing.matches("[data-action]"));
  return button ?? found.find((thing) => thing.matches("[data-lit]")) ?? found[0] ?? null;
}

/** @param {Element} thing @returns {import("./place.js").Box} */
function boxOf(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { left, top, width, height };
}

/**
 * What can be seen of a thing; null if it is scrolled out of sight.
 * @param {Element} thing
 * @returns {import("./place.js").Box | null}
 */
function inSight(thing) {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let box = thing.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflow)) continue;
    const edge = box.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/**
 * The words, a ring around what they speak of, and a tail that points there.
 * @param {{points: string, spot: string, asks: boolean, brings: boolean, children?: any}} props
 *   `brings`: may the tab in front change? Whoever goes another way chooses it.
 */
function Bubble({ points, spot, asks, brings, children }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  const docked = narrow.value || flat.value;
  const placedFor = useRef("");
  useLayoutEffect(() => {
    const box = bubble.current;
    const mark = ring.current;
    if (!box || !mark) return undefined;
    // The table becomes shorter first, and then shows what is spoken of.
    if (docked) document.documentElement.style.setProperty("--coach", `${box.offsetHeight}px`);
    /** @type {Element | null} */
    let shown = null;
    const look = () => {
      const target = visibleTarget(points);
      if (target !== shown) target?.scrollIntoView({ block: "nearest", inline: "nearest" });
      shown = target;
      const at = target && inSight(target);
      mark.hidden = !at;
      if (at) setBox(mark, at);
      if (docked) return;
      const made = JSON.stringify([at, innerWidth, innerHeight, box.offsetWidth, box.offsetHeight, language.peek()]);
      if (placedFor.current === made) return;
      placedFor.current = made;
      const seen = (/** @type {string} */ some) =>
        [...document.querySelectorAll(`.stage ${some}`)].map(boxOf).filter(({ width }) => width > 0);
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const bar = document.querySelector(".stage .top");
      const screen = { width: innerWidth, height: innerHeight, top: bar ? boxOf(bar).height : 0 };
      const spotted = bestPlace(size, screen, at, seen("[data-lit]"), seen(".prompt, .actions"));
      const tail = at && tailTo({ ...spotted, ...size }, at);
      box.dataset.tail = tail?.side ?? "";
      box.style.setProperty("--tail", `${tail?.at ?? 0}px`);
      box.style.setProperty("--x", `${spotted.left}px`);
      box.style.setProperty("--y", `${spotted.top}px`);
    };
    // The table may not have drawn this position yet, and looks again soon after.
    const frame = requestAnimationFrame(() => {
      if (brings && spot && !visibleTarget(points)) tablePart().bring?.(spot);
      look();
    });
    const timer = setInterval(look, LOOK);
    addEventListener("scroll", look, true);
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      removeEventListener("scroll", look, true);
      removeEventListener("resize", look);
      document.documentElement.style.removeProperty("--coach");
    };
  }, [points, docked, language.value]);
  return html`<div class=${names("coach-ring", asks && "asks")} ref=${ring} aria-hidden="true" data-test="lesson-ring" hidden></div>
    <aside
      class=${names("coach", docked && "docked")}
      aria-label=${say("lesson-title")}
      ref=${bubble}
      data-test="coach"
    >
      ${children}
    </aside>`;
}

/** @param {HTMLElement} mark @param {import("./place.js").Box} box */
function setBox(mark, { left, top, width, height }) {
  mark.style.setProperty("--x", `${left}px`);
  mark.style.setProperty("--y", `${top}px`);
  mark.style.setProperty("--w", `${width}px`);
  mark.style.setProperty("--h", `${height}px`);
}
