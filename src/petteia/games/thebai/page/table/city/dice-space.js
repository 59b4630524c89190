// A dice space between two Kadmeia spaces: empty, or with a die, a standee or an occupied marker.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { Emblem } from "../../emblems.js";
import { Die, dieWords } from "../pieces/die.js";
import { seatName } from "../pieces/seat.js";
import { Standee, heroName } from "../pieces/standee.js";
import { stoneWords } from "../pieces/stone.js";
import { useScene, useThing } from "../scene.js";
import { isUpright } from "./geometry.js";

/**
 * @typedef {import("./model.js").CityModel} CityModel
 */

/**
 * @param {{at: string, model: CityModel, fresh: boolean, style: object, covered?: boolean}} props
 *   `covered`: a button for something else lies over it
 */
export function DiceSpace({ at, model, fresh, style, covered }) {
  const { screen } = useScene();
  const die = model.dice.get(at);
  const standee = model.standees.get(at);
  const marked = model.markers.has(at);
  const full = Boolean(die || standee || marked);
  const near = at.split("-").some((space) => model.stones.has(space));
  const inside = die
    ? dieWords(die, screen)
    : standee
      ? say("thebai-standee", { hero: heroName(standee.hero), name: seatName(screen, standee.seat) })
      : say(marked ? "thebai-city-marker" : "thebai-dice-free");
  const words = sentences(betweenWords(at, model), inside);
  const anchor = useThing(`dice:${at}`, null, words);
  const label = sentences(words, fresh && say("thebai-fresh"), availability(anchor));
  const look = names(
    "dsp",
    isUpright(at) ? "v" : "h",
    full ? "full" : near ? "near" : "far",
    anchor.lit && "lit",
    fresh && "fresh",
  );
  const drawn = die
    ? html`<${Die} ...${die} />`
    : standee
      ? html`<${Standee} ...${standee} />`
      : marked
        ? html`<span class="marker"><${Emblem} name="occupied" /></span>`
        : html`<i class="slot"></i>`;
  if (covered) return html`<span class=${look} style=${style}>${drawn}</span>`;
  return html`<button
    class=${look}
    style=${style}
    tabindex=${anchor.lit || full ? 0 : -1}
    aria-label=${label}
    title=${label}
    ...${anchor.props}
  >
    ${drawn}<${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * Where a dice space lies, by the stones beside it.
 * @param {string} at
 * @param {CityModel} model
 */
function betweenWords(at, model) {
  const [one, other] = at.split("-").map((space) => {
    const stone = model.stones.get(space);
    const name = stone && stoneWords(stone.stone)?.name;
    return name ? say("thebai-stone-on", { stone: name, space }) : space;
  });
  return say("thebai-dice-between", { one, other });
}
