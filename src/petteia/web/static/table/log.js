// The log of the game: moves in words, grouped under headings, with cards as links.
import { Fragment, html, names, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { tablePart } from "../lib/game-page.js";
import { log, position, table } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { Token, nameOf } from "../parts/token.js";
import { Why, useAskable } from "./why.js";

/** @typedef {import("../lib/wire.js").LogLine} LogLine */
/** @typedef {import("../lib/wire.js").Word} Word */

/** Within so many pixels of its end the log follows new lines. */
const NEAR = 24;

export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follows = useRef(true);
  const lines = log.value;
  const toEnd = () => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [lines]);
  useEffect(() => {
    // On a phone the log is hidden at times, and what is hidden cannot scroll.
    const watch = new ResizeObserver(toEnd);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const onScroll = () => {
    const list = box.current;
    if (list?.clientHeight) follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const screen = position.value?.screen;
  return html`<div
    class="log"
    id="panel-log"
    role="tabpanel"
    aria-labelledby="tab-log"
    tabindex="0"
    ref=${box}
    onScroll=${onScroll}
    data-test="log"
  >
    <div role="log" aria-label=${say("panel-log")}>
      <${Lines} lines=${lines} since=${screen ? sinceLine(lines, screen) : -1} />
      ${lines.length === 0 && html`<p class="quiet">${say("log-empty")}</p>`}
    </div>
  </div>`;
}

/**
 * Lines with their headings. In a replay one line is marked, every line can be clicked, and the moves
 * of a reviewed game have signs.
 * Consecutive lines of one player are shown together behind one token.
 * @param {{lines: LogLine[], since?: number, marked?: number, onLine?: (line: LogLine) => void,
 *   signOf?: (line: LogLine) => any}} props
 */
export function Lines({ lines, since = -1, marked, onLine, signOf }) {
  const asks = useAskable(lines);
  return inRuns(lines, since).map(
    ({ head, run, last }) =>
      html`<${Fragment} key=${run[0]?.n}>
        ${head && html`<h3 class="ph">${head}</h3>`}
        <${Run} run=${run} asks=${asks} marked=${marked} onLine=${onLine} signOf=${signOf} />
        ${last === since && html`<p class="since"><span>${say("log-since")}</span></p>`}
      <//>`,
  );
}

/**
 * Split the lines where the player or the heading changes, and at "since your last turn".
 * @param {LogLine[]} lines
 * @param {number} since
 */
export function inRuns(lines, since) {
  const headingOf = tablePart().log?.heading;
  /** @type {{head: string | null, run: LogLine[], last: number}[]} */
  const runs = [];
  lines.forEach((line, place) => {
    const before = lines[place - 1];
    const head = headingOf?.(line, before) ?? null;
    const current = runs.at(-1);
    if (current && !head && before?.seat === line.seat && place - 1 !== since) {
      current.run.push(line);
      current.last = place;
    } else {
      runs.push({ head, run: [line], last: place });
    }
  });
  return runs;
}

/**
 * @param {{run: LogLine[], asks: Set<number>, marked?: number, onLine?: (line: LogLine) => void,
 *   signOf?: (line: LogLine) => any}} props
 */
function Run({ run, asks, marked, onLine, signOf }) {
  const seat = run[0]?.seat ?? -1;
  // The end of a turn is obvious from the next line; only a replay stops there.
  const told = run.filter((line, place) => onLine || place === 0 || line.kind !== "end-turn");
  return html`<div class="mv">
    ${
      seat >= 0 && table.value?.seats[seat]
        ? html`<${Token} seat=${seat} small title=${nameOf(seat)} />`
        : html`<span class="dot" aria-hidden="true"></span>`
    }
    <div>
      ${told.map(
        (line, place) =>
          html`<${Fragment} key=${line.n}>
            <${Step}
              line=${line}
              short=${place > 0}
              marked=${marked === line.n}
              onLine=${onLine}
              sign=${signOf?.(line)}
            />
            ${
              // After an undo another move may have the same number.
              asks.has(line.n) && html`<${Why} key=${textOf(line.words)} line=${line} />${" "}`
            }
          <//>`,
      )}
    </div>
  </div>`;
}

/**
 * @param {{line: LogLine, short: boolean, marked: boolean, onLine?: (line: LogLine) => void,
 *   sign?: any}} props
 */
function Step({ line, short, marked, onLine, sign }) {
  return html`<span
      class=${names("step", marked && "marked", onLine && "jump")}
      data-line=${line.n}
      aria-current=${marked ? "step" : undefined}
      onClick=${onLine && (() => onLine(line))}
      >${sign}<${Sentence} words=${short ? withoutName(line) : line.words} />${
        line.changes.length > 0 &&
        html`${" "}<span class="change"
            >(${shortened(line).map(
              (change, place) => html`${place > 0 && ", "}<${Sentence} words=${change} />`,
            )})</span
          >`
      }${line.forced && html` <i class="forced">${say("log-forced")}</i>`}</span
    >${" "}`;
}

/**
 * The changes of a move: every player is named once, the one who moved not at all.
 * @param {LogLine} line
 * @returns {Word[][]}
 */
export function shortened(line) {
  let named = line.seat;
  return line.changes.map((change) => {
    const [first, second, ...rest] = change;
    if (typeof first !== "object" || !("seat" in first)) return change;
    const again = first.seat === named;
    named = first.seat;
    return again && typeof second === "string" ? [second.replace(/^[:\s]+/u, ""), ...rest] : change;
  });
}

/**
 * A later sentence about the same player does not repeat the name.
 * @param {LogLine} line
 * @returns {Word[]}
 */
export function withoutName(line) {
  const [first, second, ...rest] = line.words;
  if (typeof first !== "object" || !("seat" in first) || first.seat !== line.seat)
    return line.words;
  if (typeof second !== "string") return line.words;
  const words = second.trimStart();
  return [words.charAt(0).toLocaleUpperCase(language.value) + words.slice(1), ...rest];
}

/**
 * A sentence as text.
 * @param {Word[]} words
 */
export const textOf = (words) =>
  words
    .map((word) => {
      if (typeof word === "string") return word;
      return ("seat" in word && table.value?.seats[word.seat]?.name) || word.name;
    })
    .join("");

/**
 * Text, players and cards of a sentence.
 * @param {{words: Word[]}} props
 */
export function Sentence({ words }) {
  const CardLink = tablePart().log?.CardLink;
  return words.map((word) => {
    if (typeof word === "string") return word;
    if ("card" in word)
      return CardLink ? html`<${CardLink} card=${word.card} name=${word.name} />` : word.name;
    // The name may have changed since the line was sent.
    return html`<b class="pname">${table.value?.seats[word.seat]?.name || word.name}</b>`;
  });
}

/**
 * The index of the line after which everything is new to this seat; -1 if there is none.
 * @param {import("../lib/wire.js").LogLine[]} lines
 * @param {import("../lib/wire.js").Screen} screen
 */
export function sinceLine(lines, screen) {
  const { seat } = screen;
  if (seat < 0) return -1;
  let place = lines.length - 1;
  if (screen.to_move === seat) {
    // Skip the lines of the current turn.
    while (place >= 0 && lines[place]?.seat === seat) place -= 1;
  }
  const last = place;
  while (place >= 0 && lines[place]?.seat !== seat) place -= 1;
  return place < last ? place : -1;
}
