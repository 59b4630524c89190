// Placing a stone: choosing its space, turning it with a live preview of what matches, choosing its roofs.
import { html, names, useLayoutEffect } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { Emblem } from "../emblems.js";
import { Roof, roofName } from "./pieces/roof.js";
import { seatName } from "./pieces/seat.js";
import { Stone, stoneWords } from "./pieces/stone.js";
import { bestTurn, chosenStone, nextTurn } from "./city/model.js";
import { turned, useScene, useThing } from "./scene.js";

/**
 * @typedef {import("../wire.js").Placing} Placing
 * @typedef {import("../wire.js").EdgePreview} EdgePreview
 */

/** The stone and space that `turned` is about. */
let about = "";

/** Begin with the rotation that matches most, whenever another stone is to be turned. */
export function useTurn() {
  const { screen } = useScene();
  const { placing } = screen;
  const now = placing?.rotations.length ? `${placing.stone} ${placing.at}` : "";
  useLayoutEffect(() => {
    if (now === about) return;
    about = now;
    if (placing && now) turned.value = bestTurn(placing);
  }, [now]);
}

/**
 * Turn the stone by a quarter, clockwise (1) or counterclockwise (-1).
 * @param {Placing} placing
 * @param {1 | -1} way
 */
export function turnStone(placing, way) {
  turned.value = nextTurn(placing, turned.peek(), way);
}

/** @param {{way: 1 | -1}} props */
export function TurnButton({ way }) {
  const { placing } = useScene().screen;
  const right = way === 1;
  const label = say(right ? "thebai-stone-right" : "thebai-stone-left");
  return html`<button
    class="turnb"
    aria-label=${label}
    title=${label}
    data-test=${right ? "turn-right" : "turn-left"}
    onClick=${() => placing && turnStone(placing, way)}
  >
    <${Emblem} name=${right ? "turn-right" : "turn-left"} />
  </button>`;
}

/** The panel beside the city while a stone is placed. */
export function PlacingPanel() {
  const { screen } = useScene();
  const { placing } = screen;
  useTurn();
  if (!placing) return null;
  const words = stoneWords(placing.stone);
  const chosen = chosenStone(placing, turned.value);
  const turning = Boolean(chosen?.turning);
  const edges = chosen?.edges ?? [];
  const glow = edges.filter(({ matches }) => matches).map(({ edge }) => edge);
  const name = words?.name ?? placing.stone;
  return html`<section class="pnl placing" aria-label=${say("thebai-placing", { stone: name })}>
    <h2>
      ${name}
      <small>
        ${placing.at ? say("thebai-on-space", { space: placing.at }) : say("thebai-no-space-yet")}
        ${placing.owner !== null && ` · ${ownerWords(screen, placing.owner)}`}
      </small>
    </h2>
    <p class="gives">${words?.short || words?.text}</p>
    <div class="bigrow">
      ${turning && html`<${TurnButton} way=${-1} />`}
      <span class="bigstone" onClick=${() => turning && turnStone(placing, 1)}>
        <${Stone} stone=${placing.stone} owner=${placing.owner} roofs=${chosen?.roofs ?? placing.roofs} glow=${glow} />
      </span>
      ${turning && html`<${TurnButton} way=${1} />`}
    </div>
    ${edges.length > 0 && html`<ul class="edges">${edges.map((edge) => html`<${EdgeLine} key=${edge.edge} edge=${edge} />`)}</ul>`}
    <p class="note" aria-live="polite">${note(placing, turning)}</p>
  </section>`;
}

/**
 * @param {{names: string[], seat: number}} screen
 * @param {number} owner
 */
const ownerWords = (screen, owner) =>
  owner === screen.seat ? say("thebai-yours") : say("thebai-stone-of", { name: seatName(screen, owner) });

/**
 * @param {Placing} placing
 * @param {boolean} turning
 */
function note(placing, turning) {
  if (!placing.at) return say("thebai-choose-space");
  const { left } = placing;
  if (turning) return left > 0 ? say("thebai-turn-note", { left }) : say("thebai-turn-note-none");
  return say("thebai-roofs-left", { left });
}

/** An edge in words; a button if its roof may be triggered. @param {{edge: EdgePreview}} props */
function EdgeLine({ edge }) {
  const anchor = useThing(`edge:${edge.edge}`, null, edge.words);
  const inside = html`<span class="where">${say("thebai-edge-name", { edge: edge.edge })}</span>
    <${Roof} roof=${edge.roof} named glow=${edge.matches} />
    <span class="what">${edge.words}</span>`;
  const look = names("edge", edge.matches && "match", anchor.lit && "lit");
  if (!anchor.lit) return html`<li class=${look}>${inside}</li>`;
  const label = sentences(say("thebai-edge-name", { edge: edge.edge }), roofName(edge.roof), edge.words, availability(anchor));
  return html`<li>
    <button class=${look} aria-label=${label} ...${anchor.props}>${inside}<${Rank} of=${anchor.hint} /></button>
  </li>`;
}

/** The same at the thumb, for the dock of a phone: turn buttons and what matches. */
export function PlacingDock() {
  const { screen } = useScene();
  const { placing } = screen;
  useTurn();
  const chosen = chosenStone(placing, turned.value);
  if (!chosen?.turning) return null;
  const matching = chosen.edges.filter(({ matches }) => matches);
  return html`<div class="pturn">
    <${TurnButton} way=${-1} />
    <ul aria-live="polite">
      ${matching.map(
        (edge) =>
          html`<li key=${edge.edge}>
            <${Roof} roof=${edge.roof} named />
            <span><b>${say("thebai-edge-name", { edge: edge.edge })}:</b> ${edge.words}</span>
          </li>`,
      )}
      ${matching.length === 0 && html`<li>${say("thebai-nothing-matches")}</li>`}
    </ul>
    <${TurnButton} way=${1} />
  </div>`;
}
