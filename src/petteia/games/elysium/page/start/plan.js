// Which Families and which pack the planned table has. It is remembered for the next time.
import { computed, effect, signal } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { offeredGame } from "petteia/lib/offer.js";
import { recallJson, remember } from "petteia/lib/store.js";

/** Sets the page adds to those of the pack. */
export const RANDOM = "random";
export const OWN = "own";

const old = recallJson("plan") ?? {};

/** @type {import("petteia/vendor/signals.js").Signal<string>} */
export const packName = signal(old.pack ?? "");
/** @type {import("petteia/vendor/signals.js").Signal<string>} */
export const setKey = signal(old.set ?? "");
/** @type {import("petteia/vendor/signals.js").Signal<string[]>} */
export const ownFive = signal(old.own ?? []);

effect(() => {
  const plan = { pack: packName.value, set: setKey.value, own: ownFive.value };
  remember("plan", JSON.stringify({ ...recallJson("plan"), ...plan }));
});

/** The packs to choose from. */
export const packs = computed(
  () => /** @type {import("../wire.js").ElysiumPack[]} */ (offeredGame("elysium")?.packs ?? []),
);

export const pack = computed(
  () => packs.value.find((one) => one.name === packName.value) ?? packs.value[0] ?? null,
);

/** The key of the set in force: the chosen one, else the first of the pack. */
export const chosenSet = computed(() => {
  const sets = pack.value?.sets ?? [];
  const known = [...sets.map((set) => set.key), RANDOM, OWN];
  return known.includes(setKey.value) ? setKey.value : (sets[0]?.key ?? RANDOM);
});

/** The number of Families in a game. */
export const wanted = computed(() => pack.value?.in_play ?? 0);

/** The chosen Families; none if they are drawn at random. */
export const families = computed(() => {
  if (chosenSet.value === RANDOM) return [];
  if (chosenSet.value === OWN) {
    const known = pack.value?.families.map((family) => family.key) ?? [];
    return ownFive.value.filter((family) => known.includes(family));
  }
  return pack.value?.sets.find((set) => set.key === chosenSet.value)?.families ?? [];
});

/** How many Families are missing; negative if there are too many. */
const missing = computed(() =>
  chosenSet.value === RANDOM ? 0 : wanted.value - families.value.length,
);

/** Add or remove a Family. The set becomes one's own. @param {string} family */
export function toggleFamily(family) {
  const now = families.value;
  ownFive.value = now.includes(family) ? now.filter((other) => other !== family) : [...now, family];
  setKey.value = OWN;
}

/** The options to open the table with; the server draws random Families. */
export const options = () => ({
  families: chosenSet.peek() === RANDOM ? RANDOM : families.peek(),
  pack: pack.peek()?.name,
});

/** Start from the options of a table in its lobby. @param {import("petteia/lib/wire.js").Face} face */
export function adopt(face) {
  const { pack: name, families: chosen } = /** @type {import("../wire.js").ElysiumOptions} */ (face.options);
  packName.value = name ?? "";
  ownFive.value = chosen;
  const key = [...chosen].sort().join();
  const known = pack.peek()?.sets.find((set) => [...set.families].sort().join() === key);
  setKey.value = face.set === RANDOM ? RANDOM : (known?.key ?? OWN);
}

/** Why the table cannot be opened yet; null if it can. */
export function problem() {
  if (!pack.value) return "";
  if (missing.value > 0) return say("elysium-families-missing", { count: missing.value });
  if (missing.value < 0) return say("elysium-families-too-many", { count: -missing.value });
  return null;
}

/** The chosen set in a few words. */
export const summary = () =>
  pack.value?.sets.find((one) => one.key === chosenSet.value)?.name ??
  say(`elysium-set-${chosenSet.value}`);
