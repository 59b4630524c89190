// The Kadmeia space of the herald that counts for Antigone; the city rings it.
import { computed } from "petteia/lib/html.js";
import { position } from "petteia/lib/live.js";
import { component } from "../scene.js";
import { act, step } from "./controller.js";

/**
 * The herald that the open card points at, from the table as it is now.
 * @param {import("../../wire.js").Antigone} antigone
 */
const pointedAt = ({ heralds, pointer }) => (pointer === "" ? null : heralds[pointer === "left" ? 0 : 1]);

/** Such as `C4`; empty if no herald counts. */
export const countingSpace = computed(() => {
  const told = act.value?.kind === "antigone" ? act.value.steps[step.value]?.lines[0]?.scene : null;
  if (told && "space" in told) return told.space;
  const screen = /** @type {import("../../wire.js").ThebaiScreen | undefined} */ (
    /** @type {unknown} */ (position.value?.screen)
  );
  if (!screen?.antigone || screen.over) return "";
  return component("herald", pointedAt(screen.antigone))?.group ?? "";
});
