// An estate: 15 spaces with their names, the stones that cover them, dice and help tiles, column values.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sentences } from "petteia/table/anchor.js";
import { Emblem } from "../../emblems.js";
import { Die, levelWords } from "../pieces/die.js";
import { Effect } from "../pieces/effect.js";
import { Stone } from "../pieces/stone.js";
import { component, useScene } from "../scene.js";
import { Note, Read, Thing } from "./thing.js";
import { ROWS, nameOfThing, soft, spoken } from "./words.js";

/** @typedef {import("../../wire.js").EstateSpace} Space */

const COLUMNS = 5;

/**
 * @param {{seat: number, own?: boolean}} props `own`: can its things be clicked?
 */
export function Estate({ seat, own }) {
  const { screen } = useScene();
  const { estate, columns_cleared } = screen.seats[seat];
  return html`<div class="egrid">
    ${ROWS.map((row, index) => {
      const spaces = estate.slice(index * COLUMNS, (index + 1) * COLUMNS);
      const next = spaces.findIndex((space) => space.stone);
      return html`<${Note} words=${say("thebai-estate-row", { row })} class=${`rowmark row-${row}`}>
          <${Emblem} name=${`c-${row}`} />
        <//>
        ${spaces.map((space, column) =>
          space.stone
            ? html`<${Covered} key=${space.space} space=${space} row=${own && column === next ? row : ""} />`
            : html`<${Open} key=${space.space} space=${space} seat=${seat} row=${row} own=${own} />`,
        )}`;
    })}
    <${Values} cleared=${columns_cleared} />
  </div>`;
}

/**
 * A space with a stone on it.
 * @param {{space: Space, row: string}} props `row`: if the stone is the next of that row to leave
 */
function Covered({ space, row }) {
  const { screen } = useScene();
  const stone = space.stone ?? "";
  const card = `stone:${stone}`;
  const name = nameOfThing("stone", stone);
  const under = say("thebai-estate-under", { name: nameOfThing("estate-space", space.space) });
  const label = sentences(spoken("stone", stone), under);
  const inside = html`<${Stone} stone=${stone} owner=${space.stone_owner} /><span class="en">${soft(name)}</span>`;
  const picked = row && screen.placing?.stone === stone && screen.placing.owner === space.stone_owner;
  const classes = names("esp covered", row && "next", picked && "picked");
  return row
    ? html`<${Thing} at=${`row:${row}`} card=${card} label=${label} class=${classes}>${inside}<//>`
    : html`<${Read} card=${card} label=${label} class=${classes}>${inside}<//>`;
}

/**
 * A space without a stone.
 * @param {{space: Space, seat: number, row: string, own?: boolean}} props
 */
function Open({ space, seat, row, own }) {
  const { screen } = useScene();
  const words = component("estate-space", space.space);
  const card = `estate-space:${space.space}`;
  const label = sentences(
    spoken("estate-space", space.space),
    space.die && say("thebai-estate-die", { level: levelWords(space.die) }),
    space.help && say("thebai-estate-help"),
  );
  const used = space.die || space.help;
  const active = own && screen.prompt.card === card;
  const inside = html`${space.die && html`<${Die} kind="citizen" seat=${seat} level=${space.die} />`}
    ${space.help && html`<span class=${`htile row-${row}`}><${Emblem} name="help" /></span>`}
    <span class="en">${soft(words?.name ?? space.space)}</span>
    ${!used && html`<${Effect} icons=${narrowed(words?.icons ?? [])} />`}`;
  const classes = names("esp", used && "taken", active && "active");
  return own
    ? html`<${Thing} at=${`estate:${space.space}`} card=${card} label=${label} class=${classes}>${inside}<//>`
    : html`<${Read} card=${card} label=${label} class=${classes}>${inside}<//>`;
}

/**
 * The steps of an effect divided after each sign, because a space is narrow; what is paid for stays together.
 * @param {string[][]} icons
 */
const narrowed = (icons) =>
  icons.flatMap((step) => {
    if (step.length < 4 || step.includes("pay")) return [step];
    /** @type {string[][]} */
    const parts = [[]];
    for (const word of step) {
      if (parts.at(-1)?.some((one) => !/^\d/.test(one)) && /^\d/.test(word)) parts.push([]);
      parts.at(-1)?.push(word);
    }
    return parts;
  });

/** The values of the columns: those that are cleared, and the one that counts. @param {{cleared: number}} props */
function Values({ cleared }) {
  const { cards } = useScene();
  const values = cards.column_values;
  const now = cleared ? values[cleared - 1] : 0;
  const label = sentences(
    say("thebai-columns-now", { columns: cleared, vp: now ?? 0 }),
    say("thebai-columns", { values: values.join(", ") }),
  );
  return html`<${Read} card="estate-board:estate" label=${label} class="cvs">
    ${values.map(
      (value, index) =>
        html`<span class=${names("cv", index < cleared && "cleared", index === cleared - 1 && "got")}>
          ${index < cleared && html`<i aria-hidden="true">✓</i>`}
          ${index === cleared - 1 || (!cleared && !index) ? say("thebai-vp-short", { vp: value }) : value}
        </span>`,
    )}
  <//>`;
}
