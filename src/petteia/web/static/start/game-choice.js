// The choice of the game, each with its picture.
import { html } from "../lib/html.js";
import { pageOf } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { chosenGame, gameKey, offer } from "../lib/offer.js";
import { Choices } from "../parts/choices.js";
import { Icon } from "../parts/icon.js";

export function GameChoice() {
  const games = offer.value?.games ?? [];
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
        setting === chosenGame.value && html`<i class="tick"><${Icon} name="i-check" /></i>`
      }`,
  }));
  return html`<${Choices}
    class="games"
    label=${say("games")}
    choices=${choices}
    value=${chosenGame.value?.game ?? ""}
    onChoice=${(/** @type {string} */ key) => (gameKey.value = key)}
  />`;
}

/** @param {{setting: import("../lib/wire.js").GameSetting}} props */
function GameCard({ setting }) {
  const { game, name, fewest, most, minutes } = setting;
  const players = fewest === most ? fewest : `${fewest}–${most}`;
  const page = pageOf(game);
  return html`<svg
      class="art"
      viewBox="0 0 640 124"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      ${html`<${page?.Picture ?? Board} />`}
    </svg>
    <b>${name}</b>
    <span>
      ${minutes ? say("game-facts", { fewest, most, minutes }) : say("game-players", { players })}
    </span>
    <span>${page?.about?.() ?? ""}</span>`;
}

/** The picture of a game that brings none: a board in perspective. */
const Board = () => html`
  <path class="f" d="M250 40h140l90 84H160z" />
  <path class="l" d="M285 40l-45 84M320 40v84M355 40l45 84M232 57h176M212 76h216M188 98h264" />
  <circle class="au" cx="320" cy="66" r="9" />
`;
