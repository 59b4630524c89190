// The table somebody is about to open: seats, Families, clock; remembered for the next time.
import { computed, effect, signal } from "../lib/html.js";
import { post } from "../lib/api.js";
import { house } from "../lib/house.js";
import { rememberTable } from "../lib/recent.js";
import { go } from "../lib/routes.js";
import { ownName } from "../lib/settings.js";
import { recallJson, remember } from "../lib/store.js";
import { keepKeys } from "../lib/tokens.js";
import { say } from "../lib/words.js";
import { COLOURS } from "../parts/colours.js";
import { freeName } from "./bot-names.js";

/**
 * @typedef {{kind: "person" | "bot" | "open", name: string, colour: string, level: string | null}} PlannedSeat
 */

/** Sets the page adds to those of the game. */
export const RANDOM = "random";
export const OWN = "own";
/** So many Families make a game, unless the game's own sets say otherwise. */
const FIVE = 5;

const old = recallJson("plan") ?? {};

/**
 * The seats of last time, if they still make sense.
 * @param {any} kept
 * @returns {PlannedSeat[] | null}
 */
function keptSeats(kept) {
  const sound =
    Array.isArray(kept) &&
    kept.length >= 2 &&
    kept.every(
      (seat) => ["person", "bot", "open"].includes(seat?.kind) && COLOURS.includes(seat.colour),
    );
  return sound ? kept : null;
}

/** @type {import("../vendor/signals.js").Signal<PlannedSeat[]>} the first is the person who plans */
export const seats = signal(
  keptSeats(old.seats) ?? [
    { kind: "person", name: "", colour: "a", level: null },
    { kind: "bot", name: "Leda", colour: "b", level: "strategist" },
    { kind: "bot", name: "Orion", colour: "c", level: "merchant" },
  ],
);
/** @type {import("../vendor/signals.js").Signal<string>} */
export const gameKey = signal(old.game ?? "");
/** @type {import("../vendor/signals.js").Signal<string>} */
export const packName = signal(old.pack ?? "");
/** @type {import("../vendor/signals.js").Signal<string>} */
export const setKey = signal(old.set ?? "");
/** @type {import("../vendor/signals.js").Signal<string[]>} */
export const ownFive = signal(old.own ?? []);
/** @type {import("../vendor/signals.js").Signal<import("../lib/wire.js").Clock>} */
export const clock = signal(old.clock ?? { mode: "none", seconds: 0 });
/** Is a table being opened? */
export const opening = signal(false);

effect(() => {
  remember(
    "plan",
    JSON.stringify({
      seats: seats.value,
      game: gameKey.value,
      pack: packName.value,
      set: setKey.value,
      own: ownFive.value,
      clock: clock.value,
    }),
  );
});

/** The game in the plan. */
export const game = computed(() => {
  const games = house.value?.games ?? [];
  return games.find((one) => one.game === gameKey.value) ?? games[0] ?? null;
});

export const pack = computed(() => {
  const packs = game.value?.packs ?? [];
  return packs.find((one) => one.name === packName.value) ?? packs[0] ?? null;
});

/** The key of the set in force: the chosen one, else the game's first. */
export const chosenSet = computed(() => {
  const sets = pack.value?.sets ?? [];
  const known = [...sets.map((set) => set.key), RANDOM, OWN];
  return known.includes(setKey.value) ? setKey.value : (sets[0]?.key ?? RANDOM);
});

/** How many Families a game has. */
export const wanted = computed(() => pack.value?.sets[0]?.families.length ?? FIVE);

/** The Families in the plan; none while chance has yet to choose. */
export const families = computed(() => {
  if (chosenSet.value === RANDOM) return [];
  if (chosenSet.value === OWN) {
    const known = pack.value?.families.map((family) => family.key) ?? [];
    return ownFive.value.filter((family) => known.includes(family));
  }
  return pack.value?.sets.find((set) => set.key === chosenSet.value)?.families ?? [];
});

/** How many Families are missing (or too many, below zero) for the game to begin. */
export const missing = computed(() =>
  chosenSet.value === RANDOM ? 0 : wanted.value - families.value.length,
);

/** Tick or untick a Family: from then on it is a set of one's own. @param {string} family */
export function tick(family) {
  const now = families.value;
  ownFive.value = now.includes(family) ? now.filter((other) => other !== family) : [...now, family];
  setKey.value = OWN;
}

/** @param {number} place @param {Partial<PlannedSeat>} change */
export function changeSeat(place, change) {
  seats.value = seats.value.map((seat, other) => {
    if (other === place) return { ...seat, ...change };
    // A colour belongs to one seat: who loses it gets the other's.
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
  seats.value = [...seats.value, { kind, name, colour, level: kind === "bot" ? "merchant" : null }];
}

/** @param {number} place */
export function removeSeat(place) {
  seats.value = seats.value.filter((_, other) => other !== place);
}

/** The name somebody here plays under, typed or not. @param {number} place */
export function nameFor(place) {
  const typed = place === 0 ? ownName.value : (seats.value[place]?.name ?? "");
  return (
    typed.trim() || (place === 0 ? say("name-default") : say("name-other", { seat: place + 1 }))
  );
}

/** @param {string[]} from @param {number} count */
function drawLots(from, count) {
  const left = [...from];
  const drawn = [];
  while (drawn.length < count && left.length) {
    drawn.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  }
  return drawn;
}

/**
 * Open the planned table and go there; it begins at once when nobody is waited for.
 * @param {PlannedSeat[]} planned
 */
export async function openTable(planned) {
  const which = game.peek();
  const cards = pack.peek();
  if (!which || !cards || opening.peek()) return;
  opening.value = true;
  try {
    const all = cards.families.map((family) => family.key);
    /** @type {import("../lib/wire.js").Created} */
    const created = await post("tables", {
      game: which.game,
      options: {
        families: families.peek().length ? families.peek() : drawLots(all, wanted.peek()),
        pack: cards.name,
      },
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
