// The table somebody is about to open: game, seats, clock. It is remembered for the next time.
import { effect, signal } from "../lib/html.js";
import { post } from "../lib/api.js";
import { pageOf } from "../lib/game-page.js";
import { say } from "../lib/messages.js";
import { rememberTable, keepKeys } from "../lib/my-tables.js";
import { chosenGame, defaultLevel, gameKey } from "../lib/offer.js";
import { go } from "../lib/routes.js";
import { ownName } from "../lib/settings.js";
import { recallJson, remember } from "../lib/store.js";
import { freeName } from "../parts/bots.js";
import { COLOURS } from "../parts/token.js";

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
    kept.length >= 2 &&
    kept.every(
      (seat) => ["person", "bot", "open"].includes(seat?.kind) && COLOURS.includes(seat.colour),
    );
  return valid ? kept : null;
}

/** @type {import("../vendor/signals.js").Signal<PlannedSeat[]>} the first is the person who plans */
export const seats = signal(
  keptSeats(old.seats) ?? [
    { kind: "person", name: "", colour: "a", level: null },
    { kind: "bot", name: "Leda", colour: "b", level: "strategist" },
    { kind: "bot", name: "Orion", colour: "c", level: defaultLevel() },
  ],
);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").TableClock>} */
export const clock = signal(old.clock ?? { mode: "none", seconds: 0 });
/** Is a table being opened? */
export const opening = signal(false);

effect(() => {
  const plan = { seats: seats.value, game: gameKey.value, clock: clock.value };
  // What games remember under the same key is kept.
  remember("plan", JSON.stringify({ ...recallJson("plan"), ...plan }));
});

effect(() => {
  // Every game has its own number of players.
  const { fewest = 0, most = COLOURS.length } = chosenGame.value ?? {};
  if (seats.value.length > most) seats.value = seats.value.slice(0, most);
  else if (seats.value.length < fewest) addSeat("bot");
});

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

/** @param {"person" | "bot" | "open"} kind */
export function addSeat(kind) {
  const taken = seats.value.map((seat) => seat.name);
  const colour = COLOURS.find((one) => seats.value.every((seat) => seat.colour !== one)) ?? "d";
  const name = kind === "bot" ? freeName(taken) : "";
  const level = kind === "bot" ? defaultLevel() : null;
  seats.value = [...seats.value, { kind, name, colour, level }];
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
 * Open the planned table and go there. The game starts at once unless a seat is open.
 * @param {PlannedSeat[]} planned
 */
export async function openTable(planned) {
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
      start: planned.every((seat) => seat.kind !== "open"),
    });
    keepKeys(created.id, { host: created.host, seats: Object.values(created.tokens) });
    rememberTable(created.id);
    go(`t/${created.id}`);
  } finally {
    opening.value = false;
  }
}
