// A part of the table opened as a dialog, to be read and chosen from.
import { html, useEffect } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { Dialog } from "../parts/dialog.js";
import { choice, refusal, sheet, useScene } from "./scene.js";
import { Chooser, FocusTip, Refusal } from "./tooltips.js";
import { Preview } from "./zoom.js";

/**
 * The sheets of a game by name: the message key of the title, and the component.
 * @typedef {Record<string, {title: string, Content: any}>} Sheets
 */

/**
 * It is part of the scene, so it always shows the current position.
 * @param {{sheets: Sheets}} props
 */
export function Sheet({ sheets }) {
  const { seat } = useScene();
  const name = sheet.value;
  const shown = name && sheets[name];
  const close = () => {
    sheet.value = refusal.value = choice.value = null;
  };
  // Close it when another person takes over this device, and when the table is left.
  useEffect(() => close, [seat]);
  if (!shown) return html`<${Tooltips} />`;
  return html`<${Dialog} title=${say(shown.title)} onClose=${close} class=${`spread ${name}-sheet`}>
    <${shown.Content} />
    <${Tooltips} />
  <//>`;
}

/** What is drawn beside the thing that was clicked, in front of an open sheet. */
const Tooltips = () => html`<${Refusal} /><${FocusTip} /><${Chooser} /><${Preview} />`;
