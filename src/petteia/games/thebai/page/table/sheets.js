// The sheets of the table: what opens as a dialog over it.
import { sheetsOfBoards } from "./boards/rivals.js";

/** @type {import("petteia/table/sheet.js").Sheets} */
export const sheets = { ...sheetsOfBoards };
