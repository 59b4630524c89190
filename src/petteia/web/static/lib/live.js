// The table as it is now: a socket that brings every change and comes back by itself.
import { batch, effect, signal } from "./html.js";
import { ApiError, get } from "./api.js";
import { sortOut, tokensOf } from "./my-tables.js";
import { language } from "./messages.js";

/**
 * @template T
 * @typedef {import("../vendor/signals.js").Signal<T>} Signal
 */

/** @type {Signal<import("./wire.js").Face | null>} the seats and all around the game */
export const table = signal(null);
/** @type {Signal<import("./wire.js").Position | null>} the newest position */
export const position = signal(null);
/** @type {Signal<import("./wire.js").LogLine[]>} */
export const log = signal([]);
/** @type {Signal<import("./wire.js").ChatLine[]>} */
export const chat = signal([]);
/** @type {Signal<import("./wire.js").Cards | null>} */
export const cards = signal(null);
/** When the table's clocks were told, by `performance.now()`. */
export const heard = signal(0);
/** Is the socket open? */
export const connected = signal(false);
/** @type {Signal<ApiError | null>} why there is no table */
export const trouble = signal(null);

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 20000;
/** Without its cards a table cannot be drawn: they are asked for again after this. */
const CARDS_PAUSE = 1500;
/** A server that owes a message for so long is no longer at the other end. */
const SILENCE = 4000;
/** The socket closes with this plus an HTTP status when the server refuses us. */
const REFUSED = 4000;
const NOT_FOUND = 404;
/** Refusals that pass: too slow, too often. What is above these is the server's own trouble. */
const PASSING = [408, 429];
const OURS = 499;

let current = "";
/** @type {WebSocket | null} */
let socket = null;
let pause = FIRST_PAUSE;
let cardsFor = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;
/** @type {ReturnType<typeof setTimeout> | undefined} running while the server owes a message */
let deadline;
/** The position the server has spoken of; the socket must bring it. */
let due = 0;
/** @type {{key?: string, words?: string}} what the server said before it refused us */
let reason = {};

/**
 * Go to a table; its signals follow it until `leave`.
 * @param {string} id
 */
export function open(id) {
  if (current === id) return;
  leave();
  current = id;
  connect();
}

/** No table any more. */
export function leave() {
  current = cardsFor = "";
  due = 0;
  clearTimeout(retry);
  batch(() => {
    letGo();
    table.value = position.value = cards.value = trouble.value = null;
    log.value = [];
    chat.value = [];
  });
}

/** The secrets have changed: the server must hear it. */
export function reconnect() {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ tokens: tokensOf(current) }));
  } else if (current && socket?.readyState !== WebSocket.CONNECTING) {
    // One that is just opening sends the newest secrets by itself.
    connect();
  }
}

/**
 * Is the server still at the other end? After a laptop's sleep or a change of network a socket may
 * be dead and not know it.
 */
export function check() {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ ping: 1 }));
    owe(SILENCE);
  } else if (current && !socket && !trouble.peek()) {
    connect();
  }
}

/**
 * There is a position the socket must bring, or it is dead.
 * @param {number | null | undefined} seq
 */
export function expect(seq) {
  due = Math.max(due, seq ?? 0);
  if (socket && due > (position.peek()?.seq ?? 0)) owe(SILENCE);
}

/** @param {number} patience how long the server may take to say what it owes */
function owe(patience) {
  deadline ??= setTimeout(() => {
    drop();
    comeBack();
  }, patience);
}

function paid() {
  clearTimeout(deadline);
  deadline = undefined;
}

/** Give the socket up; a dead one would take a minute to close by itself. */
function drop() {
  paid();
  const old = socket;
  socket = null;
  old?.close();
  connected.value = false;
}

/** Nobody wants the socket any more. One that is just opening is closed when it is open: before that
 * the browser would complain of it. */
function letGo() {
  const old = socket;
  if (old?.readyState === WebSocket.CONNECTING) {
    socket = null;
    old.onopen = () => old.close();
  }
  drop();
}

/** Open another socket, each time a little later. */
function comeBack() {
  clearTimeout(retry);
  retry = setTimeout(connect, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
}

function connect() {
  clearTimeout(retry);
  drop();
  reason = {};
  const id = current;
  const url = new URL(`api/tables/${id}/live`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  const mine = new WebSocket(url);
  socket = mine;
  // The slower the way to the server seems to be, the more time it gets.
  owe(SILENCE + 2 * pause);
  mine.onopen = () => {
    // All lines are asked for again: names and language may have changed meanwhile.
    mine.send(JSON.stringify({ tokens: tokensOf(id), language: language.peek(), log: 0 }));
  };
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data));
  };
  mine.onclose = ({ code }) => {
    if (socket !== mine) return;
    drop();
    const status = code - REFUSED;
    if (PASSING.includes(status)) pause = LONGEST_PAUSE;
    else if (status > 0 && status <= OURS) {
      trouble.value = new ApiError(status, reason);
      return;
    }
    comeBack();
  };
}

/** @param {any} message */
function receive(message) {
  const { type, ...body } = message;
  if (type === "problem") {
    // A secret the server does not know is no trouble: the table goes on without it.
    if (body.error.key === "wrong-token") sortOut(current);
    else reason = body.error;
    return;
  }
  batch(() => {
    connected.value = true;
    pause = FIRST_PAUSE;
    if (type === "table") {
      trouble.value = null;
      heard.value = performance.now();
      table.value = body;
      loadCards();
    } else if (type === "position") {
      log.value = [...log.value.slice(0, body.log.from), ...body.log.lines];
      // Before the game begins there is nothing to see on it.
      position.value = body.screen ? body : null;
    } else if (type === "chat") {
      chat.value = [...chat.value.slice(0, body.from), ...body.lines];
    }
  });
  if ((position.peek()?.seq ?? 0) >= due) paid();
}

/** The cards of this table in this language, once. */
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

setInterval(check, HEARTBEAT);
addEventListener("online", check);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) check();
});
