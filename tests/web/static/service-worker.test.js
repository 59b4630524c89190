// The service worker: what it shows of a push message, and what a tap opens.
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Record<string, (event: any) => void>} */
const handlers = {};
const shown = [];
const opened = [];
let pages = [];
globalThis.self = {
  addEventListener: (name, act) => (handlers[name] = act),
  skipWaiting: () => {},
  registration: {
    scope: "https://games.test/petteia/",
    showNotification: async (title, about) => shown.push({ title, ...about }),
  },
  clients: {
    matchAll: async () => pages,
    openWindow: async (url) => opened.push(url),
  },
};
await import("petteia/service-worker.js");

async function fire(name, event) {
  let work;
  handlers[name]({ ...event, waitUntil: (promise) => (work = promise) });
  await work;
}

const message = {
  kind: "turn",
  table: "owl42x7qmk",
  title: "It is your turn, Thea",
  text: "Nim: the others are waiting for you.",
  language: "en",
  url: "https://elsewhere.test/",
};

test("a push message becomes one notification for each table", async () => {
  await fire("push", { data: { json: () => message } });
  const [note] = shown;
  assert.equal(note.title, message.title);
  assert.equal(note.body, message.text);
  assert.equal(note.tag, "petteia-owl42x7qmk");
  assert.equal(note.lang, "en");
});

test("a tap opens the table below the address of the worker", async () => {
  let closed = 0;
  const notification = { data: { table: "owl42x7qmk" }, close: () => (closed += 1) };
  await fire("notificationclick", { notification });
  assert.deepEqual(opened, ["https://games.test/petteia/t/owl42x7qmk"]);
  assert.equal(closed, 1);
});

test("a tap brings a page to the front that is open already", async () => {
  let focused = 0;
  opened.length = 0;
  pages = [{ url: "https://games.test/petteia/t/owl42x7qmk", focus: async () => (focused += 1) }];
  const notification = { data: { table: "owl42x7qmk" }, close: () => {} };
  await fire("notificationclick", { notification });
  assert.deepEqual(opened, []);
  assert.equal(focused, 1);
});
