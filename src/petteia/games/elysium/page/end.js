// The end of a game of Elysium: units, chart and icons (EndPart in lib/game-page.js).
import { say } from "petteia/lib/messages.js";
import { Emblem, emblemHref } from "./emblems.js";

/** @type {import("petteia/lib/game-page.js").EndPart} */
const end = {
  note: (position) => say("elysium-end-epochs", { epochs: position.screen.epoch }),
  unit: () => say("elysium-end-vp"),
  chartTitle: () => say("elysium-end-chart"),
  axis: () => say("elysium-end-axis"),
  stepName: ({ label, zone }) =>
    zone === "play" && /^[IVX]+$/.test(label)
      ? say("elysium-end-after-epoch", { epoch: label })
      : label,
  Icon: Emblem,
  iconHref: emblemHref,
};

export default end;
