// The invitation to a guided game, for those who have no games yet.
import { html, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { results } from "../lib/my-games.js";
import { recentTables } from "../lib/my-tables.js";
import { chosenGame } from "../lib/offer.js";
import { Offers } from "../lesson/offers.js";

export function Newcomer() {
  const [tables] = useState(recentTables);
  const game = chosenGame.value;
  if (tables.length || results.value.length || !game?.lessons.length) return null;
  return html`<section class="mygames newcomer" aria-labelledby="newcomer" data-test="newcomer">
    <h2 id="newcomer">${say("newcomer")}</h2>
    <ul><${Offers} game=${game} /></ul>
  </section>`;
}
