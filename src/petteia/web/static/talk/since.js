// Where "since your last turn" belongs in the log.

/**
 * The place of the line after which everything is new to this seat; -1 if there is no such line.
 * @param {import("../lib/wire.js").LogLine[]} lines
 * @param {import("../lib/wire.js").Screen} screen
 */
export function sinceLine(lines, screen) {
  const { seat } = screen;
  if (seat < 0) return -1;
  let place = lines.length - 1;
  if (screen.to_move === seat) {
    // What was done in this very turn is not news.
    while (place >= 0 && lines[place]?.seat === seat) place -= 1;
  }
  const last = place;
  while (place >= 0 && lines[place]?.seat !== seat) place -= 1;
  return place < last ? place : -1;
}
