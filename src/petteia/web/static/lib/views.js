// The views that are loaded on demand, and the functions that open the help.
import { html, signal } from "./html.js";
import { gameInFront, lazyByGame, loadPage, loadPart } from "./game-page.js";
import { lazy, withAssets } from "./lazy.js";

/** @type {(name: string) => {styles: string[], messages: [string][]}} the folder of a view */
const assets = (name) => ({
  styles: [new URL(`../${name}/${name}.css`, import.meta.url).href],
  messages: [["help"]],
});

/** @type {{styles: string[], messages: [string][]}} */
const exerciseAssets = { styles: assets("exercise").styles, messages: [["exercise"]] };

/**
 * @template T
 * @param {string} game
 * @param {"end" | "help" | "how"} part what the game itself brings to the view
 * @param {Promise<T>} view
 * @returns {Promise<T>}
 */
const withPart = async (game, part, view) => (await Promise.all([view, loadPart(game, part)]))[0];

/** @param {string} game */
const loadEnd = (game) =>
  withPart(game, "end", withAssets(import("../end/ceremony.js"), assets("end")));

export const GameTable = lazyByGame(
  (game) => loadPart(game, "table"),
  (part) => part.Table,
);
export const LobbyOptions = lazyByGame(loadPage, (page) => page.LobbyOptions ?? (() => null));
export const Ceremony = lazyByGame(loadEnd, (view) => view.Ceremony);
export const EndNote = lazyByGame(loadEnd, (view) => view.EndNote);
export const Lobby = lazy(
  () => import("../lobby/lobby.js"),
  (view) => view.Lobby,
);
export const InviteDialog = lazy(
  () => import("../lobby/invite.js"),
  (view) => view.InviteDialog,
);
export const DealDialog = lazy(
  () => import("../lobby/deal-dialog.js"),
  (view) => view.DealDialog,
);
export const Coach = lazy(
  () =>
    withAssets(import("../lesson/coach.js"), {
      styles: assets("lesson").styles,
      messages: [["lesson"]],
    }),
  (view) => view.Coach,
);
export const LessonsDialog = lazy(
  () => import("../lesson/lessons-dialog.js"),
  (view) => view.LessonsDialog,
);
export const NameDialog = lazy(
  () => import("../lobby/name-dialog.js"),
  (view) => view.NameDialog,
);
export const NoticesDialog = lazy(
  () => withAssets(import("../notices/dialog.js"), { styles: assets("notices").styles }),
  (view) => view.NoticesDialog,
);
export const NoticeLinkPage = lazy(
  () => import("../notices/link-page.js"),
  (view) => view.NoticeLinkPage,
);
export const GamesDialog = lazy(
  () => import("../start/games-dialog.js"),
  (view) => view.GamesDialog,
);
export const Preferences = lazy(
  () => import("../lobby/preferences.js"),
  (view) => view.Preferences,
);
export const ReplayPage = lazy(
  () =>
    withAssets(import("../replay/replay.js"), {
      styles: [...assets("replay").styles, ...assets("review").styles],
      messages: [["help"], ["review"]],
    }),
  (view) => view.ReplayPage,
);
export const PuzzlePage = lazy(
  () => withAssets(import("../exercise/puzzle-page.js"), exerciseAssets),
  (view) => view.PuzzlePage,
);
export const PracticePage = lazy(
  () => withAssets(import("../exercise/practice-page.js"), exerciseAssets),
  (view) => view.PracticePage,
);
export const RulesPage = lazyByGame(
  (game) => withPart(game, "help", withAssets(import("../help/rules-page.js"), assets("help"))),
  (view) => view.RulesPage,
);
export const HowPage = lazyByGame(
  (game) =>
    withPart(game, "how", withAssets(import("../how/how-page.js"), { styles: assets("how").styles, messages: [["help"]] })),
  (view) => view.HowPage,
);
export const HelpDialog = lazyByGame(
  (game) => withPart(game, "help", withAssets(import("../help/dialog.js"), assets("help"))),
  (view) => view.HelpDialog,
);

/** @type {import("../vendor/signals.js").Signal<{tab: string, rule: string} | null>} the open help */
export const help = signal(null);

/** Mounted once in the app; the dialog is loaded when it is first opened. */
export const HelpDialogs = () =>
  help.value && html`<${HelpDialog} game=${gameInFront()} shown=${help.value} />`;

/**
 * Open the rules of the game in front.
 * @param {string} rule the rule to show
 */
export const openRule = (rule) => {
  help.value = { tab: "rules", rule };
};

export const openRules = () => openRule("");
