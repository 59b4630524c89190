// The battle as a scene: attack and totals above the row, loot, gate tile and pay below it.
import { html, names, useEffect, useRef } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Icon } from "petteia/parts/icon.js";
import { Rank } from "petteia/table/anchor.js";
import { rankOf } from "petteia/table/hint.js";
import { Sentence } from "petteia/table/log.js";
import { Scene, make } from "petteia/table/scene.js";
import { soft } from "../boards/words.js";
import { City } from "../city/city.js";
import { asFought } from "../city/model.js";
import { Commander } from "../pieces/commander.js";
import { Die } from "../pieces/die.js";
import { Effect } from "../pieces/effect.js";
import { SeatToken, seatColour } from "../pieces/seat.js";
import { component, layout, useScene } from "../scene.js";
import { ANTIGONE, BATTLE_STEPS } from "./acts.js";
import { OwnButtons } from "./controls.js";
import { enlarged, finish, goesOn } from "./controller.js";
import { attackWords, distanceWords, sceneOf, signed, who, withoutSeat } from "./words.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("../../wire.js").BattleScene} BattleScene
 * @typedef {import("../../wire.js").BattleShare} BattleShare
 * @typedef {import("../../wire.js").ThebaiLogLine} Line
 * @typedef {{act: Act, at: number}} Props
 */

const PAY = ["keep", "dismiss"];

/**
 * Has a step of the battle begun?
 * @param {Props} props
 * @param {string} name
 */
const begun = ({ act, at }, name) => act.steps.slice(0, at + 1).some((step) => step.name === name);

/**
 * How many totals are counted.
 * @param {Props} props
 */
const counted = ({ act, at }) => {
  const step = act.steps[at];
  return step.name === "totals" ? (step.upTo ?? 0) : step.name === "attack" ? 0 : Infinity;
};

/** The battle in place of the city. @param {Props} props */
export function BattleShow({ act, at }) {
  const battle = sceneOf(act, "battle");
  if (!battle) return null;
  const step = act.steps[at].name;
  return html`<section
    class=${names("show battle-show", `at-${step}`, battle.shares.length > 3 && "many")}
    aria-label=${say("thebai-show-battle", { row: battle.row })}
    data-test="show"
    data-kind="battle"
    data-step=${step}
  >
    <div class="b-up">
      <${AttackCard} battle=${battle} />
      <header class="b-head">
        <h2>${say("thebai-battle-title", { gate: battle.gate, row: battle.row })}</h2>
        <${OwnButtons} />
        <button class="btn small signonly" data-test="show-close" aria-label=${say("thebai-show-close")}
          title=${say("thebai-show-close")} onClick=${finish}>
          <${Icon} name="i-close" />
        </button>
      </header>
      <${Totals} act=${act} at=${at} />
    </div>
    <div class="b-row"><${Row} act=${act} battle=${battle} /></div>
    <div class="b-down">
      <${Loot} act=${act} at=${at} />
      <${Gate} act=${act} at=${at} />
      <div class="b-last">
        <${Pay} act=${act} at=${at} />
        <${After} act=${act} at=${at} name="council" />
        <${After} act=${act} at=${at} name="turn-order" />
      </div>
    </div>
  </section>`;
}

/** The row: as it is while the battle goes on, later as it was. @param {{act: Act, battle: BattleScene}} props */
function Row({ act, battle }) {
  const scene = useScene();
  if (goesOn(act)) return html`<${City} row=${battle.row} />`;
  const then = { ...scene, screen: asFought(scene.screen, battle), mine: false, open: new Map() };
  return html`<${Scene.Provider} value=${then}><${City} row=${battle.row} /><//>`;
}

/** @param {{battle: BattleScene}} props */
function AttackCard({ battle }) {
  const { number, modifier, strength } = battle;
  return html`<div class="b-attack">
    <h3>${soft(component("attack", battle.attack)?.name ?? "")}</h3>
    <span class="mod">${signed(modifier)}</span>
    <p>${say("thebai-battle-sum", { number, modifier })}<b>${say("thebai-battle-strength", { strength })}</b></p>
  </div>`;
}

/** Everybody's strength, counted one after the other. @param {Props} props */
export function Totals({ act, at }) {
  const battle = sceneOf(act, "battle");
  if (!battle) return null;
  const shown = counted({ act, at });
  const points = begun({ act, at }, "points");
  return html`<ol class="b-totals">
    ${battle.shares.map(
      (share, index) =>
        html`<${Share}
          key=${share.seat}
          battle=${battle}
          share=${share}
          counted=${index < shown}
          now=${index === shown - 1}
          points=${points}
        />`,
    )}
  </ol>`;
}

