// The menu of a table.
import { html } from "../lib/html.js";
import { showDialog } from "../lib/dialogs.js";
import { position, table } from "../lib/live.js";
import { say } from "../lib/messages.js";
import { canNotify } from "../lib/notify.js";
import { offer } from "../lib/offer.js";
import { again, request } from "../lib/requests.js";
import { go } from "../lib/routes.js";
import { showToast } from "../lib/toasts.js";
import { DealDialog, InviteDialog, NameDialog, NoticesDialog } from "../lib/views.js";
import { hasLeft, setLeft } from "../lesson/memory.js";
import { Confirm } from "../parts/dialog.js";
import { Menu } from "../parts/menu.js";
import { commonItems } from "./site-menu.js";
import { watchersOf } from "./watchers.js";

export function TableMenu() {
  const face = table.value;
  if (!face) return null;
  return html`<${Menu}
    label=${say("menu")}
    groups=${[mine(face), forOthers(face), about(face), ...commonItems(), home(face)]}
  />`;
}

/**
 * The seat the menu acts on: at a hot seat the one on screen.
 * @param {import("../lib/wire.js").Face} face
 */
function ownSeat(face) {
  const shown = position.value?.screen.seat ?? -1;
  return (
    face.seats.find((seat) => seat.mine && seat.seat === shown) ??
    face.seats.find((seat) => seat.mine)
  );
}

/** @param {import("../lib/wire.js").Face} face */
function mine(face) {
  const own = ownSeat(face);
  if (!own) return [];
  const playing = face.status === "playing";
  return [
    playing &&
      face.lesson &&
      hasLeft(face.id) && {
        label: say("lesson-resume"),
        icon: "i-hint",
        act: () => setLeft(face.id, false),
        test: "menu-lesson-resume",
      },
    {
      label: say("who-title"),
      icon: "i-pen",
      act: () => showDialog(NameDialog, { seat: own.seat }),
      test: "menu-who",
    },
    playing &&
      !face.paused && {
        label: say("pause"),
        icon: "i-pause",
        act: () => request("pause"),
        test: "menu-pause",
      },
    playing &&
      face.paused && {
        label: say("resume"),
        icon: "i-play",
        act: () => request("resume"),
        test: "menu-resume",
      },
    playing &&
      !own.away && {
        label: say("hand-over"),
        icon: "i-bot",
        act: () => request(`seats/${own.seat}/bot`),
        test: "menu-bot",
      },
    playing &&
      own.away && {
        label: say("take-back"),
        icon: "i-person",
        act: () => request(`seats/${own.seat}/return`),
        test: "menu-return",
      },
    playing && {
      label: say(own.resigns ? "resign-withdraw" : "resign-offer"),
      icon: "i-flag",
      act: () => resign(face, own),
      test: "menu-resign",
    },
    (face.status === "over" || face.status === "abandoned") && {
      label: say("again"),
      icon: "i-restart",
      act: again,
      test: "menu-again",
    },
  ];
}

/**
 * The host may let a bot play for somebody who is offline or out of time.
 * @param {import("../lib/wire.js").Face} face
 */
function forOthers(face) {
  if (!face.host || face.status !== "playing") return [];
  return face.seats
    .filter((seat) => seat.kind === "person" && !seat.mine && !seat.away)
    .filter((seat) => !seat.online || seat.clock === 0)
    .map((seat) => ({
      label: say("hand-over-for", { name: seat.name }),
      icon: "i-bot",
      act: () =>
        showDialog(Confirm, {
          words: say("hand-over-sure", { name: seat.name }),
          yes: say("hand-over-yes"),
          act: () => request(`seats/${seat.seat}/bot`),
        }),
      test: `menu-bot-${seat.seat}`,
    }));
}

/** @param {import("../lib/wire.js").Face} face */
function about(face) {
  const over = face.status === "over" || face.status === "abandoned";
  const own = ownSeat(face);
  return [
    !over && {
      label: say("invite-title"),
      icon: "i-share",
      act: () => showDialog(InviteDialog),
      test: "menu-invite",
    },
    face.spectators.length > 0 && {
      label: watchersOf(face),
      icon: "i-eye",
      act: () => showToast(watchersOf(face)),
      test: "menu-watchers",
      class: "phone",
    },
    face.status !== "lobby" && {
      label: say("replay"),
      icon: "i-replay",
      act: () => go(`replay/${face.id}`),
      test: "menu-replay",
    },
    over && {
      label: say("save-record"),
      icon: "i-save",
      act: () => saveRecord(face.id),
      test: "menu-record",
    },
    face.commitment && {
      label: say("deal-title"),
      icon: "i-check",
      act: () => showDialog(DealDialog),
      test: "menu-deal",
    },
    (canNotify || Boolean(offer.value?.notices.kinds.length)) &&
      !over &&
      own && {
        label: say("notices"),
        icon: "i-bell",
        act: () => showDialog(NoticesDialog, { seat: own.seat }),
        test: "menu-notices",
      },
  ];
}

/** @param {import("../lib/wire.js").Face} face */
const home = (face) => [
  face.mine.length > 0 &&
    face.status === "playing" && {
      label: say("leave"),
      icon: "i-leave",
      act: () => leaveTable(face),
      test: "menu-leave",
    },
  { label: say("to-start"), icon: "i-home", act: () => go(""), test: "menu-start" },
];

/**
 * @param {import("../lib/wire.js").Face} face
 * @param {import("../lib/wire.js").FaceSeat} own
 */
function resign(face, own) {
  const answer = () => request(`seats/${own.seat}/resign`, { agree: !own.resigns });
  const others = face.seats.filter(
    (seat) =>
      seat.missed || (seat.kind === "person" && !seat.away && !seat.mine && !seat.resigns),
  );
  if (own.resigns || others.length) return answer();
  // Everybody else has agreed, and nobody is missed: this would end the game.
  return showDialog(Confirm, { words: say("resign-sure"), yes: say("resign-end"), act: answer });
}

/** @param {import("../lib/wire.js").Face} face */
async function leaveTable(face) {
  for (const { seat } of face.seats.filter((one) => one.mine && !one.away)) {
    if ((await request(`seats/${seat}/leave`)) === null) return;
  }
  go("");
}

/** @param {string} id */
function saveRecord(id) {
  const link = document.createElement("a");
  link.href = new URL(`api/tables/${id}/record`, document.baseURI).href;
  link.download = `petteia-${id}.json`;
  link.click();
}
