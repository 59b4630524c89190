// The rivals: a summary each, which opens to show the whole Domain.
import { html, names, useLayoutEffect, useRef, useState } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { ClockFace } from "petteia/lobby/clock.js";
import { levelName } from "petteia/parts/bots.js";
import { Icon } from "petteia/parts/icon.js";
import { Token, colourOf, nameOf } from "petteia/parts/token.js";
import { useAnchor } from "petteia/table/anchor.js";
import { tab } from "petteia/table/scene.js";
import { Column, Emblem } from "../emblems.js";
import { Tick, questWords } from "./board.js";
import { DomainCards } from "./domain.js";
import { Chip, Chips } from "./legend.js";
import { inHand, useScene } from "./scene.js";
import { BoardDisc } from "./status-line.js";

const COLOURS = ["R", "B", "G", "Y"];
const OPENING = 160;
const CLOSING = 260;

/**
 * The other seats in turn around the table.
 * @param {import("../wire.js").ElysiumScreen} screen
 * @param {number} seat
 */
export function othersOf(screen, seat) {
  const count = screen.seats.length;
  return Array.from({ length: count - 1 }, (_, step) => (seat + step + 1) % count);
}

export function Rivals() {
  const { screen, seat } = useScene();
  return html`<div class=${names("rivals", screen.seats.length > 3 && "three")} data-part="rivals">
    ${othersOf(screen, seat).map((rival) => html`<${Rival} key=${rival} seat=${rival} />`)}
  </div>`;
}

/** @param {{seat: number}} props */
function Rival({ seat }) {
  const scene = useScene();
  const { screen } = scene;
  const board = screen.seats[seat];
  const anchor = useAnchor(`seat:${seat}`);
  const [shown, setShown] = useState(false);
  const timer = useRef(/** @type {any} */ (0));
  const lit = litDomains(scene);
  const full = useRef(/** @type {HTMLElement | null} */ (null));
  /**
   * @param {boolean} to
   * @param {number} after
   */
  const turn = (to, after) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(to), after);
  };
  /** @param {FocusEvent} event */
  const leave = ({ currentTarget, relatedTarget }) => {
    const to = /** @type {Element | null} */ (relatedTarget);
    // A card dialog returns the focus here when it is closed.
    const stays = /** @type {Element} */ (currentTarget).contains(to) || to?.closest("dialog");
    if (!stays) turn(false, CLOSING);
  };
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.preventDefault();
    setShown(false);
    /** @type {HTMLElement} */ (event.currentTarget).querySelector("button")?.focus();
  };
  /**
   * Only its cards keep it open, because it covers a part of the Agora.
   * @param {MouseEvent} event
   */
  const rest = ({ target }) => {
    const held = /** @type {Element} */ (target).closest(".card") !== null;
    turn(held, held ? 0 : CLOSING);
  };
  /**
   * Close after a choice, because it may cover the next one.
   * @param {MouseEvent} event
   */
  const chosen = ({ target }) => {
    if (/** @type {Element} */ (target).closest("[data-lit]")) turn(false, 0);
  };
  // Two open Domains would overlap.
  const open = shown || inHand.value || (lit.size === 1 && lit.has(String(seat)));
  useLayoutEffect(() => keepInSight(full.current), [open, board]);
  const name = nameOf(seat);
  const count = board.domain.length + (board.citizens ? 1 : 0);
  return html`<article
    class=${names("rival", colourOf(seat), seat === screen.to_move && "acting", anchor.lit && "lit")}
    data-tab=${tab.value === String(seat) ? "" : undefined}
    aria-label=${name}
    onMouseEnter=${() => turn(true, OPENING)}
    onMouseLeave=${() => turn(false, CLOSING)}
    onClickCapture=${chosen}
    onFocusOut=${leave}
    onKeyDown=${escape}
  >
    <header>
      <button
        class="rname"
        aria-expanded=${open}
        aria-label=${anchor.lit ? anchor.moves[0].words : say("elysium-open-domain", { name })}
        ...${anchor.props}
        onClick=${anchor.lit ? anchor.props.onClick : () => setShown(!shown)}
      >
        <${Token} seat=${seat} now=${seat === screen.to_move} />
        <span class="who"><b>${name}</b> <${Status} seat=${seat} /></span>
      </button>
      <${ClockFace} seat=${seat} />
      <${BoardDisc} number=${board.disc} />
    </header>
    <${Stats} board=${board} />
    <div class="rrow">
      <span class="lab">${say("elysium-domain")}</span>
      <div class="chips">
        ${board.domain.map(
          ({ card, mark }) =>
            html`<${Chip} key=${card} card=${card} at=${`domain:${seat}:${card}`} owner=${seat} mark=${mark} />`,
        )}
        ${board.citizens > 0 && html`<${CitizenChip} seat=${seat} count=${board.citizens} />`}
      </div>
    </div>
    <div class="rrow">
      <span class="lab">${say("elysium-elysium")}</span>
      <div class="chips">
        ${board.legends.map(
          (legend) =>
            html`<span class="stack" key=${legend.index} title=${`${legend.title} ${legend.note}`}>
              <${Chips} seat=${seat} legend=${legend} />
            </span>`,
        )}
      </div>
    </div>
    ${open &&
    count > 0 &&
    html`<div
      class="rfull"
      style=${{ "--count": count }}
      ref=${full}
      onMouseOver=${rest}
    >
      <${DomainCards} seat=${seat} />
    </div>`}
  </article>`;
}

