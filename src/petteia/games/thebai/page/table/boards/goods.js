// The choice of a good or drachma to take, give or pay, beside the prompt.
import { html } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Good } from "../pieces/good.js";
import { useScene } from "../scene.js";
import { Thing } from "./thing.js";
import { STOCK } from "./words.js";

/** A button for each good that can be chosen now, with how many the player has; else nothing. */
export function GoodsChooser() {
  const { screen, seat, open } = useScene();
  const goods = STOCK.filter((good) => open.has(`good:${good}`));
  if (!goods.length) return null;
  const stock = screen.seats[seat];
  return html`<div class="gchoice" role="group" aria-label=${screen.prompt.words}>
    ${goods.map(
      (good) =>
        html`<${Thing}
          key=${good}
          at=${`good:${good}`}
          label=${say("thebai-goods-have", { good, count: stock[good] })}
          class="btn"
        >
          <${Good} word=${good} plain /><span>${say("thebai-good", { good })}</span>
          <small>${say("thebai-have", { count: stock[good] })}</small>
        <//>`,
    )}
  </div>`;
}
