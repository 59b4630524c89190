// Where something can be clicked: which panel opens by itself, and which tabs get a mark.
import { signal } from "petteia/lib/html.js";
import { openPanel } from "../scene.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** The panels beside the city with the anchors that are only there. */
const PANELS = /** @type {const} */ ([
  ["council", /^council:/],
  ["altar", /^track:/],
  ["display", /^(?:display:|deck$)/],
]);
export const ESTATE = /^(?:estate|row|citizen|hoplite|help):/;
export const ORDERS = /^(?:order:|display:|deck$)/;
export const BOARDS = /^(?:track|council):/;

/**
 * The position in which the player folded a panel that had opened by itself.
 * @type {import("petteia/vendor/signals.js").Signal<number>}
 */
const foldedAt = signal(-1);

/**
 * @param {Scene} scene
 * @param {RegExp} anchors
 */
const lights = (scene, anchors) => [...scene.open.keys()].some((at) => anchors.test(at));

/**
 * The panel with something to click.
 * @param {Scene} scene
 * @returns {"" | "council" | "altar" | "display"}
 */
export const panelLit = (scene) => PANELS.find(([, anchors]) => lights(scene, anchors))?.[0] ?? "";

/**
 * The panel to show beside the city: the one with something to click, unless it was folded since; else
 * the one that the player opened.
 * @param {Scene} scene
 */
export function shownPanel(scene) {
  const lit = panelLit(scene);
  return lit && foldedAt.value !== scene.position.seq ? lit : openPanel.value;
}

/**
 * Open a panel, or fold it if it is open.
 * @param {Scene} scene
 * @param {"council" | "altar" | "display"} name
 */
export function togglePanel(scene, name) {
  const shown = shownPanel(scene) === name;
  openPanel.value = shown ? "" : name;
  foldedAt.value = shown ? scene.position.seq : -1;
}

/**
 * The tabs of a phone with something to click.
 * @param {Scene} scene
 */
export const boardsLit = (scene) => ({
  estate: lights(scene, ESTATE),
  orders: lights(scene, ORDERS),
  boards: lights(scene, BOARDS),
  rivals: false,
});
