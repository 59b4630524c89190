// The page of Thebai: what the shell loads for it (see GamePage in lib/game-page.js).
import { withAssets } from "petteia/lib/lazy.js";
import { addMessages, say } from "petteia/lib/messages.js";
import { LobbyChoice, LobbyOptions, Options } from "./start/options.js";
import { Picture } from "./start/picture.js";
import { adopt, canChange, options, problem, summary, tableOptions } from "./start/plan.js";

/** @param {string} path below this folder */
const here = (path) => new URL(path, import.meta.url).href;

/** @type {(...names: string[]) => [string, string][]} */
const messages = (...names) => names.map((name) => [name, here("locale/")]);

/** @type {(...names: string[]) => string[]} */
const styles = (...names) => names.map((name) => here(`css/${name}.css`));

await addMessages("start", here("locale/"));

/** @type {import("petteia/lib/game-page.js").GamePage} */
const page = {
  Picture,
  about: () => say("thebai-about"),
  progress: (screen) => say("thebai-round-of", { round: screen.round, rounds: screen.rounds }),
  start: { Options, options, problem, summary },
  LobbyOptions,
  lobby: { Options: LobbyChoice, can: canChange, adopt, options: tableOptions, problem },
  table: async () => {
    const assets = {
      styles: styles("pieces", "city", "boards", "table", "phone"),
      messages: messages("table", "city", "boards"),
    };
    return (await withAssets(import("./table/table.js"), assets)).default;
  },
  help: async () => {
    const assets = {
      styles: styles("pieces", "boards", "help"),
      messages: messages("help", "table", "city", "boards"),
    };
    return (await withAssets(import("./help/help.js"), assets)).default;
  },
  how: async () => {
    const assets = {
      styles: styles("pieces", "boards", "how"),
      messages: messages("how", "help", "table", "city", "boards"),
    };
    return (await withAssets(import("./how/how.js"), assets)).default;
  },
  end: async () => {
    const assets = { messages: messages("shows") };
    return (await withAssets(import("./end.js"), assets)).default;
  },
};

export default page;
