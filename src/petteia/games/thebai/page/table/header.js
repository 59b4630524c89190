// The state of the game for the top bar: the fate of every round, and the turn order with points.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Emblem } from "../emblems.js";
import { Note, Read } from "./boards/thing.js";
import { SeatToken, seatName } from "./pieces/seat.js";
import { component, useScene } from "./scene.js";

/** @typedef {import("../wire.js").FateTile} FateTile */

export function Header() {
  return html`<${Fate} /><${TurnOrder} />`;
}

/** The fate row is the counter of rounds: done, now, known and hidden. */
function Fate() {
  const { screen } = useScene();
  const label = say("thebai-fate", { round: screen.round, rounds: screen.rounds });
  return html`<ol class="fate" data-part="fate" aria-label=${label} data-test="fate">
    ${screen.fate.map((tile) => html`<${Tile} key=${tile.round} tile=${tile} />`)}
  </ol>`;
}

/** @param {{tile: FateTile}} props */
function Tile({ tile }) {
  const { kind, state, round, row } = tile;
  const words = fateWords(tile);
  const label = say("thebai-fate-tile", { round, what: words, state });
  const hidden = kind === "hidden";
  const inside = html`<small>${round}</small>
    ${state === "done" && html`<${Icon} name="i-check" />`}
    ${kind === "conflict" && state !== "done" && html`<${Emblem} name="attack" class="sign" />`}
    ${kind === "prosperity" && state !== "done" && html`<${Emblem} name="prosper" class="sign" />`}
    ${hidden && state !== "done" && html`<span aria-hidden="true">?</span>`}
    ${!hidden && state !== "done" && html`<span class="fname">${words}</span>`}
    ${kind === "conflict" && state !== "done" && html`<b class="frow">${row}</b>`}`;
  return html`<li
    class=${names(state, kind)}
    aria-current=${state === "now" ? "step" : undefined}
  >
    ${
      tile.tile
        ? html`<${Read} card=${`${kind}:${tile.tile}`} label=${label}>${inside}<//>`
        : html`<${Note} words=${label}>${inside}<//>`
    }
  </li>`;
}

/**
 * A fate tile in a few words.
 * @param {FateTile} tile
 */
export function fateWords({ kind, tile, row }) {
  if (kind === "conflict") return say("thebai-fate-battle", { row: row ?? 0 });
  if (kind === "prosperity") return component("prosperity", tile)?.name ?? "";
  return say("thebai-fate-hidden");
}

function TurnOrder() {
  const { screen } = useScene();
  const { order, seats, to_move: now } = screen;
  return html`<ol class="turn-order" data-part="turn-order" aria-label=${say("thebai-turn-order")} data-test="turn-order">
    <li class="sign"><${Emblem} name="vp" class="v" label=${say("thebai-vp")} /></li>
    ${order.map((seat, place) => {
      const { vp } = seats[seat];
      const name = seatName(screen, seat);
      const points = `${vp}`.replace("-", "−");
      return html`<li key=${seat} title=${say("thebai-vp-of", { name, vp: points })}>
        ${place > 0 && html`<span class="arr" aria-hidden="true">›</span>`}
        <${SeatToken} seat=${seat} now=${seat === now} /><b>${points}</b>
        <span class="vh">${say("thebai-vp-of", { name, vp: points })}</span>
      </li>`;
    })}
  </ol>`;
}

/** So many rounds keep their tiles on narrow screens: this one and the next. */
const NEAREST = 2;

/**
 * Show as many names of fate tiles as fit, the nearest rounds first; the others have their signs only.
 * On narrow screens what is done and what is far away is left out first.
 * @param {HTMLElement} root
 */
export function fitFate(root) {
  const row = root.querySelector(".fate");
  if (!row) return;
  const tiles = [...row.querySelectorAll("li")];
  for (const tile of tiles) tile.classList.remove("brief", "off");
  const done = tiles.filter((tile) => tile.matches(".done"));
  const hidden = tiles.filter((tile) => tile.matches(".hidden:not(.now)")).toReversed();
  const known = tiles.filter((tile) => !tile.matches(".done, .hidden")).toReversed();
  const far = known.slice(0, -NEAREST);
  /** @type {[Element[], string][]} */
  const wide = [
    [known, "brief"],
    [[...done, ...hidden, ...far], "off"],
  ];
  /** @type {[Element[], string][]} */
  const narrow = [
    [[...done, ...hidden, ...far], "off"],
    [known, "brief"],
    [known.slice(0, -1), "off"],
  ];
  for (const [some, mark] of root.matches(".phone, .flat, .tablet") ? narrow : wide) {
    for (const tile of some) {
      if (row.scrollWidth <= row.clientWidth + 1) return;
      tile.classList.add(mark);
    }
  }
}
