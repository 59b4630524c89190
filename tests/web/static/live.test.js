// The live table follows the messages of its socket.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import * as live from "petteia/lib/live.js";
import { server } from "./setup.js";

class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = Socket.CONNECTING;
  sent = [];

  constructor(url) {
    this.url = url.href;
    Socket.newest = this;
  }

  accept() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }
}
globalThis.WebSocket = Socket;

const position = (seq, log, screen = { to_move: 0 }) => ({ type: "position", seq, moves: seq, screen, log });
const lines = (from, ...ns) => ({ from, lines: ns.map((n) => ({ n })), total: from + ns.length });

function open() {
  server.answers["tables/t/cards"] = () => ({ cards: {} });
  live.open("t");
  Socket.newest.accept();
  return Socket.newest;
}

afterEach(live.leave);

test("the first message asks for everything", () => {
  const socket = open();
  assert.equal(socket.url, "ws://petteia.test/api/tables/t/live");
  assert.deepEqual(socket.sent, [{ tokens: [], language: "en", log: 0, name: "", changes: true }]);
});

test("the log keeps what is still valid and appends the rest", () => {
  const socket = open();
  socket.tell(position(3, lines(0, 0, 1, 2)));
  socket.tell(position(4, lines(3, 3)));
  assert.deepEqual(live.log.value.map(({ n }) => n), [0, 1, 2, 3]);
  socket.tell(position(6, lines(1, 1)));
  assert.deepEqual(live.log.value.map(({ n }) => n), [0, 1]);
  assert.equal(live.position.value.seq, 6);
});

const changes = (base, seq, log, ...patch) => ({ type: "changes", base, seq, log, patch });
const toMove = (value) => ({ op: "replace", path: "/screen/to_move", value });

test("changes give the next position and its new lines", () => {
  const socket = open();
  socket.tell(position(3, lines(0, 0, 1, 2)));
  const first = live.position.value;
  socket.tell(changes(3, 4, lines(3, 3), toMove(1)));
  assert.equal(live.position.value.seq, 4);
  assert.equal(live.position.value.type, "position");
  assert.deepEqual(live.position.value.screen, { to_move: 1 });
  assert.deepEqual(first.screen, { to_move: 0 });
  assert.deepEqual(live.log.value.map(({ n }) => n), [0, 1, 2, 3]);
});

test("changes follow the newest position, also while an older one is shown", () => {
  const socket = open();
  socket.tell(face());
  socket.tell(move(1, 0));
  socket.tell(changes(1, 2, lines(1, 1), toMove(0), { op: "replace", path: "/moves", value: 2 }));
  socket.tell(changes(2, 3, lines(2, 2), toMove(1), { op: "replace", path: "/moves", value: 3 }));
  assert.equal(live.position.value.seq, 1);
  live.skipAhead();
  assert.equal(live.position.value.seq, 3);
  assert.equal(live.position.value.moves, 3);
  assert.deepEqual(live.log.value.map(({ n }) => n), [0, 1, 2]);
});

test("changes that do not fit are not shown; a whole position is asked for", () => {
  const socket = open();
  socket.tell(position(3, lines(0, 0, 1, 2)));
  socket.tell(changes(4, 5, lines(4, 4), toMove(1)));
  assert.equal(live.position.value.seq, 3);
  assert.deepEqual(socket.sent.at(-1), { whole: true });
  socket.tell(position(5, lines(0, 0, 1, 2, 3, 4)));
  assert.equal(live.position.value.seq, 5);
  assert.equal(live.log.value.length, 5);
});

test("before the game there is no position", () => {
  const socket = open();
  socket.tell(position(0, lines(0), null));
  assert.equal(live.position.value, null);
  assert.ok(live.connected.value);
});

test("a refused table is an error with the words of the server", () => {
  const socket = open();
  socket.tell({ type: "problem", error: { key: "no-table", words: "Gone.", rule: null, seq: null } });
  socket.onclose({ code: 4404 });
  assert.equal(live.tableError.value.status, 404);
  assert.equal(live.tableError.value.words, "Gone.");
});

test("a lost connection is no error", () => {
  const socket = open();
  socket.tell(position(1, lines(0)));
  socket.onclose({ code: 1006 });
  assert.equal(live.tableError.value, null);
  assert.equal(live.connected.value, false);
  assert.equal(live.position.value.seq, 1);
});

test("a table that was restored from a backup may be behind what was seen", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const socket = open();
  socket.tell(position(5, lines(0)));
  live.expect(6);
  socket.onclose({ code: 4503 });
  mock.timers.tick(10000);
  const again = Socket.newest;
  assert.notEqual(again, socket);
  again.accept();
  again.tell(position(3, lines(0)));
  assert.equal(live.tableError.value, null);
  mock.timers.tick(60000);
  assert.equal(live.connected.value, true);
  assert.equal(live.position.value.seq, 3);
});

test("leaving forgets the table", () => {
  open().tell({ type: "table", id: "t", status: "lobby", seats: [] });
  assert.equal(live.table.value.id, "t");
  live.leave();
  assert.equal(live.table.value, null);
});

const face = (clock = "none") => ({ type: "table", id: "t", mine: [0], seats: [], clock: { mode: clock }, status: "playing" });
/** A move of two players in turn; nobody is named in the log who only ends a turn. */
const move = (seq, seat) => ({
  ...position(seq, { from: seq - 1, lines: [{ n: seq - 1, seat: -1, forced: false }], total: seq }),
  screen: { to_move: 1 - seat },
});

test("moves of others are shown at the pace, in order, and acting skips ahead", () => {
  const socket = open();
  socket.tell(face());
  socket.tell(move(1, 0));
  socket.tell(move(2, 1));
  socket.tell({ ...face(), status: "over" });
  assert.equal(live.position.value.seq, 1);
  assert.equal(live.table.value.status, "playing", "the end waits for the last move");
  live.skipAhead();
  assert.equal(live.position.value.seq, 2);
  assert.equal(live.table.value.status, "over");
  assert.deepEqual(live.log.value.map(({ n }) => n), [0, 1]);
});

test("own moves, and moves while a clock runs, are shown at once", () => {
  const socket = open();
  socket.tell(face());
  socket.tell(move(1, 1));
  socket.tell(move(2, 0));
  assert.equal(live.position.value.seq, 2);
  socket.tell(face("turn"));
  socket.tell(move(3, 1));
  assert.equal(live.position.value.seq, 3);
});

test("what waits is forgotten with the table", () => {
  const socket = open();
  socket.tell(face());
  socket.tell(move(1, 0));
  socket.tell(move(2, 1));
  live.leave();
  live.skipAhead();
  assert.equal(live.position.value, null);
});
