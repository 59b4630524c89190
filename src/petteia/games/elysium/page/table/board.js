// The player's own board: Columns, Gold and Victory Points, the Quest.
import { html, names, useEffect, useRef, useState } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { ClockFace } from "petteia/lobby/clock.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { Rank, sentences, availability, useAnchor } from "petteia/table/anchor.js";
import { Explained } from "petteia/table/tooltips.js";
import { Column, colourWord, Emblem, emblemHref } from "../emblems.js";
import { useScene } from "./scene.js";
import { BoardDisc } from "./status-line.js";

const COLOURS = ["R", "B", "G", "Y"];

export function Board() {
  const { screen, seat } = useScene();
  const mine = screen.seats[seat];
  return html`<section class="board" data-part="board" aria-label=${say("elysium-board")}>
    <header>
      <${Token} seat=${seat} now=${seat === screen.to_move} />
      <span class="who">
        <b>${nameOf(seat)}</b> ${seat === screen.seat && html`<small>${say("elysium-you")}</small>`}
      </span>
      <${ClockFace} seat=${seat} />
      <${BoardDisc} number=${mine.disc} />
    </header>
    <div class="colonnade" data-part="columns">
      ${COLOURS.map(
        (colour) => html`<${Pillar} key=${colour} colour=${colour} stands=${mine.columns.includes(colour)} />`,
      )}
    </div>
    <div class="stylobate" aria-hidden="true"></div>
    <div class="purse">
      <${Purse} icon="gold" tone="g" amount=${mine.gold} label=${say("elysium-gold")} />
      <${Purse} icon="vp" tone="v" amount=${mine.vp} label=${say("elysium-vp")} />
      ${screen.prestige &&
      html`<${Purse} icon="prestige" tone="v" amount=${mine.pp} label=${say("elysium-pp")} />`}
    </div>
    <${QuestSlot} quest=${mine.quest} />
  </section>`;
}

/**
 * A Column on the board; a phone shows the small one.
 * @param {{colour: string, stands: boolean}} props
 */
function Pillar({ colour, stands }) {
  const anchor = useAnchor(`column:${colour}`);
  const word = colourWord(colour);
  const label = say(stands ? "elysium-column" : "elysium-column-gone", { colour: word });
  const drawn = html`<svg class="tall" viewBox="0 0 40 128" aria-hidden="true">
      <use class="sh" href=${emblemHref(stands ? "col-tall" : "col-base")} />
      ${stands &&
      html`<path class="fl" d="M13 17v92M20 17v92M27 17v92" />
        <circle class="hub" cx="20" cy="62" r="11.5" />`}
      <use class="mk" href=${emblemHref(`c-${word}`)} x="13" y=${stands ? 55 : 90} width="14" height="14" />
    </svg>
    <${Column} colour=${colour} gone=${!stands} />`;
  const classes = names("bigcol", word, !stands && "gone", anchor.lit && "lit");
  const words = say("elysium-about-column");
  if (!anchor.lit && !anchor.barred)
    return html`<${Explained} class=${classes} words=${words} label=${sentences(label, words)}>
      ${drawn}
    <//>`;
  return html`<button
    class=${classes}
    aria-label=${sentences(label, availability(anchor))}
    title=${words}
    ...${anchor.props}
  >
    ${drawn}<${Rank} of=${anchor.hint} />
  </button>`;
}

/** @param {{icon: string, tone: string, amount: number, label: string}} props */
function Purse({ icon, tone, amount, label }) {
  return html`<span class="num" title=${label}>
    <${Emblem} name=${icon} class=${tone} label=${label} /><${Tick} amount=${amount} />
  </span>`;
}

/** A number that shows that it has just changed. @param {{amount: number}} props */
export function Tick({ amount }) {
  const before = useRef(amount);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (before.current === amount) return;
    before.current = amount;
    setTurn(turn + 1);
  }, [amount]);
  return html`<b class=${names("beat", turn > 0 && (turn % 2 ? "odd" : "even"))}>${amount}</b>`;
}

/** @param {{quest: {number: number, incomplete: boolean} | null}} props */
function QuestSlot({ quest }) {
  const words = questWords(quest);
  const about = say(quest ? "elysium-about-held-quest" : "elysium-about-no-quest");
  return html`<${Explained} class=${names("qslot", quest && "held")} words=${about} label=${sentences(words, about)}>
    <${Emblem} name="quest" /><span>${words}</span><b>${quest ? quest.number || "…" : "–"}</b>
  <//>`;
}

/** @param {{number: number, incomplete: boolean} | null} quest */
export function questWords(quest) {
  if (!quest) return say("elysium-no-quest");
  return quest.incomplete ? say("elysium-incomplete") : say("elysium-quest", { number: quest.number });
}
