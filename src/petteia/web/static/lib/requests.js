// Requests about the table: moves, undo, seats. Their results arrive over the socket.
import { signal } from "./html.js";
import { ApiError, post } from "./api.js";
import { check, expect, position, table } from "./live.js";
import { say } from "./messages.js";
import { keepKeys, keysOf, dropUnknownTokens, tokensOf } from "./my-tables.js";
import { go } from "./routes.js";
import { showToast } from "./toasts.js";

/** Milliseconds after which a slow response makes us check the connection. */
const SLOW = 2500;

/** Is a move being sent? */
export const busy = signal(false);
/** The number of the position which the last such request is about. */
let asked = -1;

/**
 * Send a request about the table; an error is shown as a toast.
 * @param {string} path below this table
 * @param {unknown} [body]
 * @returns {Promise<any>} the answer, or null after an error
 */
export async function request(path, body = {}) {
  const id = table.peek()?.id;
  if (!id) return null;
  try {
    return await send(id, path, body);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.key === "stale") {
      // The position has changed; the socket delivers the newer one.
      expect(problem.seq);
      return null;
    }
    showToast(problem.words || say("trouble-offline"), problem.rule);
    if (problem.key === "offline") check();
    return null;
  }
}

/**
 * @param {string} id
 * @param {string} path
 * @param {unknown} body
 */
async function send(id, path, body) {
  const ask = async () => (await post(`tables/${id}/${path}`, body, tokensOf(id))) ?? {};
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.key !== "wrong-token") throw problem;
    // One of our seats was given away; try again with the others.
    await dropUnknownTokens(id);
    return ask();
  }
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body]
 */
async function change(path, body = {}) {
  const seq = position.peek()?.seq;
  // The next position may arrive before the answer, and may be acted on at once.
  if (seq === undefined || (busy.peek() && seq === asked)) return;
  busy.value = true;
  asked = seq;
  const doubt = setTimeout(check, SLOW);
  try {
    expect((await request(path, { seq, ...body }))?.seq);
  } finally {
    clearTimeout(doubt);
    if (asked === seq) busy.value = false;
  }
}

/** @param {number} action one of the screen's moves */
export const act = (action) => change("moves", { action });
export const undo = () => change("undo");
export const restart = () => change("restart");
/** Ask the others to let us take back our last move. */
export const askUndo = () => change("undo/ask");
/** @param {boolean} agree to such a request of somebody else; false also withdraws our own */
export const answerUndo = (agree) => change("undo/answer", { agree });

/**
 * Go to the next game of this table; seats and secrets are the same.
 * @param {string} next the id of its table
 */
export function joinNext(next) {
  const id = table.peek()?.id;
  if (id && !tokensOf(next).length) keepKeys(next, keysOf(id));
  go(`t/${next}`);
}

/** Play again: open the next table, or join it if it exists. */
export async function again() {
  const answer = await request("again");
  if (answer?.id) joinNext(answer.id);
}
