// Links to "How to win": beside a table it opens in a tab of its own, so that the game stays in sight.
import { gameInFront } from "../lib/game-page.js";
import { table } from "../lib/live.js";
import { go, linkTo } from "../lib/routes.js";

const path = () => `how/${gameInFront()}`;

const address = () => new URL(path(), document.baseURI).href;

/** The props of a link to "How to win" of the game in front. */
export const howLink = () =>
  table.value ? { href: address(), target: "_blank", rel: "noopener" } : linkTo(path());

/** Open "How to win" of the game in front. */
export function openHow() {
  if (table.value) window.open(address(), "_blank", "noopener");
  else go(path());
}
