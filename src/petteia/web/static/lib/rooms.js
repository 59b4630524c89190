// The rooms others built, fetched when somebody goes there, and the doors to them.
import { lazy } from "./lazy.js";

export const Ceremony = lazy(() => import("../end/ceremony.js"), (room) => room.Ceremony);
export const EndNote = lazy(() => import("../end/ceremony.js"), (room) => room.EndNote);
export const ElysiumTable = lazy(() => import("../elysium/table.js"), (room) => room.ElysiumTable);
export const HelpDialogs = lazy(() => import("../help/rules.js"), (room) => room.HelpDialogs);
export const ReplayPage = lazy(() => import("../replay/replay.js"), (room) => room.ReplayPage);
export const RulesPage = lazy(() => import("../help/rules-page.js"), (room) => room.RulesPage);

/** The rules in front of the page. */
export async function openRules() {
  const { showRule } = await import("../help/rules.js");
  showRule("");
}
