// The tabs on a phone: the table, and each rival with Gold, Victory Points and Columns.
import { html, useLayoutEffect } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Token, nameOf } from "petteia/parts/token.js";
import { tab } from "petteia/table/scene.js";
import { PhoneTabs } from "petteia/table/tabs.js";
import { Emblem } from "../emblems.js";
import { othersOf } from "./rivals.js";
import { inHand, useScene } from "./scene.js";
import { Disc } from "./status-line.js";

const OWNED = /^(?:domain|citizens|written|seat|legend):(\d)/;

/**
 * The other seats that have something to click, apart from the seats themselves.
 * @param {import("./scene.js").Scene} scene
 */
function litSeats(scene) {
  const seats = new Set();
  for (const at of scene.open.keys()) {
    const owner = OWNED.exec(at)?.[1];
    if (owner !== undefined && Number(owner) !== scene.seat && !at.startsWith("seat:")) seats.add(owner);
  }
  return seats;
}

export function Tabs() {
  const scene = useScene();
  const { screen, seat } = scene;
  const lit = litSeats(scene);
  // At once, so that it does not undo a click that comes soon after.
  useLayoutEffect(() => {
    if (!inHand.peek() || !scene.mine) return;
    // Show the tab that has something to click: a rival's only if all of it is there.
    const things = [...scene.open.keys()].filter((at) => at !== "button");
    const there = things.filter((at) => lit.has(OWNED.exec(at)?.[1] ?? ""));
    if (things.length && there.length === things.length) tab.value = [...lit][0];
    else if (tab.peek() !== "table") tab.value = "table";
    if (!things.some((at) => at.startsWith("discard:"))) return;
    requestAnimationFrame(() => {
      document.querySelector(`[data-at="discard"]`)?.scrollIntoView({ block: "center" });
    });
  }, [scene.position.seq, scene.mine]);
  if (!inHand.value) return null;
  const left = screen.agora.filter((place) => place.card).length;
  const words = say("elysium-cards-left", { left });
  const many = screen.seats.length > 3;
  const first = {
    name: "table",
    content: html`<b>${say("elysium-tab-table")}</b>
      <span title=${words}>${many ? `${left} / ${screen.agora.length}` : words}</span>`,
  };
  const rivals = othersOf(screen, seat).map((rival) => ({
    name: String(rival),
    lit: lit.has(String(rival)),
    content: html`<${RivalTab} seat=${rival} />`,
  }));
  return html`<${PhoneTabs} tabs=${[first, ...rivals]} shown />`;
}

/** @param {{seat: number}} props */
function RivalTab({ seat }) {
  const { screen } = useScene();
  const board = screen.seats[seat];
  return html`<span class="pt">
      <${Token} seat=${seat} now=${seat === screen.to_move} /><b>${nameOf(seat)}</b>
      <${Disc} number=${board.disc} />
    </span>
    <span class="figures">
      <${Emblem} name="gold" class="g" label=${say("elysium-gold")} />${board.gold}${" "}
      <${Emblem} name="vp" class="v" label=${say("elysium-vp")} />${board.vp}${" "}
      ${screen.prestige && html`<${Emblem} name="prestige" class="v" label=${say("elysium-pp")} />${board.pp}${" "}`}
      <${Emblem} name="column" class="g" label=${say("elysium-columns")} /><span class="cc">${board.columns.length}</span>
    </span>`;
}
