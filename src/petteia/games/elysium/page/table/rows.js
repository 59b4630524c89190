// Rows of cards.

/**
 * Divide things into so many rows, the first ones longer by one if they are not equal.
 * @template T
 * @param {T[]} things
 * @param {number} count
 * @returns {T[][]}
 */
export function inRows(things, count) {
  const rows = [];
  let begin = 0;
  for (let row = 0; row < count; row += 1) {
    const end = begin + Math.ceil((things.length - begin) / (count - row));
    if (end > begin) rows.push(things.slice(begin, end));
    begin = end;
  }
  return rows;
}
