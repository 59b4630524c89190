// The seats of the planned table: you, bots, people at this device, friends with the link.
import { html, useRef, useState } from "../lib/html.js";
import { say } from "../lib/messages.js";
import { chosenGame, offer } from "../lib/offer.js";
import { ownName } from "../lib/settings.js";
import { AboutLevel, Levels } from "../parts/bots.js";
import { ClockChoice } from "../parts/clock-choice.js";
import { Icon } from "../parts/icon.js";
import { NameField } from "../parts/name-field.js";
import { Colours, letterOf } from "../parts/token.js";
import { addSeat, changeSeat, clock, nameFor, removeSeat, seats } from "./plan.js";

export function Seats() {
  const fewest = chosenGame.value?.fewest ?? 2;
  const most = chosenGame.value?.most ?? 4;
  const count = seats.value.length;
  return html`<section class="panel seats" aria-labelledby="who-plays">
    <h2 id="who-plays">${say("start-who")} <span>${say("start-lot")}</span></h2>
    ${seats.value.map(
      (seat, place) =>
        html`<${Seat}
          key=${place}
          seat=${seat}
          place=${place}
          removable=${place > 0 && count > fewest}
        />`,
    )}
    ${count < most && html`<${Empty} />`}
    <p class="about">${botsAbout()}</p>
    <details class="moreoptions" open=${clock.peek().mode !== "none"}>
      <summary data-test="more">${say("more")}</summary>
      <${ClockChoice}
        clock=${clock.value}
        onClock=${(/** @type {import("../lib/wire.js").TableClock} */ chosen) => (clock.value = chosen)}
      />
    </details>
  </section>`;
}

/** The levels by number, if a bot plays. */
function botsAbout() {
  if (seats.value.every((seat) => seat.kind !== "bot")) return "";
  const bots = offer.value?.bots.map((bot) => `${bot.number} ${bot.name}`) ?? [];
  return say("bots-about", { bots: bots.join(", ") });
}

/** @param {{seat: import("./plan.js").PlannedSeat, place: number, removable: boolean}} props */
function Seat({ seat, place, removable }) {
  const [choosing, setChoosing] = useState(false);
  const token = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const label =
    seat.kind === "open" ? say("seat-friend") : seat.kind === "bot" ? seat.name : nameFor(place);
  /** @param {string} colour */
  const colourTo = (colour) => {
    changeSeat(place, { colour });
    setChoosing(false);
    // The colours disappear; return the keyboard focus to the token.
    token.current?.focus();
  };
  return html`<div class=${`seat ${seat.kind}`} data-test=${`plan-seat-${place}`}>
    <button
      ref=${token}
      class=${`token ${seat.colour}`}
      title=${say("colour-change")}
      aria-label=${say("colour-of", { name: label, colour: say(`colour-${seat.colour}`) })}
      aria-expanded=${choosing}
      onClick=${() => setChoosing(!choosing)}
    >
      ${letterOf(place)}
    </button>
    ${
      choosing
        ? html`<${Colours} colour=${seat.colour} seat=${place} onColour=${colourTo} />`
        : html`<${Who} seat=${seat} place=${place} />`
    }
    <span class="bots">
      ${place === 0 && html`<small>${say("you")}</small>`}
      ${seat.kind === "person" && place > 0 && html`<small>${say("seat-here")}</small>`}
      ${
        seat.kind === "bot" &&
        html`<${Levels}
          level=${seat.level ?? ""}
          name=${seat.name}
          onLevel=${(/** @type {string} */ level) => changeSeat(place, { level })}
        />`
      }
      ${
        removable &&
        html`<button
          class="iconbtn"
          title=${say("seat-remove", { name: label })}
          aria-label=${say("seat-remove", { name: label })}
          onClick=${() => removeSeat(place)}
        >
          <${Icon} name="i-close" />
        </button>`
      }
    </span>
    ${seat.kind === "bot" && !choosing && html`<${AboutLevel} level=${seat.level} />`}
  </div>`;
}

/** @param {{seat: import("./plan.js").PlannedSeat, place: number}} props */
function Who({ seat, place }) {
  if (seat.kind === "person") {
    const first = place === 0;
    return html`<${NameField}
      value=${first ? ownName.value : seat.name}
      placeholder=${nameFor(place)}
      test=${first ? "name" : `name-${place}`}
      onName=${(/** @type {string} */ name) => {
        if (first) ownName.value = name;
        else changeSeat(place, { name });
      }}
    />`;
  }
  return html`<span class="who">
    <${Icon} name=${seat.kind === "bot" ? "i-bot" : "i-link"} />
    ${seat.kind === "bot" ? html`<b>${seat.name}</b>` : say("seat-friend")}
  </span>`;
}

function Empty() {
  return html`<div class="seat open">
    <span class="hole"></span><span class="free">${say("seat-empty")}</span>
    <span class="bots">
      <button class="btn" onClick=${() => addSeat("bot")} data-test="add-bot">
        <${Icon} name="i-bot" />${say("seat-add-bot")}
      </button>
      <button
        class="btn"
        onClick=${() => addSeat("open")}
        title=${say("seat-add-friend-about")}
        data-test="add-friend"
      >
        <${Icon} name="i-link" />${say("seat-add-friend")}
      </button>
      <button
        class="btn"
        onClick=${() => addSeat("person")}
        title=${say("seat-add-here-about")}
        data-test="add-here"
      >
        <${Icon} name="i-person" />${say("seat-add-here")}
      </button>
    </span>
  </div>`;
}
