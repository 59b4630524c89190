// The city: seven rows of stones with dice between them, the rim around, gates and heroes at the sides.
import { html, names, useLayoutEffect, useRef } from "petteia/lib/html.js";
import { table } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { Emblem } from "../../emblems.js";
import { Note } from "../boards/thing.js";
import { Roof, RoofMark, roofName } from "../pieces/roof.js";
import { SeatToken } from "../pieces/seat.js";
import { TurnButton, turnStone, useTurn } from "../placing.js";
import { layout, turned, useScene, useThing } from "../scene.js";
import { calm } from "../shows/controller.js";
import { countingSpace } from "../shows/counting.js";
import { changesBetween, remember, signsOf } from "./changes.js";
import { DiceSpace } from "./dice-space.js";
import {
  ROWS,
  allDiceSpaces,
  allSpaces,
  atArea,
  between,
  diceArea,
  isUpright,
  neighbour,
  placeOf,
  spaceArea,
  touchesRow,
} from "./geometry.js";
import { modelOf, rimKey, turnEdge } from "./model.js";
import { LeftSide, RightSide, rangeOf } from "./sides.js";
import { ChosenStone, Glow, Space } from "./space.js";
import { WalkMarks } from "./walk.js";

/**
 * @typedef {import("./geometry.js").Area} Area
 * @typedef {import("./model.js").CityModel} CityModel
 */

/** @type {{table: string, memory: import("./changes.js").Memory | null}} */
const seen = { table: "", memory: null };

/**
 * The anchors where something changed since the reader's own last move.
 * @param {import("../scene.js").Scene} scene
 * @returns {Set<string>}
 */
function freshAnchors({ screen, still, mine, position }) {
  const id = table.peek()?.id ?? "";
  if (still) return new Set();
  if (seen.table !== id) Object.assign(seen, { table: id, memory: null });
  seen.memory = remember(seen.memory, position.seq, mine, signsOf(screen));
  return changesBetween(seen.memory.base, seen.memory.now);
}

/**
 * The whole city, or one row of it with both its channels.
 * @param {{row?: number}} props
 */
export function City({ row }) {
  const scene = useScene();
  const { screen } = scene;
  useTurn();
  const pan = useRef(/** @type {HTMLElement | null} */ (null));
  const model = modelOf(screen, turned.value);
  const fresh = row ? new Set() : freshAnchors(scene);
  usePan(pan, scene, row);
  const count = screen.city.columns.length;
  return html`<section
    class=${names("city", row !== undefined && "onerow")}
    data-part="city"
    aria-label=${row ? say("thebai-city-row", { row }) : say("thebai-city")}
  >
    ${!row && html`<${PanBar} pan=${pan} />`}
    <div class="pan" ref=${pan} tabindex="-1">
      <div class=${names("cityboard", `cols${count}`)}>
        <${Board} model=${model} fresh=${fresh} row=${row} />
      </div>
    </div>
  </section>`;
}

/**
 * @param {{model: CityModel, fresh: Set<string>, row?: number}} props
 */
function Board({ model, fresh, row }) {
  const { screen, open } = useScene();
  const { city, placing } = screen;
  const { columns } = city;
  const { chosen } = model;
  const rows = city.rows.filter((one) => !row || one.row === row);
  const first = row ? 2 * row - 3 : 0;
  /** @param {Area} area */
  const place = (area) => atArea({ column: area.column, row: area.row - first });
  const spaces = allSpaces(columns).filter((at) => !row || placeOf(at).row === row);
  const dice = allDiceSpaces(columns).filter((at) => !row || touchesRow(at, row));
  const covered = coveredDice(model, columns, open);
  const band = model.battleRow !== null && (!row || row === model.battleRow);
  return html`
    ${!row &&
    html`<h2 class="corner tl">${say("thebai-city")}</h2>
      <span class="corner tr">${say("thebai-heroes")}</span>`}
    <div class="cl" aria-hidden="true">${[...columns].map((name) => html`<span key=${name}>${name}</span>`)}</div>
    <div class="rown" aria-hidden="true">
      ${rows.map((one) => html`<b key=${one.row} class=${names(one.row === model.battleRow && "battle")}>${one.row}</b>`)}
    </div>
    <div class="gl">
      ${rows.map(
        (one) =>
          html`<${LeftSide}
            key=${one.row}
            row=${one}
            battle=${one.row === model.battleRow}
            fresh=${fresh.has(`commander:${one.row}`)}
          />`,
      )}
    </div>
    <${Rim} side="top" roofs=${row ? "" : city.rim.top} keys=${[...columns]} model=${model} />
    <${Rim} side="left" roofs=${city.rim.left} keys=${rows.map((one) => `${one.row}`)} model=${model} />
    <div class="kgrid">
      ${band && html`<${Band} row=${model.battleRow ?? 0} whole=${!row} place=${place} />`}
      ${spaces.map((at) =>
        chosen?.at === at
          ? html`<${ChosenStone}
              key=${at}
              chosen=${chosen}
              glow=${model.glow.get(at)}
              style=${place(spaceArea(at))}
              onTurn=${() => placing && turnStone(placing, 1)}
            />`
          : html`<${Space} key=${at} at=${at} model=${model} fresh=${fresh.has(`space:${at}`)} style=${place(spaceArea(at))} />`,
      )}
      ${dice.map(
        (at) =>
          html`<${DiceSpace}
            key=${at}
            at=${at}
            model=${model}
            fresh=${fresh.has(`dice:${at}`)}
            style=${place(diceArea(at))}
            covered=${covered.has(at)}
          />`,
      )}
      ${!row && html`<${HeraldRing} place=${place} /><${WalkMarks} place=${place} />`}
      ${!row && chosen && html`<${Placed} model=${model} chosen=${chosen} place=${place} />`}
    </div>
    <${Rim} side="right" roofs=${city.rim.right} keys=${rows.map((one) => `${one.row}`)} model=${model} />
    <${Rim} side="bottom" roofs=${row ? "" : city.rim.bottom} keys=${[...columns]} model=${model} />
    <div class="gr-col">${rows.map((one) => html`<${RightSide} key=${one.row} row=${one} />`)}</div>
  `;
}

