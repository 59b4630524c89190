// The table in the hand: one tab for the table, one for each rival, one for the log.
import { html, names, useEffect, useRef } from "../lib/html.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Token, nameOf } from "../parts/token.js";
import { unread } from "../talk/tab.js";
import { othersOf } from "./rivals.js";
import { narrow, tab, useScene } from "./scene.js";

const ELSEWHERE = /^(?:domain|citizens|written|seat|legend):(\d)/;

/**
 * The seats whose things may be clicked now, other than one's own.
 * @param {import("./scene.js").SceneThings} scene
 */
function litSeats(scene) {
  const seats = new Set();
  for (const at of scene.open.keys()) {
    const owner = ELSEWHERE.exec(at)?.[1];
    if (owner !== undefined && Number(owner) !== scene.seat && !at.startsWith("seat:")) seats.add(owner);
  }
  return seats;
}

export function PhoneTabs() {
  const scene = useScene();
  const bar = useRef(/** @type {HTMLElement | null} */ (null));
  const { screen, seat } = scene;
  const rivals = othersOf(screen, seat);
  const lit = litSeats(scene);
  const all = ["table", ...rivals.map(String), "log"];
  useEffect(() => {
    if (!narrow.peek() || !scene.mine) return;
    // What may be clicked should be in sight: go where it is if it is nowhere else.
    const things = [...scene.open.keys()].filter((at) => at !== "button");
    const there = things.filter((at) => lit.has(ELSEWHERE.exec(at)?.[1] ?? ""));
    if (things.length && there.length === things.length) tab.value = [...lit][0];
    else if (tab.peek() !== "table") tab.value = "table";
    if (!things.some((at) => at.startsWith("discard:"))) return;
    requestAnimationFrame(() => {
      document.querySelector(`[data-at="discard"]`)?.scrollIntoView({ block: "center" });
    });
  }, [scene.position.seq, scene.mine]);
  if (!narrow.value) return null;

  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    tab.value = all[(all.indexOf(tab.value) + step + all.length) % all.length];
    requestAnimationFrame(() => {
      /** @type {HTMLElement | null | undefined} */
      const now = bar.current?.querySelector('[aria-selected="true"]');
      now?.focus();
    });
  };
  return html`<div
    class=${names("ptabs", rivals.length > 2 && "many")}
    role="tablist"
    aria-label=${say("elysium-tabs")}
    ref=${bar}
    onKeyDown=${walk}
  >
    <${Tab} name="table">
      <b>${say("elysium-tab-table")}</b>
      <span>${say("elysium-cards-left", { left: screen.agora.filter((place) => place.card).length })}</span>
    <//>
    ${rivals.map((rival) => {
      const board = screen.seats[rival];
      return html`<${Tab} key=${rival} name=${String(rival)} lit=${lit.has(String(rival))}>
        <span class="pt">
          <${Token} seat=${rival} now=${rival === screen.to_move} /><b>${nameOf(rival)}</b>
        </span>
        <span>
          <${Icon} name="gold" class="g" label=${say("elysium-gold")} />${board.gold}${" "}
          <${Icon} name="vp" class="v" label=${say("elysium-vp")} />${board.vp}${" "}
          <${Icon} name="column" class="g" label=${say("elysium-columns")} />
          <span class="cc">${board.columns.length}</span>
        </span>
      <//>`;
    })}
    <${Tab} name="log">
      <b>${say("elysium-tab-log")}</b>
      <span>${unread.value > 0 ? html`<b class="count">${unread.value}</b>` : say("elysium-tab-chat")}</span>
    <//>
  </div>`;
}

/** @param {{name: string, lit?: boolean, children?: any}} props */
function Tab({ name, lit, children }) {
  const chosen = tab.value === name;
  return html`<button
    role="tab"
    class=${names(lit && "lit")}
    aria-selected=${chosen}
    tabindex=${chosen ? 0 : -1}
    data-test=${`tab-${name === "table" || name === "log" ? name : `seat-${name}`}`}
    onClick=${() => (tab.value = name)}
  >
    ${children}
  </button>`;
}
