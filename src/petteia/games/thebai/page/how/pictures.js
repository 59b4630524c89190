// The pictures of "How to win": the pieces of the table, with components of the house edition.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Emblem } from "../emblems.js";
import { BigCard } from "../table/boards/card-views.js";
import { Archon } from "../table/pieces/archon.js";
import { Commander } from "../table/pieces/commander.js";
import { Die } from "../table/pieces/die.js";
import { Effect } from "../table/pieces/effect.js";
import { OrderCard } from "../table/pieces/order.js";
import { Roof } from "../table/pieces/roof.js";
import { Stone } from "../table/pieces/stone.js";

/**
 * @typedef {import("../wire.js").ThebaiCards} Cards
 * @typedef {import("../wire.js").Component} Component
 * @typedef {{cards: Cards}} Props
 */

const STONE = 80;
const LEVELS = ["1", "1*", "2", "2*", "3", "3*"];
/** The hoplites and the commander of the battle, and the attack: the conflict and its modifier. */
const BATTLE = { hoplites: ["2*", "1"], commander: 2, conflict: 2, attack: "hippomedon" };

/** @param {Cards} cards @param {string} key @returns {Component | undefined} */
const wordsOf = (cards, key) => cards.cards[key];

/** @param {Props & {card: string}} props */
function Shown({ cards, card }) {
  const words = wordsOf(cards, card);
  return words ? html`<${BigCard} words=${words} />` : null;
}

/** @param {Props & {stone: string, owner?: number | null, roofs?: string, glow?: string[], children?: any}} props */
function OneStone({ cards, stone, children, ...props }) {
  const words = wordsOf(cards, `stone:${stone}`);
  return html`<${Stone} stone=${stone} words=${words} size=${STONE} ...${props}>${children}<//>`;
}

/** A dice space between two stones. @param {{children?: any}} props */
const Between = ({ children }) => html`<span class=${names("howspace", children && "full")}>${children}</span>`;

const Arrow = () => html`<${Icon} name="i-next" class="arrow" />`;

/** Two tiles of fate. @param {Props} props */
export const Fate = ({ cards }) =>
  html`<div class="howpair">
    <${Shown} cards=${cards} card="prosperity:p7" /><${Shown} cards=${cards} card="conflict:conflict4" />
  </div>`;

/** A citizen works at home, or in the city. @param {Props} props */
export const Citizen = ({ cards }) =>
  html`<div class="howpair">
    <div class="howhome">
      <${Die} kind="citizen" seat=${0} level="2" />
      <${Shown} cards=${cards} card="estate-space:blue3" />
    </div>
    <div class="howcity">
      <${OneStone} cards=${cards} stone="K1" owner=${0} />
      <${Between}><${Die} kind="citizen" seat=${0} level="2" /><//>
      <${OneStone} cards=${cards} stone="K5" owner=${1} />
    </div>
  </div>`;

/** An archon walks over two dice. @param {Props} props */
export const Walk = ({ cards }) =>
  html`<div class="howcity">
    <${OneStone} cards=${cards} stone="K3" owner=${1}><${Archon} seat=${0} hollow /><//>
    <${Between}><${Die} kind="citizen" seat=${1} level="1*" /><//>
    <${OneStone} cards=${cards} stone="K7" owner=${0} />
    <${Between}><${Die} kind="citizen" seat=${0} level="2" /><//>
    <${OneStone} cards=${cards} stone="N04"><${Archon} seat=${0} /><//>
  </div>`;

/** An order of each colour. @param {Props} props */
export const Orders = ({ cards }) =>
  html`<div class="howorders">
    ${["O06", "O16", "O31", "O37"].map((order) => {
      const words = wordsOf(cards, `order:${order}`);
      return html`<${OrderCard} key=${order} order=${{ order }} words=${words} />`;
    })}
  </div>`;

