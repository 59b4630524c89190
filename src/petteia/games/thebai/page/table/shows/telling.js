// Sentences of a show, with players and components as in the log.
import { html, names, useEffect, useRef } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Sentence } from "petteia/table/log.js";

/** @typedef {import("petteia/lib/wire.js").Word} Word */

/**
 * Sentences one below the other; the last ones are those of the step in front.
 * @param {{told: Word[][], fresh?: number, whole?: boolean}} props `fresh`: how many of them are new;
 *   `whole`: all of them were told at once
 */
export function Told({ told, fresh = 0, whole = false }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (box.current && !whole) box.current.scrollTop = box.current.scrollHeight;
  }, [told.length]);
  return html`<ol class=${names("told", whole && "whole")} ref=${box} tabindex="0" aria-live="polite">
    ${told.map((words, index) => {
      const now = index >= told.length - fresh;
      return html`<li key=${index} class=${names(now && "cur")}>
        ${now ? html`<i aria-hidden="true">›</i>` : html`<${Icon} name="i-check" label=${say("thebai-show-happened")} />`}
        <span><${Sentence} words=${words} /></span>
      </li>`;
    })}
  </ol>`;
}
