// The options of a table of Thebai: together or alone, the challenge of a game alone, the pack.
import { html } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { offeredGame } from "petteia/lib/offer.js";
import { Choices } from "petteia/parts/choices.js";
import { Emblem } from "../emblems.js";
import { alone, challenge, challenges, level, pack, packName, packs, playAlone } from "./plan.js";

export function Options() {
  return html`<section class="panel start-options thebai-options" aria-labelledby="thebai-title">
    <h2 id="thebai-title">${say("thebai-how")}</h2>
    <${Packs} />
    <${Choices}
      class="ways"
      label=${say("thebai-how")}
      choices=${[way("together", "archon"), way("alone", "challenge")]}
      value=${alone.value ? "alone" : "together"}
      onChoice=${(/** @type {string} */ chosen) => playAlone(chosen === "alone")}
    />
    ${alone.value && html`<${Challenges} />`}
    <p class="about">${alone.value ? challenge.value?.note : say("thebai-together-about")}</p>
  </section>`;
}

/** @param {string} name @param {string} icon */
const way = (name, icon) => ({
  value: name,
  class: "way",
  test: `way-${name}`,
  face: html`<${Emblem} name=${icon} /><b>${say(`thebai-way-${name}`)}</b>
    <small>${say(`thebai-way-${name}-about`)}</small>`,
});

/** What can be changed in the lobby. @param {{face: import("petteia/lib/wire.js").Face}} props */
export function LobbyChoice({ face }) {
  return html`<section class="start-options thebai-options">
    <${Packs} />
    ${face.seats.length === 1 && html`<${Challenges} /><p class="about">${challenge.value?.note}</p>`}
  </section>`;
}

/** Antigone's five challenges. */
function Challenges() {
  const choices = challenges.value.map((one) => ({
    value: String(one.level),
    class: "challenge",
    test: `challenge-${one.level}`,
    face: html`<i>${one.level}</i><span>${one.name}</span>`,
  }));
  return html`<${Choices}
    class="challenges"
    label=${say("thebai-challenges")}
    choices=${choices}
    value=${String(challenge.value?.level ?? "")}
    onChoice=${(/** @type {string} */ chosen) => (level.value = Number(chosen))}
  />`;
}

/** The choice of the pack, if there are several. */
function Packs() {
  if (packs.value.length < 2) return null;
  const choices = packs.value.map((one) => ({ value: one.name, face: one.title, class: "" }));
  return html`<${Choices}
    class="seg packs"
    label=${say("thebai-packs")}
    choices=${choices}
    value=${pack.value?.name ?? ""}
    onChoice=${(/** @type {string} */ name) => (packName.value = name)}
  />`;
}

/**
 * The challenge of a table, if it is a game alone.
 * @param {{face: import("petteia/lib/wire.js").Face}} props
 */
export function LobbyOptions({ face }) {
  const { challenge: chosen, pack: name } = /** @type {import("../wire.js").ThebaiOptions} */ (face.options);
  if (!chosen) return null;
  const there = /** @type {import("../wire.js").ThebaiPack[]} */ (offeredGame("thebai")?.packs ?? []);
  const words = there.find((one) => one.name === name)?.challenges.find((one) => one.level === chosen);
  return html`<section class="panel" aria-labelledby="thebai-challenge">
    <h2 id="thebai-challenge">
      ${say("thebai-alone-summary", { name: words?.name ?? "", level: chosen })}
    </h2>
    <p class="about">${words?.note ?? ""}</p>
  </section>`;
}
