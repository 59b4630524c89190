// The games of the house, each with its picture.
import { html } from "../lib/html.js";
import { house } from "../lib/house.js";
import { say } from "../lib/words.js";
import { Choices } from "../parts/choices.js";
import { Icon } from "../parts/icon.js";
import { Art } from "./art.js";
import { game, gameKey } from "./plan.js";

export function Games() {
  const games = house.value?.games ?? [];
  const [only] = games;
  if (games.length === 1 && only) {
    return html`<div class="games one">
      <div class="game"><${GameCard} setting=${only} /></div>
    </div>`;
  }
  const choices = games.map((setting) => ({
    value: setting.game,
    class: "game",
    test: `game-${setting.game}`,
    face: html`<${GameCard} setting=${setting} />${
        setting === game.value && html`<i class="tick"><${Icon} name="i-check" /></i>`
      }`,
  }));
  return html`<${Choices}
    class="games"
    label=${say("games")}
    choices=${choices}
    value=${game.value?.game ?? ""}
    onChoice=${(/** @type {string} */ key) => (gameKey.value = key)}
  />`;
}

/** @param {{setting: import("../lib/wire.js").Setting}} props */
function GameCard({ setting }) {
  return html`<${Art} game=${setting.game} />
    <b>${setting.name}</b>
    <span
      >${say("game-facts", { fewest: setting.fewest, most: setting.most, minutes: setting.minutes })}</span
    >
    <span>${say(`game-${setting.game}-about`)}</span>`;
}
