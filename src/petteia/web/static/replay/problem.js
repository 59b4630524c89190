// Shown instead of a replay that does not exist.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { linkTo } from "../lib/routes.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";

/** @param {{problem: {words: string}}} props */
export function ReplayProblem({ problem }) {
  return html`<div class="page">
    <${Topbar} />
    <main class="still">
      <${Icon} name="temple" />
      <h1>${problem.words || say("replay-none")}</h1>
      <div class="row">
        <a class="btn primary" ...${linkTo("")}><${Icon} name="i-home" />${say("end-home")}</a>
      </div>
    </main>
  </div>`;
}
