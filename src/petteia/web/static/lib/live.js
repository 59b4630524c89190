// The live table: a WebSocket that receives every change and reconnects by itself.
import { batch, effect, signal } from "./html.js";
import { ApiError, get } from "./api.js";
import { language } from "./messages.js";
import { dropUnknownTokens, rememberCommitment, tokensOf } from "./my-tables.js";
import { patched } from "../live/patch.js";
import { PAUSES, playback } from "../live/playback.js";
import { pace as chosenPace, ownName } from "./settings.js";

/**
 * @template T
 * @typedef {import("../vendor/signals.js").Signal<T>} Signal
 */

/** @type {Signal<import("./wire.js").Face | null>} the seats and all around the game */
export const table = signal(null);
/**
 * A position of a game that has started.
 * @typedef {import("./wire.js").Position & {screen: import("./wire.js").Screen}} Position
 */

/** @type {Signal<Position | null>} the newest position */
export const position = signal(null);
/** @type {Signal<import("./wire.js").LogLine[]>} */
export const log = signal([]);
/** @type {Signal<import("./wire.js").ChatLine[]>} */
export const chat = signal([]);
/** @type {Signal<import("./wire.js").Cards | null>} */
export const cards = signal(null);
/** When the clocks were received, by `performance.now()`. */
export const clocksReceived = signal(0);
/** Is the socket open? */
export const connected = signal(false);
/** @type {Signal<ApiError | null>} why there is no table */
export const tableError = signal(null);

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20000;
/** Milliseconds before the cards are requested again. */
const CARDS_PAUSE = 1500;
/** Milliseconds after which a silent server counts as gone. */
const SILENCE = 4000;
/** The server closes the socket with this plus an HTTP status. */
const REFUSED = 4000;
const NOT_FOUND = 404;
/** Temporary refusals: timeout, too many requests. */
const TEMPORARY = [408, 429];
/** Above this the server itself has a problem. */
const LAST_CLIENT_ERROR = 499;

let current = "";
/** @type {WebSocket | null} */
let socket = null;
let pause = FIRST_PAUSE;
let cardsFor = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {ReturnType<typeof setTimeout> | undefined} running while a message is expected */
let deadline;
/** The newest position the server has mentioned; the socket must deliver it. */
let expected = 0;
/**
 * The newest position received; the moves of others are shown a little later.
 * @type {import("./wire.js").PositionMessage | null}
 */
let newest = null;
/** @type {Partial<import("./wire.js").ErrorBody>} the error before the server closes the socket */
let reason = {};

/**
 * Connect to a table; the signals follow it until `leave`.
 * @param {string} id
 */
export function open(id) {
  if (current === id) return;
  leave();
  current = id;
  connect();
}

/** Disconnect from the table. */
export function leave() {
  current = cardsFor = "";
  expected = 0;
  newest = null;
  clearTimeout(retry);
  shown.clear();
  batch(() => {
    closeQuietly();
    table.value = position.value = cards.value = tableError.value = null;
    log.value = [];
    chat.value = [];
  });
}

/** Tell the server that the secrets have changed. */
export function reconnect() {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ tokens: tokensOf(current) }));
  } else if (current && socket?.readyState !== WebSocket.CONNECTING) {
    // A socket that is still connecting sends the newest secrets when it is open.
    connect();
  }
}

/**
 * Check that the server still answers. After sleep or a change of network a socket may be dead
 * without an event.
 */
export function check() {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ ping: 1 }));
    startDeadline(SILENCE);
  } else if (current && !socket && !tableError.peek()) {
    connect();
  }
}

/**
 * Expect the socket to deliver a position; otherwise reconnect.
 * @param {number | null | undefined} seq
 */
export function expect(seq) {
  expected = Math.max(expected, seq ?? 0);
  if (socket && expected > received()) startDeadline(SILENCE);
}

/** The number of the newest position received. */
const received = () => newest?.seq ?? 0;

/** @param {number} timeout milliseconds the server may take */
function startDeadline(timeout) {
  deadline ??= setTimeout(() => {
    drop();
    reconnectLater();
  }, timeout);
}

function clearDeadline() {
  clearTimeout(deadline);
  deadline = undefined;
}

/** Close the socket without waiting; a dead one would take a minute. */
function drop() {
  clearDeadline();
  const old = socket;
  socket = null;
  old?.close();
  connected.value = false;
}

/**
 * Close the socket for good. One that is still connecting is closed once it is open: closing it
 * earlier makes the browser log an error.
 */
function closeQuietly() {
  const old = socket;
  if (old?.readyState === WebSocket.CONNECTING) {
    socket = null;
    old.onopen = () => old.close();
  }
  drop();
}

