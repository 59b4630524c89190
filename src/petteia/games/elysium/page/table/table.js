// The table of Elysium: everything a decision needs, on one screen.
import { html, names, useLayoutEffect, useRef } from "petteia/lib/html.js";
import { cards, position } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Topbar } from "petteia/parts/topbar.js";
import { TableFrame } from "petteia/table/frame.js";
import { Hints } from "petteia/table/hint.js";
import { Actions, Choices, Prompt } from "petteia/table/prompt.js";
import { tab } from "petteia/table/scene.js";
import { SidePanel } from "petteia/table/side-panel.js";
import { cardHref, emblemHref, Column } from "../emblems.js";
import { Agora } from "./agora.js";
import { Board } from "./board.js";
import { Bonus } from "./bonus.js";
import { Domain } from "./domain.js";
import { cardViews } from "./face.js";
import { Elysium } from "./legend.js";
import { CardLink, chapters, heading } from "./log.js";
import { Piles } from "./piles.js";
import { Rivals, othersOf } from "./rivals.js";
import { inHand, layout, needsButton, readFirst, scale } from "./scene.js";
import { sheets } from "./sheets.js";
import { StatusLine } from "./status-line.js";
import { Tabs } from "./tabs.js";
import { Temple } from "./temple.js";

/** @type {import("petteia/table/scene.js").TableSpec} */
const spec = {
  extraButton: needsButton,
  readFirst,
  inHand: () => layout.value === "flat",
  explainsWaiting: (at) => !inHand.peek() && at.startsWith("agora:"),
  // A card of the discard pile is visible only when the pile is opened.
  visibleAnchor: (at) => (at.startsWith("discard:") ? "discard" : at),
  /** @param {{missing: string}} props */
  Missing: ({ missing }) => [...missing].map((colour) => html`<${Column} colour=${colour} />`),
  cardViews,
  flights: {
    source: "pile",
    look: (card) => {
      const words = /** @type {import("../wire.js").ElysiumCard | undefined} */ (cards.peek()?.cards[card]);
      return words
        ? { class: words.family, href: cardHref(words) }
        : { class: "citizen", href: emblemHref("citizen") };
    },
  },
  scale,
};

/** @param {import("petteia/table/frame.js").TableProps} props */
function Table({ panel, bar, ...props }) {
  return html`<${TableFrame} ...${props} spec=${spec} sheets=${sheets} needsCards class=${names("elysium-table", layout.value)}>
    <${Topbar} title=${say("elysium")}><${StatusLine} /><//>
    <main class="felt">
      <h1 class="vh">${say("elysium")}</h1>
      <${Tabs} />
      <${Pane}>
        <div class="left"><${Temple} /><${Bonus} /><${Piles} /></div>
        <${Agora} />
        <div class="side"><${Rivals} />${panel ?? html`<${SidePanel} />`}</div>
      <//>
      <div class="dock">
        ${bar ?? html`<${Prompt} /><${Choices} /><${Actions} /><${Hints} />`}
        <div class="mine"><${Board} /><${Domain} /><${Elysium} /></div>
      </div>
    </main>
  <//>`;
}

/**
 * What the tabs of the layouts in the hand show one at a time, each with its own scroll position.
 * @param {{children?: any}} props
 */
function Pane({ children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const scrolled = useRef(/** @type {Record<string, number>} */ ({}));
  const name = tab.value;
  useLayoutEffect(() => {
    const pane = box.current;
    if (!pane) return undefined;
    pane.scrollTop = scrolled.current[name] ?? 0;
    const keep = () => {
      scrolled.current[name] = pane.scrollTop;
    };
    pane.addEventListener("scroll", keep);
    return () => pane.removeEventListener("scroll", keep);
  }, [name]);
  return html`<div class="pane" ref=${box}>${children}</div>`;
}

/** @type {import("petteia/lib/game-page.js").TablePart} */
const part = {
  Table,
  bring: (spot) => {
    const screen = /** @type {import("../wire.js").ElysiumScreen | undefined} */ (position.peek()?.screen);
    if (!inHand.peek() || !screen) return;
    tab.value = spot === "rivals" ? String(othersOf(screen, screen.seat)[0]) : "table";
  },
  log: { heading, CardLink },
  replay: { chapters, back: "elysium-replay-epoch-back", next: "elysium-replay-epoch-next" },
};

export default part;
