// The end of a game of Elysium: units, chart and icons (EndPart in lib/game-page.js).
import { say } from "petteia/lib/messages.js";
import { Emblem, emblemHref } from "./emblems.js";

/** Categories that are not a step of the final scoring. */
const UNSCORED = ["vp", "total", "gold"];

/**
 * The chart with the icon of its category at each step of the final scoring.
 * @param {import("petteia/lib/wire.js").Ending} ending
 */
function chart({ chart: plain, categories }) {
  const scoring = plain.steps.filter((step) => step.zone === "scoring");
  const scored = categories.filter((row) => !UNSCORED.includes(row.key));
  const steps = plain.steps.map((step) => ({
    ...step,
    icon: scored.length === scoring.length ? scored[scoring.indexOf(step)]?.icon : undefined,
  }));
  return { ...plain, steps };
}

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
  chart,
  Icon: Emblem,
  iconHref: emblemHref,
};

export default end;