/** Reconnect after a pause that doubles each time. */
function reconnectLater() {
  clearTimeout(retry);
  retry = setTimeout(connect, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

function connect() {
  clearTimeout(retry);
  drop();
  shown.clear();
  reason = {};
  const id = current;
  const url = new URL(`api/tables/${id}/live`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  const mine = new WebSocket(url);
  socket = mine;
  // After failures the server gets more time.
  startDeadline(SILENCE + 2 * pause);
  mine.onopen = () => {
    // Request the whole log: names and language may have changed.
    const name = ownName.peek().trim();
    const tokens = tokensOf(id);
    mine.send(JSON.stringify({ tokens, language: language.peek(), log: 0, name, changes: true }));
  };
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data));
  };
  mine.onclose = ({ code }) => {
    if (socket !== mine) return;
    drop();
    const status = code - REFUSED;
    if (TEMPORARY.includes(status)) pause = LONGEST_PAUSE;
    else if (status > 0 && status <= LAST_CLIENT_ERROR) {
      tableError.value = new ApiError(status, reason);
      return;
    }
    // The server has another table than before, perhaps an older one from a backup.
    if (status > LAST_CLIENT_ERROR) expected = 0;
    reconnectLater();
  };
}

/** @param {import("./wire.js").ServerMessage} message */
function receive(message) {
  if (message.type === "problem") {
    // An unknown secret is dropped; the table goes on without it.
    if (message.error.key === "wrong-token") dropUnknownTokens(current);
    else reason = message.error;
    return;
  }
  connected.value = true;
  pause = FIRST_PAUSE;
  if (message.type === "changes") {
    addChanges(message);
    return;
  }
  if (message.type === "position") newest = message;
  if (message.type === "table") rememberCommitment(message);
  // The first messages include a position; a table without one would never be drawn.
  if (newest && received() >= expected) clearDeadline();
  if (message.type === "chat") show(message);
  else shown.add(message);
}

/**
 * The position after changes; ask for a whole one if they do not fit what we have.
 * @param {import("./wire.js").ChangesMessage} message
 */
function addChanges({ base, seq, patch, log: lines }) {
  if (newest?.seq === base) receive({ ...patched(newest, patch), seq, log: lines });
  else socket?.send(JSON.stringify({ whole: true }));
}

/** @param {import("./wire.js").ServerMessage} message */
function show(message) {
  batch(() => {
    if (message.type === "table") {
      tableError.value = null;
      clocksReceived.value = performance.now();
      table.value = message;
      loadCards();
    } else if (message.type === "position") {
      const { from, lines } = message.log;
      log.value = [...log.value.slice(0, from), ...lines];
      // There is no screen before the game starts.
      position.value = started(message) ? message : null;
    } else if (message.type === "chat") {
      chat.value = [...chat.value.slice(0, message.from), ...message.lines];
    }
  });
}

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");

/** What the server has sent about the table, in its order. */
const shown = playback(show, (message) => {
  const ready = document.hidden || REDUCED.matches || table.peek()?.clock?.mode !== "none";
  return message.type === "position" && !ready && byOthers(message) ? PAUSES[chosenPace.peek()] : 0;
});

/** Show at once all that has happened. */
export const skipAhead = shown.skip;

/**
 * Is this the next position after a move of somebody else?
 * @param {import("./wire.js").Position} next
 */
function byOthers(next) {
  const now = position.peek();
  return now !== null && next.moves > now.moves && !table.peek()?.mine.includes(now.screen.to_move);
}

/**
 * @param {import("./wire.js").Position} newest
 * @returns {newest is Position}
 */
const started = (newest) => newest.screen !== null;

/** Load the cards of this table once per language. */
async function loadCards() {
  const wanted = `${current} ${language.peek()} ${table.peek()?.status === "lobby"}`;
  if (cardsFor === wanted) return;
  cardsFor = wanted;
  const id = current;
  try {
    const got = await get(`tables/${id}/cards`, tokensOf(id));
    if (id === current) cards.value = got;
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (id !== current) return;
    // A game without cards has no such address.
    if (problem.status === NOT_FOUND) return;
    cardsFor = "";
    setTimeout(() => id === current && loadCards(), CARDS_PAUSE);
  }
}

effect(() => {
  const lang = language.value;
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ language: lang }));
    loadCards();
  }
});

// Whoever acts does not want to wait.
for (const event of ["pointerdown", "keydown"]) addEventListener(event, skipAhead, true);
setInterval(check, HEARTBEAT);
addEventListener("online", check);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) check();
});
