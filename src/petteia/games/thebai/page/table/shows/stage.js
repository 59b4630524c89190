// The stage of the shows. Their views are loaded when the first is needed, or when there is time.
import { computed, effect, html, signal, useEffect } from "petteia/lib/html.js";
import { withAssets } from "petteia/lib/lazy.js";
import { position } from "petteia/lib/live.js";
import * as controller from "./controller.js";

/** Milliseconds until the views are loaded anyway. */
const LATER = 6000;
/** Milliseconds until they are asked for again while the server cannot be reached. */
const RETRY = 1500;

/** @type {import("petteia/vendor/signals.js").Signal<typeof import("./shows.js") | null>} */
const views = signal(/** @type {typeof import("./shows.js") | null} */ (null));
let loading = false;

/** @param {string} path below the folder of the page */
const here = (path) => new URL(`../../${path}`, import.meta.url).href;

async function load() {
  if (loading || views.peek()) return;
  loading = true;
  try {
    views.value = await withAssets(import("./shows.js"), {
      styles: [here("css/shows.css")],
      messages: [["shows", here("locale/")]],
    });
  } catch (problem) {
    // The server cannot be reached. Anything else is a bug.
    if (!(problem instanceof TypeError)) throw problem;
    setTimeout(load, RETRY);
  } finally {
    loading = false;
  }
}

/** Is there something to show, or to be seen again? */
function isNeeded() {
  const screen = /** @type {import("../../wire.js").ThebaiScreen | undefined} */ (
    /** @type {unknown} */ (position.value?.screen)
  );
  return controller.shown.value !== null || controller.seen.value.length > 0 || Boolean(screen?.antigone);
}

/** Follow the log of the live table until the returned function is called. */
export function startShows() {
  const stops = [
    controller.startShows(),
    effect(() => {
      if (isNeeded()) load();
    }),
  ];
  const timer = setTimeout(load, LATER);
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

/** Where the show that runs is drawn; nowhere until it can be. */
export const showPlace = computed(() => (views.value ? controller.showPlace.value : ""));

/** What the dock says while a show runs and no decision of the reader waits. */
export const showPrompt = () => views.value?.showPrompt() ?? null;

/** The steps of the show for the bar of steps, or null. */
export const showSteps = () => views.value?.showSteps() ?? null;

/** @param {"Show" | "ShowButtons" | "ShowChip" | "AntigoneArea"} name */
const view = (name) => (/** @type {any} */ props) => {
  const View = views.value?.[name];
  return View ? html`<${View} ...${props} />` : null;
};

export const Show = view("Show");
export const ShowButtons = view("ShowButtons");
/** What happened lately, to be seen again. */
export const ShowChip = view("ShowChip");

const Area = view("AntigoneArea");

/** Antigone's area; a replay has it without shows. */
export function AntigoneArea() {
  useEffect(() => {
    load();
  }, []);
  return html`<${Area} />`;
}