/** @param {{battle: BattleScene, share: BattleShare, counted: boolean, now: boolean, points: boolean}} props */
function Share({ battle, share, counted: there, now, points }) {
  const { screen } = useScene();
  const { seat, total, vp } = share;
  const hers = screen.antigone !== null && seat === ANTIGONE;
  return html`<li class=${names(seatColour(seat), seat === screen.seat && "you", now && "now")}>
    <span class="nm"><${SeatToken} seat=${seat} small /><span>${who(screen, seat)}</span></span>
    <span class="pcs">${there && html`<${Pieces} share=${share} />`}</span>
    <b class="tt">${there && (total ?? "–")}</b>
    <span class="rs">
      ${
        points &&
        html`<span>${hers ? say("thebai-battle-hers") : distanceWords(battle, share)}</span>
          ${!hers && html`<b class=${names(vp < 0 && "bad")}>${say("thebai-show-vp", { vp: signed(vp) })}</b>`}`
      }
    </span>
  </li>`;
}

/** What a total is made of. @param {{share: BattleShare}} props */
function Pieces({ share }) {
  const { seat, hoplites, commander, bonus, total } = share;
  if (total === null) return html`<em>${say("thebai-battle-none")}</em>`;
  const parts = [
    ...hoplites.map((die) => ({
      drawn: html`<${Die} kind="hoplite" seat=${seat} level=${die.level} />`,
      strength: Number.parseInt(die.level, 10),
    })),
    ...(commander > 0
      ? [{ drawn: html`<${Commander} seat=${seat} strength=${commander} />`, strength: commander }]
      : []),
    ...(bonus === 0 ? [] : [{ drawn: html`<span class="bonus">${say("thebai-battle-bonus")}</span>`, strength: bonus }]),
  ];
  return parts.map(
    ({ drawn, strength }, index) =>
      html`${index > 0 && html`<i aria-hidden="true">+</i>`}<span class="pc">${drawn}<b>${strength}</b></span>`,
  );
}

/**
 * A part of the lower half: an empty place until its step has begun.
 * @param {{title: string, begun: boolean, live?: boolean, children?: any}} props
 */
function Block({ title, begun: there, live, children }) {
  return html`<section
    class=${names("b-block", live ? "live" : there ? "there" : "empty")}
    aria-label=${title}
    tabindex=${there && !live ? 0 : undefined}
  >
    <h3>${there && !live && html`<${Icon} name="i-check" label=${say("thebai-show-happened")} />`}<span>${soft(title)}</span></h3>
    ${(there || live) && children}
  </section>`;
}

/**
 * The lines of the steps of a name up to the one in front.
 * @param {Props} props
 * @param {string} name
 */
const linesOf = ({ act, at }, name) =>
  act.steps
    .slice(0, at + 1)
    .filter((step) => step.name === name)
    .flatMap((step) => step.lines);

/** @param {Props} props */
function Loot(props) {
  const { screen } = useScene();
  const row = sceneOf(props.act, "battle")?.row;
  const lines = linesOf(props, "loot");
  const first = lines.find(({ scene }) => scene?.kind === "loot")?.scene;
  const tile = first?.kind === "loot" ? component("gate-tile", first.tile) : undefined;
  const past = begun(props, "gate");
  return html`<${Block} title=${say("thebai-battle-step", { step: "loot" })} begun=${lines.length > 0 || past}>
    ${
      tile
        ? html`<p>${say("thebai-battle-reward")} <b>${tile.name}</b> <${Effect} icons=${tile.icons} label=${tile.text} line /></p>`
        : html`<p>${say("thebai-battle-no-loot", { row: row ?? 0 })}</p>`
    }
    <ul class="b-lines">
      ${lines.map(
        (line) =>
          html`<li key=${line.n}>
            ${line.seat >= 0 && html`<${SeatToken} seat=${line.seat} small />`}
            <span>${
              line.scene?.kind === "loot"
                ? html`${who(screen, line.scene.seat)}${line.scene.twice && html`, <b>${say("thebai-battle-twice")}</b>`}<${Changes} line=${line} />`
                : html`<${Sentence} words=${line.words} />`
            }</span>
          </li>`,
      )}
    </ul>
    ${tile && html`<p class="why">${say("thebai-battle-twice-why")}</p>`}
  <//>`;
}

/** @param {{line: Line}} props */
const Changes = ({ line }) =>
  line.changes.map(
    (change, index) => html`${index === 0 ? ": " : ", "}<${Sentence} words=${withoutSeat(change).words} />`,
  );

/** @param {Props} props */
function Gate(props) {
  const { screen } = useScene();
  const [line] = linesOf(props, "gate");
  const scene = line?.scene;
  const there = scene?.kind === "gate";
  return html`<${Block} title=${say("thebai-battle-step", { step: "gate" })} begun=${there}>
    ${
      there &&
      html`<p>
          <b>${
            scene.seat === null
              ? say("thebai-gate-leaves")
              : scene.seat === screen.seat
                ? say("thebai-gate-you")
                : say("thebai-gate-taken", { name: who(screen, scene.seat) })
          }</b>
          ${" "}${say("thebai-gate-why", { why: scene.why, tile: component("gate-tile", scene.tile)?.name ?? "" })}
        </p>
        ${scene.seat !== null && html`<p class="why">${say("thebai-gate-worth")}</p>`}`
    }
  <//>`;
}