/**
 * The dice spaces under the buttons of the stone being placed: they turn it, or choose its roofs.
 * @param {CityModel} model
 * @param {string} columns
 * @param {Map<string, unknown>} open
 * @returns {Set<string>}
 */
function coveredDice(model, columns, open) {
  const { chosen } = model;
  if (!chosen) return new Set();
  const edges = chosen.edges.map(({ edge }) => edge).filter((edge) => open.has(`edge:${edge}`));
  const all = [...edges, turnEdge(model, columns)].filter(Boolean);
  const beside = all.map((edge) => neighbour(chosen.at, edge, columns)).filter(Boolean);
  return new Set(beside.map((space) => between(chosen.at, space)));
}

/**
 * The row of the coming battle with both its channels, which is what counts in it.
 * @param {{row: number, whole: boolean, place: (area: Area) => object}} props
 */
function Band({ row, whole, place }) {
  const style = place({ column: 1, row: 2 * row - 1 });
  return html`<span
    class=${names("rowband", whole && row === 1 && "first", whole && row === ROWS && "last")}
    style=${style}
  ></span>`;
}

/**
 * The space of the herald that counts for Antigone; its sign is where channels cross, because dice lie
 * beside the space.
 * @param {{place: (area: Area) => object}} props
 */
function HeraldRing({ place }) {
  const at = countingSpace.value;
  if (!at) return null;
  return html`<span class="ringf" style=${place(spaceArea(at))}>
    <${Note} words=${say("thebai-herald-ring")}><${Emblem} name="herald" /><//>
  </span>`;
}

/**
 * What goes with the stone being placed: bars between matching roofs, the roofs to choose, turn buttons.
 * @param {{model: CityModel, chosen: import("./model.js").Chosen, place: (area: Area) => object}} props
 */
function Placed({ model, chosen, place }) {
  const { screen, open } = useScene();
  const { columns } = screen.city;
  const { at } = chosen;
  const asked = chosen.edges.filter(({ edge }) => open.has(`edge:${edge}`));
  const turners = turnEdge(model, columns);
  return html`${model.joins.map(
      (dice) => html`<span class=${names("join", isUpright(dice) ? "v" : "h")} key=${dice} style=${place(diceArea(dice))}></span>`,
    )}
    ${[...model.glow].map(([space, edges]) => space !== at && html`<${Glow} key=${space} edges=${edges} style=${place(spaceArea(space))} />`)}
    ${asked.map((edge) => {
      const there = neighbour(at, edge.edge, columns);
      const area = there ? diceArea(between(at, there)) : spaceArea(at);
      return html`<${EdgeButton} key=${edge.edge} edge=${edge} rim=${!there} style=${place(area)} />`;
    })}
    ${turners &&
    html`<span class=${names("turners", turners === "top" && "above")} style=${place(spaceArea(at))}>
      <${TurnButton} way=${-1} /><${TurnButton} way=${1} />
    </span>`}`;
}

/**
 * A roof of the stone just placed that may be triggered.
 * @param {{edge: import("../../wire.js").EdgePreview, rim: boolean, style: object}} props
 */
