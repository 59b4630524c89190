// The end of a game of Thebai: units, chart and icons (EndPart in lib/game-page.js).
import { position } from "petteia/lib/live.js";
import { say } from "petteia/lib/messages.js";
import { Emblem, emblemHref } from "./emblems.js";
import { seatColour, seatName } from "./table/pieces/seat.js";

/** @returns {import("./wire.js").ThebaiScreen | undefined} */
const screen = () => /** @type {any} */ (position.value?.screen);

/** @type {import("petteia/lib/game-page.js").EndPart} */
const end = {
  note: (position) => say("thebai-end-rounds", { rounds: position.screen.round }),
  unit: () => say("thebai-end-vp"),
  chartTitle: () => say("thebai-end-chart"),
  axis: () => say("thebai-end-axis"),
  stepName: ({ label, zone }) =>
    zone === "play" && /^\d+$/.test(label) && label !== "0"
      ? say("thebai-end-after-round", { round: label })
      : label,
  Icon: Emblem,
  iconHref: emblemHref,
  player: (seat) => ({
    name: seatName(screen(), seat),
    colour: seatColour(seat),
    note: say("thebai-end-challenge", { level: screen()?.antigone?.challenge ?? 0 }),
  }),
};

export default end;
