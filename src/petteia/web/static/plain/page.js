// The page of a game that brings none: a text picture, a list of moves, the log (GamePage in lib/game-page.js).
import { withAssets } from "../lib/lazy.js";
import { Options, adopt, canChange, options, summary } from "./options.js";

/** @type {import("../lib/game-page.js").GamePage} */
const page = {
  start: { Options, options, problem: () => null, summary },
  lobby: { Options, can: canChange, adopt, options, problem: () => null },
  table: async () =>
    (
      await withAssets(import("./table.js"), {
        styles: [new URL("plain.css", import.meta.url).href],
        messages: [["plain"]],
      })
    ).default,
};

export default page;
