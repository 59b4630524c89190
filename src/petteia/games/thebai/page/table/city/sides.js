// The sides of the rows: attack card, gate and commanders on the left, the hero on the right.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Rank, availability, sentences } from "petteia/table/anchor.js";
import { previewHandlers, showCard } from "petteia/table/zoom.js";
import { Emblem } from "../../emblems.js";
import { ThingPicture } from "../boards/card-views.js";
import { Commander } from "../pieces/commander.js";
import { symbolOf } from "../pieces/effect.js";
import { SeatToken, seatName } from "../pieces/seat.js";
import { component, tell, useScene, useThing } from "../scene.js";

/**
 * @typedef {import("../../wire.js").CityRow} CityRow
 */

/**
 * A thing that only explains itself.
 * @param {{card: string, label: string, class: string, children?: any}} props
 */
function Info({ card, label, class: more, children }) {
  const { spec } = useScene();
  const shown = card && spec.cardViews?.has(card);
  return html`<button
    class=${more}
    aria-label=${label}
    title=${shown ? undefined : label}
    data-card=${shown ? card : undefined}
    onClick=${(/** @type {MouseEvent} */ event) => (shown ? showCard(card) : tell(event, label))}
    ...${shown ? previewHandlers(card) : {}}
  >
    ${children}
  </button>`;
}

/**
 * @param {{row: CityRow, battle: boolean, fresh: boolean}} props
 */
export function LeftSide({ row, battle, fresh }) {
  return html`<div class=${names("grow", battle && "battle")}>
    <${Attack} row=${row} battle=${battle} /><${Gate} row=${row} />
    <${Commanders} row=${row} fresh=${fresh} />
  </div>`;
}

/** @param {{row: CityRow, battle: boolean}} props */
function Attack({ row, battle }) {
  const { screen } = useScene();
  const ahead = screen.battles.find((one) => one.row === row.row);
  const words = component("attack", row.attack);
  const range = ahead && rangeOf(ahead.low, ahead.high);
  const label = words
    ? sentences(say("thebai-attack-shown", { row: row.row, name: words.name }), words.text)
    : sentences(
        say("thebai-attack-hidden", { row: row.row }),
        ahead && say("thebai-attack-range", { range: range ?? "", round: ahead.round }),
      );
  return html`<${Info}
    card=${row.attack ? `attack:${row.attack}` : ""}
    label=${label}
    class=${names("atk", words && "shown", battle && !words && "now")}
  >
    ${battle && html`<span class="amark"></span>`}
    ${words
      ? html`<b>${words.number < 0 ? "−" : "+"}${Math.abs(words.number)}</b>`
      : html`<${Emblem} name="attack" />${range && html`<b>${range}</b>`}`}
  <//>`;
}

/**
 * @param {number} low
 * @param {number} high
 */
export const rangeOf = (low, high) => (low === high ? `${low}` : `${low}–${high}`);

/** @param {{row: CityRow}} props */
function Gate({ row }) {
  const { screen } = useScene();
  const tile = component("gate-tile", row.tile);
  const reward = tile?.icons[0]?.at(-1) ?? "";
  const holder = row.tile_holder;
  const label = sentences(
    say("thebai-gate", { row: row.row, gate: row.gate }),
    tile
      ? say("thebai-gate-tile", { tile: tile.name, text: tile.text })
      : holder === null
        ? say("thebai-gate-gone")
        : say("thebai-city-gate-taken", { name: seatName(screen, holder) }),
  );
  return html`<${Info}
    card=${row.tile ? `gate-tile:${row.tile}` : ""}
    label=${label}
    class=${names("gate", !row.tile && "gone")}
  >
    <b>${row.row}</b>
    <span class="arch">
      ${tile ? html`<${Emblem} name=${symbolOf(reward)} />` : holder === null ? "–" : html`<${SeatToken} seat=${holder} small />`}
    </span>
  <//>`;
}

/** @param {{row: CityRow, fresh: boolean}} props */
function Commanders({ row, fresh }) {
  const { screen } = useScene();
  const words = sentences(
    say("thebai-commanders", { row: row.row }),
    ...row.commanders.map(({ seat, strength }) =>
      say("thebai-commander", { name: seatName(screen, seat), strength }),
    ),
    row.commanders.length === 0 && say("thebai-commanders-none"),
  );
  const anchor = useThing(`commander:${row.row}`, null, words);
  const label = sentences(words, availability(anchor));
  return html`<button
    class=${names("cspace", `n${row.commanders.length}`, anchor.lit && "lit", fresh && "fresh")}
    tabindex=${anchor.lit || row.commanders.length ? 0 : -1}
    aria-label=${label}
    title=${label}
    ...${anchor.props}
  >
    ${row.commanders.map(({ seat, strength }) => html`<${Commander} key=${seat} seat=${seat} strength=${strength} />`)}
    ${anchor.lit && row.commanders.length === 0 && html`<${Emblem} name="commander" />`}
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/**
 * @param {{row: CityRow}} props
 */
export function RightSide({ row }) {
  if (row.hero) return html`<${Hero} hero=${row.hero} row=${row.row} />`;
  return html`<${TakenHero} row=${row} />`;
}

/** @param {{hero: string, row: number}} props */
function Hero({ hero, row }) {
  const scene = useScene();
  const card = `hero:${hero}`;
  const words = component("hero", hero);
  const what = sentences(say("thebai-hero", { name: words?.name ?? hero, row }), words?.text);
  const anchor = useThing(card, card, what);
  const label = sentences(what, availability(anchor));
  return html`<button
    class=${names("hero", anchor.lit && "lit")}
    aria-label=${label}
    title=${scene.spec.cardViews?.has(card) ? undefined : label}
    ...${anchor.props}
  >
    <span class="hn">${words && html`<${ThingPicture} words=${words} />`}${words?.name ?? hero}</span>
    <span class="hx">${words?.short || words?.text}</span>
    <${Rank} of=${anchor.hint} />
  </button>`;
}

/** @param {{row: CityRow}} props */
function TakenHero({ row }) {
  const { screen } = useScene();
  const words = component("hero", row.taken);
  const holder = row.hero_holder;
  if (!words) return html`<span class="hero gone"></span>`;
  const label = sentences(
    holder === null
      ? say("thebai-hero-gone", { hero: words.name })
      : say("thebai-hero-taken", { hero: words.name, name: seatName(screen, holder) }),
    words.text,
  );
  return html`<${Info} card=${`hero:${row.taken}`} label=${label} class="hero gone">
    ${holder !== null && html`<${SeatToken} seat=${holder} small />`}
    <span class="hn">${words.name}</span>
  <//>`;
}
