// The guided games of all games, to choose from.
import { html } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { useOffer } from "../lib/offer.js";
import { Dialog } from "../parts/dialog.js";
import { Offers } from "./offers.js";

/** @param {{onClose: () => void}} props */
export function LessonsDialog({ onClose }) {
  const games = (useOffer()?.games ?? []).filter((game) => game.lessons.length);
  return html`<${Dialog} title=${say("lessons")} onClose=${onClose} class="games-dialog">
    <p>${say("lessons-about")}</p>
    ${games.map(
      (game) =>
        html`<section key=${game.game}>
          <h3>${game.name}</h3>
          <ul class="results"><${Offers} game=${game} act=${onClose} /></ul>
        </section>`,
    )}
  <//>`;
}
