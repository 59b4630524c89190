// A position made up for the pictures of "How to win": nothing in it can be clicked.
import { html } from "petteia/lib/html.js";
import { Scene } from "petteia/table/scene.js";

/** @typedef {import("../wire.js").ElysiumCards} Cards */
/** @typedef {import("../wire.js").ElysiumScreen} Screen */
/** @typedef {import("../wire.js").ElysiumSeat} Seat */

/** @type {Seat} */
const SEAT = {
  gold: 4,
  vp: 1,
  pp: 0,
  columns: "RBY",
  disc: 1,
  quest: null,
  taken: 1,
  domain: [],
  citizens: 0,
  legends: [],
  elysium_vp: 0,
  score: 0,
};

/** @type {Omit<Screen, "bonus">} */
const SCREEN = {
  game: "elysium",
  to_move: 0,
  over: false,
  epoch: 1,
  epochs: 5,
  phase: "actions",
  phase_words: "",
  stage: "",
  round: 2,
  rounds: 4,
  order: [0, 1, 2],
  pediment: "YBRG",
  quests: [
    { number: 1, gold: 3, vp: 2, transfers: 1, columns: "Y", holder: null },
    { number: 2, gold: 2, vp: 2, transfers: 2, columns: "B", holder: null },
    { number: 3, gold: 2, vp: 1, transfers: 3, columns: "R", holder: null },
    { number: 4, gold: 3, vp: 0, transfers: 4, columns: "G", holder: null },
  ],
  agora: [],
  oracle: null,
  pile: 0,
  discard: [],
  gone: 0,
  prestige: false,
  legend_worth: { family: [3, 6], level: [2, 4, 8, 12] },
  seats: [SEAT],
  names: [""],
  seat: 0,
  prompt: /** @type {any} */ ({}),
  moves: [],
  barred: {},
};

/**
 * @param {{cards: Cards, bonus?: Screen["bonus"], seat?: Partial<Seat>, children?: any}} props
 */
export function Example({ cards, bonus = { levels: [], families: [] }, seat = {}, children }) {
  const screen = { ...SCREEN, bonus, seats: [{ ...SEAT, ...seat }] };
  const scene = {
    spec: {},
    screen,
    cards,
    still: true,
    seat: 0,
    mine: false,
    open: new Map(),
    hinted: new Map(),
    fresh: null,
  };
  return html`<${Scene.Provider} value=${scene}>${children}<//>`;
}
