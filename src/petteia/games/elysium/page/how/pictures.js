// The pictures of "How to win": the components of the table, with cards of the house edition.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Emblem } from "../emblems.js";
import { Board } from "../table/board.js";
import { Bonus } from "../table/bonus.js";
import { Face, ROMAN } from "../table/face.js";
import { Legend } from "../table/legend.js";
import { Temple } from "../table/temple.js";
import { Example } from "./scene.js";

/**
 * @typedef {import("../wire.js").ElysiumCards} Cards
 * @typedef {import("../wire.js").Legend} LegendData
 * @typedef {{cards: Cards}} Props
 */

const LEGEND = { index: 0, at: "", note: "", ghosts: [], next: "", size: 0, full: 0 };

/**
 * The four colours that stand on the board in the picture of a turn; its card needs two of them.
 */
const STANDING = "RBY";

/** A card as it lies in the Agora. @param {Props & {card: string}} props */
function Shown({ cards, card }) {
  const words = cards.cards[card];
  return words ? html`<article class=${`card ${words.family}`}><${Face} words=${words} /></article>` : null;
}

const Arrow = () => html`<${Icon} name="i-next" class="arrow" />`;

/** @param {Props & {legends: LegendData[]}} props */
const Legends = ({ cards, legends }) =>
  html`<${Example} cards=${cards}>
    <div class="legends">
      ${legends.map((legend, index) => html`<${Legend} key=${index} seat=${0} legend=${{ ...legend, index, at: `how:${index}` }} />`)}
    </div>
  <//>`;

/**
 * @param {Cards} cards
 * @param {Partial<LegendData>} [more]
 * @returns {LegendData} a complete Family Legend
 */
const ofFamily = (cards, more) => ({
  ...LEGEND,
  kind: "family",
  title: cards.families.zeus?.name ?? "",
  cards: ["libation", "dioscuri", "eagle-of-zeus"],
  worth: 6,
  ...more,
});

/**
 * @param {Partial<LegendData>} [more]
 * @returns {LegendData} a Level Legend of four cards
 */
const ofLevel = (more) => ({
  ...LEGEND,
  kind: "level",
  title: say("elysium-level", { level: ROMAN[2] }),
  cards: ["trojan-horse", "persephone", "forge-of-etna", "despoina", null],
  ghosts: [{ family: "zeus", level: 2 }],
  worth: 8,
  next: "12",
  ...more,
});

/** Both kinds of Legends. @param {Props} props */
export const Goal = ({ cards }) => html`<${Legends} cards=${cards} legends=${[ofFamily(cards), ofLevel()]} />`;

/** A card to take, and the Columns that stand. @param {Props} props */
export const Turn = ({ cards }) =>
  html`<div class="howturn a">
    <${Shown} cards=${cards} card="danaes-golden-rain" />
    <${Arrow} />
    <${Example} cards=${cards} seat=${{ columns: STANDING }}><${Board} /><//>
  </div>`;

/** @param {Props} props */
export const Quests = ({ cards }) => html`<div class="wide"><${Example} cards=${cards}><${Temple} /><//></div>`;

/** A card leaves the Domain for a Legend, and is paid for. @param {Props} props */
export const Writing = ({ cards }) => {
  const [first, second] = ["libation", "dioscuri"];
  const begun = ofFamily(cards, {
    cards: [first, second, null],
    ghosts: [{ family: "zeus", level: 3 }],
    worth: 3,
    next: "6",
  });
  return html`<div class="howwriting">
    <div class="howcost">
      ${[1, 2, 3].map(
        (level) =>
          html`<span key=${level}>
            <${Emblem} name=${`level-${level}`} class="em" /><b>${level}</b><${Emblem} name="gold" class="g" />
          </span>`,
      )}
    </div>
    <div class="howmove">
      <${Shown} cards=${cards} card="eagle-of-zeus" />
      <${Arrow} />
      <${Legends} cards=${cards} legends=${[begun]} />
    </div>
  </div>`;
};

/** @param {Props} props */
export function Tiles({ cards }) {
  const families = Object.keys(cards.families).map((family) => ({
    family,
    tiles: [5, 2].map((vp) => ({ vp, holder: null })),
  }));
  const levels = [3, 6, 9].map((vp, index) => ({ level: index + 1, vp, holder: null, cards: 0 }));
  return html`<div class="wide"><${Example} cards=${cards} bonus=${{ levels, families }}><${Bonus} /><//></div>`;
}

/** An Elysium at the end, with its points. @param {Props} props */
export function Scoring({ cards }) {
  const level = ofLevel({
    cards: ["trojan-horse", "persephone", "forge-of-etna", "citizen"],
    ghosts: [],
    next: "",
  });
  /** @type {[string, string, number][]} */
  const rows = [
    ["vp", "elysium-how-sum-vp", 14],
    ["k-chronos", "elysium-how-sum-chronos", 6],
    ["k-legend", "elysium-how-sum-legends", 14],
    ["column", "elysium-how-sum-bonus", 11],
    ["citizen", "elysium-how-sum-citizens", -2],
  ];
  const sum = rows.reduce((total, [, , vp]) => total + vp, 0);
  return html`<div class="howsum">
    <${Legends} cards=${cards} legends=${[ofFamily(cards), level]} />
    <table>
      ${rows.map(
        ([sign, key, vp]) =>
          html`<tr key=${key}>
            <th><${Emblem} name=${sign} />${say(key)}</th>
            <td>${vp < 0 ? `−${-vp}` : vp}</td>
          </tr>`,
      )}
      <tr class="total">
        <th>${say("elysium-how-sum")}</th>
        <td>${sum}</td>
      </tr>
    </table>
  </div>`;
}

/** The sign before a statement. @param {string} name */
export const sign = (name) => () => html`<${Emblem} name=${name} class=${names("sign")} />`;
