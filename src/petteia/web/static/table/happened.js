// What the others did since the player's last decision, what happened to the player, and where the
// game stands.
import { html, names, signal } from "../lib/html.js";
import { log } from "../lib/live.js";
import { language, say } from "../lib/messages.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";
import { Sentence, shortened, textOf, withoutName } from "./log.js";
import { tab, useScene } from "./scene.js";

/** @typedef {import("../lib/wire.js").LogLine} LogLine */

/** So many players' moves are shown at once; the log has the others. */
const SHOWN = 2;
/** A spectator is told so many lines. */
const WATCHED = 4;
/** So many milliseconds a new stage is announced. */
const ANNOUNCED = 1700;
/** Lines that are obvious from the next one. */
const OBVIOUS = ["end-turn"];

/** The table and the number of the last line about the player that was closed. */
const closed = signal({ table: "", n: -1 });

/**
 * The lines after the player's last decision. During the own turn they are those before it.
 * @param {LogLine[]} lines
 * @param {{seat: number, to_move: number}} screen
 */
export function newLines(lines, { seat, to_move: mover }) {
  if (seat < 0) return lines.slice(-WATCHED);
  /** @param {LogLine | undefined} line */
  const decided = (line) => line?.seat === seat && !line.forced;
  let end = lines.length;
  if (mover === seat) {
    for (let place = end - 1; lines[place]?.seat === seat; place -= 1) {
      if (decided(lines[place])) end = place;
    }
  }
  let start = end;
  while (start > 0 && !decided(lines[start - 1])) start -= 1;
  return lines.slice(start, end);
}

/**
 * The lines that tell what happened to a player: what others did, and moves the game made for the
 * player between those of others.
 * @param {LogLine[]} news
 * @param {number} seat
 */
export function linesAbout(news, seat) {
  const other = news.findIndex((line) => line.seat !== seat);
  return news.filter(
    (line, place) =>
      line.concerns.includes(seat) || (line.seat === seat && line.forced && other >= 0 && place > other),
  );
}

/**
 * The lines of each player in a row, the newest first; those of others, if there are any.
 * @param {LogLine[]} news
 * @param {number} seat
 */
export function inTurns(news, seat) {
  const others = news.filter((line) => line.seat !== seat);
  /** @type {LogLine[][]} */
  const turns = [];
  for (const line of others.length ? others : news) {
    if (OBVIOUS.includes(line.kind)) continue;
    const current = turns.at(-1);
    if (current?.[0].seat === line.seat) current.push(line);
    else turns.push([line]);
  }
  return turns.reverse();
}

/** One line above the prompt: what happened to the player, or what the others did. */
export function Happened() {
  const { screen, still, mine, face } = useScene();
  if (still || screen.over) return null;
  const news = newLines(log.value, screen);
  const read = closed.value.table === face.id ? closed.value.n : -1;
  const about = mine ? linesAbout(news, screen.seat).filter(({ n }) => n > read) : [];
  if (about.length) return html`<${ToYou} about=${about} />`;
  const turns = inTurns(news, screen.seat);
  const shown = turns.slice(0, SHOWN);
  return html`<div class="happened">
    ${screen.stage && html`<span class="where" role="status" data-test="stage">${screen.stage}</span>`}
    ${
      turns.length > 0 &&
      html`<button
        class="news"
        aria-label=${`${say("happened-open")}: ${turns.map(wordsOf).join(" ")}`}
        data-test="news"
        onClick=${openLog}
      >
        ${shown.map(
          (turn) =>
            html`<span class="turn-told" key=${turn[0].n}>
              ${turn[0].seat >= 0 && html`<${Token} seat=${turn[0].seat} small title=${nameOf(turn[0].seat)} />`}
              <span>${wordsOf(turn)}</span>
            </span>`,
        )}
        ${turns.length > 1 && html`<b class=${names("others", turns.length <= SHOWN && "few")}>+${turns.length - 1}</b>`}
      </button>`
    }
  </div>`;
}

/** @param {LogLine[]} turn */
const wordsOf = (turn) =>
  turn
    .map((line, place) => {
      const words = textOf(place > 0 ? withoutName(line) : line.words);
      return line.forced ? `${words} ${say("log-forced")}` : words;
    })
    .join(" ");

/** The log is beside the table, or behind a tab. */
function openLog() {
  tab.value = "log";
  requestAnimationFrame(() => {
    const button = /** @type {HTMLElement | null} */ (document.querySelector("[data-test=tab-log]"));
    button?.click();
  });
}

/** The stage of the table in front, and when it began. */
let stage = { table: "", language: "", words: "", since: -Infinity };

/** A new Epoch, phase or round, for a moment. */
export function Announcement() {
  const { screen, face, still } = useScene();
  const now = { table: face.id, language: language.value, words: screen.stage };
  if (still) return null;
  if (now.table !== stage.table || now.language !== stage.language) stage = { ...now, since: -Infinity };
  else if (now.words !== stage.words) stage = { ...now, since: performance.now() };
  if (!now.words || performance.now() - stage.since > ANNOUNCED) return null;
  return html`<span class="announcement" key=${now.words} aria-hidden="true">${now.words}</span>`;
}

/**
 * What happened to the player, at the start of the turn, until the first decision.
 * @param {{about: LogLine[]}} props
 */
function ToYou({ about }) {
  const { screen, face } = useScene();
  const close = () => {
    closed.value = { table: face.id, n: about.at(-1)?.n ?? -1 };
  };
  return html`<div class="to-you" role="status" data-test="to-you">
    <${Icon} name="i-bell" class="sm" />
    <div tabindex="0">
      <b>${say("happened-to-you")}</b>${" "}
      ${about.map((line) => html`<${About} key=${line.n} line=${line} seat=${screen.seat} />${" "}`)}
    </div>
    <button class="btn ghost close" aria-label=${say("happened-close")} data-test="to-you-close" onClick=${close}>
      <${Icon} name="i-close" class="sm" />
    </button>
  </div>`;
}

/** @param {{line: LogLine, seat: number}} props */
function About({ line, seat }) {
  const own = line.changes.filter((change) =>
    change.some((word) => typeof word === "object" && "seat" in word && word.seat === seat),
  );
  const told = shortened({ ...line, changes: own });
  return html`<span
    ><${Sentence} words=${line.words} />${line.forced && html` ${say("log-forced")}`}${
      told.length > 0 &&
      html` (${told.map((change, place) => html`${place > 0 && ", "}<${Sentence} words=${change} />`)})`
    }</span
  >`;
}
