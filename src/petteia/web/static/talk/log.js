// The game in words: grouped by Epoch and Round, with the cards as links.
import { Fragment, html, names, useEffect, useLayoutEffect, useRef } from "../lib/html.js";
import { cards, log, position, table } from "../lib/live.js";
import { language, say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";
import { showCard } from "../elysium/zoom.js";
import { sinceLine } from "./since.js";

/** @typedef {import("../lib/wire.js").LogLine} LogLine */
/** @typedef {import("../lib/wire.js").Word} Word */

/** Within so many pixels of the end the log follows what comes. */
const NEAR = 24;

/** The log of the table in front. */
export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follows = useRef(true);
  const lines = log.value;
  const toEnd = () => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [lines]);
  useEffect(() => {
    // In the hand it is shown only now and then: what is not shown cannot scroll.
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
    <div role="log" aria-label=${say("talk-log")}>
      <${Lines} lines=${lines} since=${screen ? sinceLine(lines, screen) : -1} />
      ${lines.length === 0 && html`<p class="quiet">${say("log-empty")}</p>`}
    </div>
  </div>`;
}

/**
 * Lines with their heads; for the replay too, where one line is marked and a line can be chosen.
 * What a player does in one go stands together behind one token.
 * @param {{lines: LogLine[], since?: number, marked?: number, onLine?: (line: LogLine) => void}} props
 */
export function Lines({ lines, since = -1, marked, onLine }) {
  return inRuns(lines, since).map(
    ({ head, run, last }) =>
      html`<${Fragment} key=${run[0]?.n}>
        ${head && html`<h3 class="ph">${head}</h3>`}
        <${Run} run=${run} marked=${marked} onLine=${onLine} />
        ${last === since && html`<p class="since"><span>${say("log-since")}</span></p>`}
      <//>`,
  );
}

/**
 * Cut the lines where the player or the head changes, and at "since your last turn".
 * @param {LogLine[]} lines
 * @param {number} since
 */
function inRuns(lines, since) {
  /** @type {{head: string | null, run: LogLine[], last: number}[]} */
  const runs = [];
  lines.forEach((line, place) => {
    const before = lines[place - 1];
    const head = headOf(line, before);
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
 * @param {LogLine} line
 * @param {LogLine | undefined} before
 */
function headOf(line, before) {
  const fresh = !before || before.epoch !== line.epoch;
  const turned = fresh || before.phase !== line.phase;
  if (!turned && before.round === line.round) return null;
  if (line.phase === "scoring") return turned ? say("log-scoring") : null;
  const part =
    line.phase === "actions" ? say("log-round", { round: line.round }) : say("log-writing");
  if (!turned && line.phase !== "actions") return null;
  return fresh ? `${say("log-epoch", { epoch: line.epoch })} · ${part}` : part;
}

/** @param {{run: LogLine[], marked?: number, onLine?: (line: LogLine) => void}} props */
function Run({ run, marked, onLine }) {
  const seat = run[0]?.seat ?? -1;
  // That a turn ended is seen by who comes next; only a replay stops there.
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
          html`<${Step}
            key=${line.n}
            line=${line}
            short=${place > 0}
            marked=${marked === line.n}
            onLine=${onLine}
          />`,
      )}
    </div>
  </div>`;
}

/** @param {{line: LogLine, short: boolean, marked: boolean, onLine?: (line: LogLine) => void}} props */
function Step({ line, short, marked, onLine }) {
  return html`<span
      class=${names("step", marked && "marked", onLine && "jump")}
      data-line=${line.n}
      aria-current=${marked ? "step" : undefined}
      onClick=${onLine && (() => onLine(line))}
      ><${Sentence} words=${short ? withoutName(line) : line.words} />${
        line.changes.length > 0 &&
        html`${" "}<span class="change"
            >(${shortened(line).map(
              (change, place) => html`${place > 0 && ", "}<${Sentence} words=${change} />`,
            )})</span
          >`
      }</span
    >${" "}`;
}

/**
 * What a move changed, each player named once and the one who moved not at all.
 * @param {LogLine} line
 * @returns {Word[][]}
 */
function shortened(line) {
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
 * A later sentence about the same player does not repeat the name: "Dismisses the green Column."
 * @param {LogLine} line
 * @returns {Word[]}
 */
function withoutName(line) {
  const [first, second, ...rest] = line.words;
  if (typeof first !== "object" || !("seat" in first) || first.seat !== line.seat)
    return line.words;
  if (typeof second !== "string") return line.words;
  const words = second.trimStart();
  return [words.charAt(0).toLocaleUpperCase(language.value) + words.slice(1), ...rest];
}

/**
 * Text, players and cards of a sentence.
 * @param {{words: Word[]}} props
 */
export function Sentence({ words }) {
  return words.map((word) => {
    if (typeof word === "string") return word;
    if ("card" in word) return html`<${CardLink} card=${word.card} name=${word.name} />`;
    // Somebody may have changed the name since the line was sent.
    return html`<b class="pname">${table.value?.seats[word.seat]?.name || word.name}</b>`;
  });
}

/** @param {{card: string, name: string}} props */
export function CardLink({ card, name }) {
  const family = cards.value?.cards[card]?.family;
  /** @param {MouseEvent} event */
  const open = (event) => {
    event.stopPropagation();
    showCard(card);
  };
  return html`<button class=${names("cardlink", family)} onClick=${open}>
    ${family && html`<${Icon} name=${family} />`}${name}
  </button>`;
}
