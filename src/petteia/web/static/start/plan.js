// The table somebody is about to open: game, seats, clock. It is remembered for the next time.
import { computed, effect, signal } from "../lib/html.js";
import { post } from "../lib/api.js";
import { pageOf } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { results } from "../lib/my-games.js";
import { recentTables, rememberTable, keepKeys } from "../lib/my-tables.js";
import { chosenGame, gameKey, offer } from "../lib/offer.js";
import { go } from "../lib/routes.js";
import { ownName } from "../lib/settings.js";
import { recallJson, remember } from "../lib/store.js";

/**
 * @typedef {{kind: "person" | "bot" | "open", name: string, colour: string, level: string | null}} PlannedSeat
 */

const old = recallJson("plan") ?? {};

/**
 * The seats of last time, if they are still valid.
 * @param {any} kept
 * @returns {PlannedSeat[] | null}
 */
function keptSeats(kept) {
  const valid =
    Array.isArray(kept) &&
    kept.length > 0 &&
    kept.every((seat) => ["person", "bot", "open"].includes(seat?.kind));
  return valid ? kept : null;
}

/**
 * Did the person choose the seats, or play with them? Until then they follow what suits the person.
 * Plans that do not say so are older; they count if their browser has games.
 */
const chosen = signal(old.chosen ?? (recentTables().length > 0 || results.peek().length > 0));
/** @type {import("../vendor/signals.js").Signal<PlannedSeat[]>} the first is the person who plans */
export const seats = signal((chosen.peek() && keptSeats(old.seats)) || []);
/** The seats as they were made to fit here; any others were chosen. */
let proposed = seats.peek();
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").TableClock>} */
export const clock = signal(old.clock ?? { mode: "none", seconds: 0 });
/** Is a table being opened? */
export const opening = signal(false);

effect(() => {
  const plan = {
    seats: seats.value,
    chosen: chosen.value,
    game: gameKey.value,
    clock: clock.value,
  };
  // What games remember under the same key is kept.
  remember("plan", JSON.stringify({ ...recallJson("plan"), ...plan }));
});

/** Has this browser finished a game? */
const experienced = computed(() => results.value.some((result) => !result.abandoned));

effect(() => {
  if (offer.value && chosenGame.value) {
    const planned = chosen.value ? seats.value : [];
    proposed = fittingSeats(planned, chosenGame.value, offer.value, experienced.value);
    seats.value = proposed;
  }
});

effect(() => {
  if (seats.value !== proposed) chosen.value = true;
});

/**
 * A plan that the server accepts: with a number of seats for the game, and with colours and levels
 * that exist. Without seats, a person against two bots.
 * @param {PlannedSeat[]} planned
 * @param {{fewest: number, most: number}} game
 * @param {import("../lib/wire.js").Games} here
 * @param {boolean} played has the person finished a game?
 */
export function fittingSeats(planned, { fewest, most }, here, played) {
  const first = planned.length ? planned : firstSeats(here, played);
  const fits = first.slice(0, most).map((seat, place) => ({
    ...seat,
    colour: here.colours.includes(seat.colour) ? seat.colour : here.colours[place],
    level: seat.kind === "bot" ? knownLevel(seat.level, here) : seat.level,
  }));
  while (fits.length < fewest) fits.push(newSeat("bot", fits, here, played));
  return JSON.stringify(fits) === JSON.stringify(planned) ? planned : fits;
}

/** @param {string | null} level @param {import("../lib/wire.js").Games} here */
const knownLevel = (level, here) =>
  here.bots.some((bot) => bot.level === level) ? level : here.default_level;

/**
 * The level of a bot that nobody has chosen: the gentlest until a game is finished.
 * @param {import("../lib/wire.js").Games} here
 * @param {boolean} played
 */
const usualLevel = (here, played) => (!played && here.bots[0]?.level) || here.default_level;

/**
 * A person against a bot of the level above the default, and one of the default level; whoever has not
 * finished a game yet, against two of the gentlest.
 * @param {import("../lib/wire.js").Games} here
 * @param {boolean} played
 */
function firstSeats(here, played) {
  const usual = here.bots.findIndex((bot) => bot.level === here.default_level);
  const [gentlest] = here.bots;
  const rivals = played
    ? [here.bots[usual + 1] ?? here.bots[usual], here.bots[usual]]
    : [gentlest, gentlest];
  const seats = [newSeat("person", [], here, played)];
  for (const { level } of rivals) {
    seats.push({ ...newSeat("bot", seats, here, played), level });
  }
  return seats;
}

/**
 * @param {"person" | "bot" | "open"} kind
 * @param {PlannedSeat[]} others
 * @param {import("../lib/wire.js").Games} here
 * @param {boolean} played
 * @returns {PlannedSeat}
 */
function newSeat(kind, others, here, played) {
  const free = here.colours.find((one) => others.every((seat) => seat.colour !== one));
  const name = here.bot_names.find((one) => others.every((seat) => seat.name !== one));
  const bot = kind === "bot";
  return {
    kind,
    name: (bot && name) || "",
    colour: free ?? here.colours[0],
    level: bot ? usualLevel(here, played) : null,
  };
}

/** The options of the chosen game, as its own page has them. */
export const startPart = () => pageOf(chosenGame.value?.game)?.start ?? null;

/** @param {number} place @param {Partial<PlannedSeat>} change */
export function changeSeat(place, change) {
  seats.value = seats.value.map((seat, other) => {
    if (other === place) return { ...seat, ...change };
    // Every colour is used once: two seats swap.
    if (change.colour && seat.colour === change.colour) {
      return { ...seat, colour: seats.value[place]?.colour ?? seat.colour };
    }
    return seat;
  });
}

/** The plan with one more seat. @param {"person" | "bot" | "open"} kind */
export function withSeat(kind) {
  const here = offer.peek();
  return here ? [...seats.value, newSeat(kind, seats.value, here, experienced.value)] : seats.value;
}

/** @param {"person" | "bot" | "open"} kind */
export function addSeat(kind) {
  seats.value = withSeat(kind);
}

/** @param {number} place */
export function removeSeat(place) {
  seats.value = seats.value.filter((_, other) => other !== place);
}

/** The name of a person at this device, typed or not. @param {number} place */
export function nameFor(place) {
  const typed = place === 0 ? ownName.value : (seats.value[place]?.name ?? "");
  return (
    typed.trim() || (place === 0 ? say("name-default") : say("name-other", { seat: place + 1 }))
  );
}

/**
 * Open the planned table and go there.
 * @param {PlannedSeat[]} planned
 * @param {boolean} [start] does the game start at once? Unless a seat is open it does.
 */
export async function openTable(planned, start = planned.every((seat) => seat.kind !== "open")) {
  const game = chosenGame.peek();
  if (!game || opening.peek()) return;
  opening.value = true;
  try {
    /** @type {import("../lib/wire.js").Created} */
    const created = await post("tables", {
      game: game.game,
      options: startPart()?.options() ?? {},
      seats: planned.map((seat, place) => ({
        ...seat,
        name: seat.kind === "person" ? nameFor(place) : seat.name,
      })),
      clock: clock.peek(),
      start,
    });
    keepKeys(created.id, { host: created.host, seats: Object.values(created.tokens) });
    rememberTable(created.id);
    chosen.value = true;
    go(`t/${created.id}`);
  } finally {
    opening.value = false;
  }
}
