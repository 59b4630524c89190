// The game in words: grouped by Epoch and Round, with the cards as links.
import { Fragment, html, names, useLayoutEffect, useRef } from "../lib/html.js";
import { cards, log, position, table } from "../lib/live.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";
import { showCard } from "../elysium/zoom.js";
import { sinceLine } from "./since.js";

/** Within so many pixels of the end the log follows what comes. */
const NEAR = 24;

/** The log of the table in front. */
export function Log() {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const follows = useRef(true);
  const lines = log.value;
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  const onScroll = () => {
    const list = box.current;
    if (list) follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
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
 * @param {{lines: import("../lib/wire.js").LogLine[], since?: number, marked?: number, onLine?: (line: import("../lib/wire.js").LogLine) => void}} props
 */
export function Lines({ lines, since = -1, marked, onLine }) {
  return lines.map((line, place) => {
    const before = lines[place - 1];
    const head = headOf(line, before);
    return html`<${Fragment} key=${line.n}>
      ${head && html`<h3 class="ph">${head}</h3>`}
      <${Line} line=${line} marked=${marked === line.n} onLine=${onLine} />
      ${place === since && html`<p class="since"><span>${say("log-since")}</span></p>`}
    <//>`;
  });
}

/**
 * @param {import("../lib/wire.js").LogLine} line
 * @param {import("../lib/wire.js").LogLine | undefined} before
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

/**
 * @param {{line: import("../lib/wire.js").LogLine, marked: boolean, onLine?: (line: import("../lib/wire.js").LogLine) => void}} props
 */
function Line({ line, marked, onLine }) {
  const seat = line.seat ?? -1;
  return html`<div
    class=${names("mv", marked && "marked", onLine && "jump")}
    data-line=${line.n}
    aria-current=${marked ? "step" : undefined}
    onClick=${onLine && (() => onLine(line))}
  >
    ${seat >= 0 && table.value?.seats[seat]
      ? html`<${Token} seat=${seat} small title=${nameOf(seat)} />`
      : html`<span class="dot" aria-hidden="true"></span>`}
    <span
      ><${Sentence} words=${line.words} />${line.changes.map(
        (change) => html` <span class="change"><${Sentence} words=${change} /></span>`,
      )}</span
    >
  </div>`;
}

/**
 * Text, players and cards of a sentence.
 * @param {{words: import("../lib/wire.js").Word[]}} props
 */
export function Sentence({ words }) {
  return words.map((word) => {
    if (typeof word === "string") return word;
    if ("card" in word) return html`<${CardLink} card=${word.card} name=${word.name} />`;
    return html`<b class="pname">${word.name}</b>`;
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
  return html`<button class=${names("cardlink", family)} onClick=${open}
    >${family && html`<${Icon} name=${family} />`}${name}</button
  >`;
}
