// What a person does at the table: every act is a request; the socket then shows what came of it.
import { signal } from "./html.js";
import { ApiError, post } from "./api.js";
import { check, expect, position, table } from "./live.js";
import { showToast } from "./toasts.js";
import { go } from "./routes.js";
import { keepKeys, keysOf, sortOut, tokensOf } from "./my-tables.js";
import { say } from "./messages.js";

/** An answer that takes longer makes us doubt whether the server is there. */
const DOUBT = 2500;

/** Is a move on its way? What is lit waits for it. */
export const busy = signal(false);

/**
 * A request about the table in front; a refusal is told to the person.
 * @param {string} path below this table
 * @param {unknown} [body]
 * @returns {Promise<any>} the answer, or null after a refusal
 */
export async function request(path, body = {}) {
  const id = table.peek()?.id;
  if (!id) return null;
  try {
    return await send(id, path, body);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.key === "stale") {
      // Somebody was quicker: the socket brings the newer position.
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
    // A seat of ours was given away; the others are still ours.
    await sortOut(id);
    return ask();
  }
}

/**
 * @param {string} path
 * @param {Record<string, unknown>} [body]
 */
async function change(path, body = {}) {
  const seq = position.peek()?.seq;
  if (busy.peek() || seq === undefined) return;
  busy.value = true;
  const doubt = setTimeout(check, DOUBT);
  try {
    expect((await request(path, { seq, ...body }))?.seq);
  } finally {
    clearTimeout(doubt);
    busy.value = false;
  }
}

/** @param {number} action one of the screen's moves */
export const act = (action) => change("moves", { action });
export const undo = () => change("undo");
export const restart = () => change("restart");

/**
 * Go to the next game of this table: seats and secrets are the same there.
 * @param {string} next the id of its table
 */
export function joinNext(next) {
  const id = table.peek()?.id;
  if (id && !tokensOf(next).length) keepKeys(next, keysOf(id));
  go(`t/${next}`);
}

/** The same people once more: opens the next table, or joins it if somebody was quicker. */
export async function again() {
  const answer = await request("again");
  if (answer?.id) joinNext(answer.id);
}
