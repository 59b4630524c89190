// Banners about the table: connection lost, pause, offer to end the game, next game.
import { html, useEffect, useRef, useState } from "../lib/html.js";
import { connected, position, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { answerUndo, joinNext, request } from "../lib/requests.js";
import { showToast } from "../lib/toasts.js";
import { nameOf } from "../parts/token.js";

/** Shorter interruptions are not shown. */
const GRACE = 1500;

export function Banners() {
  const face = table.value;
  return html`<div class="banners" role="status" aria-live="polite">
    <${Lost} />
    ${
      face?.status === "playing" &&
      html`<${Paused} face=${face} /><${Offer} face=${face} /><${UndoAsked} face=${face} /><${Away} face=${face} />`
    }
    ${
      face?.next &&
      html`<${Banner} words=${say("next-offered")} test="banner-next">
        <button
          class="btn primary"
          data-test="join-next"
          onClick=${() => joinNext(face.next ?? "")}
        >
          ${say("next-join")}
        </button>
      <//>`
    }
  </div>`;
}

/** @param {{words: string, test: string, children?: any}} props */
function Banner({ words, test, children }) {
  return html`<div class="banner" data-test=${test}><span>${words}</span>${children}</div>`;
}

function Lost() {
  const [late, setLate] = useState(false);
  const here = connected.value;
  useEffect(() => {
    setLate(false);
    if (here) return undefined;
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, [here]);
  return late && !here && html`<${Banner} words=${say("connection-lost")} test="banner-lost" />`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Paused({ face }) {
  if (!face.paused) return null;
  return html`<${Banner}
    words=${say("paused-by", { name: nameOf(face.paused.by) })}
    test="banner-paused"
  >
    ${
      face.mine.length > 0 &&
      html`<button class="btn" data-test="resume" onClick=${() => request("resume")}>
        ${say("resume")}
      </button>`
    }
  <//>`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Offer({ face }) {
  const [waved, setWaved] = useState("");
  const willing = face.seats.filter((seat) => seat.resigns);
  if (!willing.length) return null;
  const asked = face.seats.find((seat) => seat.mine && seat.kind === "person" && !seat.resigns);
  const own = face.seats.find((seat) => seat.mine && seat.resigns);
  const who = willing.map((seat) => seat.name).join(", ");
  // A declined offer stays hidden until somebody else makes one.
  if (waved === who) return null;
  /** @param {number} seat @param {boolean} agree */
  const answer = (seat, agree) => request(`seats/${seat}/resign`, { agree });
  return html`<${Banner}
    words=${say("resign-offered", { name: who, count: willing.length })}
    test="banner-resign"
  >
    ${
      asked &&
      html`<button class="btn" data-test="resign-agree" onClick=${() => answer(asked.seat, true)}>
          ${say("resign-agree")}
        </button>
        <button class="btn" data-test="resign-decline" onClick=${() => setWaved(who)}>
          ${say("no")}
        </button>`
    }
    ${
      own &&
      html`<button class="btn" data-test="resign-withdraw" onClick=${() => answer(own.seat, false)}>
        ${say("resign-withdraw")}
      </button>`
    }
  <//>`;
}

/** Somebody asks to take back a move. @param {{face: import("../lib/wire.js").Face}} props */
function UndoAsked({ face }) {
  const asked = face.undo_request;
  const mine = asked !== null && face.mine.includes(asked.seat);
  const declined = mine && asked.declined;
  useEffect(() => {
    if (declined) showToast(say("undo-declined"));
  }, [declined]);
  // A request expires with the next move.
  if (!asked || asked.declined || asked.seq !== position.value?.seq) return null;
  if (mine) {
    return html`<${Banner} words=${say("undo-waiting")} test="banner-undo">
      <button class="btn" data-test="undo-withdraw" onClick=${() => answerUndo(false)}>
        ${say("undo-withdraw")}
      </button>
    <//>`;
  }
  const open = asked.asked.some((seat) => face.mine.includes(seat) && !asked.agreed.includes(seat));
  const words = say("undo-asked", { name: nameOf(asked.seat), more: asked.moves - 1 });
  return html`<${Banner} words=${words} test="banner-undo">
    ${
      open &&
      html`<button class="btn primary" data-test="undo-agree" onClick=${() => answerUndo(true)}>
          ${say("undo-agree")}
        </button>
        <button class="btn" data-test="undo-decline" onClick=${() => answerUndo(false)}>
          ${say("no")}
        </button>`
    }
  <//>`;
}

/** @param {{face: import("../lib/wire.js").Face}} props */
function Away({ face }) {
  useSubstituteToasts(face);
  const away = face.seats.filter((seat) => seat.mine && seat.away);
  return away.map(
    (seat) =>
      html`<${Banner} words=${say("away", { name: seat.name })} test="banner-away">
        <button
          class="btn"
          data-test="take-back"
          onClick=${() => request(`seats/${seat.seat}/return`)}
        >
          ${say("take-back")}
        </button>
      <//>`,
  );
}

/**
 * Announce when a bot takes over for a player, and when the player is back.
 * @param {import("../lib/wire.js").Face} face
 */
function useSubstituteToasts(face) {
  const before = useRef(face);
  useEffect(() => {
    const old = before.current.id === face.id ? before.current.seats : [];
    before.current = face;
    for (const { seat, away, mine, name } of face.seats) {
      const was = old[seat]?.away;
      if (!mine && was !== undefined && was !== away) showToast(say(away ? "away" : "back", { name }));
    }
  }, [face]);
}
