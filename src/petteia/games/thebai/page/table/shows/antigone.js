// Antigone's area in a game alone: her score beside yours, her cards, destiny, heralds, stones and supply;
// and her turn, card by card.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { showCard } from "petteia/table/zoom.js";
import { Emblem } from "../../emblems.js";
import { Die } from "../pieces/die.js";
import { Effect } from "../pieces/effect.js";
import { Note, Read } from "../boards/thing.js";
import { SeatToken, seatColour } from "../pieces/seat.js";
import { Stone } from "../pieces/stone.js";
import { component, layout, useScene } from "../scene.js";
import { ANTIGONE } from "./acts.js";
import { OwnButtons } from "./controls.js";
import { act as actNow, calm, seen, show, showPlace, step as stepNow } from "./controller.js";
import { Told } from "./telling.js";
import { figure, sentencesOf } from "./words.js";

export { countingSpace } from "./counting.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("../../wire.js").Component} Component
 * @typedef {import("../../wire.js").Antigone} Antigone
 * @typedef {{act: Act, at: number} | null} Turn her turn while it is shown
 */

const COLOURS = ["wine", "honey", "olive", "sea"];

/** What is said of a card, without what all cards say. @param {Component | undefined} card */
const shortOf = (card) => card?.short || card?.text || "";

export function AntigoneArea() {
  const { screen, still } = useScene();
  const { antigone } = screen;
  if (!antigone) return null;
  const now = still ? null : actNow.value;
  const turn = now?.kind === "antigone" && showPlace.value === "side" ? { act: now, at: stepNow.value } : null;
  return html`<section
    class=${names("pnl anti", seatColour(ANTIGONE), turn && "telling")}
    data-part="antigone"
    aria-label=${screen.names[ANTIGONE]}
    data-test=${turn ? "show" : "antigone"}
    data-kind=${turn ? "antigone" : undefined}
    data-step=${turn ? turn.act.steps[turn.at].name : undefined}
  >
    <${Head} antigone=${antigone} />
    <${Cards} antigone=${antigone} turn=${turn} />
    ${turn && html`<${HerTurn} ...${turn} /><${OwnButtons} />`}
    <${Destiny} antigone=${antigone} turn=${turn} />
    <${Heralds} antigone=${antigone} turn=${turn} />
    <details class="a-how" open=${layout.value !== "desk"} data-test="antigone-has">
      <summary>${say("thebai-antigone-has")}</summary>
      <${Piles} antigone=${antigone} /><${Supply} />
    </details>
    <${Preferences} antigone=${antigone} />
  </section>`;
}

/** @param {{antigone: Antigone}} props */
function Head({ antigone }) {
  const { screen } = useScene();
  const [you, her] = screen.seats;
  const challenge = Object.values(useScene().cards.cards).find(
    ({ kind, number }) => kind === "challenge" && number === antigone.challenge,
  );
  const level = say("thebai-antigone-level", { level: antigone.challenge });
  return html`<header>
    <${SeatToken} seat=${ANTIGONE} />
    <h2>${screen.names[ANTIGONE]}</h2>
    <span class="vs">
      <${Note} words=${`${screen.names[ANTIGONE]}: ${say("thebai-antigone-now", { vp: figure(her.score) })}`}>
        <${SeatToken} seat=${ANTIGONE} small /><b>${figure(her.vp)}</b>
      <//><i aria-hidden="true">·</i>
      <${Note} words=${`${screen.names[0]}: ${say("thebai-antigone-now", { vp: figure(you.score) })}`}>
        <${SeatToken} seat=${0} small /><b>${figure(you.vp)}</b> ${screen.seat === 0 && say("thebai-show-you-small")}
      <//>
    </span>
    <p class="ended">
      ${challenge ? `${challenge.name}, ` : ""}${level} · ${say("thebai-antigone-if", { hers: figure(her.score), yours: figure(you.score) })}
    </p>
  </header>`;
}

/** Her three cards of a turn: done, now, still closed. @param {{antigone: Antigone, turn: Turn}} props */
function Cards({ antigone, turn }) {
  const slots = turn ? cardsOfTurn(turn) : cardsAhead(antigone);
  const last = turn ? null : [...seen.value].reverse().find(({ kind }) => kind === "antigone");
  return html`<div class="a-part" data-part="antigone-cards">
    <h3>
      ${say(turn ? "thebai-antigone-turn" : "thebai-antigone-next")}
      <small>${say("thebai-antigone-left", { count: antigone.hidden })}</small>
      ${
        last &&
        html`<button class="btn small" data-test="antigone-again" onClick=${() => show(last.first)}>
          <${Icon} name="i-restart" />${say("thebai-antigone-again")}
        </button>`
      }
    </h3>
    <ol class="acts">
      ${slots.map(({ card, state }, index) => html`<${Card} key=${index} card=${card} state=${state} place=${index + 1} />`)}
    </ol>
  </div>`;
}

/** @typedef {{card: Component | undefined, state: "done" | "now" | "open" | "closed"}} Slot */

/**
 * @param {{act: Act, at: number}} turn
 * @returns {Slot[]}
 */
