// The meaning of every sign on the table.
import { html } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../emblems.js";
import { Roof } from "../table/pieces/roof.js";

/** @type {Record<string, string[]>} */
const GROUPS = {
  stock: ["grape", "amphora", "bronze", "good", "drachma", "vp", "order"],
  effects: ["raise", "raise-cit", "raise-hop", "hoplite", "place", "remove", "relocate", "swap", "altar", "pay"],
  people: ["cit", "hop", "star", "archon", "commander", "hero", "councillor"],
  boards: ["dionysos", "ares", "blessing", "help", "gate", "attack", "occupied", "turmoil", "herald"],
};
const ROOFS = ["W", "B", "O", "S"];
const COLOURS = ["wine", "honey", "olive", "sea"];

export function SignLegend() {
  return html`<div class="signs thebai-signs" data-test="icons">
    ${Object.entries(GROUPS).map(
      ([group, signs]) =>
        html`<section key=${group}>
          <h3>${say(`thebai-signs-${group}`)}</h3>
          <dl>
            ${signs.map(
              (sign) =>
                html`<div key=${sign}>
                  <dt><${Emblem} name=${sign} />${say(`thebai-sign-${sign}`)}</dt>
                  <dd>${say(`thebai-sign-${sign}-about`)}</dd>
                </div>`,
            )}
          </dl>
        </section>`,
    )}
    <section>
      <h3>${say("thebai-signs-roofs")}</h3>
      <p>${say("thebai-signs-roofs-about")}</p>
      <ul class="signrow">
        ${ROOFS.map((roof) => html`<li key=${roof}><${Roof} roof=${roof} named /></li>`)}
      </ul>
    </section>
    <section>
      <h3>${say("thebai-signs-colours")}</h3>
      <p>${say("thebai-signs-colours-about")}</p>
      <ul class="signrow">
        ${COLOURS.map(
          (colour) =>
            html`<li key=${colour} class=${`ord-${colour}`}>
              <span class="oc-chip"><${Emblem} name=${`oc-${colour}`} /></span>${say(`thebai-colour-${colour}`)}
            </li>`,
        )}
      </ul>
    </section>
  </div>`;
}
