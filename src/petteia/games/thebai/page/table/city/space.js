// A Kadmeia space: empty, or with a stone and the archons on it.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { Archon } from "../pieces/archon.js";
import { seatColour, seatName } from "../pieces/seat.js";
import { Roofs, Stone, roofsWords, stoneWords } from "../pieces/stone.js";
import { useScene, useThing } from "../scene.js";

/**
 * @typedef {import("./model.js").CityModel} CityModel
 */

/**
 * @param {{at: string, model: CityModel, fresh: boolean, style: object}} props
 */
export function Space({ at, model, fresh, style }) {
  const stone = model.stones.get(at);
  return stone
    ? html`<${StoneSpace} at=${at} stone=${stone} model=${model} fresh=${fresh} style=${style} />`
    : html`<${EmptySpace} at=${at} style=${style} />`;
}

/** @param {{at: string, style: object}} props */
function EmptySpace({ at, style }) {
  const words = say("thebai-space-empty", { space: at });
  const anchor = useThing(`space:${at}`, null, words);
  const label = sentences(words, availability(anchor));
  return html`<button
    class=${names("kad", anchor.lit && "lit")}
    style=${style}
    tabindex=${anchor.lit ? 0 : -1}
    aria-label=${label}
    title=${label}
    ...${anchor.props}
  >
    ${anchor.lit && html`<span>${at}</span>`}<${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * @param {{at: string, stone: import("../../wire.js").CityStone, model: CityModel, fresh: boolean,
 *   style: object}} props
 */
function StoneSpace({ at, stone, model, fresh, style }) {
  const scene = useScene();
  const { screen } = scene;
  const card = `stone:${stone.stone}`;
  const words = stoneWords(stone.stone);
  const walk = screen.walk;
  const step = walk ? walk.visited.indexOf(at) : -1;
  const here = walk !== null && walk.visited.at(-1) === at;
  const archons = model.archons.get(at) ?? [];
  const what = sentences(
    say("thebai-space-stone", { space: at, stone: words?.name ?? stone.stone }),
    stone.owner !== null && say("thebai-stone-of", { name: seatName(screen, stone.owner) }),
    words?.text ?? roofsWords(stone.roofs),
    ...archons.map((seat) => say("thebai-archon", { name: seatName(screen, seat) })),
  );
  const anchor = useThing(`space:${at}`, card, what);
  const stops = anchor.moves.some(({ kind }) => kind === "stop");
  const label = sentences(what, fresh && say("thebai-fresh"), availability(anchor));
  const mover = walk && screen.prompt.turn >= 0 ? screen.prompt.turn : screen.to_move;
  return html`<button
    class=${names("kst", anchor.lit && "lit", step >= 0 && "been", here && "here", fresh && "fresh", here && mover >= 0 && seatColour(mover))}
    style=${style}
    aria-label=${label}
    title=${scene.spec.cardViews?.has(card) ? undefined : label}
    ...${anchor.props}
  >
    <${Stone} ...${stone} glow=${model.glow.get(at)} />
    ${step > 0 && html`<b class="stepno">${step}</b>`}
    ${walk && step === 0 && !here && mover >= 0 && html`<${Archon} seat=${mover} hollow />`}
    ${archons.map((seat, index) => html`<${Archon} key=${seat} seat=${seat} class=${names(here && "me", index > 0 && "second")} />`)}
    ${stops && html`<b class="stopw">${say("thebai-stop")}</b>`}
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * The stone being placed: tapping it turns it.
 * @param {{chosen: import("./model.js").Chosen, glow: string[] | undefined, style: object, onTurn: () => void}} props
 */
export function ChosenStone({ chosen, glow, style, onTurn }) {
  const { at, stone, owner, roofs, turning } = chosen;
  const name = stoneWords(stone)?.name ?? stone;
  const drawn = html`<${Stone} stone=${stone} owner=${owner} roofs=${roofs} glow=${glow} />`;
  if (!turning) return html`<span class="chosen" style=${style}>${drawn}</span>`;
  const label = sentences(say("thebai-turn-stone", { stone: name, space: at }), roofsWords(roofs));
  return html`<button class="chosen" style=${style} aria-label=${label} title=${label} data-test="turn-stone" onClick=${onTurn}>
    ${drawn}
  </button>`;
}

/** The glow of a neighbour's roof, over the stone. @param {{edges: string[], style: object}} props */
export const Glow = ({ edges, style }) =>
  html`<span class="glowing" style=${style}><${Roofs} roofs="" glow=${edges} only /></span>`;
