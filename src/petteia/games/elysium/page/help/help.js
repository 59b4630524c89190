// The help of Elysium: its cards and its symbols (HelpPart in lib/game-page.js).
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { Emblem } from "../emblems.js";
import { CardBook } from "./card-book.js";
import { IconLegend } from "./icon-legend.js";

/** @type {import("petteia/lib/game-page.js").HelpPart} */
const help = {
  tabs: [
    {
      tab: "cards",
      Icon: () => html`<${Emblem} name="draw" />`,
      label: "elysium-help-tab-cards",
      Content: CardBook,
      // Without a table there is no pack whose cards could be shown.
      hidden: () => !cards.value,
    },
    {
      tab: "icons",
      Icon: () => html`<${Emblem} name="vp" />`,
      label: "elysium-help-tab-icons",
      Content: IconLegend,
    },
  ],
  Legend: IconLegend,
  legendTitle: "elysium-help-icons",
};

export default help;
