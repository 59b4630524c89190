// Which Families are in play: a named set, chance, or five of one's own.
import { html } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Choices } from "../parts/choices.js";
import { Icon } from "../parts/icon.js";
import {
  OWN,
  RANDOM,
  chosenSet,
  families,
  missing,
  ownFive,
  pack,
  packName,
  setKey,
  tick,
  wanted,
  game,
} from "./plan.js";

export function Families() {
  const cards = pack.value;
  if (!cards) return null;
  const name = (/** @type {string} */ key) =>
    cards.families.find((family) => family.key === key)?.name ?? key;
  const choices = [
    ...cards.sets.map((set) => ({
      value: set.key,
      class: "set",
      test: `set-${set.key}`,
      face: html`<b>${set.name}</b
        ><span class="ems"
          >${set.families.map((key) => html`<${Emblem} family=${key} name=${name(key)} />`)}</span
        >`,
    })),
    {
      value: RANDOM,
      class: "set",
      test: "set-random",
      face: html`<b>${say("set-random")}</b
        ><span class="ems" aria-hidden="true"
          >${Array.from({ length: wanted.value }, () => html`<span class="em8 q">?</span>`)}</span
        >`,
    },
    {
      value: OWN,
      class: "set",
      test: "set-own",
      face: html`<b>${say("set-own")}</b><small>${say("set-own-about")}</small>`,
    },
  ];
  /** @param {string} key */
  const choose = (key) => {
    // One's own set begins with what was chosen before.
    if (key === OWN && families.value.length) ownFive.value = families.value;
    setKey.value = key;
  };
  return html`<section class="panel families" aria-labelledby="families-title">
    <h2 id="families-title">
      ${say("families")}${" "}
      <span>${say("families-of", { count: wanted.value, all: cards.families.length })}</span>
    </h2>
    <${Packs} />
    <${Choices}
      class="sets"
      label=${say("families")}
      choices=${choices}
      value=${chosenSet.value}
      onChoice=${choose}
    />
    <div class="pick" role="group" aria-label=${say("families-each")}>
      ${cards.families.map(
        (family) =>
          html`<button
            key=${family.key}
            class=${family.key}
            aria-pressed=${families.value.includes(family.key)}
            title=${family.note}
            data-test=${`family-${family.key}`}
            onClick=${() => tick(family.key)}
          >
            <${Icon} name=${family.key} /><span>${family.name}</span>
          </button>`,
      )}
    </div>
    <p class="about">${about()}</p>
  </section>`;
}

/** @param {{family: string, name: string}} props */
const Emblem = ({ family, name }) =>
  html`<span class=${`em8 ${family}`} title=${name}
    ><${Icon} name=${family} label=${name}
  /></span>`;

/** What keeps a set of one's own from being played; null if nothing does. */
export function missingWords() {
  if (missing.value > 0) return say("families-missing", { count: missing.value });
  if (missing.value < 0) return say("families-too-many", { count: -missing.value });
  return null;
}

/** A word on the choice: what it means, or what is still missing. */
function about() {
  const words = missingWords();
  if (words) return words;
  if (chosenSet.value === RANDOM) return say("set-random-about");
  const set = pack.value?.sets.find((one) => one.key === chosenSet.value);
  if (set?.note) return html`<b>${set.name}:</b> ${set.note}`;
  const notes = pack.value?.families.filter(
    (family) => family.note && families.value.includes(family.key),
  );
  return notes?.map(
    (family, place) => html`${place > 0 && " · "}<b>${family.name}:</b> ${family.note}`,
  );
}

/** Only a house with several packs of cards shows which one is played. */
function Packs() {
  const packs = game.value?.packs ?? [];
  if (packs.length < 2) return null;
  const choices = packs.map((one) => ({ value: one.name, face: one.title, class: "" }));
  return html`<${Choices}
    class="seg packs"
    label=${say("packs")}
    choices=${choices}
    value=${pack.value?.name ?? ""}
    onChoice=${(/** @type {string} */ name) => (packName.value = name)}
  />`;
}
