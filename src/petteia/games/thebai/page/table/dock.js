// The dock: the steps, the question with what a choice would bring, and all buttons.
import { html, names, useEffect, useLayoutEffect, useRef } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { busy } from "petteia/lib/requests.js";
import { useShortcut } from "petteia/lib/shortcuts.js";
import { Icon } from "petteia/parts/icon.js";
import { Rank } from "petteia/table/anchor.js";
import { Hints, rankOf } from "petteia/table/hint.js";
import { Actions, Choices, Prompt } from "petteia/table/prompt.js";
import { asked, buttonMoves, make } from "petteia/table/scene.js";
import { GoodsChooser } from "./boards/goods.js";
import { Points, Stock } from "./boards/supply.js";
import { seatColour, seatName } from "./pieces/seat.js";
import { PlacingDock, turnStone } from "./placing.js";
import { layout, pointed, turned, useScene } from "./scene.js";
import { ShowButtons, showPrompt } from "./shows/stage.js";
import { StepBar } from "./steps.js";

/** @typedef {import("./scene.js").Move} Move */

/** Choices of no more letters than this stand beside the question. */
const SHORT = 46;
/** Choices of more letters than this have a line each in the hand. */
const LONG = 24;
/** The decisions in which "done" is the usual end; elsewhere it declines something. */
const ENDING = ["turn-evening", "turn-reset"];
/** A touch of so many milliseconds shows what a thing would bring. */
const HOLD = 400;
/** Until this round the page says so. */
const LEARNING = 2;
/** So many choices are listed with what they bring where nothing can be pointed at. */
const FEW = 3;

/** @param {{bar?: any}} props drawn in place of question and buttons in a replay */
export function Dock({ bar }) {
  const scene = useScene();
  const told = scene.still ? null : showPrompt();
  const choices = buttonMoves(scene).filter((move) => !isEnd(move));
  const letters = choices.reduce((sum, move) => sum + move.words.length + 4, 0);
  const beside = !asked.value && choices.length > 0 && letters <= SHORT;
  const long = choices.some((move) => move.words.length > LONG);
  const declines = !ENDING.includes(scene.screen.prompt.frame);
  return html`<div class=${names("dock", beside && "beside", told && "telling", declines && "declines", long && "long")}>
    <${StepBar} />
    ${inHand() && html`<${Purse} />`}
    ${
      bar ??
      (told
        ? html`<${Told} told=${told} /><div class="actions"><${ShowButtons} /></div>`
        : html`<${Prompt} /><${Brings} /><${Choices} /><${GoodsChooser} /><${Thumb} /><${Buttons} />`)
    }
    <${Hints} />
  </div>`;
}

/** In the hand the own goods and points are in a tab; they are needed beside the city. */
function Purse() {
  const { seat } = useScene();
  return html`<div class="purse"><${Stock} seat=${seat} /><${Points} seat=${seat} /></div>`;
}

/** @param {Move} move */
const isEnd = ({ kind }) => kind === "done" || kind === "stop" || kind === "end-turn";

/** The line of a show that runs, in place of the question. @param {{told: {who: number, words: string, sub: string}}} props */
function Told({ told }) {
  const { screen } = useScene();
  const { who, words, sub } = told;
  return html`<div class=${names("prompt", who >= 0 && seatColour(who))} tabindex="-1" data-test="told">
      ${who >= 0 && html`<span class="yourturn">${seatName(screen, who)}</span>`}
      <span class="ask"><strong>${words}</strong></span>
    </div>
    <p class="brings">${sub}</p>`;
}

/** The stone is turned at the thumb in the hand, and by keys everywhere. */
function Thumb() {
  const { screen } = useScene();
  const { placing } = screen;
  const turning = Boolean(placing?.rotations.length);
  useShortcut("q", "thebai-keys-left", () => placing && turnStone(placing, -1), turning);
  useShortcut("w", "thebai-keys-right", () => placing && turnStone(placing, 1), turning);
  return inHand() ? html`<${PlacingDock} />` : null;
}

/** The buttons of the table, and the one that leaves the stone as it is turned. */
function Buttons() {
  const { screen } = useScene();
  const rotation = screen.placing?.rotations.find(({ turn }) => turn === turned.value);
  const move = rotation && screen.moves.find(({ action }) => action === rotation.action);
  useShortcut("e", "thebai-keys-place", () => move && make(move), Boolean(move));
  return html`<div class="buttons">
    <${Actions} withEnd=${false} />
    ${
      move &&
      html`<button
        class="btn primary"
        data-lit
        data-at=${move.at}
        data-action=${move.action}
        data-test="place"
        aria-busy=${busy.value}
        onClick=${() => make(move)}
      >
        <${Icon} name="i-end" /><span>${say("thebai-place-it")}</span>
        <${Rank} of=${rankOf(move.action)} />
      </button>`
    }
  </div>`;
}

/** What the thing under the pointer would bring; where nothing is pointed at, what few choices bring. */
function Brings() {
  const scene = useScene();
  usePointing(scene);
  const now = pointed.value;
  const there = now ? sameThing(scene, now) : [];
  const { sub } = scene.screen.prompt;
  // In the hand the dock must not grow under the finger: what is pointed at is told above it.
  const above = inHand();
  if (now && !above) return html`<p class="brings" data-test="brings"><${Gains} moves=${there} /></p>`;
  return html`<p class="brings" data-test="brings">
      ${sub && html`<span class="more">${sub}</span>`}<${Gains} moves=${standing(scene)} />
      ${tellsHolding(scene) && html`<span class="more">${say("thebai-hold")}</span>`}
    </p>
    ${now && html`<p class="brings above"><${Gains} moves=${there} /></p>`}`;
}

