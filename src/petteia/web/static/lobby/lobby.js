// The lobby of a table: seats, options, invitation, start.
import { html, useState } from "../lib/html.js";
import { reconnect, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { dropSeats, keepSeat, dropUnknownTokens } from "../lib/my-tables.js";
import { colours, gameName, offeredGame, useOffer } from "../lib/offer.js";
import { request } from "../lib/requests.js";
import { ownName } from "../lib/settings.js";
import { LobbyOptions } from "../lib/views.js";
import { AboutLevels } from "../parts/bots.js";
import { ClockChoice, clockWords } from "../parts/clock-choice.js";
import { Icon } from "../parts/icon.js";
import { NameField } from "../parts/name-field.js";
import { Colours } from "../parts/token.js";
import { Topbar } from "../parts/topbar.js";
import { Invite } from "./invite.js";
import { LobbySeat } from "./lobby-seat.js";
import { TableOptions } from "./options.js";
import { watchersOf } from "./watchers.js";

export function Lobby() {
  useOffer();
  const face = table.value;
  if (!face) return null;
  const setting = offeredGame(face.game);
  const fewest = setting?.fewest ?? 2;
  const most = setting?.most ?? 4;
  const free = face.seats.filter((seat) => seat.kind === "open");
  const second = face.mine.length > 0 && free.length > 0;
  return html`<div class="page">
    <${Topbar} title=${gameName(face.game)} />
    <main class="lobby">
      <div class="aside">
        <section class="panel seatsbox" aria-labelledby="lobby-title">
          <h1 id="lobby-title">${say("lobby-title")}</h1>
          ${face.seats.map(
            (seat) =>
              html`<${LobbySeat}
                key=${seat.seat}
                seat=${seat}
                face=${face}
                removable=${face.seats.length > fewest}
              />`,
          )}
          <p class="about">
            ${say("lobby-free", { count: free.length })}
            ${face.spectators.length > 0 && html` · ${watchersOf(face)}`}
            ${
              face.host &&
              face.seats.length < most &&
              html`<button
                class="btn"
                data-test="seat-add"
                onClick=${() => request("seats", { kind: "open" })}
              >
                <${Icon} name="i-plus" />${say("seat-add")}
              </button>`
            }
          </p>
          <${AboutLevels}
            levels=${face.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.level)}
          />
          <${Clock} face=${face} />
        </section>
        <${LobbyOptions} game=${face.game} face=${face} />
        ${face.host && html`<${TableOptions} game=${face.game} face=${face} />`}
        ${second && html`<${Sit} face=${face} />`}
      </div>
      <div class="aside">
        ${free.length > 0 && !second && html`<${Sit} face=${face} />`}
        ${face.host && html`<${Begin} face=${face} />`}
        ${!face.host && face.mine.length > 0 && html`<${Waiting} face=${face} />`}
        <section class="panel invitebox" aria-labelledby="invite-title">
          <h2 id="invite-title">${say("invite-title")}</h2>
          <${Invite} id=${face.id} />
        </section>
      </div>
    </main>
  </div>`;
}

/** The clock; the host may change it. @param {{face: import("../lib/wire.js").Face}} props */
function Clock({ face: { clock, host } }) {
  if (host) return html`<${ClockChoice} clock=${clock} onClock=${setClock} />`;
  if (clock.mode === "none") return null;
  return html`<p class="about" data-test="lobby-clock">
    <${Icon} name="i-clock" />${clockWords(clock)}
  </p>`;
}

/** @param {import("../lib/wire.js").TableClock} clock */
const setClock = (clock) => request("options", { clock });

/** @param {{face: import("../lib/wire.js").Face}} props */
function Sit({ face }) {
  const taken = face.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour);
  const left = colours().filter((colour) => !taken.includes(colour));
  const free = face.seats.find((seat) => seat.kind === "open");
  const [name, setName] = useState(face.mine.length ? "" : ownName.peek());
  const [wish, setWish] = useState("");
  const colour = left.includes(wish) ? wish : (left[0] ?? "a");
  const second = face.mine.length > 0;
  /** @param {SubmitEvent} event */
  const sit = async (event) => {
    event.preventDefault();
    if (!free) return;
    const called =
      name.trim() || say(second ? "name-other" : "name-default", { seat: free.seat + 1 });
    const answer = await request(`seats/${free.seat}/sit`, { name: called, colour });
    if (!answer) return;
    if (!second) ownName.value = called;
    keepSeat(face.id, answer.token);
    setName("");
    reconnect();
  };
  const form = html`<form class="whoform" onSubmit=${sit}>
    <${NameField}
      value=${name}
      onName=${setName}
      placeholder=${say(second ? "name-other" : "name-default", { seat: (free?.seat ?? 0) + 1 })}
      test="sit-name"
    />
    <${Colours} colour=${colour} seat=${free?.seat ?? 0} among=${left} onColour=${setWish} />
    <button class=${second ? "btn" : "btn primary big"} type="submit" data-test="sit">
      <${Icon} name="i-person" />${say(second ? "sit-second" : "sit")}
    </button>
  </form>`;
  if (!second) {
    return html`<section class="panel now" aria-labelledby="sit-title">
      <h2 id="sit-title">${say("sit-title")}</h2>
      ${form}
    </section>`;
  }
  return html`<details class="panel folded">
    <summary>${say("sit-second-title")}</summary>
    ${form}
  </details>`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Begin({ face }) {
  const free = face.seats.filter((seat) => seat.kind === "open");
  const fill = async () => {
    for (const { seat } of free) {
      if (!(await request(`seats/${seat}`, { kind: "bot" }))) return;
    }
    await request("start");
  };
  return html`<section class="panel begin now" aria-label=${say("lobby-start")}>
    ${
      free.length > 0
        ? html`<p>${say("lobby-waiting-for", { count: free.length })}</p>
            <button class="btn" data-test="fill" onClick=${fill}>
              <${Icon} name="i-bot" />${say("lobby-fill")}
            </button>`
        : html`<button class="btn primary big" data-test="start" onClick=${() => request("start")}>
            <${Icon} name="i-play" />${say("lobby-start")}
          </button>`
    }
  </section>`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Waiting({ face }) {
  const [own] = face.mine;
  const leave = async () => {
    if (own === undefined || (await request(`seats/${own}/leave`)) === null) return;
    if (face.mine.length === 1) dropSeats(face.id);
    else await dropUnknownTokens(face.id);
    reconnect();
  };
  return html`<section class="panel begin now">
    <p>${say("lobby-wait-start")}</p>
    <button class="btn" onClick=${leave} data-test="stand-up">
      <${Icon} name="i-leave" />${say("stand-up")}
    </button>
  </section>`;
}
