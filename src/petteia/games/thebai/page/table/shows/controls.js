// The buttons of a show: back, again, skip, next.
import { html, names, signal, useEffect } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { layout } from "../scene.js";
import { act, again, back, finish, next, skip, step, waiting } from "./controller.js";

/** How often the buttons are in the dock; then the show has none of its own. */
const docked = signal(0);

/** The buttons for the dock. */
export function ShowButtons() {
  useEffect(() => {
    docked.value += 1;
    return () => {
      docked.value -= 1;
    };
  }, []);
  return html`<${Buttons} />`;
}

/** The buttons inside a show, while the dock has those of a decision. */
export const OwnButtons = () =>
  docked.value > 0 ? null : html`<div class="show-buttons"><${Buttons} small /></div>`;

/** @param {{small?: boolean}} props */
function Buttons({ small = false }) {
  const now = act.value;
  if (!now) return null;
  const last = step.value >= now.steps.length - 1;
  const more = waiting.value.length > 0;
  const ends = last && !more;
  // A phone has room for two words, on its side for one, a strip of it for none.
  const flat = layout.value === "flat";
  const hand = flat || layout.value === "phone";
  return html`<${Button} test="show-back" icon="i-back" words=${say("thebai-show-back")} small=${small} sign
      disabled=${step.value === 0} onClick=${back} />
    <${Button} test="show-again" icon="i-restart" words=${say("thebai-show-again")} small=${small}
      sign=${small || hand} onClick=${again} />
    <${Button} test="show-skip" icon=${flat ? "i-close" : small ? "i-last" : ""} words=${say("thebai-show-skip")} small=${small}
      sign=${flat} onClick=${more ? skip : finish} />
    <${Button} test="show-next" after=${ends ? "i-check" : "i-next"} small=${small} sign=${small && flat}
      words=${say(ends ? "thebai-show-done" : "thebai-show-next")} primary=${!small} onClick=${next} />`;
}

/**
 * @param {{test: string, words: string, icon?: string, after?: string, small: boolean, sign?: boolean,
 *   primary?: boolean, disabled?: boolean, onClick: () => void}} props `sign`: without its words
 */
function Button({ test, words, icon, after, small, sign, primary, disabled, onClick }) {
  return html`<button
    class=${names("btn", small && "small", sign && "signonly", primary && "primary")}
    data-test=${test}
    disabled=${disabled}
    aria-label=${words}
    title=${sign || small ? words : undefined}
    onClick=${onClick}
  >
    ${icon && html`<${Icon} name=${icon} />`}${!sign && html`<span>${words}</span>`}${after && html`<${Icon} name=${after} />`}
  </button>`;
}
