// The start page: everything is chosen already, one click plays.
import { html, useEffect } from "../lib/html.js";
import { ApiError } from "../lib/api.js";
import { closed, useHouse } from "../lib/house.js";
import { tell } from "../lib/notes.js";
import { ElysiumTable } from "../lib/rooms.js";
import { say } from "../lib/words.js";
import { Icon } from "../parts/icon.js";
import { Topbar } from "../parts/topbar.js";
import { Families, missingWords } from "./families.js";
import { Games } from "./games.js";
import { GoOn } from "./go-on.js";
import { chosenSet, missing, openTable, opening, pack, seats } from "./plan.js";
import { Seats } from "./seats.js";

export function StartPage() {
  const house = useHouse();
  useEffect(() => {
    // The table is fetched while the person still reads, so that it is there at once.
    const timer = setTimeout(() => ElysiumTable.load(), 400);
    return () => clearTimeout(timer);
  }, []);
  return html`<div class="page">
    <${Topbar} />
    ${
      house
        ? html`<main class="start">
            <h1 class="vh">${say("start-title")}</h1>
            <${Games} /><${Seats} /><${Families} /><${Go} />
          </main>`
        : html`<main class="still" aria-busy="true">
            <${Icon} name="temple" />
            <h1>${closed.value ? say("connection-lost") : say("table-opening")}</h1>
          </main>`
    }
  </div>`;
}

/** @param {import("./plan.js").PlannedSeat[]} planned */
async function play(planned) {
  try {
    await openTable(planned);
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    tell(problem.words || say("trouble-offline"), problem.rule);
  }
}

function Go() {
  const waits = seats.value.some((seat) => seat.kind === "open");
  /** With friends: every bot's seat waits for somebody with the link. */
  const invite = () =>
    play(
      seats.value.map((seat) =>
        seat.kind === "bot" ? { ...seat, kind: "open", name: "", level: null } : seat,
      ),
    );
  const stop = opening.value || missing.value !== 0;
  return html`<section class="panel go" aria-label=${say("play")}>
    <div class="invite">
      <b>${say("friends")}</b>
      <p>${say("friends-about")}</p>
      <button class="btn" onClick=${invite} disabled=${stop} data-test="invite">
        <${Icon} name="i-share" />${say("friends-invite")}
      </button>
    </div>
    <${GoOn} />
    <div class="playbox">
      <button
        class="btn primary big"
        data-test="play"
        disabled=${stop}
        onClick=${() => play(seats.value)}
      >
        <${Icon} name="i-play" />${say(waits ? "play-open" : "play")}
      </button>
      <p aria-live="polite">${missingWords() ?? summary()}</p>
    </div>
  </section>`;
}

/** The plan in a line. */
function summary() {
  const set = pack.value?.sets.find((one) => one.key === chosenSet.value);
  /** @param {string} kind */
  const count = (kind) => seats.value.filter((seat) => seat.kind === kind).length;
  return [
    count("person") > 1 && say("plan-people", { count: count("person") }),
    count("bot") > 0 && say("plan-bots", { count: count("bot") }),
    count("open") > 0 && say("plan-friends", { count: count("open") }),
    set?.name ?? say(`set-${chosenSet.value}`),
  ]
    .filter(Boolean)
    .join(" · ");
}
