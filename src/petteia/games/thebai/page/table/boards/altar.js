// The altar: both tracks with what every space gives, and the markers in their order.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { sentences } from "petteia/table/anchor.js";
import { RuleLink } from "petteia/table/tooltips.js";
import { Emblem } from "../../emblems.js";
import { Effect } from "../pieces/effect.js";
import { SeatToken, seatName } from "../pieces/seat.js";
import { component, useScene } from "../scene.js";
import { ThingPicture } from "./card-views.js";
import { Panel } from "./panel.js";
import { Read, Thing } from "./thing.js";
import { shortOf } from "./words.js";

/** @typedef {import("../../wire.js").AltarTrack} Track */

const LAST = 10;
const RULES = { dionysos: "F7", ares: "F4" };

/** @param {{phone?: boolean}} props */
export function AltarPanel({ phone }) {
  const { altar } = useScene().screen;
  return html`<${Panel} name="altar" data-part="altar" icon="altar" title=${say("thebai-altar")} phone=${phone}>
    <div class="tracks">
      ${altar.map((track) => html`<${TrackList} key=${track.track} track=${track} />`)}
    </div>
  <//>`;
}

/** @param {{track: Track}} props */
function TrackList({ track }) {
  const { screen, seat, open } = useScene();
  const name = track.track;
  const at = `track:${name}`;
  // The space that the own marker would enter; beyond the last one there is none.
  const next = Math.min(LAST, track.places[seat] + 1);
  const title = say("thebai-track", { track: name });
  return html`<section class=${names("track", open.has(at) && "lit-track")} aria-label=${title}>
    <h3><${Emblem} name=${name} />${title}</h3>
    <p>${say("thebai-track-note", { track: name })} <${RuleLink} rule=${RULES[name]} /></p>
    <ol>
      ${Array.from({ length: LAST + 1 }, (_, space) => {
        const here = track.order.filter((one) => track.places[one] === space);
        return html`<li key=${space}>
          <${Space}
            track=${name}
            space=${space}
            here=${here}
            at=${screen.seat >= 0 && space === next ? at : ""}
          />
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * @param {{track: Track["track"], space: number, here: number[], at: string}} props
 *   `at`: its anchor, if the own marker would enter it next
 */
function Space({ track, space, here, at }) {
  const { screen, seat } = useScene();
  const card = `altar-space:${track}${space}`;
  const words = component("altar-space", `${track}${space}`);
  const [kind, key] = (words?.group ?? "").split(":");
  const gift = component(kind ?? "", key);
  const stack = screen.stacks.find((one) => one.kind === kind && one.key === key);
  const left = stack && (stack.left ? say("thebai-stack-left", { count: stack.left }) : say("thebai-stack-empty"));
  const text = kind === "blessing" && gift ? `${gift.name}: ${shortOf(gift)}` : shortOf(words);
  const label = sentences(
    words?.name,
    text,
    left,
    here.length > 0 && say("thebai-markers", { names: here.map((one) => seatName(screen, one)).join(", ") }),
  );
  const inside = html`<span class="fn">${space}</span>
    <span class="fi">
      ${kind === "help-tile" && gift
        ? html`<span class=${`htile mini row-${gift.group}`}><${Emblem} name="help" /><b>${gift.number}</b></span>`
        : kind === "blessing" && gift
          ? html`<${ThingPicture} words=${gift} />`
          : html`<${Effect} icons=${words?.icons ?? []} />`}
    </span>
    <span class="ft">
      ${kind === "blessing" && gift ? html`<b>${gift.name}</b> ${shortOf(gift)}` : text}
      ${left && html` <small class=${names("left-n", !stack?.left && "gone")}>${left}</small>`}
    </span>
    <span class="mk">${here.map((one) => html`<${SeatToken} key=${one} seat=${one} small />`)}</span>`;
  const classes = names("asp", here.includes(seat) && "yours", stack && !stack.left && "spent");
  return at
    ? html`<${Thing} at=${at} card=${card} label=${label} class=${classes}>${inside}<//>`
    : html`<${Read} card=${card} label=${label} class=${classes}>${inside}<//>`;
}
