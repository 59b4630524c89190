// The Families: chosen on the start page (a named set, a random draw, or one's own), shown in the lobby.
import { html } from "petteia/lib/html.js";
import { cards as tableCards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Choices } from "petteia/parts/choices.js";
import { Emblem } from "../emblems.js";
import {
  OWN,
  RANDOM,
  chosenSet,
  families,
  ownFive,
  pack,
  packName,
  packs,
  problem,
  setKey,
  toggleFamily,
  wanted,
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
          >${set.families.map((key) => html`<${FamilyEmblem} family=${key} name=${name(key)} />`)}</span
        >`,
    })),
    {
      value: RANDOM,
      class: "set",
      test: "set-random",
      face: html`<b>${say("elysium-set-random")}</b
        ><span class="ems" aria-hidden="true"
          >${Array.from({ length: wanted.value }, () => html`<span class="em8 q">?</span>`)}</span
        >`,
    },
    {
      value: OWN,
      class: "set",
      test: "set-own",
      face: html`<b>${say("elysium-set-own")}</b><small>${say("elysium-set-own-about")}</small>`,
    },
  ];
  /** @param {string} key */
  const choose = (key) => {
    // One's own set starts from the set that was chosen before.
    if (key === OWN && families.value.length) ownFive.value = families.value;
    setKey.value = key;
  };
  return html`<section class="panel start-options families" aria-labelledby="families-title">
    <h2 id="families-title">
      ${say("elysium-families")}${" "}
      <span>${say("elysium-families-of", { count: wanted.value, all: cards.families.length })}</span>
    </h2>
    <${Packs} />
    <${Choices}
      class="sets"
      label=${say("elysium-families")}
      choices=${choices}
      value=${chosenSet.value}
      onChoice=${choose}
    />
    <div class="pick" role="group" aria-label=${say("elysium-families-each")}>
      ${cards.families.map(
        (family) =>
          html`<button
            key=${family.key}
            class=${family.key}
            aria-pressed=${families.value.includes(family.key)}
            title=${family.note}
            data-test=${`family-${family.key}`}
            onClick=${() => toggleFamily(family.key)}
          >
            <${Emblem} name=${family.key} /><span>${family.name}</span>
          </button>`,
      )}
    </div>
    <p class="about">${about()}</p>
  </section>`;
}

/** @param {{family: string, name: string}} props */
const FamilyEmblem = ({ family, name }) =>
  html`<span class=${`em8 ${family}`} title=${name}
    ><${Emblem} name=${family} label=${name}
  /></span>`;

/** What the choice means, or what is still missing. */
function about() {
  const words = problem();
  if (words) return words;
  if (chosenSet.value === RANDOM) return say("elysium-set-random-about");
  const set = pack.value?.sets.find((one) => one.key === chosenSet.value);
  if (set?.note) return html`<b>${set.name}:</b> ${set.note}`;
  const notes = pack.value?.families.filter(
    (family) => family.note && families.value.includes(family.key),
  );
  return notes?.map(
    (family, place) => html`${place > 0 && " · "}<b>${family.name}:</b> ${family.note}`,
  );
}

/** The choice of the pack, if there are several. */
function Packs() {
  if (packs.value.length < 2) return null;
  const choices = packs.value.map((one) => ({ value: one.name, face: one.title, class: "" }));
  return html`<${Choices}
    class="seg packs"
    label=${say("elysium-packs")}
    choices=${choices}
    value=${pack.value?.name ?? ""}
    onChoice=${(/** @type {string} */ name) => (packName.value = name)}
  />`;
}

/**
 * The Families of a table.
 * @param {{face: import("petteia/lib/wire.js").Face}} props
 */
export function LobbyOptions({ face }) {
  const all = /** @type {import("../wire.js").ElysiumCards | null} */ (tableCards.value)?.families;
  const chosen = /** @type {import("../wire.js").ElysiumOptions} */ (face.options).families;
  if (!all) return null;
  return html`<section class="panel" aria-labelledby="in-play">
    <h2 id="in-play">${say("elysium-families")}</h2>
    <p class="inplay">
      ${chosen.map(
        (key) =>
          html`<span class="fam" key=${key}
            ><span class=${`em8 ${key}`}><${Emblem} name=${key} /></span
            >${all[key]?.name ?? key}</span
          >`,
      )}
    </p>
  </section>`;
}
