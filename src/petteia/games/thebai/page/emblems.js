// The symbols of the game, from emblems.svg beside this module.
import { iconSet } from "petteia/parts/icon.js";

export const { Icon: Emblem, hrefOf: emblemHref } = iconSet(new URL("emblems.svg", import.meta.url));
