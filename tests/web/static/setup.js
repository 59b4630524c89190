// What a page module finds in a browser, as far as it needs it, for tests in node:
// `node --import ./tests/web/static/setup.js some.test.js`.
import { readFile } from "node:fs/promises";
import { registerHooks } from "node:module";

const STATIC = new URL("../../../src/petteia/web/static/", import.meta.url);
const GAMES = new URL("../../../src/petteia/games/", import.meta.url);
const BASE = "http://petteia.test/";

// The import map of the page: `petteia/…` is the shared page, `games/<key>/…` the page of a game.
registerHooks({
  resolve(name, context, next) {
    const game = /^games\/(\w+)\/(.*)$/.exec(name);
    if (game) return next(new URL(`${game[1]}/page/${game[2]}`, GAMES).href, context);
    if (name.startsWith("petteia/")) return next(new URL(name.slice(8), STATIC).href, context);
    return next(name, context);
  },
});

/** @type {Map<string, string>} */
const kept = new Map();
/** What localStorage holds; set `forbidden` to make it throw. */
export const storage = {
  forbidden: false,
  clear: () => kept.clear(),
  getItem: (key) => (storage.check(), kept.get(key) ?? null),
  setItem: (key, value) => (storage.check(), kept.set(key, `${value}`)),
  check() {
    if (storage.forbidden) throw new DOMException("forbidden", "SecurityError");
  },
};

/** Media queries that match. */
export const media = new Set();

/** The server: what it answers to a path below api/, and what it was asked. */
export const server = {
  /** @type {Record<string, (request: RequestInit) => unknown>} */
  answers: {},
  /** @type {string[]} */
  asked: [],
  reset() {
    server.answers = {};
    server.asked = [];
  },
};

/** An error that an answer throws. */
export class Refusal extends Error {
  constructor(status, key = "refused") {
    super(key);
    this.status = status;
    this.key = key;
  }
}

async function fetchFromServer(url, request = {}) {
  const { pathname, protocol } = new URL(url);
  // The files of the page lie beside its modules.
  if (protocol === "file:") return new Response(await readFile(new URL(url)));
  const path = pathname.slice("/api/".length);
  server.asked.push(path);
  const answer = server.answers[path];
  if (!answer) throw new TypeError(`the server cannot be reached: ${path}`);
  try {
    return Response.json(await answer(request));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const error = { key: problem.key, words: problem.key, rule: null, seq: null };
    return Response.json({ error }, { status: problem.status });
  }
}

/** The listeners of the window by event. */
export const listeners = new Map();

const define = (name, value) =>
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });

define("localStorage", storage);
define("fetch", fetchFromServer);
define("location", new URL(BASE));
define("addEventListener", (event, act) => listeners.set(event, [...(listeners.get(event) ?? []), act]));
define("removeEventListener", () => {});
define("matchMedia", (query) => ({ matches: media.has(query), addEventListener() {} }));
define("document", {
  baseURI: BASE,
  documentElement: { dataset: {}, lang: "", style: { setProperty() {} } },
  body: {},
  activeElement: null,
  hidden: false,
  querySelector: () => null,
  addEventListener() {},
});
// A heartbeat of the page must not keep the test from ending.
const { setInterval: start } = globalThis;
define("setInterval", (...given) => start(...given).unref());
