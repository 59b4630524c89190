// A game that cannot be shown: why, and the way home.
import { html } from "../lib/html.js";
import { linkTo } from "../lib/routes.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";

/** @param {{problem: {words: string}}} props */
export function Trouble({ problem }) {
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
