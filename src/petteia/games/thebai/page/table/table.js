// The table of Thebai: the city, the own boards, and beside them what matters now.
import { html, names, useEffect } from "petteia/lib/html.js";
import { cards, position } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Topbar } from "petteia/parts/topbar.js";
import { TableFrame } from "petteia/table/frame.js";
import { SidePanel } from "petteia/table/side-panel.js";
import { emblemHref } from "../emblems.js";
import { AltarPanel } from "./boards/altar.js";
import { BattlesAhead } from "./boards/battles.js";
import { cardViews, thingHref } from "./boards/card-views.js";
import { CouncilPanel } from "./boards/council.js";
import { shownPanel } from "./boards/lit.js";
import { DisplayPanel } from "./boards/orders.js";
import { OwnColumn } from "./boards/own.js";
import { Rivals } from "./boards/rivals.js";
import { City } from "./city/city.js";
import { Dock } from "./dock.js";
import { Header, fitFate } from "./header.js";
import { CardLink, chapters, heading } from "./log.js";
import { PlacingPanel } from "./placing.js";
import { layout, useScene } from "./scene.js";
import { sheets } from "./sheets.js";
import { endWaits, skip } from "./shows/controller.js";
import { AntigoneArea, Show, ShowChip, showPlace, startShows } from "./shows/stage.js";
import { fitSteps } from "./steps.js";
import { Tabs, bring, tabNames, tabOf } from "./tabs.js";

/** @type {import("petteia/table/scene.js").TableSpec} */
const spec = {
  // In the hand the edges of a stone are too small to be hit, and hoplites to be paid are out of sight.
  extraButton: (at) =>
    at.startsWith("edge:") ||
    (at.startsWith("dice:") && position.peek()?.screen.prompt.frame === "retaining"),
  inHand: () => layout.value === "flat",
  endWords: ({ kind, at, words }) =>
    kind === "stop" ? say("thebai-stop-on", { place: at.replace("space:", "") }) : words,
  cardViews,
  flights: {
    source: "deck",
    look: (card) => {
      const shown = cards.peek()?.cards[card];
      return { class: shown?.group ?? "", href: shown ? thingHref(shown) : emblemHref("stone") };
    },
  },
  afterDraw: (root) => {
    fitFate(root);
    fitSteps(root);
  },
};

/** @param {import("petteia/table/frame.js").TableProps} props */
function Table({ panel, bar, ...props }) {
  return html`<${TableFrame}
    ...${props}
    spec=${spec}
    sheets=${sheets}
    needsCards
    class=${names("thebai-table", layout.value)}
  >
    <${Topbar} title=${say("thebai")}><${Header} /><//>
    <main class="felt">
      <h1 class="vh">${say("thebai")}</h1>
      <${Parts} panel=${panel} bar=${bar} />
    </main>
  <//>`;
}

/** @param {{panel?: any, bar?: any}} props */
function Parts({ panel, bar }) {
  const scene = useScene();
  const { still, screen } = scene;
  // The stone needs the room.
  const placing = layout.value === "desk" && screen.placing !== null;
  useEffect(() => (still ? undefined : startShows()), [still]);
  const log = panel ?? html`<div class="talk">${!placing && html`<${ShowChip} />`}<${SidePanel} /></div>`;
  const show = still ? "" : showPlace.value;
  const Layout = { desk: Desk, small: Small, tablet: Tablet, flat: Hand, phone: Hand }[layout.value];
  return html`<${Layout} log=${log} bar=${bar} show=${show} />`;
}

/** @typedef {{log: any, bar?: any, show: "" | "city" | "side"}} LayoutProps */

/** The city, or the battle in its place. @param {{show: string}} props */
const Middle = ({ show }) =>
  html`<div class="middle">${show === "city" ? html`<${Show} place="city" />` : html`<${City} />`}</div>`;

