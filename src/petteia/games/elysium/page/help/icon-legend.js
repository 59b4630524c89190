// The meaning of every symbol on the table.
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Column, Emblem } from "../emblems.js";

const GROUPS = {
  things: ["gold", "vp", "prestige", "lyre", "column", "quest", "citizen", "draw", "discard", "oracle", "disc", "epoch"],
  kinds: ["k-instant", "k-permanent", "k-activate", "k-trigger", "k-eleusis", "k-legend", "k-chronos", "m-same", "m-differ"],
  levels: ["level-1", "level-2", "level-3"],
};
const COLUMNS = ["R", "B", "G", "Y", "K"];

export function IconLegend() {
  const book = /** @type {import("../wire.js").ElysiumCards | null} */ (cards.value);
  const families = Object.entries(book?.families ?? {});
  return html`<div class="signs" data-test="icons">
    ${Object.entries(GROUPS).map(
      ([group, icons]) =>
        html`<section key=${group}>
          <h3>${say(`elysium-help-signs-${group}`)}</h3>
          <dl>
            ${icons.map(
              (icon) =>
                html`<div key=${icon}>
                  <dt><${Emblem} name=${icon} />${say(`elysium-help-sign-${icon}`)}</dt>
                  <dd>${say(`elysium-help-about-${icon}`)}</dd>
                </div>`,
            )}
          </dl>
        </section>`,
    )}
    <section>
      <h3>${say("elysium-help-signs-columns")}</h3>
      <p>${say("elysium-help-about-columns")}</p>
      <ul class="signrow">
        ${COLUMNS.map(
          (colour) => html`<li key=${colour}><${Column} colour=${colour} /></li>`,
        )}
        <li><${Column} colour="G" missing /><span>${say("elysium-help-column-missing")}</span></li>
      </ul>
    </section>
    ${families.length > 0 &&
    html`<section>
      <h3>${say("elysium-help-signs-families")}</h3>
      <ul class="signrow">
        ${families.map(
          ([key, { name }]) => html`<li key=${key} class=${`fam ${key}`}><${Emblem} name=${key} />${name}</li>`,
        )}
      </ul>
    </section>`}
  </div>`;
}
