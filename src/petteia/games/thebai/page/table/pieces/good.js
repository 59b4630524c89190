// A good, a drachma or another thing that is counted: its symbol with the number.
import { html, names } from "petteia/lib/html.js";
import { Emblem } from "../../emblems.js";
import { signName, symbolOf } from "./effect.js";

/**
 * @param {{word: string, count?: number, missing?: boolean, plain?: boolean}} props
 *   `missing`: the player lacks it. `plain`: what is around says what it is
 */
export function Good({ word, count, missing, plain }) {
  const label = plain ? undefined : signName(word);
  return html`<span class=${names("good", missing && "missing")} title=${label}>
    <${Emblem} name=${symbolOf(word)} label=${label} />
    ${count !== undefined && html`<b>${count}</b>`}
  </span>`;
}