/** Three columns: the own boards, the city, and what matters now. @param {LayoutProps} props */
function Desk({ log, bar, show }) {
  const scene = useScene();
  const alone = scene.screen.antigone && !scene.screen.placing ? "antigone" : "";
  const open = show === "side" ? "show" : shownPanel(scene) || alone;
  return html`<${Dock} bar=${bar} />
    <div class="left"><${OwnColumn} /></div>
    <${Middle} show=${show} />
    <div class=${names("side", open && `open ${open}`)}><${Side} open=${open} log=${log} /></div>`;
}

/** @param {{open: string, log: any}} props */
function Side({ open, log }) {
  const { screen } = useScene();
  if (open === "show") return html`<${Show} place="side" />${!screen.antigone && log}`;
  if (open === "council") return html`<${CouncilPanel} />`;
  if (open === "altar") return html`<${AltarPanel} />${log}`;
  if (open === "display") return html`<${DisplayPanel} />${log}`;
  if (open === "antigone") return html`<${AntigoneArea} /><${BattlesAhead} brief />${log}`;
  const first = screen.placing ? html`<${PlacingPanel} />` : html`<${BattlesAhead} />`;
  return html`${first}<${Rivals} />${log}`;
}

/** The city beside one column with tabs. @param {LayoutProps} props */
function Small({ log, bar, show }) {
  const { screen } = useScene();
  const now = screen.placing !== null;
  const name = tabOf(tabNames(now));
  return html`<${Dock} bar=${bar} />
    ${show === "side" && html`<${Show} place="side" />`}
    <div class="left">
      <${Tabs} now=${now} />
      <div class="pane">
        <${Pane} name=${name} show="" log=${log} />
        ${name === "estate" && html`<${OwnColumn} part="orders" />`}
      </div>
    </div>
    <${Middle} show=${show} />`;
}

/** The city above, tabs and what matters now below. @param {LayoutProps} props */
function Tablet({ log, bar, show }) {
  const { screen } = useScene();
  const name = tabOf(tabNames(false));
  const now = show === "side" || screen.placing !== null;
  return html`<${Dock} bar=${bar} />
    <${Middle} show=${show} />
    <${Tabs} now=${now} />
    <div class="left pane"><${Pane} name=${name} show=${show} log=${log} /></div>
    <div class="side pane">
      ${
        now
          ? html`<${Pane} name="now" show=${show} log=${log} />`
          : name === "rivals"
            ? log
            : screen.antigone
              ? html`<${AntigoneArea} />`
              : html`<${BattlesAhead} /><${Rivals} />`
      }
    </div>`;
}

/** One thing at a time, with tabs; the dock at the thumb. @param {LayoutProps} props */
function Hand({ log, bar, show }) {
  const name = tabOf(tabNames(false));
  const city = name === "table";
  return html`<${Tabs} now=${false} />
    ${
      city || show === "city"
        ? html`<${Middle} show=${show} />`
        : html`<div class="left pane"><${Pane} name=${name} show=${show} log=${log} /></div>`
    }
    ${show === "side" && html`<${Show} place="side" />`}
    <${Dock} bar=${bar} />`;
}

/** What a tab shows. @param {{name: string, show: string, log: any}} props */
function Pane({ name, show, log }) {
  const { screen } = useScene();
  if (name === "now") return show === "side" ? html`<${Show} place="side" />` : html`<${PlacingPanel} />`;
  if (name === "estate") return html`<${OwnColumn} part="estate" />`;
  if (name === "orders") return html`<${OwnColumn} part="orders" /><${DisplayPanel} phone />`;
  if (name === "boards") return html`<${AltarPanel} phone /><${CouncilPanel} phone />`;
  if (name === "log") return log;
  return html`<${Rivals} />${screen.antigone && html`<${AntigoneArea} />`}<${BattlesAhead} />`;
}

/** @type {import("petteia/lib/game-page.js").TablePart} */
const part = {
  Table,
  bring,
  log: { heading, CardLink },
  ending: { waits: endWaits, skip },
  replay: { chapters, back: "thebai-replay-round-back", next: "thebai-replay-round-next" },
};

export default part;
