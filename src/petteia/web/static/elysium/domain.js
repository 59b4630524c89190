// The Domain of the person in front: the cards that work, in as much detail as their number allows.
import { html, names } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { say } from "../lib/words.js";
import { Dialog } from "../parts/dialog.js";
import { Card, Citizens } from "./card.js";
import { Scene, useScene } from "./scene.js";

const FEW = 3;
const ROOMY = 6;
const FULL = 8;
const CROWDED = 10;

/** @param {number} count */
const density = (count) =>
  count <= FEW ? "few" : count <= ROOMY ? "" : count <= FULL ? "four" : count <= CROWDED ? "five" : "five brief";

export function Domain() {
  const scene = useScene();
  const { screen, seat } = scene;
  const { domain, citizens } = screen.seats[seat];
  const count = domain.length + citizens;
  const shown = domain.length + (citizens ? 1 : 0);
  // A place for the next card is shown where it costs the others no room.
  const more = shown < ROOMY && shown !== FEW && screen.phase === "actions";
  return html`<section class="domain" aria-label=${say("elysium-domain")}>
    <h2>
      <button class="opens" onClick=${() => showDialog(DomainSheet, { scene, seat })}>
        ${say("elysium-domain")}
      </button>
      <span>${say("elysium-cards", { count })}</span>
    </h2>
    <div class=${names("cards", density(shown))}>
      <${DomainCards} seat=${seat} tight=${shown > ROOMY} roomy=${shown <= FEW} />
      ${more &&
      html`<div class="place">${say("elysium-next-card")}</div>`}
    </div>
  </section>`;
}

/** All cards of one Domain. @param {{seat: number, tight?: boolean, roomy?: boolean}} props */
export function DomainCards({ seat, tight, roomy }) {
  const { screen } = useScene();
  const { domain, citizens } = screen.seats[seat];
  return html`${domain.map(
    ({ card, mark }) =>
      html`<${Card}
        key=${card}
        card=${card}
        at=${`domain:${seat}:${card}`}
        owner=${seat}
        mark=${mark}
        tight=${tight}
        roomy=${roomy}
        low
      />`,
  )}
  ${citizens > 0 && html`<${Citizens} key="citizens" seat=${seat} count=${citizens} />`}`;
}

/** @param {{scene: import("./scene.js").SceneThings, seat: number, onClose: () => void}} props */
function DomainSheet({ scene, seat, onClose }) {
  /** @param {Event} event */
  const chosen = (event) => {
    if (/** @type {Element} */ (event.target).closest("[data-lit]")) setTimeout(onClose);
  };
  return html`<${Scene.Provider} value=${scene}>
    <${Dialog} title=${say("elysium-domain")} onClose=${onClose} class="spread">
      <div class="cards" onClickCapture=${chosen}><${DomainCards} seat=${seat} /></div>
    <//>
  <//>`;
}
