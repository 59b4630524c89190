// The symbols of the game and the pictograms of its components, from the SVG files here.
import { iconSet } from "petteia/parts/icon.js";

export const { Icon: Emblem, hrefOf: emblemHref } = iconSet(new URL("emblems.svg", import.meta.url));
export const { Icon: Pictogram, hrefOf: pictogramHref } = iconSet(new URL("pictures.svg", import.meta.url));
