// One line each for display, altar and council, with the button that opens them beside the city.
import { html, names } from "petteia/lib/html.js";
import { say } from "petteia/lib/messages.js";
import { Emblem } from "../../emblems.js";
import { SeatToken, seatName } from "../pieces/seat.js";
import { useScene } from "../scene.js";
import { panelLit, shownPanel, togglePanel } from "./lit.js";
import { counted, nameOfThing } from "./words.js";

/**
 * @param {{name: "council" | "altar" | "display", title: string, words: string, children?: any}} props
 *   `words`: the line for screen readers
 */
function Fold({ name, title, words, children }) {
  const scene = useScene();
  const open = shownPanel(scene) === name;
  return html`<button
    class=${names("fold", panelLit(scene) === name && "haslit")}
    aria-expanded=${open}
    aria-controls=${open ? `panel-${name}` : undefined}
    aria-label=${`${title}. ${words}`}
    data-part=${open ? undefined : name}
    data-test=${`open-${name}`}
    onClick=${() => togglePanel(scene, name)}
  >
    <b>${title}</b><span class="fbody">${children}</span>
    <svg class="chev" viewBox="0 0 32 32" aria-hidden="true">
      <path d="m8 12 8 8 8-8" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
    </svg>
  </button>`;
}

export const Folds = () => html`<${DisplayFold} /><${AltarFold} /><${CouncilFold} />`;

function DisplayFold() {
  const { display } = useScene().screen;
  const orders = display.flatMap((order) => (order ? [nameOfThing("order", order.order)] : []));
  const list = orders.join(", ");
  return html`<${Fold} name="display" title=${say("thebai-display")} words=${list}>
    <span class="cut"><b>${list}</b></span>
  <//>`;
}

function AltarFold() {
  const { screen } = useScene();
  const words = screen.altar.map(({ track, order, places }) => {
    const markers = order.map((seat) => `${seatName(screen, seat)} ${places[seat]}`);
    return `${say("thebai-track", { track })}: ${markers.join(", ")}`;
  });
  return html`<${Fold} name="altar" title=${say("thebai-altar")} words=${words.join(". ")}>
    ${screen.altar.map(
      ({ track, order, places }) =>
        html`<span key=${track} title=${say("thebai-track", { track })}>
          <${Emblem} name=${track} />
          ${order.map((seat) => html`<${SeatToken} seat=${seat} small /><b>${places[seat]}</b>`)}
        </span>`,
    )}
  <//>`;
}

function CouncilFold() {
  const { screen } = useScene();
  const { path, spaces } = screen.council;
  const waiting = path.flatMap(({ seats }) => seats);
  const next = path.find(({ seats }) => !seats.length) ?? path.at(-1);
  const seated = counted(spaces.flatMap(({ holder }) => (holder === null ? [] : [holder])));
  const vp = next?.vp ?? 0;
  const words = [
    waiting.length > 0 && say("thebai-path-wait", { names: waiting.map((seat) => seatName(screen, seat)).join(", ") }),
    say("thebai-path-next", { vp }),
    ...seated.map(([seat, count]) => say("thebai-seats-of", { name: seatName(screen, seat), count })),
  ];
  return html`<${Fold} name="council" title=${say("thebai-council")} words=${words.filter(Boolean).join(". ")}>
    <span>
      ${say("thebai-path")}
      ${waiting.map((seat) => html`<${SeatToken} seat=${seat} small />`)}
      <b>${say("thebai-path-next", { vp })}</b>
    </span>
    ${seated.length > 0 &&
    html`<span>
      ${say("thebai-seats")} ${seated.map(([seat, count]) => html`<${SeatToken} seat=${seat} small /><b>${count}</b>`)}
    </span>`}
  <//>`;
}
