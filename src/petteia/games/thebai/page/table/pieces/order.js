// An order: its colour with a shape, its name, what it costs and what it brings.
import { html, names } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Emblem, Pictogram } from "../../emblems.js";
import { Effect } from "./effect.js";

export const GOODS = /** @type {const} */ (["grape", "amphora", "bronze"]);

/**
 * @typedef {import("../../wire.js").Component} Component
 */

/**
 * An order in words.
 * @param {string} order
 * @returns {Component | undefined}
 */
export const orderWords = (order) =>
  /** @type {Record<string, Component> | undefined} */ (cards.value?.cards)?.[`order:${order}`];

/**
 * The inside of an order, to be put into a button or a list.
 * @param {{order: {order: string, payable?: boolean, missing?: Record<string, number>, secret?: boolean},
 *   compact?: boolean, words?: Component, class?: string}} props
 *   `compact`: without its name
 */
export function OrderCard({ order, compact, words, class: more }) {
  const own = words ?? orderWords(order.order);
  if (!own) return null;
  const missing = order.missing ?? {};
  const cost = GOODS.flatMap((good, index) =>
    Array.from({ length: own.cost[index] ?? 0 }, (_, nth) => ({
      good,
      lacking: nth >= (own.cost[index] ?? 0) - (missing[good] ?? 0),
    })),
  );
  return html`<span class=${names("order-c", `ord-${own.group}`, compact && "compact", more)} data-order=${order.order}>
    <span class="ob"><${Emblem} name=${`oc-${own.group}`} /></span>
    ${!compact && html`<span class="on-name">
      ${own.picture && html`<${Pictogram} name=${own.picture} class="pic" />`}${own.name}
    </span>`}
    <span class="oc">
      ${cost.map(({ good, lacking }, index) => html`<${Emblem} key=${index} name=${good} class=${names(lacking && "lacking")} />`)}
      ${order.payable &&
      html`<span class="canpay" title=${say("thebai-order-payable")}>✓</span>`}
    </span>
    <span class="orw"><${Effect} icons=${own.icons} line /></span>
  </span>`;
}

/**
 * A fulfilled order, or several of a colour: its shape and their number.
 * @param {{colour: string, count: number}} props
 */
export function OrderChip({ colour, count }) {
  const label = say("thebai-orders-of", { colour, count });
  return html`<span class=${`ochip ord-${colour}`} role="img" aria-label=${label} title=${label}>
    <${Emblem} name=${`oc-${colour}`} />${count}
  </span>`;
}
