// Requests to the server: JSON over HTTP, errors as `ApiError`.
import { language } from "./messages.js";

/** Milliseconds after which a request fails; even a hint takes less. */
const TIMEOUT = 25000;
/** Milliseconds for what a bot searches thoroughly, also on a server that is not compiled. */
export const PATIENCE = 90000;

/** An error response of the server, with its message. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {Partial<import("./wire.js").ErrorBody>} error
   */
  constructor(status, error) {
    super(error.words ?? error.key ?? `status ${status}`);
    this.status = status;
    this.key = error.key ?? "";
    this.words = error.words ?? "";
    this.rule = error.rule ?? null;
    this.seq = error.seq ?? null;
  }
}

/**
 * @param {string} path
 * @returns {string}
 */
const address = (path) => {
  const url = new URL(`api/${path}`, document.baseURI);
  url.searchParams.set("lang", language.peek());
  return url.href;
};

/**
 * @param {string} path
 * @param {RequestInit} request
 * @param {number} [timeout]
 * @returns {Promise<any>}
 */
async function ask(path, request, timeout = TIMEOUT) {
  let answer;
  let text;
  try {
    answer = await fetch(address(path), { ...request, signal: AbortSignal.timeout(timeout) });
    text = await answer.text();
  } catch {
    throw new ApiError(0, { key: "offline" });
  }
  const body = read(text);
  if (!answer.ok) throw new ApiError(answer.status, body?.error ?? {});
  return body;
}

/**
 * The JSON of a response. A proxy may answer with a page of its own instead.
 * @param {string} text
 * @returns {any}
 */
function read(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch (problem) {
    if (problem instanceof SyntaxError) return null;
    throw problem;
  }
}

/** @param {string[]} tokens */
const bearer = (tokens) => (tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {});

/**
 * @param {string} path below api/
 * @param {string[]} [tokens]
 */
export const get = (path, tokens = []) =>
  ask(path, { headers: /** @type {HeadersInit} */ (bearer(tokens)) });

/**
 * @param {string} path below api/
 * @param {unknown} [body]
 * @param {string[]} [tokens]
 * @param {number} [timeout] milliseconds
 */
export const post = (path, body = {}, tokens = [], timeout = TIMEOUT) =>
  ask(
    path,
    {
      method: "POST",
      headers: /** @type {HeadersInit} */ ({ "Content-Type": "application/json", ...bearer(tokens) }),
      body: JSON.stringify(body),
    },
    timeout,
  );
