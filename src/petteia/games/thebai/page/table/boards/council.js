// The council: the path with its dice, and the monuments with every space as a sentence.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sentences } from "petteia/table/anchor.js";
import { Emblem, Pictogram } from "../../emblems.js";
import { SeatToken, seatColour, seatLetter, seatName } from "../pieces/seat.js";
import { component, useScene } from "../scene.js";
import { Panel } from "./panel.js";
import { Note, Thing } from "./thing.js";
import { shortOf } from "./words.js";

/** @typedef {import("../../wire.js").CouncilSpace} Space */

/** @param {{phone?: boolean}} props */
export function CouncilPanel({ phone }) {
  const { screen, cards } = useScene();
  return html`<${Panel}
    name="council"
    data-part="council"
    icon="councillor"
    title=${say("thebai-council")}
    note=${screen.seat >= 0 ? say("thebai-council-now") : ""}
    phone=${phone}
  >
    <${Path} />
    <div class="monuments">
      ${Object.entries(cards.monuments).map(
        ([monument, name]) => html`<${Monument} key=${monument} monument=${monument} name=${name} />`,
      )}
    </div>
  <//>`;
}

/** The path: what a die scores on each space, and who waits there. */
function Path() {
  const { screen } = useScene();
  const { path } = screen.council;
  return html`<div class="pathl">
    <span>${say("thebai-path")}</span>
    <ol>
      ${path.map(({ vp, seats }, index) => {
        const last = index === path.length - 1;
        const words = sentences(
          say("thebai-path-space", { vp }),
          seats.length > 0 && say("thebai-path-wait", { names: seats.map((seat) => seatName(screen, seat)).join(", ") }),
        );
        return html`<li key=${index}>
          <${Note} words=${words} class=${names("psp", seats.length > 0 && "has")}>
            ${(!seats.length || last) && html`<b>${vp}${last && " +"}</b>`}
            ${seats.map((seat, nth) => html`<${SeatToken} key=${nth} seat=${seat} small />`)}
          <//>
        </li>`;
      })}
    </ol>
    <small>${say("thebai-path-note")}</small>
  </div>`;
}

/** @param {{monument: string, name: string}} props */
function Monument({ monument, name }) {
  const { screen } = useScene();
  const spaces = screen.council.spaces.filter(
    (space) => component("council-space", space.space)?.group === monument,
  );
  const words = component("monument", monument);
  const free = spaces.filter((space) => !space.piece).length;
  return html`<section class="monument" aria-label=${name}>
    <h3>
      ${words?.picture && html`<${Pictogram} name=${words.picture} />`}${name}<small>${say("thebai-monument-free", { count: free })}</small>
    </h3>
    <ul>
      ${spaces.map((space) => html`<li key=${space.space}><${Seat} space=${space} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{space: Space}} props */
function Seat({ space }) {
  const { screen } = useScene();
  const { holder, piece, now } = space;
  const words = component("council-space", space.space);
  const mine = holder !== null && holder === screen.seat;
  const worth = screen.seat >= 0 && (!piece || mine);
  const by = holder === null ? "" : mine ? say("thebai-you") : seatName(screen, holder);
  const label = sentences(
    words?.name,
    shortOf(words),
    worth && say("thebai-council-worth", { vp: now }),
    piece && say("thebai-council-held", { piece, name: by }),
  );
  return html`<${Thing}
    at=${`council:${space.space}`}
    card=${`council-space:${space.space}`}
    label=${label}
    class=${names("mrow", piece ? "held" : "free", mine && "yours")}
  >
    <${Piece} space=${space} />
    <span class="ms">
      ${words?.picture && html`<${Pictogram} name=${words.picture} />`}${shortOf(words)}
    </span>
    ${worth
      ? html`<span class="nowv"><small>${say("thebai-now")}</small> ${now}</span>`
      : html`<span class="nowv">${piece === "turmoil" ? say("thebai-closed") : by}</span>`}
  <//>`;
}

/** What lies on a space: an empty box if nothing does. @param {{space: Space}} props */
function Piece({ space: { piece, holder } }) {
  if (piece === "turmoil") return html`<span class="mp"><${Emblem} name="turmoil" /></span>`;
  if (!piece || holder === null) return html`<span class="mp"><i class="box"></i></span>`;
  const icon = { die: "cit", tile: "councillor", hero: "hero" }[piece];
  return html`<span class="mp">
    <span class=${`cpiece ${piece} ${seatColour(holder)}`}>${seatLetter(holder)}<${Emblem} name=${icon} /></span>
  </span>`;
}