/**
 * The rivals whose Domains have something to click.
 * @param {import("./scene.js").Scene} scene
 */
function litDomains(scene) {
  const seats = new Set();
  for (const at of scene.open.keys()) {
    const owner = /^(?:domain|citizens):(\d)/.exec(at)?.[1];
    if (owner !== undefined && Number(owner) !== scene.seat) seats.add(owner);
  }
  return seats;
}

/**
 * Keep an open Domain over the Agora and inside the screen.
 * @param {HTMLElement | null} full
 */
function keepInSight(full) {
  const row = full?.parentElement?.getBoundingClientRect();
  const agora = document.querySelector(".agora")?.getBoundingClientRect();
  if (!full || !row || !agora || inHand.peek()) return;
  const zoom = full.offsetHeight ? full.getBoundingClientRect().height / full.offsetHeight : 1;
  const height = full.getBoundingClientRect().height;
  const up = Math.max(agora.top - row.top, Math.min(0, agora.bottom - row.top - height));
  full.style.setProperty("--up", `${up / zoom}px`);
}

/** A person's or a bot's mark behind the name. @param {{seat: number}} props */
function Status({ seat }) {
  const { face, position, still } = useScene();
  const mark = face?.seats?.[seat];
  if (!mark) return null;
  if (!still && position.thinking === seat)
    return html`<small class="thinking">${say("table-thinking")}</small>`;
  if (mark.kind === "bot" || mark.away)
    return html`<small>
      <${Icon} name="i-bot" class="sm" label=${say("elysium-bot")} /> ${levelName(mark.level)}
    </small>`;
  return html`<small>${say(mark.online ? "elysium-online" : "elysium-offline")}</small>`;
}

/** @param {{board: import("../wire.js").ElysiumSeat}} props */
function Stats({ board }) {
  const { screen } = useScene();
  const words = questWords(board.quest);
  // The word would be cut where the row is narrow, and the number with it.
  const shown = board.quest ? board.quest.number || "…" : "–";
  return html`<div class="rstats">
    <${Figure} icon="gold" amount=${board.gold} label=${say("elysium-gold")} />
    <${Figure} icon="vp" amount=${board.vp} label=${say("elysium-vp")} />
    ${screen.prestige && html`<${Figure} icon="prestige" amount=${board.pp} label=${say("elysium-pp")} />`}
    <span class="cols">
      ${COLOURS.map((colour) => html`<${Column} colour=${colour} gone=${!board.columns.includes(colour)} />`)}
    </span>
    <span class=${names("qchip", !board.quest && "none")} title=${words} role="img" aria-label=${words}>
      <${Emblem} name="quest" /><span>${shown}</span>
    </span>
  </div>`;
}

/** @param {{icon: string, amount: number, label: string}} props */
function Figure({ icon, amount, label }) {
  return html`<span class="num" title=${label}>
    <${Emblem} name=${icon} class="g" label=${label} /><${Tick} amount=${amount} />
  </span>`;
}

/** @param {{seat: number, count: number}} props */
function CitizenChip({ seat, count }) {
  const anchor = useAnchor(`citizens:${seat}`, "citizen");
  return html`<button
    class=${names("chip citizen", anchor.lit && "lit")}
    aria-label=${say("elysium-citizens", { count })}
    ...${anchor.props}
  >
    <${Emblem} name="citizen" />${count > 1 && html`<i>×${count}</i>`}
  </button>`;
}
