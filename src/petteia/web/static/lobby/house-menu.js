// The menu of the pages without a table.
import { html } from "../lib/html.js";
import { go } from "../lib/routes.js";
import { say } from "../lib/words.js";
import { Menu } from "../parts/menu.js";
import { houseItems } from "./house-items.js";

export function HouseMenu() {
  return html`<${Menu}
    label=${say("menu")}
    groups=${[
      [{ label: say("to-start"), icon: "i-home", act: () => go(""), test: "to-start" }],
      ...houseItems(),
    ]}
  />`;
}