/** How dice rise, and what becomes of them. @param {Props} props */
export const Rise = ({ cards }) => {
  const path = Object.values(cards.cards).filter(({ kind }) => kind === "path-space");
  return html`<div class="howrise">
    <div>
      ${LEVELS.map((level) => html`<${Die} key=${level} kind="citizen" seat=${0} level=${level} />`)}
      <${Arrow} /><${Emblem} name="councillor" class="becomes" />
    </div>
    <p>
      ${say("thebai-how-rise-path")}
      <b>${path.map(({ number }) => number).join(" · ")}</b><${Emblem} name="vp" class="v" />
    </p>
    <div>
      ${LEVELS.map((level) => html`<${Die} key=${level} kind="hoplite" seat=${0} level=${level} />`)}
      <${Arrow} /><${Commander} seat=${0} strength=${2} /><${Emblem} name="hero" class="becomes" />
    </div>
  </div>`;
};

/** Two roofs that match, what roofs bring, and the columns of the estate. @param {Props} props */
export const Build = ({ cards }) =>
  html`<div class="howbuild">
    <div class="howcity close">
      <${OneStone} cards=${cards} stone="K4" owner=${1} glow=${["right"]} />
      <${OneStone} cards=${cards} stone="N11" roofs="SOOB" glow=${["left"]} />
    </div>
    <dl>
      ${Object.values(cards.cards)
        .filter(({ kind }) => kind === "roof")
        .map(
          ({ key, icons }) =>
            html`<div key=${key}>
              <dt><${Roof} roof=${key} named /></dt>
              <dd><${Effect} icons=${icons} line /></dd>
            </div>`,
        )}
    </dl>
    <ol class="howcolumnvalues">
      ${cards.column_values.map(
        (value, index) =>
          html`<li key=${index}>
            <small>${say("thebai-how-column", { column: index + 2 })}</small><b>${value}</b>
            <${Emblem} name="vp" class="v" />
          </li>`,
      )}
    </ol>
  </div>`;

/** A battle in numbers. @param {Props} props */
export function Battle({ cards }) {
  const { hoplites, commander, conflict, attack } = BATTLE;
  const modifier = wordsOf(cards, `attack:${attack}`)?.number ?? 0;
  const own = hoplites.reduce((sum, level) => sum + Number.parseInt(level, 10), commander);
  const above = own - conflict - modifier;
  return html`<div class="howbattle">
    <table>
      <tr>
        <th>${say("thebai-how-battle-own")}</th>
        <td>
          <span>
            ${hoplites.map((level) => html`<${Die} key=${level} kind="hoplite" seat=${0} level=${level} /> + `)}
            <${Commander} seat=${0} strength=${commander} />
          </span>
        </td>
        <td><b>${own}</b></td>
      </tr>
      <tr>
        <th>${say("thebai-how-battle-attack")}</th>
        <td><span><${Emblem} name="attack" /> ${conflict} + ${modifier}</span></td>
        <td><b>${conflict + modifier}</b></td>
      </tr>
      <tr class="total">
        <th>${say("thebai-how-battle-above")}</th>
        <td><span>${above} → <${Emblem} name="vp" class="v" /></span></td>
        <td><b>+${cards.superiority[above] ?? 0}</b></td>
      </tr>
    </table>
    <${Shown} cards=${cards} card="gate-tile:g5" />
  </div>`;
}

/** The spaces of both tracks. @param {Props} props */
export const Altar = ({ cards }) =>
  html`<div class="howaltar">
    ${["dionysos", "ares"].map(
      (track) =>
        html`<div key=${track}>
          <${Emblem} name=${track} class="god" />
          <ol>
            ${Object.values(cards.cards)
              .filter(({ kind, key, number }) => kind === "altar-space" && number > 0 && key.startsWith(track))
              .sort((one, other) => one.number - other.number)
              .map(({ number, icons }) => html`<li key=${number}><${Effect} icons=${icons} /></li>`)}
          </ol>
        </div>`,
    )}
  </div>`;

/** The sign before a statement. @param {string} name */
export const sign = (name) => () => html`<${Emblem} name=${name} />`;
