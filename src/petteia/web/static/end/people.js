// Who is in the ending: the seats of the table, and players of the game that have none.
import { endPart } from "../lib/game-page.js";
import { letterOf } from "../parts/token.js";

/**
 * Name and colour of a player.
 * @param {import("../lib/wire.js").Face} face
 * @param {number} seat
 * @returns {{name: string, colour: string}}
 */
export const personOf = (face, seat) =>
  face.seats[seat] ?? endPart().player?.(seat) ?? { name: letterOf(seat), colour: "" };
