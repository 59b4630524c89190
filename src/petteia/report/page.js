"use strict";
// Tables: a column's head sorts, the box above filters. Empty cells stay last, whichever way.
const valueOf = (row, column) => {
  const cell = row.cells[column];
  if (cell.dataset.v !== undefined) return Number(cell.dataset.v);
  const words = cell.textContent;
  return words === "–" ? null : words;
};
const compare = (a, b) =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), undefined, { numeric: true });
const sortBy = (head) => {
  const table = head.closest("table");
  const column = head.cellIndex;
  const numeric = head.classList.contains("number");
  const now = head.getAttribute("aria-sort");
  // Numbers begin with the largest, words with the first.
  const next = now === "none" ? (numeric ? "descending" : "ascending")
    : now === "ascending" ? "descending" : "ascending";
  for (const other of table.tHead.rows[0].cells) other.setAttribute("aria-sort", "none");
  head.setAttribute("aria-sort", next);
  const sign = next === "ascending" ? 1 : -1;
  const body = table.tBodies[0];
  const rows = [...body.rows].map((row) => [valueOf(row, column), row]);
  rows.sort(([a], [b]) =>
    a === null || b === null ? (a === null) - (b === null) : sign * compare(a, b));
  body.append(...rows.map(([, row]) => row));
};
for (const head of document.querySelectorAll("th[aria-sort]")) {
  head.querySelector("button").addEventListener("click", () => sortBy(head));
}
for (const input of document.querySelectorAll("input[type=search]")) {
  const rows = input.closest("figure").querySelectorAll("tbody tr");
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
