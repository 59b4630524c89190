// The rooms others built, fetched when somebody goes there, and the doors to them.
import { addStyles, lazy } from "./lazy.js";
import { addBook } from "./words.js";

/**
 * A room with its words and its style sheet.
 * @template T
 * @param {Promise<T>} room
 * @param {string} styles
 * @returns {Promise<T>}
 */
export const furnished = async (room, styles) => {
  const [there] = await Promise.all([room, addBook("help"), addStyles(styles)]);
  return there;
};

export const Ceremony = lazy(
  () => furnished(import("../end/ceremony.js"), "end"),
  (room) => room.Ceremony,
);
export const EndNote = lazy(
  () => furnished(import("../end/ceremony.js"), "end"),
  (room) => room.EndNote,
);
export const ElysiumTable = lazy(
  () => import("../elysium/table.js"),
  (room) => room.ElysiumTable,
);
export const Lobby = lazy(
  () => import("../lobby/lobby.js"),
  (room) => room.Lobby,
);
export const InviteDialog = lazy(
  () => import("../lobby/invite.js"),
  (room) => room.InviteDialog,
);
export const WhoIAm = lazy(
  () => import("../lobby/who.js"),
  (room) => room.WhoIAm,
);
export const HelpDialogs = lazy(
  () => import("../help/rules.js"),
  (room) => room.HelpDialogs,
);
export const ReplayPage = lazy(
  () => furnished(import("../replay/replay.js"), "panels"),
  (room) => room.ReplayPage,
);
export const RulesPage = lazy(
  () => furnished(import("../help/rules-page.js"), "panels"),
  (room) => room.RulesPage,
);

/**
 * The rules in front of the page.
 * @param {string} rule where to open them
 */
export async function openRule(rule) {
  const { showRule } = await import("../help/rules.js");
  showRule(rule);
}

export const openRules = () => openRule("");
