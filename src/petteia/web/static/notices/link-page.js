// The page behind the links of a notice: it ends the notices, or confirms an e-mail address.
import { html, useEffect, useState } from "../lib/html.js";
import { ApiError, post } from "../lib/api.js";
import { say } from "../lib/messages.js";
import { linkTo } from "../lib/routes.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";

/**
 * Opening the link to end notices is enough. A confirmation needs a tap: programs that look for
 * viruses open links, too.
 * @param {{id: string, notice: string, code: string}} props
 */
export function NoticeLinkPage({ id, notice, code }) {
  const [words, setWords] = useState("");
  /** @param {string} path */
  const send = async (path, body = {}) => {
    try {
      await post(`tables/${id}/notices/${notice}/${path}`, body);
      setWords(say(path === "stop" ? "notices-stopped" : "notices-confirmed"));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setWords(problem.words || say("trouble-offline"));
    }
  };
  useEffect(() => {
    if (!code) send("stop");
  }, [id, notice, code]);
  const asks = Boolean(code) && !words;
  return html`<div class="page">
    <${Topbar} />
    <main class="still" aria-busy=${!words && !asks} data-test="notice-link">
      <${Icon} name="i-bell" />
      <h1 role="status">${asks ? say("notices-confirm") : words || say("table-opening")}</h1>
      <div class="row">
        ${
          asks &&
          html`<button
            class="btn primary"
            data-test="notice-confirm"
            onClick=${() => send("confirm", { code })}
          >
            ${say("notices-confirm-yes")}
          </button>`
        }
        ${words && html`<a class="btn" ...${linkTo(`t/${id}`)}>${say("notices-to-table")}</a>`}
      </div>
    </main>
  </div>`;
}
