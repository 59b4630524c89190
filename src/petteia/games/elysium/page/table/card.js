// A card on the table and its states: highlighted, barred, ready, used, with its ring.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, sentences, availability, useAnchor } from "petteia/table/anchor.js";
import { CardPicture, Emblem } from "../emblems.js";
import { Face, Price, spoken, textOf } from "./face.js";
import { useScene } from "./scene.js";

/** The space of the name and the frame of a card, in letters of its effect. */
const FRAME = 45;
/** Letters of a name that fit on a line of a narrow card, and the space of each further one. */
const NAME_LINE = 14;
const NAME_LETTER = 4;

/**
 * How much space a card needs beside others, so that all effects of a row are about equally high.
 * @param {import("../wire.js").ElysiumCard} words
 */
const needOf = (words) => ({
  "--need": FRAME + textOf(words).length + NAME_LETTER * Math.max(0, words.name.length - NAME_LINE),
});

/**
 * The Columns of a price that the player lacks.
 * @param {import("./scene.js").Scene} scene
 * @param {string} columns
 * @param {string} missing those the server names
 */
export function lackingOf(scene, columns, missing = "") {
  if (scene.still || scene.screen.seat < 0 || scene.screen.phase !== "actions") return "";
  const have = scene.screen.seats[scene.screen.seat].columns;
  return [...columns].filter((one) => (one === "K" ? missing.includes("K") : !have.includes(one))).join("");
}

/**
 * @param {{card: string, at: string, owner?: number, mark?: string, priced?: boolean}} props
 * `priced`: can it be taken, so that its price matters?
 */
export function Card({ card, at, owner, mark, priced }) {
  const scene = useScene();
  const anchor = useAnchor(at, card);
  const words = scene.cards.cards[card];
  if (!words) return null;
  const power = mark && anchor.lit && anchor.moves.some((move) => move.kind === "power");
  const lacking = priced ? lackingOf(scene, words.columns, anchor.barred?.missing) : "";
  const barred = priced && anchor.barred;
  const marked = mark && mark !== "plain" && say(`elysium-mark-${mark}`);
  return html`<button
    class=${names(
      "card",
      words.family,
      anchor.lit && (power ? "ready" : "lit"),
      barred && "barred",
      mark === "used" && "used",
      owner === scene.screen.seat && scene.screen.prompt.moving === card && "moving",
      scene.fresh?.card === card && scene.fresh.seat === owner && "fresh",
    )}
    style=${needOf(words)}
    aria-label=${sentences(spoken(words), marked, availability(anchor))}
    ...${anchor.props}
  >
    <${Face} words=${words} lacking=${lacking} note=${note(power, mark, barred, lacking)} />
    ${mark === "ring" && html`<span class="ringtoken" title=${say("elysium-mark-ring")}></span>`}
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * @param {any} power
 * @param {string | undefined} mark
 * @param {import("petteia/table/scene.js").Barred | null | undefined | false} barred
 * @param {string} lacking
 */
function note(power, mark, barred, lacking) {
  if (power) return html`<span class="use">${say("elysium-use")}</span>`;
  if (mark === "used") return html`<span class="why">${say("elysium-used")}</span>`;
  if (barred && barred.short && !lacking)
    return html`<span class="why">${barred.short} · ${barred.rule}</span>`;
  return null;
}

/** The Citizens of a Domain: one card with their number. @param {{seat: number, count: number}} props */
export function Citizens({ seat, count }) {
  const anchor = useAnchor(`citizens:${seat}`, "citizen");
  const text = say("elysium-citizen-text");
  return html`<button
    class=${names("card", "citizen", anchor.lit && "lit", count > 1 && "stacked")}
    aria-label=${sentences(say("elysium-citizens", { count }), text, availability(anchor))}
    ...${anchor.props}
  >
    <span class="band">
      <${Emblem} name="citizen" class="em" /><span class="bandname">${say("elysium-citizen")}</span>
      ${count > 1 && html`<b class="times">× ${count}</b>`}
    </span>
    <span class="text">${text}</span>
    <${Emblem} name="citizen" class="water" />
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/** A card of the Oracle: Level, Family, name and price in one line. @param {{card: string}} props */
export function OracleCard({ card }) {
  const scene = useScene();
  const anchor = useAnchor(`oracle:${card}`, card);
  const words = scene.cards.cards[card];
  if (!words) return null;
  return html`<button
    class=${names("ocard", words.family, anchor.lit && "lit")}
    aria-label=${sentences(spoken(words), availability(anchor))}
    ...${anchor.props}
  >
    <span class="oband">
      <${Emblem} name=${`level-${words.level}`} class="lv" /><${Emblem} name=${words.family} class="em" />
      <${CardPicture} words=${words} class="pic" />
    </span>
    <span class="name">${words.name}</span>
    <${Price} columns=${words.columns} lacking=${anchor.lit ? "" : lackingOf(scene, words.columns)} />
    <${Rank} of=${anchor.hint} />
  </button>`;
}