/** The hoplites that stay or go home; the buttons, while the reader decides about one. @param {Props} props */
function Pay(props) {
  const { screen, mine, still } = useScene();
  const lines = linesOf(props, "pay");
  // On a phone the dock lists them.
  const here = mine && !still && layout.value !== "phone" && layout.value !== "flat";
  const moves = here ? screen.moves.filter(({ kind }) => PAY.includes(kind)) : [];
  const live = moves.length > 0;
  const past = ["council", "turn-order"].some((name) => begun(props, name));
  return html`<${Block} title=${say("thebai-battle-pay")} begun=${lines.length > 0 || past} live=${live}>
    ${live && html`<${Asked} moves=${moves} />`}
    ${!live && lines.length === 0 && html`<p>${say("thebai-battle-no-pay")}</p>`}
    ${
      !live &&
      html`<ul class="b-lines">
        ${lines.map((line) => html`<li key=${line.n}><${Sentence} words=${line.words} /></li>`)}
      </ul>`
    }
  <//>`;
}

/** @param {{moves: import("petteia/table/scene.js").Move[]}} props */
function Asked({ moves }) {
  const { screen } = useScene();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // On a phone the scene scrolls; what is asked must be in sight.
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), [screen.prompt.words]);
  return html`<div class="b-choices" role="group" aria-label=${screen.prompt.words} ref=${box}>
    ${moves.map(
      (move) =>
        html`<button
          key=${move.action}
          class=${names("btn", move.kind === "keep" && "primary")}
          data-lit
          data-action=${move.action}
          data-test=${move.kind}
          onClick=${() => make(move)}
        >
          <span>${move.words}</span><${Rank} of=${rankOf(move.action)} />
        </button>`,
    )}
  </div>`;
}

/** What follows the pay: councillors, turn order. @param {Props & {name: string}} props */
function After({ act, at, name }) {
  const lines = linesOf({ act, at }, name);
  if (lines.length === 0) return null;
  return html`<${Block} title=${say("thebai-battle-step", { step: name })} begun>
    <ul class="b-lines">
      ${lines.map(
        (line) =>
          html`<li key=${line.n}>${
            line.scene?.kind === "turn-order"
              ? html`<${Order} before=${line.scene.before} after=${line.scene.after} />`
              : html`<${Sentence} words=${line.words} />`
          }</li>`,
      )}
    </ul>
  <//>`;
}

/** @param {{before: number[], after: number[]}} props */
function Order({ before, after }) {
  const { screen } = useScene();
  const same = before.every((seat, place) => seat === after[place]);
  return html`<span class="b-order">
    ${after.map(
      (seat, place) =>
        html`${place > 0 && html`<i aria-hidden="true">›</i>`}<${SeatToken} seat=${seat} small title=${who(screen, seat)} /><span>${who(screen, seat)}</span>`,
    )}
    <em>${say(same ? "thebai-order-stays" : "thebai-order-new")}</em>
  </span>`;
}

/** The battle beside the city, while the city is needed for a decision. @param {Props} props */
export function BattleAside({ act, at }) {
  const battle = sceneOf(act, "battle");
  if (!battle) return null;
  return html`<p class="b-note"><b>${say("thebai-battle-strength", { strength: battle.strength })}.</b> ${attackWords(battle)}</p>
    <${Totals} act=${act} at=${at} />
    <ul class="b-lines">
      ${["loot", "gate", "pay", "council", "turn-order"].flatMap((name) =>
        linesOf({ act, at }, name).map((line) => html`<li key=${line.n}><${Sentence} words=${line.words} /></li>`),
      )}
    </ul>
    <button class="btn small" data-test="show-enlarge" onClick=${() => (enlarged.value = true)}>
      ${say("thebai-show-enlarge")}
    </button>`;
}

/**
 * The steps of the battle for the bar of steps.
 * @param {Props} props
 */
export function battleBar({ act, at }) {
  const battle = sceneOf(act, "battle");
  const now = BATTLE_STEPS.indexOf(act.steps[at].name);
  return BATTLE_STEPS.map((name, index) => ({
    name,
    title: say("thebai-battle-step", { step: name }),
    state: /** @type {"done" | "now" | "ahead"} */ (index < now ? "done" : index === now ? "now" : "ahead"),
    optional: false,
    note: index <= now && battle ? noteOf(name, battle, counted({ act, at })) : "",
  }));
}

/**
 * @param {string} name
 * @param {BattleScene} battle
 * @param {number} shown how many totals are counted
 */
function noteOf(name, { strength, shares }, shown) {
  if (name === "attack") return `${strength}`;
  if (name === "totals") return shares.slice(0, shown).map(({ total }) => total ?? "–").join(", ");
  return "";
}
