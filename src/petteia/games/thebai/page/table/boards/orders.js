// Orders: those in hand, those on display, the deck, and the fulfilled ones by colour.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sentences } from "petteia/table/anchor.js";
import { Emblem, Pictogram } from "../../emblems.js";
import { Effect } from "../pieces/effect.js";
import { component, tabbed, useScene } from "../scene.js";
import { Panel } from "./panel.js";
import { Note, Read, Thing } from "./thing.js";
import { GOODS, byColour, goodsWords, nameOfThing, shortOf, soft } from "./words.js";

/** @typedef {import("../../wire.js").Order} Order */

/** So many orders in hand have room for their rewards in words. */
export const ROOMY = 3;

/**
 * The inside of an order: colour, name, cost with what is lacking, reward in words.
 * @param {{order: Order, words: import("../../wire.js").Component, why?: string, signs?: boolean}} props
 *   `why`: a few words why it cannot be used now; `signs`: is there no room for words?
 */
function Face({ order, words, why, signs }) {
  const missing = order.missing ?? {};
  const lacks = goodsWords(missing);
  // Why it cannot be fulfilled now, if nothing lacks.
  const later = !lacks && why;
  return html`<span class="ob"><${Emblem} name=${`oc-${words.group}`} /></span>
    <span class="on-name">
      ${words.picture && html`<${Pictogram} name=${words.picture} class="pic" />`}${soft(words.name)}
      ${order.secret && html`<${Emblem} name="lock" class="lock" label=${say("thebai-order-secret")} />`}
    </span>
    <span class="oc">
      ${GOODS.flatMap((good, index) => {
        const count = words.cost[index] ?? 0;
        const have = count - (missing[good] ?? 0);
        return Array.from(
          { length: count },
          (_, nth) => html`<${Emblem} key=${good + nth} name=${good} class=${names(nth >= have && "lacking")} />`,
        );
      })}
      ${later && html`<span class="lacks">${later}</span>`}
      ${order.payable
        ? html`<span class="canpay" title=${say("thebai-can-pay")}><${Check} /></span>`
        : lacks && html`<span class="lacks">${say("thebai-order-lacks", { goods: lacks })}</span>`}
    </span>
    <span class="orw">
      ${signs ? html`<${Effect} icons=${words.icons} line />` : soft(shortOf(words))}
    </span>`;
}

/** A check mark. */
const Check = () =>
  html`<svg class="ic" viewBox="0 0 32 32" aria-hidden="true">
    <path
      d="m6 17 7 7L27 8.5"
      fill="none"
      stroke="currentColor"
      stroke-width="4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`;

/**
 * @param {{order: Order, at: string, signs?: boolean}} props `at`: its anchor; empty if it cannot be
 *   clicked. `signs`: its reward in signs, where there is no room for words
 */
export function OrderThing({ order, at, signs }) {
  const { screen, mine } = useScene();
  const words = component("order", order.order);
  if (!words) return null;
  const lacks = goodsWords(order.missing ?? {});
  const label = sentences(
    words.name,
    words.text,
    at && (order.payable ? say("thebai-can-pay") : lacks && say("thebai-order-lacks", { goods: lacks })),
    order.secret && say("thebai-order-secret"),
  );
  const classes = names("ordcard", `ord-${words.group}`);
  const card = `order:${order.order}`;
  // What the reader could pay matters only for orders within reach.
  const shown = at ? order : { ...order, payable: false, missing: {} };
  const why = mine && at ? screen.barred?.[at]?.short : "";
  const inside = html`<${Face} order=${shown} words=${words} why=${why} signs=${signs} />`;
  return at
    ? html`<${Thing} at=${at} card=${card} label=${label} class=${classes}>${inside}<//>`
    : html`<${Read} card=${card} label=${label} class=${classes}>${inside}<//>`;
}

/** The fulfilled orders by colour. @param {{seat: number}} props */
export function Fulfilled({ seat }) {
  const { fulfilled } = useScene().screen.seats[seat];
  const sets = byColour(fulfilled);
  if (!sets.length) return html`<span class="none">${say("thebai-fulfilled-none")}</span>`;
  return html`<span class="osets">
    ${sets.map(({ colour, orders }) => {
      const list = orders.map((order) => nameOfThing("order", order)).join(", ");
      return html`<${Note}
        key=${colour}
        words=${say("thebai-fulfilled-colour", { colour, count: orders.length, orders: list })}
        class=${`oset ord-${colour}`}
      >
        <${Emblem} name=${`oc-${colour}`} />${orders.length}
      <//>`;
    })}
  </span>`;
}

/** The orders in hand and the fulfilled ones. */
export function Hand() {
  const { screen, seat } = useScene();
  const { hand, hidden_orders } = screen.seats[seat];
  const own = seat === screen.seat;
  const count = hand.length + hidden_orders;
  const signs = !tabbed.value && hand.length > ROOMY;
  return html`<section class="orders" data-part="orders" aria-label=${say("thebai-orders")}>
    <header>
      <h2>${say(own ? "thebai-your-orders" : "thebai-orders")}</h2>
      <small>${say("thebai-orders-in-hand", { count })}</small>
      <span class="doneo">
        <small>${say("thebai-fulfilled")}</small><${Fulfilled} seat=${seat} />
      </span>
    </header>
    ${hand.length > 0 &&
    html`<div class="ocs" style=${{ "--count": hand.length }}>
      ${hand.map(
        (order) =>
          html`<${OrderThing} key=${order.order} order=${order} at=${own ? `order:${order.order}` : ""} signs=${signs} />`,
      )}
    </div>`}
  </section>`;
}

/**
 * The orders on display and the deck.
 * @param {{phone?: boolean}} props
 */
export function DisplayPanel({ phone }) {
  const { screen } = useScene();
  const { display, deck } = screen;
  return html`<${Panel}
    name="display"
    data-part="display"
    icon="order"
    title=${say("thebai-display")}
    note=${say("thebai-display-note")}
    phone=${phone}
  >
    <div class="dcards">
      ${display.map((order, place) =>
        order
          ? html`<${OrderThing} key=${order.order} order=${order} at=${`display:${order.order}`} />`
          : html`<span class="ordcard empty" key=${place}>${say("thebai-display-empty")}</span>`,
      )}
      <${Thing} at="deck" label=${say("thebai-deck", { count: deck })} class="ordcard deck">
        <span class="ob"><${Emblem} name="order" /></span>
        <span class="on-name">${say("thebai-deck-name")}</span>
        <span class="orw">${say("thebai-deck", { count: deck })}</span>
      <//>
    </div>
  <//>`;
}