function EdgeButton({ edge, rim, style }) {
  const words = sentences(say("thebai-edge-name", { edge: edge.edge }), edge.words);
  const anchor = useThing(`edge:${edge.edge}`, null, words);
  const label = sentences(words, availability(anchor));
  return html`<button
    class=${names("edgeb", edge.edge, rim && "atrim")}
    style=${style}
    aria-label=${label}
    title=${label}
    ...${anchor.props}
  >
    <${Roof} roof=${edge.roof} /><${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * A side of the rim.
 * @param {{side: string, roofs: string, keys: string[], model: CityModel}} props
 */
function Rim({ side, roofs, keys, model }) {
  const across = side === "top" || side === "bottom";
  return html`<div class=${`rim rim-${side}`}>
    ${keys.map((key, index) => {
      const roof = roofs[across ? index : Number(key) - 1];
      if (!roof) return null;
      const label = say("thebai-rim", { roof: roofName(roof) });
      const glows = model.rimGlow.has(rimKey(across ? `${key}1` : `A${key}`, side));
      return html`<span
        key=${key}
        class=${names("rimseg", `rs-${roof.toLowerCase()}`, glows && "glowing")}
        role="img"
        aria-label=${label}
        title=${label}
      >
        <svg viewBox="0 0 12 12"><${RoofMark} roof=${roof} x=${0} y=${0} size=${12} /></svg>
      </span>`;
    })}
  </div>`;
}

/**
 * On a phone: the gates and the heroes lie beside what is seen, and the next battle is told in one line.
 * @param {{pan: {current: HTMLElement | null}}} props
 */
function PanBar({ pan }) {
  const { screen } = useScene();
  const [battle] = screen.battles;
  /** @param {"gates" | "heroes"} to */
  const show = (to) => () => {
    const it = pan.current;
    if (it) scrollTo(it, isShown(it, to) ? "city" : to, calm() ? "instant" : "smooth");
  };
  return html`<div class=${names("panbar", battle && "battle")}>
    <button aria-label=${say("thebai-gates")} title=${say("thebai-gates")} data-test="show-gates" onClick=${show("gates")}>
      ‹<${Emblem} name="gate" />
    </button>
    ${
      battle
        ? html`<${Note} words=${battle.words} class="pbattle">
            <${Emblem} name="attack" />
            <b>${say("thebai-city-battle", { row: battle.row })}</b>
            <span>${say("thebai-city-attack", { range: rangeOf(battle.low, battle.high) })}</span>
            <span class="totals">
              ${battle.seats.map(
                ({ seat, total }) => html`<span key=${seat}><${SeatToken} seat=${seat} small />${total ?? "–"}</span>`,
              )}
            </span>
          <//>`
        : html`<span></span>`
    }
    <button aria-label=${say("thebai-heroes")} title=${say("thebai-heroes")} data-test="show-heroes" onClick=${show("heroes")}>
      <${Emblem} name="hero" />›
    </button>
  </div>`;
}

/**
 * @param {HTMLElement} pan
 * @param {"gates" | "heroes"} side
 */
const isShown = (pan, side) =>
  side === "gates" ? pan.scrollLeft < 8 : pan.scrollLeft > pan.scrollWidth - pan.clientWidth - 8;

/**
 * @param {HTMLElement} pan
 * @param {string} to
 * @param {ScrollBehavior} behavior
 */
function scrollTo(pan, to, behavior) {
  const gates = pan.querySelector(".gl")?.clientWidth ?? 0;
  const left = to === "gates" ? 0 : to === "city" ? gates : pan.scrollWidth;
  pan.scrollTo({ left, behavior });
}

/** What may be clicked beside the city. */
const SIDES = ":is(.gl, .gr-col) [data-lit]";

/**
 * Keep what may be clicked in view where the city is larger than its panel.
 * @param {{current: HTMLElement | null}} ref
 * @param {import("../scene.js").Scene} scene
 * @param {number | undefined} row
 */
function usePan(ref, scene, row) {
  const sort = layout.value;
  const aside = useRef(false);
  useLayoutEffect(() => {
    if (ref.current && sort === "phone") scrollTo(ref.current, "city", "instant");
  }, [sort, row]);
  useLayoutEffect(() => {
    const pan = ref.current;
    if (!pan || (pan.scrollWidth <= pan.clientWidth && pan.scrollHeight <= pan.clientHeight)) return;
    // From gates or heroes that were asked for, back to the city.
    if (aside.current && !pan.querySelector(SIDES)) scrollTo(pan, "city", "instant");
    aside.current = sort === "phone" && pan.querySelector(SIDES) !== null;
    const box = pan.getBoundingClientRect();
    const lit = [...pan.querySelectorAll("[data-lit], .chosen")].map((thing) => thing.getBoundingClientRect());
    const inView = lit.some(
      (one) =>
        one.left >= box.left - 1 && one.right <= box.right + 1 && one.top >= box.top - 1 && one.bottom <= box.bottom + 1,
    );
    if (!lit.length || inView) return;
    const [one] = lit;
    const middle = { x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 };
    const zoom = box.width / pan.offsetWidth || 1;
    const wide = one.left < box.left || one.right > box.right;
    const high = one.top < box.top || one.bottom > box.bottom;
    pan.scrollBy({
      left: wide ? (middle.x - (box.left + box.right) / 2) / zoom : 0,
      top: high ? (middle.y - (box.top + box.bottom) / 2) / zoom : 0,
      behavior: "instant",
    });
  }, [scene.position.seq, sort]);
}
