// The end of a game as a picture: who won, the ranking and the score sheet, in the page's colours and fonts.
import { say } from "../lib/messages.js";
import { gameName } from "../lib/offer.js";
import { letterOf } from "../parts/token.js";
import { personOf } from "./people.js";
import { figure, SUM } from "./sheet.js";

/**
 * @typedef {import("../lib/wire.js").Face} Face
 * @typedef {import("../lib/wire.js").Ending} Ending
 */

const WIDTH = 1200;
const EDGE = 56;
const COLUMN = 96;
const RANK = 72;
const ROW = 46;
const HEAD = 190;
const GAP = 40;
const FOOT = 76;
const TOKEN = 18;
const ROUND = 6;

/** @param {string} name of a design token */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** @param {Face} face @param {number} seat */
const colourOf = (face, seat) =>
  token(`--player-${personOf(face, seat).colour}`) || token("--line-strong");

class Sheet {
  /** @param {number} height */
  constructor(height) {
    this.canvas = document.createElement("canvas");
    this.canvas.width = WIDTH;
    this.canvas.height = height;
    this.paint = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    this.paint.textBaseline = "middle";
    this.box(0, 0, WIDTH, height, "--surface");
  }

  /**
   * @param {number} x @param {number} y @param {number} width @param {number} height
   * @param {string} colour
   */
  box(x, y, width, height, colour) {
    this.paint.fillStyle = token(colour);
    this.paint.fillRect(x, y, width, height);
  }

  /**
   * A text on one line, shortened to the width it has.
   * @param {string} words @param {number} x @param {number} y
   * @param {{font: string, colour?: string, align?: CanvasTextAlign, room?: number}} style
   */
  text(words, x, y, { font, colour = "--ink", align = "left", room = WIDTH }) {
    this.paint.font = font;
    this.paint.fillStyle = token(colour);
    this.paint.textAlign = align;
    let shown = words;
    while (this.paint.measureText(shown).width > room && shown.length > 1) {
      shown = `${shown.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
    }
    this.paint.fillText(shown, x, y);
  }

  /**
   * The token of a player.
   * @param {Face} face @param {number} seat @param {number} x @param {number} y
   */
  token(face, seat, x, y) {
    this.paint.beginPath();
    this.paint.roundRect(x - TOKEN, y - TOKEN, 2 * TOKEN, 2 * TOKEN, ROUND);
    this.paint.fillStyle = colourOf(face, seat);
    this.paint.fill();
    this.text(letterOf(seat), x, y + 1, {
      font: `600 24px ${token("--serif")}`,
      colour: "--on-fill",
      align: "center",
    });
  }
}

/**
 * Draw the picture.
 * @param {Face} face
 * @param {Ending} ending
 * @param {string} title who won
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function drawEnding(face, ending, title) {
  const serif = token("--serif");
  const sans = token("--sans");
  // A canvas does not wait for the fonts of the page. Stand-ins that this system lacks fail to load.
  const fonts = [`600 52px ${serif}`, `24px ${sans}`, `600 24px ${sans}`];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  const { ranking, categories } = ending;
  const ranked = HEAD + ranking.length * RANK;
  const table = ranked + GAP;
  const height = table + (categories.length + 1) * ROW + FOOT;
  const sheet = new Sheet(height);
  sheet.box(0, 0, WIDTH, 10, "--gold");
  sheet.text(title, WIDTH / 2, 84, {
    font: `600 52px ${serif}`,
    align: "center",
    room: WIDTH - 2 * EDGE,
  });
  const when = new Date(face.ended ?? face.created).toLocaleDateString(document.documentElement.lang, {
    dateStyle: "long",
  });
  sheet.text(`${gameName(face.game)} · ${when}`, WIDTH / 2, 142, {
    font: `24px ${sans}`,
    colour: "--ink-2",
    align: "center",
  });
  ranking.forEach(({ place, seat, score }, index) => {
    const y = HEAD + index * RANK + RANK / 2;
    sheet.box(EDGE, y - RANK / 2 + 4, WIDTH - 2 * EDGE, RANK - 8, place === 1 ? "--gold-wash" : "--raised");
    sheet.text(`${place}`, EDGE + 40, y, { font: `600 30px ${serif}`, align: "center", colour: "--ink-2" });
    sheet.token(face, seat, EDGE + 104, y);
    sheet.text(personOf(face, seat).name, EDGE + 144, y, { font: `600 30px ${serif}`, room: 700 });
    sheet.text(figure(score), WIDTH - EDGE - 28, y, { font: `600 34px ${serif}`, align: "right" });
  });
  const columnOf = (/** @type {number} */ index) =>
    WIDTH - EDGE - 28 - (ranking.length - 1 - index) * COLUMN;
  ranking.forEach(({ seat }, index) => {
    sheet.token(face, seat, columnOf(index) - TOKEN / 2, table + ROW / 2);
  });
  categories.forEach(({ key, name, values }, line) => {
    const y = table + (line + 1) * ROW + ROW / 2;
    const font = `${key === SUM ? 600 : 400} 24px ${sans}`;
    sheet.box(EDGE, y - ROW / 2, WIDTH - 2 * EDGE, key === SUM ? 3 : 1, key === SUM ? "--line-strong" : "--line");
    sheet.text(name, EDGE + 16, y, { font, room: columnOf(0) - EDGE - 100 });
    ranking.forEach(({ seat }, index) => {
      sheet.text(figure(values[seat]), columnOf(index), y, { font, align: "right" });
    });
  });
  sheet.text("Petteia", WIDTH / 2, height - FOOT / 2, {
    font: `22px ${serif}`,
    colour: "--ink-2",
    align: "center",
  });
  return sheet.canvas;
}

/**
 * The picture as a file to save or share.
 * @param {Face} face
 * @param {Ending} ending
 * @param {string} title
 * @returns {Promise<File>}
 */
export async function pictureOf(face, ending, title) {
  const canvas = await drawEnding(face, ending, title);
  const drawn = await new Promise((/** @type {BlobCallback} */ done) => canvas.toBlob(done, "image/png"));
  return new File([/** @type {Blob} */ (drawn)], `petteia-${face.id}.png`, { type: "image/png" });
}
