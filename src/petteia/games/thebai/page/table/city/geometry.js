// Where things lie in the city. Kadmeia spaces are written C4, dice spaces C4-D4. On the grid that is
// drawn, stones and the channels between them alternate: C4 is in column 5 and row 7.

export const ROWS = 7;
export const EDGES = /** @type {const} */ (["top", "right", "bottom", "left"]);

/** @typedef {typeof EDGES[number]} Edge */

/** The way to the neighbour at each edge, in columns and rows. */
const STEPS = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/**
 * @typedef {object} Area a cell of the grid, both from 1
 * @property {number} column
 * @property {number} row
 */

/**
 * The column from 0 and the row from 1 of a Kadmeia space.
 * @param {string} space
 */
export const placeOf = (space) => ({
  column: space.charCodeAt(0) - "A".charCodeAt(0),
  row: Number(space.slice(1)),
});

/**
 * @param {number} column from 0
 * @param {number} row from 1
 */
export const spaceName = (column, row) => `${String.fromCharCode("A".charCodeAt(0) + column)}${row}`;

/**
 * The cell of a Kadmeia space.
 * @param {string} space
 * @returns {Area}
 */
export function spaceArea(space) {
  const { column, row } = placeOf(space);
  return { column: 2 * column + 1, row: 2 * row - 1 };
}

/**
 * The cell of a dice space: halfway between its two Kadmeia spaces.
 * @param {string} dice
 * @returns {Area}
 */
export function diceArea(dice) {
  const [one, other] = dice.split("-").map(spaceArea);
  return { column: (one.column + other.column) / 2, row: (one.row + other.row) / 2 };
}

/**
 * Does a dice space lie between two rows?
 * @param {string} dice
 */
export const isUpright = (dice) => dice[0] === dice[dice.indexOf("-") + 1];

/**
 * The dice space between two neighbouring Kadmeia spaces.
 * @param {string} one
 * @param {string} other
 */
export function between(one, other) {
  const [a, b] = [placeOf(one), placeOf(other)];
  const first = a.row < b.row || (a.row === b.row && a.column < b.column);
  return first ? `${one}-${other}` : `${other}-${one}`;
}

/**
 * The neighbour of a Kadmeia space at an edge; empty at the rim.
 * @param {string} space
 * @param {string} edge
 * @param {string} columns
 */
export function neighbour(space, edge, columns) {
  const { column, row } = placeOf(space);
  const [right, down] = STEPS[/** @type {Edge} */ (edge)];
  const there = { column: column + right, row: row + down };
  if (there.column < 0 || there.column >= columns.length) return "";
  return there.row < 1 || there.row > ROWS ? "" : spaceName(there.column, there.row);
}

/**
 * The edge on the other side: what lies above touches with its bottom.
 * @param {string} edge
 */
export const opposite = (edge) => EDGES[(EDGES.indexOf(/** @type {Edge} */ (edge)) + 2) % 4];

/**
 * All Kadmeia spaces, row by row.
 * @param {string} columns
 */
export function allSpaces(columns) {
  const found = [];
  for (let row = 1; row <= ROWS; row++)
    for (let column = 0; column < columns.length; column++) found.push(spaceName(column, row));
  return found;
}

/**
 * All dice spaces, from the top left.
 * @param {string} columns
 */
export function allDiceSpaces(columns) {
  const found = [];
  for (const space of allSpaces(columns)) {
    for (const edge of ["right", "bottom"]) {
      const other = neighbour(space, edge, columns);
      if (other) found.push(between(space, other));
    }
  }
  return found;
}

/**
 * Is a dice space in a row, or between it and a neighbouring one?
 * @param {string} dice
 * @param {number} row
 */
export const touchesRow = (dice, row) => dice.split("-").some((space) => placeOf(space).row === row);

/**
 * The places beside a dice space where channels cross.
 * @param {string} dice
 * @param {string} columns
 * @returns {Area[]}
 */
function crossroads(dice, columns) {
  const { column, row } = diceArea(dice);
  const beside = isUpright(dice)
    ? [{ column: column + 1, row }, { column: column - 1, row }]
    : [{ column, row: row + 1 }, { column, row: row - 1 }];
  return beside.filter(
    (area) => area.column > 0 && area.column < 2 * columns.length && area.row > 0 && area.row < 2 * ROWS,
  );
}

/**
 * Places for the badges of crossings, where channels cross, so that they hide neither a die nor a roof.
 * Each has a place of its own as long as that is possible: a badge moves to its other place for another.
 * @param {string[]} crossings dice spaces
 * @param {string} columns
 * @returns {Area[]}
 */
export function badgeAreas(crossings, columns) {
  const options = crossings.map((dice) => crossroads(dice, columns));
  /** @type {Map<string, number>} the badge at each place */
  const taken = new Map();
  /** @param {number} badge @param {Set<string>} tried @returns {boolean} */
  const settle = (badge, tried) =>
    options[badge].some(({ column, row }) => {
      const key = `${column}/${row}`;
      if (tried.has(key)) return false;
      tried.add(key);
      const other = taken.get(key);
      if (other !== undefined && !settle(other, tried)) return false;
      taken.set(key, badge);
      return true;
    });
  crossings.forEach((_, badge) => settle(badge, new Set()));
  return options.map(
    (areas, badge) => areas.find(({ column, row }) => taken.get(`${column}/${row}`) === badge) ?? areas[0],
  );
}

/**
 * The bar of a crossing: the cells from one stone to the other.
 * @param {string} dice
 */
export function barArea(dice) {
  const { column, row } = diceArea(dice);
  return isUpright(dice)
    ? { gridColumn: `${column}`, gridRow: `${row - 1} / ${row + 2}` }
    : { gridColumn: `${column - 1} / ${column + 2}`, gridRow: `${row}` };
}

/** @param {Area} area */
export const atArea = ({ column, row }) => ({ gridColumn: `${column}`, gridRow: `${row}` });
