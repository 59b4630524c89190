// The player's Elysium: Legends as rows of chips with their missing cards and their points.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Rank, sentences, availability, useAnchor } from "petteia/table/anchor.js";
import { sheet } from "petteia/table/scene.js";
import { Explained } from "petteia/table/tooltips.js";
import { CardPicture, Emblem } from "../emblems.js";
import { ROMAN, spoken } from "./face.js";
import { layout, useScene } from "./scene.js";

const MARKS = { "=": "m-same", "≠": "m-differ" };
/** With more Legends than this each is shown in one line. */
const ROOMY = { wide: 3, desk: 1, small: 1, upright: 1, flat: 0, phone: 0 };

export function Elysium() {
  const { screen, seat, open } = useScene();
  const { legends, elysium_vp: vp } = screen.seats[seat];
  const rows = legends.length + (open.has(`legend:${seat}:new`) ? 1 : 0);
  return html`<section class="elysium" data-part="elysium" aria-label=${say("elysium-elysium")}>
    <h2>
      <button class="opens" onClick=${() => (sheet.value = "elysium")}>
        ${say("elysium-elysium")}
      </button>
      <span>${say("elysium-so-far", { vp, over: screen.over ? "yes" : "no" })}</span>
    </h2>
    <${Worth} />
    <div class=${names("legends", rows > ROOMY[layout.value] && "tight")}>
      <${Legends} />
    </div>
  </section>`;
}

/** What Legends of two cards, three and so on are worth. */
export function Worth() {
  const { family, level } = useScene().screen.legend_worth;
  return html`<p class="worth">
    <${Scale} kind="family" vp=${family} />
    <${Scale} kind="level" vp=${level} />
  </p>`;
}

/** @param {{kind: "family" | "level", vp: number[]}} props */
function Scale({ kind, vp }) {
  const words = say(`elysium-worth-${kind}-about`);
  const label = `${words}: ${vp.join(", ")}`;
  return html`<${Explained} words=${words} label=${label}>
    ${say(`elysium-worth-${kind}`)} <b>${vp.join(" · ")}</b>
  <//>`;
}

/** The player's Legends, and a new one if it may be begun. */
export function Legends() {
  const { screen, seat, open } = useScene();
  const { legends } = screen.seats[seat];
  const fresh = open.has(`legend:${seat}:new`);
  return html`${legends.map((legend) => html`<${Legend} key=${legend.index} seat=${seat} legend=${legend} />`)}
  ${fresh && html`<${NewLegend} key="new" seat=${seat} />`}
  ${!fresh && !legends.length && html`<p class="none">${say("elysium-no-legend", { over: screen.over ? "yes" : "no" })}</p>`}`;
}

/** @param {{seat: number, legend: import("../wire.js").Legend}} props */
export function Legend({ seat, legend }) {
  const anchor = useAnchor(legend.at);
  // A Legend that is highlighted or barred is one button.
  const whole = anchor.lit || anchor.barred !== null;
  const inside = html`<span class="lhead"><b>${legend.title}</b> ${legend.note}</span>
    <span class="lrow"><${Chips} seat=${seat} legend=${legend} plain=${whole} ghosts /></span>
    <span class="lval">
      <b>${legend.worth}</b><${Emblem} name="vp" class="v" label=${say("elysium-vp")} />
      ${legend.next && html`<small>${say("elysium-then", { next: legend.next })}</small>`}
    </span>
    <${Rank} of=${anchor.hint} />`;
  const classes = names("legend", legend.kind, anchor.lit && "lit");
  if (!whole) return html`<div class=${classes} data-at=${anchor.props["data-at"]}>${inside}</div>`;
  return html`<button
    class=${classes}
    aria-label=${anchor.lit ? availability(anchor) : sentences(legend.title, legend.note, availability(anchor))}
    ...${anchor.props}
  >
    ${inside}
  </button>`;
}

/** @param {{seat: number}} props */
function NewLegend({ seat }) {
  const anchor = useAnchor(`legend:${seat}:new`);
  return html`<button class="legend lit new" aria-label=${availability(anchor)} ...${anchor.props}>
    <span class="chip ghost"><${Icon} name="i-plus" /></span><b>${say("elysium-new-legend")}</b>
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * The chips of a Legend in order, with ghosts for the missing cards.
 * @param {{seat: number, legend: import("../wire.js").Legend, plain?: boolean, ghosts?: boolean}} props
 * `plain`: are the chips part of a button, and so no buttons themselves?
 */
export function Chips({ seat, legend, plain, ghosts }) {
  let gap = -1;
  return legend.cards.map((card, index) => {
    const at = `written:${seat}:${card}`;
    if (card) return html`<${Chip} key=${index} card=${card} at=${at} owner=${seat} plain=${plain} />`;
    gap += 1;
    return ghosts && html`<${Ghost} key=${index} wanted=${legend.ghosts[gap]} />`;
  });
}

/**
 * A card as a chip: pictogram, Family, Level, and the hourglass of Chronos.
 * @param {{card: string, at: string, owner: number, mark?: string, plain?: boolean}} props
 */
export function Chip({ card, at, owner, mark, plain }) {
  const scene = useScene();
  const anchor = useAnchor(at, card);
  const words = scene.cards.cards[card];
  const chronos = words?.kind === "chronos" && MARKS[/** @type {"="} */ (words.mark)];
  const inside = html`${words ? html`<${CardPicture} words=${words} />` : html`<${Emblem} name="citizen" />`}
    ${words &&
    html`<i
      ><${Emblem} name=${words.family} class="fam" />${ROMAN[words.level]}${words.kind === "chronos" &&
      html`<span class="badge">
        <${Emblem} name="k-chronos" />${chronos && html`<${Emblem} name=${chronos} />`}
      </span>`}</i
    >`}`;
  const fresh = scene.fresh?.card === card && scene.fresh.seat === owner;
  const classes = names(
    "chip",
    words?.family ?? "citizen",
    anchor.lit && "lit",
    mark === "used" && "used",
    fresh && "fresh",
  );
  if (plain) return html`<span class=${classes} data-card=${card} data-at=${at}>${inside}</span>`;
  const label = sentences(words ? spoken(words) : say("elysium-citizen"), availability(anchor));
  return html`<button class=${classes} aria-label=${label} ...${anchor.props}>
    ${inside}<${Rank} of=${anchor.hint} />
  </button>`;
}

/** @param {{wanted?: {family: string | null, level: number | null}}} props */
function Ghost({ wanted }) {
  const { cards } = useScene();
  const family = wanted?.family;
  const level = wanted?.level ? ROMAN[wanted.level] : "";
  const what = [family && cards.families[family]?.name, level].filter(Boolean).join(" ");
  const label = what ? say("elysium-missing", { what }) : say("elysium-missing-any");
  return html`<span class="chip ghost" title=${label} role="img" aria-label=${label}>
    ${family && html`<${Emblem} name=${family} />`}${level && html`<i>${level}</i>`}
  </span>`;
}
