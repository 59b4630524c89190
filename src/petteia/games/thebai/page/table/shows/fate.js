// What is shown beside the city: prosperity, the herald, the summary of a round, the final scores.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Sentence } from "petteia/table/log.js";
import { Emblem } from "../../emblems.js";
import { Die } from "../pieces/die.js";
import { SeatToken, seatColour, seatName } from "../pieces/seat.js";
import { component, useScene } from "../scene.js";
import { linesUpTo, scoredParts } from "./acts.js";
import { goesOn } from "./controller.js";
import { figure, raisedWords, sceneOf, signed, who, withoutSeat } from "./words.js";

/**
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("petteia/lib/wire.js").Word} Word
 * @typedef {import("../../wire.js").RaisedDie} RaisedDie
 * @typedef {{act: Act, at: number}} Props
 */

/** The tile, and what each player took. @param {Props} props */
export function ProsperityShow({ act, at }) {
  const { screen } = useScene();
  const scene = sceneOf(act, "prosperity");
  const tile = component("prosperity", scene?.tile);
  const gains = gainsOf(act, at, screen.order);
  return html`<div class="f-tile">
      <${Emblem} name="prosper" />
      <div><b>${tile?.name}</b><p>${tile?.text}</p></div>
    </div>
    <ul class="f-gains">
      ${screen.order.map((seat) => {
        const took = gains.get(seat) ?? [];
        const hers = screen.antigone !== null && seat > 0;
        if (took.length === 0 && (at < act.steps.length - 1 || goesOn(act))) return null;
        return html`<li key=${seat} class=${seatColour(seat)}>
          <${SeatToken} seat=${seat} small title=${seatName(screen, seat)} />
          <span>
            <b>${who(screen, seat)}</b>
            ${took.length === 0 && html`<span>${say(hers ? "thebai-prosperity-hers" : "thebai-prosperity-none")}</span>`}
            ${took.map((words, index) => html`<span key=${index}><${Sentence} words=${words} /></span>`)}
          </span>
        </li>`;
      })}
    </ul>`;
}

/**
 * What was taken so far, by seat.
 * @param {Act} act
 * @param {number} at
 * @param {number[]} order
 */
function gainsOf(act, at, order) {
  /** @type {Map<number, Word[][]>} */
  const found = new Map(order.map((seat) => [seat, []]));
  for (const line of linesUpTo(act, at)) {
    const changed = line.changes.map(withoutSeat);
    // A choice without a change of its own is told in its own words.
    if (line.seat >= 0 && changed.length === 0) found.get(line.seat)?.push(line.words);
    for (const { seat, words } of changed) found.get(seat < 0 ? line.seat : seat)?.push(words);
  }
  return found;
}

/** The card, the dice it raised, and the marker. @param {Props} props */
export function HeraldShow({ act, at }) {
  const scene = sceneOf(act, "herald");
  if (!scene) return null;
  const lines = linesUpTo(act, at);
  const raised = lines.flatMap((line) => (line.scene && "raised" in line.scene ? line.scene.raised : []));
  const others = lines.filter((line) => !line.scene);
  const marker = lines.find((line) => line.scene?.kind === "marker")?.scene;
  const begun = act.steps[at].name !== "herald";
  return html`<div class="f-tile herald">
      <${Emblem} name="herald" />
      <div>
        <b>${component("herald", scene.herald)?.name}</b>
        <p>${say("thebai-herald-comes", { column: scene.column, space: scene.space })}</p>
      </div>
    </div>
    ${begun && html`<${Raised} raised=${raised} />`}
    ${others.map((line) => html`<p key=${line.n}><${Sentence} words=${line.words} /></p>`)}
    ${
      marker?.kind === "marker"
        ? html`<p class="f-marker"><${Emblem} name="occupied" />${say("thebai-marker", { at: marker.at })}</p>`
        : at === act.steps.length - 1 && html`<p class="f-marker">${say("thebai-marker-none")}</p>`
    }`;
}

/** Dice before and after. @param {{raised: RaisedDie[]}} props */
export function Raised({ raised }) {
  const { screen } = useScene();
  if (raised.length === 0) return html`<p>${say("thebai-raised-none")}</p>`;
  return html`<ul class="f-raised">
    ${raised.map((die, index) => {
      const words = raisedWords(die, screen);
      return html`<li key=${index} title=${words}>
        <span class="pair" aria-hidden="true">
          <${Die} kind=${die.kind} seat=${die.seat} level=${die.before} small />
          ${
            die.after === null
              ? html`<i>›</i><${Emblem} name=${die.kind === "citizen" ? "councillor" : "commander"} />`
              : die.after !== die.before &&
                html`<i>›</i><${Die} kind=${die.kind} seat=${die.seat} level=${die.after} small />`
          }
        </span>
        <span>${words}</span>
      </li>`;
    })}
  </ul>`;
}

/** What a round brought to each player. @param {Props} props */
export function RoundShow({ act }) {
  const { screen } = useScene();
  const scene = sceneOf(act, "round");
  if (!scene) return null;
  const best = Math.max(...scene.seats.map(({ vp }) => vp));
  return html`<table class="f-round">
    <thead>
      <tr>
        <th scope="col"><span class="vh">${say("thebai-round-player")}</span></th>
        <th scope="col">${say("thebai-round-gain")}</th>
        <th scope="col">${say("thebai-round-total")}</th>
        <th scope="col">${say("thebai-round-orders")}</th>
        <th scope="col">${say("thebai-round-stones")}</th>
      </tr>
    </thead>
    <tbody>
      ${scene.seats.map(
        ({ seat, vp, total, fulfilled, stones }) =>
          html`<tr key=${seat} class=${names(seat === screen.seat && "you")}>
            <th scope="row"><span class="nm"><${SeatToken} seat=${seat} small /><span>${who(screen, seat)}</span></span></th>
            <td class=${names(vp < 0 && "bad", vp === best && vp > 0 && "best")}>${signed(vp)}</td>
            <td>${figure(total)}</td>
            <td>${fulfilled || "–"}</td>
            <td>${stones || "–"}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The final scores, built up category by category. @param {Props} props */
export function ScoreShow({ act, at }) {
  const { screen } = useScene();
  const scores = act.lines.flatMap(({ scene }) => (scene?.kind === "score" ? [scene] : []));
  const parts = scoredParts(act.lines);
  const shown = act.steps[at].upTo ?? 0;
  return html`<table class="f-round f-score">
    <thead>
      <tr>
        <th scope="col"><span class="vh">${say("thebai-score-category")}</span></th>
        ${scores.map(({ seat }) => html`<th scope="col" key=${seat}><${SeatToken} seat=${seat} small title=${who(screen, seat)} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        (part, index) =>
          html`<tr key=${part} class=${names(index === shown - 1 && "now")}>
            <th scope="row">${say("thebai-score-part", { part })}</th>
            ${scores.map(({ seat, parts: own }) => html`<td key=${seat}>${index < shown && figure(own[part] ?? 0)}</td>`)}
          </tr>`,
      )}
      <tr class="sum">
        <th scope="row">${say("thebai-score-total")}</th>
        ${scores.map(({ seat, total }) => html`<td key=${seat}>${shown > parts.length && figure(total)}</td>`)}
      </tr>
    </tbody>
  </table>`;
}
