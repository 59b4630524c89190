// What a player has beside the estate: goods, dice, commanders, tiles, blessings, heroes.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";
import { Archon } from "../pieces/archon.js";
import { Die, levelWords } from "../pieces/die.js";
import { Good } from "../pieces/good.js";
import { component, useScene } from "../scene.js";
import { ThingPicture } from "./card-views.js";
import { Note, Read, Thing } from "./thing.js";
import { STOCK, counted, minus, nameOfThing, spoken } from "./words.js";

/** The levels of dice from the highest. */
const LEVELS = ["3*", "3", "2*", "2", "1*", "1"];

/**
 * Goods and drachmas. The own ones can be clicked while one is to be taken, given or paid.
 * @param {{seat: number, own?: boolean}} props
 */
export function Stock({ seat, own }) {
  const scene = useScene();
  const stock = scene.screen.seats[seat];
  return html`<span class="stock">
    ${STOCK.map((good) => {
      const words = say("thebai-goods", { good, count: stock[good] });
      const inside = html`<${Good} word=${good} count=${stock[good]} plain />`;
      return own && scene.open.has(`good:${good}`)
        ? html`<${Thing} key=${good} at=${`good:${good}`} label=${words} class="amount">${inside}<//>`
        : html`<${Note} key=${good} words=${words} class="amount">${inside}<//>`;
    })}
  </span>`;
}

/** The VP of a player, and what they would be at the end. @param {{seat: number}} props */
export function Points({ seat }) {
  const { vp, score } = useScene().screen.seats[seat];
  return html`<${Note} words=${say("thebai-vp-words", { vp: minus(vp), score: minus(score) })} class="amount vpn">
    <${Emblem} name="vp" class="v" /><b>${minus(vp)}</b>
  <//>`;
}

/**
 * The dice in the supply by level, and the archon if it is there.
 * @param {{seat: number, own?: boolean}} props
 */
export function SupplyDice({ seat, own }) {
  const { citizens, hoplites, archon } = useScene().screen.seats[seat];
  return html`<span class="dicebox">
    <${Dice} kind="citizen" seat=${seat} levels=${citizens} own=${own} />
    <${Dice} kind="hoplite" seat=${seat} levels=${hoplites} own=${own} />
    ${archon === null &&
    html`<${Read} card="archon:archon" label=${say("thebai-archon-home")} class="home">
      <${Archon} seat=${seat} />
    <//>`}
  </span>`;
}

/** @param {{kind: "citizen" | "hoplite", seat: number, levels: string[], own?: boolean}} props */
function Dice({ kind, seat, levels, own }) {
  const groups = counted(levels).sort(([one], [other]) => LEVELS.indexOf(one) - LEVELS.indexOf(other));
  return groups.map(([level, count]) => {
    const label = say("thebai-supply-dice", { kind, count, level: levelWords(level) });
    const card = `${kind}-die:${kind}-die`;
    const inside = html`<${Die} kind=${kind} seat=${seat} level=${level} />
      ${count > 1 && html`<b class="times">×${count}</b>`}`;
    return own
      ? html`<${Thing} key=${level} at=${`${kind}:${level}`} card=${card} label=${label} class="dgroup">${inside}<//>`
      : html`<${Read} key=${level} card=${card} label=${label} class="dgroup">${inside}<//>`;
  });
}

/** Commanders and councillor tiles left, and the citizens that can still come. @param {{seat: number}} props */
export function Reserves({ seat }) {
  const { commanders, councillor_tiles, reserve } = useScene().screen.seats[seat];
  const strengths = commanders.join(" ");
  return html`<span class="reserves">
    <${Read}
      card="commander:commander"
      label=${say("thebai-commanders-left", { count: commanders.length, strengths })}
      class="amount"
    >
      <${Emblem} name="commander" /><b>${strengths || "–"}</b>
    <//>
    <${Note} words=${say("thebai-tiles-left", { count: councillor_tiles })} class="amount">
      <${Emblem} name="councillor" /><b>${councillor_tiles}</b>
    <//>
    <${Note} words=${say("thebai-reserve", { count: reserve })} class="amount">
      <${Emblem} name="citizen" /><b>${reserve}</b>
    <//>
  </span>`;
}

/**
 * Help tiles, blessings, gate tiles and heroes; nothing if there are none.
 * @param {{seat: number, own?: boolean}} props
 */
export function Belongings({ seat, own }) {
  const { help, blessings, gates, heroes } = useScene().screen.seats[seat];
  const tiles = Object.entries(help).filter(([, count]) => count > 0);
  const blessed = Object.entries(blessings).filter(([, count]) => count > 0);
  if (!tiles.length && !blessed.length && !gates.length && !heroes.length) return null;
  return html`<div class="belongings" data-part="belongings">
    ${tiles.map(([tile, count]) => html`<${HelpTile} key=${tile} tile=${tile} count=${count} own=${own} />`)}
    ${blessed.map(([tile, count]) => html`<${Blessing} key=${tile} tile=${tile} count=${count} />`)}
    ${heroes.map(
      (hero) =>
        html`<${Read} key=${hero} card=${`hero:${hero}`} label=${spoken("hero", hero)} class="tag hero-tag">
          <${TagPicture} kind="hero" of=${hero} /><span>${nameOfThing("hero", hero)}</span>
        <//>`,
    )}
    ${gates.map(
      (tile) =>
        html`<${Read} key=${tile} card=${`gate-tile:${tile}`} label=${spoken("gate-tile", tile)} class="tag gate-tag">
          <${TagPicture} kind="gate-tile" of=${tile} /><span>${nameOfThing("gate-tile", tile)}</span>
        <//>`,
    )}
  </div>`;
}

/** @param {{kind: string, of: string}} props */
function TagPicture({ kind, of }) {
  const words = component(kind, of);
  return words ? html`<${ThingPicture} words=${words} />` : null;
}

/** @param {{tile: string, count: number, own?: boolean}} props */
function HelpTile({ tile, count, own }) {
  const words = component("help-tile", tile);
  const card = `help-tile:${tile}`;
  const label = `${spoken("help-tile", tile)}${count > 1 ? ` ×${count}` : ""}`;
  const inside = html`<${Emblem} name="help" /><b>${words?.number}</b>
    ${count > 1 && html`<small>×${count}</small>`}`;
  const classes = names("htile", `row-${words?.group}`);
  return own
    ? html`<${Thing} at=${`help:${tile}`} card=${card} label=${label} class=${classes}>${inside}<//>`
    : html`<${Read} card=${card} label=${label} class=${classes}>${inside}<//>`;
}

/** @param {{tile: string, count: number}} props */
function Blessing({ tile, count }) {
  const words = component("blessing", tile);
  return html`<${Read} card=${`blessing:${tile}`} label=${spoken("blessing", tile)} class="tag bless-tag">
    <${TagPicture} kind="blessing" of=${tile} /><span>${words?.name ?? tile}</span>${count > 1 && html`<b>×${count}</b>`}
  <//>`;
}