const inHand = () => layout.value === "phone" || layout.value === "flat";

/** @param {{moves: Move[]}} props */
const Gains = ({ moves }) =>
  moves
    .slice(0, FEW)
    .map((move) => html`<${Gain} key=${move.action} move=${move} alone=${moves.length === 1} />`);

/** @param {{move: Move, alone: boolean}} props */
function Gain({ move, alone }) {
  const { words, brings, kind } = move;
  if (!brings) return html`<span><b>${words}</b></span>`;
  // Their buttons say what they are.
  if (alone && (kind === "rotate" || kind === "stop")) return html`<span><b>${say("thebai-brings")}</b> ${brings}</span>`;
  return html`<span><b>${words}.</b> ${alone && `${say("thebai-brings")} `}${brings}</span>`;
}

/**
 * The moves of the thing that is pointed at.
 * @param {import("./scene.js").Scene} scene
 * @param {Move} move
 */
function sameThing(scene, move) {
  if (!move.placed) return [move];
  return scene.open.get(move.at) ?? [];
}

/**
 * The moves whose gains are shown while nothing is pointed at: the stone as it is turned, the end of the
 * walk, or a few choices where there is no pointer.
 * @param {import("./scene.js").Scene} scene
 * @returns {Move[]}
 */
function standing({ screen }) {
  const { moves, placing } = screen;
  if (placing?.rotations.length) return moves.filter(({ at, brings }) => brings && at === `turn:${turned.value}`);
  // They have buttons of their own.
  if (screen.prompt.frame === "retaining") return [];
  const stop = moves.find(({ kind, brings }) => kind === "stop" && brings);
  if (stop) return [stop];
  const telling = moves.filter(({ brings, at, placed }) => brings && placed && !at.startsWith("good:"));
  return !hasPointer() && telling.length <= FEW ? telling : [];
}

/**
 * Where nothing can be pointed at and many things are lit, beginners are told how to see more.
 * @param {import("./scene.js").Scene} scene
 */
const tellsHolding = ({ screen }) =>
  !hasPointer() &&
  screen.round <= LEARNING &&
  screen.moves.filter(({ brings, placed }) => brings && placed).length > FEW;

const hasPointer = () => matchMedia("(hover: hover)").matches;

/**
 * Follow pointer and focus over what can be clicked.
 * @param {import("./scene.js").Scene} scene
 */
function usePointing(scene) {
  const newest = useRef(scene);
  newest.current = scene;
  useEffect(() => {
    /** @param {Event} event */
    const over = (event) => {
      const { target } = event;
      // A finger points at what it clicks already; its focus is no pointing either.
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      if (event.type === "focusin" && !(target instanceof Element && target.matches(":focus-visible")))
        return;
      pointed.value = moveOf(newest.current, target);
    };
    addEventListener("pointerover", over);
    addEventListener("focusin", over);
    const unhold = watchHolding(() => newest.current);
    return () => {
      removeEventListener("pointerover", over);
      removeEventListener("focusin", over);
      unhold();
      pointed.value = null;
    };
  }, []);
  useLayoutEffect(() => {
    // A new position has been drawn under a resting pointer.
    const hovered = hasPointer() ? document.querySelector("[data-lit]:hover") : null;
    pointed.value = moveOf(scene, hovered ?? document.querySelector("[data-lit]:focus-visible"));
  }, [scene.position.seq]);
}

/**
 * A finger that rests on a lit thing points at it, and does not click it. A card opens instead.
 * @param {() => import("./scene.js").Scene} sceneNow
 */
function watchHolding(sceneNow) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let held = false;
  /** @param {PointerEvent} event */
  const down = ({ pointerType, target }) => {
    held = false;
    clearTimeout(timer);
    if (pointerType !== "touch") return;
    pointed.value = null;
    if (target instanceof Element && target.closest("[data-card], .dock")) return;
    timer = setTimeout(() => {
      pointed.value = moveOf(sceneNow(), target);
      held = pointed.peek() !== null;
    }, HOLD);
  };
  const up = () => clearTimeout(timer);
  /** @param {Event} event */
  const click = (event) => {
    if (held) event.stopImmediatePropagation();
    held = false;
  };
  addEventListener("pointerdown", down, true);
  addEventListener("pointerup", up, true);
  addEventListener("pointercancel", up, true);
  addEventListener("click", click, true);
  return () => {
    up();
    removeEventListener("pointerdown", down, true);
    removeEventListener("pointerup", up, true);
    removeEventListener("pointercancel", up, true);
    removeEventListener("click", click, true);
  };
}

/**
 * The move of the lit thing that an event is about.
 * @param {import("./scene.js").Scene} scene
 * @param {EventTarget | null} target
 * @returns {Move | null}
 */
function moveOf({ screen, open }, target) {
  const thing = target instanceof Element ? target.closest("[data-lit]") : null;
  if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return null;
  const { action, at } = thing.dataset;
  if (action !== undefined) return screen.moves.find((move) => `${move.action}` === action) ?? null;
  return (at && open.get(at)?.[0]) || null;
}