function cardsOfTurn({ act, at }) {
  const told = act.steps[at];
  const current = cardNumber(told);
  const scenes = act.lines.flatMap(({ scene }) => (scene?.kind === "card" ? [scene] : []));
  /** @type {Slot[]} */
  const slots = [1, 2].map((number) => {
    const scene = scenes.find((one) => one.number === number);
    if (number > current) return { card: undefined, state: "closed" };
    const card = scene && component(scene.card_kind, scene.card);
    return { card, state: number < current ? "done" : "now" };
  });
  const turned = act.lines.findLast(({ scene }) => scene?.kind === "her-archon")?.scene;
  const third = current > 2 && turned?.kind === "her-archon" ? component(turned.card_kind ?? "", turned.card) : undefined;
  return [...slots, { card: third, state: third ? "now" : "closed" }];
}

/**
 * The number of the card that a step is about; the third is the one that moves her archon.
 * @param {import("./acts.js").ActStep} step
 */
function cardNumber({ lines: [line] }) {
  const scene = line?.scene;
  return scene?.kind === "card" || scene?.kind === "destiny" ? scene.number : 3;
}

/**
 * @param {Antigone} antigone
 * @returns {Slot[]}
 */
function cardsAhead({ card, card_kind }) {
  const open = component(card_kind, card ?? "game-end-card");
  /** @type {Slot} */
  const closed = { card: undefined, state: "closed" };
  // Nothing lies below the game-end card.
  return [{ card: open, state: "open" }, ...(card === null ? [] : [closed, closed])];
}

/** @param {Slot & {place: number}} props */
function Card({ card, state, place }) {
  const third = place === 3;
  return html`<li class=${`act ${state}`} aria-current=${state === "now" ? "step" : undefined}>
    <span class="k">
      ${state === "done" && html`<${Icon} name="i-check" label=${say("thebai-show-happened")} />`}
      ${say("thebai-antigone-card", { place, state: third && state === "now" ? "stays" : state })}
    </span>
    ${
      card
        ? html`<${Name} card=${card} />
            <span class="signs">
              <${Effect} icons=${card.icons} label=${card.text} line />
              ${card.number > 0 && html`<${Emblem} name="destiny" label=${say("thebai-antigone-destiny")} />`}
            </span>
            ${state === "open" && html`<span>${shortOf(card)}</span>`}
            ${card.group && html`<small>${say("thebai-antigone-points", { side: card.group })}</small>`}`
        : html`<b>${say("thebai-antigone-closed")}</b>
            <small>${say(third ? "thebai-antigone-third" : "thebai-antigone-second")}</small>`
    }
  </li>`;
}

/** The name of a card; a tap enlarges it. @param {{card: Component}} props */
const Name = ({ card }) =>
  html`<button class="a-name" onClick=${() => showCard(`${card.kind}:${card.key}`)}>${card.name}</button>`;

/** What she did so far, and why. @param {{act: Act, at: number}} props */
function HerTurn({ act, at }) {
  const { screen } = useScene();
  const from = calm() ? 0 : firstOfCard(act, at);
  const told = act.steps.slice(from, at + 1).flatMap((_, index) => sentencesOf(act, from + index, screen));
  return html`<${Told} told=${told} fresh=${sentencesOf(act, at, screen).length} whole=${calm()} />`;
}

/**
 * The first step of the card in front; the cards before it are told by their names.
 * @param {Act} act
 * @param {number} at
 */
function firstOfCard(act, at) {
  const { steps } = act;
  let first = at;
  while (first > 0 && !(steps[first].name === "card" && (steps[first].upTo ?? 1) <= 1)) {
    // The archon comes after all cards.
    if (steps[first].name === "archon") return first;
    first -= 1;
  }
  return first;
}

/** @param {{antigone: Antigone, turn: Turn}} props */
function Destiny({ antigone, turn }) {
  const card = component("destiny", antigone.destiny);
  const now = turn?.act.steps[turn.at].name === "destiny";
  return html`<div class=${names("her", now && "counts")} data-part="destiny">
    <b><${Emblem} name="destiny" />${say("thebai-antigone-destiny-is")} ${card && html`<${Name} card=${card} />`}</b>
    <span>
      <${Effect} icons=${card?.icons ?? []} label=${card?.text} line />
      ${say("thebai-antigone-each")}
    </span>
  </div>`;
}

/** The two open heralds; the one that the card in front points at counts. @param {{antigone: Antigone, turn: Turn}} props */
function Heralds({ antigone, turn }) {
  const { heralds, counts } = turn ? heraldsOf(turn, antigone) : heraldsNow(antigone);
  return html`<div class="a-part" data-part="heralds">
    <h3>${say("thebai-antigone-heralds")} <small>${say("thebai-antigone-counting")}</small></h3>
    <div class="a-two">
      ${heralds.map((key, index) => {
        const herald = component("herald", key);
        const chosen = key === counts;
        return html`<div key=${index} class=${names("her", chosen && "counts")}>
          <b>${say("thebai-antigone-herald", { side: index === 0 ? "left" : "right", space: herald?.group ?? "" })}${
            chosen && html` <em>${say("thebai-antigone-counts")}</em>`
          }</b>
          <span>${shortOf(herald)}</span>
        </div>`;
      })}
    </div>
  </div>`;
}

