// The help of Thebai: all components and the signs (HelpPart in lib/game-page.js).
import { html } from "petteia/lib/html.js";
import { cards } from "petteia/lib/live.js";
import { Emblem } from "../emblems.js";
import { ComponentBook } from "./component-book.js";
import { SignLegend } from "./sign-legend.js";

/** @type {import("petteia/lib/game-page.js").HelpPart} */
const help = {
  tabs: [
    {
      tab: "cards",
      Icon: () => html`<${Emblem} name="stone" />`,
      label: "thebai-help-tab-book",
      Content: ComponentBook,
      // Without a table there is no pack whose components could be shown.
      hidden: () => !cards.value,
    },
    {
      tab: "icons",
      Icon: () => html`<${Emblem} name="vp" />`,
      label: "thebai-help-tab-signs",
      Content: SignLegend,
    },
  ],
  Legend: SignLegend,
  legendTitle: "thebai-help-signs",
};

export default help;
