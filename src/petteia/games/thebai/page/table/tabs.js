// The tabs of smaller screens: the city, the own boards, the rivals and the log.
import { html, useLayoutEffect, useRef } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { unread } from "petteia/table/chat.js";
import { tab } from "petteia/table/scene.js";
import { PhoneTabs } from "petteia/table/tabs.js";
import { Emblem } from "../emblems.js";
import { BOARDS, ESTATE, ORDERS, boardsLit } from "./boards/lit.js";
import { layout, tabbed, useScene } from "./scene.js";

/** @typedef {"table" | "now" | "estate" | "orders" | "boards" | "rivals"} TabName */

const CITY = /^(?:space|dice|commander|hero|edge|turn):/;
/** The parts of the tab of the rivals. */
const RIVALS = ["rivals", "battles", "antigone", "antigone-cards", "destiny", "heralds", "preferences"];

/** @type {Record<TabName, string>} */
const EMBLEMS = {
  table: "thebai",
  now: "stone",
  estate: "estate",
  orders: "order",
  boards: "altar",
  rivals: "archon",
};

/**
 * The tab in front: the chosen one, if this screen has it.
 * @param {string[]} all
 */
export const tabOf = (all) => (all.includes(tab.value) ? tab.value : all[0]);

/**
 * The tabs of a screen. Where the city is always in sight it has none; there a stone that is being placed
 * or a show that runs has one.
 * @param {boolean} now is there a stone or a show?
 * @returns {string[]}
 */
export function tabNames(now) {
  const own = ["estate", "orders", "boards", "rivals", "log"];
  if (layout.value === "phone" || layout.value === "flat") return ["table", ...own];
  return now && layout.value === "small" ? ["now", ...own] : own;
}

/**
 * The tabs with something to click.
 * @param {import("./scene.js").Scene} scene
 * @returns {Record<string, boolean>}
 */
function litTabs(scene) {
  const table = [...scene.open.keys()].some((at) => CITY.test(at));
  return { ...boardsLit(scene), table };
}

/**
 * The tab to open by itself when the lit things have changed: none while the one in front has some, or
 * while nothing is lit; else the first that has.
 * @param {Record<string, boolean>} lit
 * @param {string[]} all
 * @param {string} front
 */
export function tabToOpen(lit, all, front) {
  const there = all.filter((name) => lit[name]);
  if (!there.length || (lit[front] && there.length > 1)) return front;
  if (lit[front]) return front;
  // The city is in sight beside the other tabs.
  if (lit.table && !all.includes("table")) return front;
  return there[0];
}

/**
 * The tab with an anchor or a named part of the page; the city is on none where it is always in sight.
 * @param {string} spot
 * @returns {TabName | undefined}
 */
export function tabWith(spot) {
  if (ESTATE.test(spot) || ["estate", "supply", "belongings"].includes(spot)) return "estate";
  if (ORDERS.test(spot) || ["orders", "display"].includes(spot)) return "orders";
  if (BOARDS.test(spot) || ["altar", "council"].includes(spot)) return "boards";
  if (RIVALS.includes(spot)) return "rivals";
  return spot === "city" || CITY.test(spot) ? "table" : undefined;
}

/**
 * Bring an anchor or a named part of the page into sight, if it is on another tab.
 * @param {string} spot
 */
export function bring(spot) {
  const name = tabWith(spot);
  if (name && tabbed.peek() && tabNames(false).includes(name)) tab.value = name;
}

/** @param {{now: boolean}} props */
export function Tabs({ now }) {
  const scene = useScene();
  const all = tabNames(now);
  const lit = litTabs(scene);
  const before = useRef("");
  // At once, so that it does not undo a click that comes soon after.
  useLayoutEffect(() => {
    if (tabbed.peek() && scene.mine) tab.value = tabToOpen(lit, all, tabOf(all));
  }, [scene.position.seq, scene.mine]);
  useLayoutEffect(() => {
    // What is shown now comes to the front, and gives way to what was there before.
    if (now) {
      before.current = tab.peek();
      if (all.includes("now")) tab.value = "now";
    } else if (tab.peek() === "now") tab.value = before.current || "estate";
  }, [now]);
  useLayoutEffect(() => {
    if (!all.includes(tab.peek())) tab.value = all[0];
  }, [layout.value]);
  if (!tabbed.value) return null;
  const tabs = all
    .filter((name) => name !== "log")
    .map((name) => ({
      name,
      lit: scene.mine && lit[name],
      content: html`<${Face} emblem=${EMBLEMS[/** @type {TabName} */ (name)]} words=${say("thebai-tab", { tab: name })} lit=${scene.mine && lit[name]} />`,
    }));
  const log = html`<${Icon} name="i-rules" /><span>${say("thebai-tab", { tab: "log" })}</span>
    ${unread.value > 0 && html`<b class="count">${unread.value}</b>`}`;
  return html`<${PhoneTabs} tabs=${tabs} shown log=${log} />`;
}

/** @param {{emblem: string, words: string, lit: boolean}} props */
const Face = ({ emblem, words, lit }) =>
  html`<${Emblem} name=${emblem} /><span>${words}</span>${
    lit && html`<i class="lit-dot" role="img" aria-label=${say("thebai-tab-lit")}></i>`
  }`;