/** @param {Antigone} antigone */
const heraldsNow = ({ heralds, pointer }) => ({
  heralds,
  counts: pointer === "" ? "" : heralds[pointer === "left" ? 0 : 1],
});

/**
 * The heralds as they were during her turn: the one that left lay where the last card points.
 * @param {{act: Act, at: number}} turn
 * @param {Antigone} antigone
 */
function heraldsOf({ act, at }, antigone) {
  const scene = act.steps[at].lines[0]?.scene;
  const counts = scene && "herald" in scene ? scene.herald : "";
  const replaced = act.lines.find((line) => line.scene?.kind === "new-herald")?.scene;
  if (replaced?.kind !== "new-herald") return { heralds: antigone.heralds, counts };
  if (scene?.kind === "new-herald") return { heralds: replaced.heralds, counts: replaced.comes };
  const last = act.lines.findLast((line) => line.scene?.kind === "her-archon")?.scene;
  const side = last?.kind === "her-archon" ? component(last.card_kind ?? "", last.card)?.group : "";
  const stayed = replaced.heralds[0];
  return { heralds: side === "right" ? [stayed, replaced.gone] : [replaced.gone, stayed], counts };
}

/** @param {{antigone: Antigone}} props */
function Piles({ antigone }) {
  return html`<div class="a-part">
    <h3>${say("thebai-antigone-stones")} <small>${say("thebai-antigone-die")}</small></h3>
    <div class="a-piles">
      ${antigone.piles.map(({ top, left }, index) => {
        const stone = component("stone", top);
        const words = html`<span>
          ${say("thebai-antigone-pile", { place: index })}<b>${say("thebai-antigone-count", { count: left })}</b>
        </span>`;
        if (!stone) return html`<span class="spile" key=${index}><span class="nostone"></span>${words}</span>`;
        return html`<${Read} class="spile" key=${index} card=${`stone:${top}`} label=${`${stone.name}. ${stone.text}`}>
          <${Stone} stone=${top} owner=${ownerOf(stone)} size=${46} />${words}
        <//>`;
      })}
    </div>
  </div>`;
}

/** Her own stones have her colour, neutral ones none. @param {Component | undefined} stone */
const ownerOf = (stone) => (stone?.group === "neutral" ? null : ANTIGONE);

function Supply() {
  const { screen } = useScene();
  const her = screen.seats[ANTIGONE];
  const orders = COLOURS.map((colour) => ({
    colour,
    count: her.fulfilled.filter((key) => component("order", key)?.group === colour).length,
  }));
  const markers = `${say("thebai-antigone-altar")}: ${say("thebai-antigone-dionysos")} ${her.dionysos}, ${say("thebai-antigone-ares")} ${her.ares}`;
  return html`<dl class="a-supply">
    <dt>${say("thebai-antigone-orders")}</dt>
    <dd>
      ${orders.map(
        ({ colour, count }) =>
          html`<span key=${colour} class=${names(`ochip ord-${colour}`, count === 0 && "none")}
            ><${Emblem} name=${`oc-${colour}`} />${say("thebai-antigone-colour", { colour, count })}</span
          >`,
      )}
    </dd>
    <dt>${say("thebai-antigone-supply")}</dt>
    <dd>
      ${her.citizens.map((level, index) => html`<${Die} key=${`c${index}`} kind="citizen" seat=${ANTIGONE} level=${level} small />`)}
      ${her.hoplites.map((level, index) => html`<${Die} key=${`h${index}`} kind="hoplite" seat=${ANTIGONE} level=${level} small />`)}
      <${Note} class="cmds" words=${`${say("thebai-antigone-commanders")}: ${her.commanders.join(" ") || "–"}`}>
        <${Emblem} name="commander" />${her.commanders.join(" ") || "–"}
      <//>
      <${Note} class="cmds" words=${markers}>
        <${Emblem} name="dionysos" />${her.dionysos} <${Emblem} name="ares" />${her.ares}
      <//>
    </dd>
  </dl>`;
}

/** How she decides, on tap. @param {{antigone: Antigone}} props */
function Preferences({ antigone }) {
  const { cards } = useScene();
  const challenge = Object.values(cards.cards).find(
    ({ kind, number }) => kind === "challenge" && number === antigone.challenge,
  );
  return html`<details class="a-how" data-part="preferences" data-test="antigone-how">
    <summary>${say("thebai-antigone-how")}</summary>
    <p>${say("thebai-antigone-no-reward")}</p>
    ${challenge && html`<p><b>${challenge.name}.</b> ${challenge.text}</p>`}
    <dl>
      ${cards.antigone_table.map(
        ([what, prefers, impossible], index) =>
          html`<dt key=${index}>${what}</dt>
            <dd>${prefers}${impossible && html`<span>${say("thebai-antigone-impossible", { what: impossible })}</span>`}</dd>`,
      )}
    </dl>
  </details>`;
}
