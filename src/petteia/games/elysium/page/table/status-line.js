// The state of the game for the top bar: Epoch, Phase and round, turn order.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { sentences } from "petteia/table/anchor.js";
import { Explained } from "petteia/table/tooltips.js";
import { ROMAN } from "./face.js";
import { useScene } from "./scene.js";

export function StatusLine() {
  const { screen } = useScene();
  const { epoch, epochs } = screen;
  return html`<ol class="epochs" aria-label=${say("elysium-epoch", { epoch, epochs })}>
      ${ROMAN.slice(1, epochs + 1).map(
        (roman, index) =>
          html`<li class=${names(index + 1 < epoch && "done", index + 1 === epoch && "now")}>${roman}</li>`,
      )}
    </ol>
    <span class="phase">
      <b>${screen.phase_words}</b>
      ${screen.round > 0 &&
      html` <span>${say("elysium-round", { round: screen.round, rounds: screen.rounds })}</span>`}
    </span>
    <${Order} />`;
}

function Order() {
  const { screen } = useScene();
  return html`<ol class="order" aria-label=${say("elysium-order")}>
    ${screen.order.map(
      (seat, index) =>
        html`<li key=${seat} data-token=${`order:${seat}`}>
          ${index > 0 && html`<span class="arr" aria-hidden="true">›</span>`}
          <${Disc} number=${index + 1} />
          <${Token} seat=${seat} now=${seat === screen.to_move} title=${nameOf(seat)} />
        </li>`,
    )}
  </ol>`;
}

/** @param {{number: number}} props */
export function Disc({ number }) {
  const label = say("elysium-disc", { number });
  return html`<b class="disc" title=${label} aria-label=${label} role="img">${number}</b>`;
}

/** The Disc on a board: it explains itself. @param {{number: number}} props */
export function BoardDisc({ number }) {
  const label = say("elysium-disc", { number });
  const words = say("elysium-about-disc", { number });
  return html`<${Explained} class="disc" words=${words} label=${sentences(label, words)}>${number}<//>`;
}
