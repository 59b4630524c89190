// The table as it is now: a socket that brings every change and comes back by itself.
import { batch, effect, signal } from "./html.js";
import { ApiError, get } from "./api.js";
import { sortOut, tokensOf } from "./tokens.js";
import { language } from "./words.js";

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
/** The socket closes with this plus an HTTP status when coming back would not help. */
const NO_USE = 4000;

let current = "";
/** @type {WebSocket | null} */
let socket = null;
let pause = FIRST_PAUSE;
let cardsFor = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let retry;

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
  current = "";
  clearTimeout(retry);
  socket?.close();
  socket = null;
  cardsFor = "";
  batch(() => {
    table.value = position.value = cards.value = trouble.value = null;
    log.value = [];
    chat.value = [];
    connected.value = false;
  });
}

/** The secrets have changed: the server must hear it. */
export function reconnect() {
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ tokens: tokensOf(current) }));
  } else if (current) {
    clearTimeout(retry);
    connect();
  }
}

function connect() {
  const id = current;
  const url = new URL(`api/tables/${id}/live`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  const mine = new WebSocket(url);
  socket = mine;
  mine.onopen = () => {
    // All lines are asked for again: names and language may have changed meanwhile.
    mine.send(JSON.stringify({ tokens: tokensOf(id), language: language.peek(), log: 0 }));
  };
  mine.onmessage = (event) => {
    if (socket === mine) receive(JSON.parse(event.data));
  };
  mine.onclose = ({ code }) => {
    if (socket !== mine) return;
    connected.value = false;
    if (code >= NO_USE && code < NO_USE + 1000) return;
    retry = setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
}

/** @param {any} message */
function receive(message) {
  const { type, ...body } = message;
  if (type === "problem") {
    // A secret the server does not know is no trouble: the table goes on without it.
    if (body.error.key === "wrong-token") sortOut(current);
    else trouble.value = new ApiError(0, body.error);
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
    cardsFor = "";
  }
}

effect(() => {
  const tongue = language.value;
  if (socket?.readyState === WebSocket.OPEN) {
    socket.send(JSON.stringify({ language: tongue }));
    loadCards();
  }
});

setInterval(() => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ping: 1 }));
}, HEARTBEAT);
