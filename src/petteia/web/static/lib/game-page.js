// The page of a game: loaded from the game's own folder by its key, or the plain page for a game without one.
import { effect, html } from "./html.js";
import { applyStylesOf, lazy, withAssets } from "./lazy.js";
import { table } from "./live.js";
import { chosenGame, offeredGame } from "./offer.js";

/**
 * The default export of a game's `page.js`. The module is loaded with `page.css` and
 * `locale/<language>/page.ftl`, which lie beside it. Everything but `table` may be left out.
 * @typedef {object} GamePage
 * @property {() => Promise<TablePart>} table
 * @property {() => Promise<HelpPart>} [help]
 * @property {() => Promise<HowPart>} [how] "How to win", a page of its own at /how/KEY
 * @property {() => Promise<EndPart>} [end]
 * @property {any} [Picture] the game's picture on the start page: the content of an <svg>, 640 × 124
 * @property {() => string} [about] the game in one line
 * @property {(screen: any) => string} [progress] how far a game is, in a few words
 * @property {StartPart} [start]
 * @property {any} [LobbyOptions] a component that shows the options of a table; props: {face}
 * @property {LobbyPart} [lobby]
 */

/**
 * @typedef {object} LobbyPart the options that the host may change in the lobby
 * @property {any} Options the component; props: {face}
 * @property {(face: import("./wire.js").Face) => boolean} can is there anything to change?
 * @property {(face: import("./wire.js").Face) => void} adopt start from the options of the table
 * @property {(face: import("./wire.js").Face) => Record<string, unknown>} options what is sent
 * @property {() => string | null} problem why they cannot be saved yet
 */

/**
 * @typedef {object} StartPart the options of a game on the start page
 * @property {any} Options the component
 * @property {() => Record<string, unknown>} options what is sent when the table is opened
 * @property {() => string | null} problem why the table cannot be opened yet
 * @property {() => string} summary the options in a few words
 */

/**
 * @typedef {object} TablePart
 * @property {any} Table a component; for a replay its props are {face, position, still, panel, bar}
 * @property {(spot: string) => void} [bring] brings a part or an anchor into sight, such as the tab it is on
 * @property {LogPart} [log]
 * @property {ReplayPart} [replay]
 * @property {EndingPart} [ending] what is shown at the table before the end of the game is
 */

/**
 * @typedef {object} EndingPart
 * @property {() => boolean} waits does the table still show how the game ended?
 * @property {() => void} skip leave that out
 */

/**
 * @typedef {object} LogPart
 * @property {(line: any, before: any) => string | null} [heading] of the lines from this one on
 * @property {any} [CardLink] a component that draws a card's name; props: {card, name}
 */

/**
 * @typedef {object} ReplayPart
 * @property {(lines: any[]) => {label: string, move: number}[]} chapters where parts of the game begin
 * @property {string} back the message key of "back to the beginning of the chapter"
 * @property {string} next the message key of "on to the next chapter"
 */

/**
 * @typedef {object} EndPart
 * @property {(position: any) => string} [note] shown beside the duration of the game
 * @property {() => string} [unit] the short name of the points
 * @property {() => string} [chartTitle]
 * @property {() => string} [axis] the title of the chart's steps
 * @property {(step: import("./wire.js").ChartStep) => string} [stepName]
 * @property {any} [Icon] draws the icons of the categories; props: {name}
 * @property {(name: string) => string} [iconHref] the same icon for a <use>
 * @property {(seat: number) => {name: string, colour: string, note: string}} [player] a player of the
 *   game who has no seat at the table
 */

/**
 * @typedef {object} HelpPart
 * @property {{tab: string, Icon: any, label: string, Content: any, hidden?: () => boolean}[]} tabs
 * @property {any} [Legend] shown beside the rules on the rules page
 * @property {string} [legendTitle]
 */

/**
 * @typedef {object} HowPart "How to win": each statement cites the rules it comes from
 * @property {HowPoint} lead
 * @property {HowChapter[]} chapters
 */

