// The page of Elysium: what the shell loads for it (see GamePage in lib/game-page.js).
import { withAssets } from "petteia/lib/lazy.js";
import { say } from "petteia/lib/messages.js";
import { LobbyOptions, Families } from "./start/families.js";
import { Picture } from "./start/picture.js";
import { adopt, options, problem, summary } from "./start/plan.js";

/** @param {string} path below this folder */
const here = (path) => new URL(path, import.meta.url).href;
const card = here("css/card.css");

/** @type {import("petteia/lib/game-page.js").GamePage} */
const page = {
  Picture,
  about: () => say("elysium-about"),
  progress: (screen) => say("elysium-log-epoch", { epoch: screen.epoch }),
  start: { Options: Families, options, problem, summary },
  LobbyOptions,
  lobby: { Options: Families, can: () => true, adopt, options, problem },
  table: async () => {
    const styles = [card, here("css/table.css"), here("css/phone.css")];
    return (await withAssets(import("./table/table.js"), { styles })).default;
  },
  help: async () => {
    const messages = /** @type {[string, string][]} */ ([["help", here("locale/")]]);
    const styles = [card, here("css/help.css")];
    return (await withAssets(import("./help/help.js"), { styles, messages })).default;
  },
  how: async () => {
    const messages = /** @type {[string, string][]} */ ([["how", here("locale/")]]);
    const styles = [card, here("css/table.css"), here("css/how.css")];
    return (await withAssets(import("./how/how.js"), { styles, messages })).default;
  },
  end: async () => (await import("./end.js")).default,
};

export default page;
