// The challenge and the pack of the planned table. They are remembered for the next time.
import { computed, effect, signal } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { offeredGame } from "petteia/lib/offer.js";
import { recallJson, remember } from "petteia/lib/store.js";
import { addSeat, seats } from "petteia/start/plan.js";

const old = recallJson("plan") ?? {};

/** @type {import("petteia/vendor/signals.js").Signal<number>} the level of the chosen challenge */
export const level = signal(old.challenge ?? 0);
/** @type {import("petteia/vendor/signals.js").Signal<string>} */
export const packName = signal(old.thebai ?? "");

effect(() => {
  const plan = { challenge: level.value, thebai: packName.value };
  remember("plan", JSON.stringify({ ...recallJson("plan"), ...plan }));
});

const setting = computed(() => offeredGame("thebai"));

/** The packs to choose from. */
export const packs = computed(
  () => /** @type {import("../wire.js").ThebaiPack[]} */ (setting.value?.packs ?? []),
);

export const pack = computed(
  () => packs.value.find((one) => one.name === packName.value) ?? packs.value[0] ?? null,
);

export const challenges = computed(() => pack.value?.challenges ?? []);

/** The chosen challenge, else the usual one. */
export const challenge = computed(() => {
  const usual = setting.value?.options.find((option) => option.name === "challenge")?.default;
  const chosen = challenges.value.find((one) => one.level === level.value);
  return chosen ?? challenges.value.find((one) => one.level === usual) ?? challenges.value[0] ?? null;
});

/** Is it a game alone, against Antigone? */
export const alone = computed(() => seats.value.length === 1);

/** The seats beside the first, while a game alone is planned. */
let others = seats.peek().slice(1);

/** Play alone, or with the others again. @param {boolean} wanted */
export function playAlone(wanted) {
  if (wanted === alone.peek()) return;
  const [first, ...rest] = seats.peek();
  if (!first) return;
  if (wanted) {
    others = rest;
    seats.value = [first];
  } else if (others.length) {
    seats.value = [first, ...others];
  } else {
    addSeat("bot");
    addSeat("bot");
  }
}

/** The options to open the table with. */
export const options = () => ({
  ...(alone.peek() && challenge.peek() ? { challenge: challenge.peek()?.level } : {}),
  ...(pack.peek() ? { pack: pack.peek()?.name } : {}),
});

/** @typedef {import("petteia/lib/wire.js").Face} Face */

/** @type {import("petteia/lib/game-page.js").LobbyPart["can"]} */
export const canChange = (face) => packs.peek().length > 1 || face.seats.length === 1;

/** Start from the options of a table in its lobby. @param {Face} face */
export function adopt(face) {
  const kept = /** @type {import("../wire.js").ThebaiOptions} */ (face.options);
  packName.value = kept.pack ?? "";
  level.value = kept.challenge ?? 0;
}

/** The options of a table in its lobby. @param {Face} face */
export const tableOptions = (face) => ({
  ...(face.seats.length === 1 && challenge.peek() ? { challenge: challenge.peek()?.level } : {}),
  ...(pack.peek() ? { pack: pack.peek()?.name } : {}),
});

/** Why the table cannot be opened yet. @returns {string | null} */
export const problem = () => null;

/** The plan in a few words. */
export const summary = () =>
  alone.value && challenge.value
    ? say("thebai-alone-summary", { name: challenge.value.name, level: challenge.value.level })
    : "";