/**
 * @typedef {object} HowChapter
 * @property {string} title a message key, as all texts here
 * @property {any} [Picture] draws the real things; props: {cards}, those of the house edition
 * @property {string} [caption]
 * @property {HowPoint[]} points
 * @property {boolean} [wide] does the picture take the whole width?
 */

/** @typedef {{text: string, rules: string[], Sign?: any}} HowPoint */

const TABLE_STYLES = new URL("../table/table.css", import.meta.url).href;

/** @type {Map<string, Promise<any>>} */
const loading = new Map();
/** @type {Map<string, any>} */
const loaded = new Map();

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} load
 * @returns {Promise<T>}
 */
function once(name, load) {
  let pending = loading.get(name);
  if (!pending) {
    pending = load().then(
      (found) => {
        loaded.set(name, found);
        return found;
      },
      (problem) => {
        loading.delete(name);
        throw problem;
      },
    );
    loading.set(name, pending);
  }
  return pending;
}

/**
 * @param {string} game
 * @returns {Promise<GamePage>}
 */
export const loadPage = (game) => once(game, async () => (await importPage(game)).default);

/** @param {string} game */
function importPage(game) {
  if (offeredGame(game)?.page === false) return import("../plain/page.js");
  const folder = new URL(`../games/${game}/`, import.meta.url).href;
  return withAssets(import(`${folder}page.js`), {
    styles: [`${folder}page.css`],
    messages: [["page", `${folder}locale/`]],
  });
}

/**
 * @param {string} game
 * @param {"table" | "help" | "end" | "how"} part
 * @returns {Promise<any>} an empty part if the game has none
 */
export const loadPart = (game, part) =>
  once(`${game} ${part}`, async () => {
    const found = loadPage(game).then((page) => page[part]?.() ?? {});
    return withAssets(found, { styles: ["table", "how"].includes(part) ? [TABLE_STYLES] : [] });
  });

/**
 * The page of a game, if it has been loaded.
 * @param {string | undefined} game
 * @returns {GamePage | null}
 */
export const pageOf = (game) => loaded.get(game ?? "") ?? null;

/**
 * The table part of the table in front.
 * @returns {Partial<TablePart>}
 */
export const tablePart = () => loaded.get(`${table.value?.game} table`) ?? {};

/**
 * The end part of the table in front.
 * @returns {EndPart}
 */
export const endPart = () => loaded.get(`${table.value?.game} end`) ?? {};

/**
 * The help part of the game in front.
 * @returns {Partial<HelpPart>}
 */
export const helpPart = () => loaded.get(`${gameInFront()} help`) ?? {};

/**
 * @param {string} game
 * @returns {HowPart | null} null if the game brings none
 */
export const howPart = (game) => (pageOf(game)?.how && loaded.get(`${game} how`)) ?? null;

/** Does the game in front, whose page is loaded, say how to win it? */
export const hasHow = () => pageOf(gameInFront())?.how !== undefined;

/** The game the person is concerned with: the one at the table, else the one chosen on the start page. */
export const gameInFront = () => table.value?.game ?? chosenGame.value?.game ?? "";

effect(() => applyStylesOf(gameInFront()));

/**
 * A component that is loaded on demand, separately for each game. The prop `game` is the key of the
 * game; all other props go to the loaded component.
 * @param {(game: string) => Promise<any>} load
 * @param {(view: any) => any} choose
 */
export function lazyByGame(load, choose) {
  /** @type {Map<string, any>} */
  const known = new Map();
  /** @param {string} game */
  const viewOf = (game) => {
    const view = known.get(game) ?? lazy(() => load(game), choose);
    known.set(game, view);
    return view;
  };
  /** @param {{game: string}} props */
  const View = ({ game, ...props }) => html`<${viewOf(game)} ...${props} />`;
  /** @param {string} game */
  View.load = (game) => viewOf(game).load();
  return View;
}
