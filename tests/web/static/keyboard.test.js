// Arrow keys move the focus among the highlighted things.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { moveFocus, restoreFocus } from "petteia/table/keyboard.js";

/** A thing on the table, as far as the keyboard asks. */
class Thing {
  constructor(name, left, top, { lit = true, shown = true, inside = "" } = {}) {
    Object.assign(this, { name, left, top, lit, shown, inside });
  }

  getBoundingClientRect() {
    return { left: this.left, top: this.top, width: 10, height: 10 };
  }

  getClientRects() {
    return this.shown ? [this.getBoundingClientRect()] : [];
  }

  closest(selector) {
    return this.inside && selector.includes(this.inside) ? this : null;
  }

  matches(selector) {
    return this.lit ? selector.includes("[data-lit]") : selector.includes(".prompt");
  }

  focus() {
    focused = this.name;
  }
}

globalThis.Element = Thing;
let focused = "";
beforeEach(() => {
  focused = "";
  document.activeElement = null;
});

const tableOf = (...things) => ({
  querySelectorAll: () => things.filter((one) => one.lit),
  querySelector: () => things.find((one) => !one.lit) ?? null,
});

function press(key, target, root, more = {}) {
  let prevented = false;
  moveFocus({ key, target, preventDefault: () => (prevented = true), ...more }, root);
  return prevented;
}

const left = new Thing("left", 0, 0);
const right = new Thing("right", 100, 0);
const below = new Thing("below", 0, 100);
const hidden = new Thing("hidden", 50, 0, { shown: false });
const table = tableOf(left, right, below, hidden);

test("an arrow leads to the nearest visible thing in its direction", () => {
  assert.ok(press("ArrowRight", left, table));
  assert.equal(focused, "right");
  press("ArrowDown", left, table);
  assert.equal(focused, "below");
  press("ArrowLeft", right, table);
  assert.equal(focused, "left");
});

test("there is nothing beyond the last thing", () => {
  press("ArrowUp", left, table);
  assert.equal(focused, "");
});

test("from the prompt any arrow leads to the first thing", () => {
  press("ArrowUp", new Thing("prompt", 0, 300, { lit: false }), tableOf(left));
  assert.equal(focused, "left");
  press("ArrowDown", new Thing("prompt", 0, 300, { lit: false }), tableOf(right));
  assert.equal(focused, "right");
});

test("other keys, keys with a modifier and text fields are left alone", () => {
  assert.ok(!press("a", left, table));
  assert.ok(!press("ArrowRight", left, table, { ctrlKey: true }));
  assert.ok(!press("ArrowRight", new Thing("field", 0, 0, { inside: "input" }), table));
  assert.ok(!press("ArrowRight", left, tableOf()));
  assert.equal(focused, "");
});

test("a lost focus goes to the nearest thing, else to the prompt", () => {
  const box = { left: 90, top: 0, width: 10, height: 10 };
  restoreFocus(table, box);
  assert.equal(focused, "right");
  restoreFocus(tableOf(new Thing("prompt", 0, 0, { lit: false })), box);
  assert.equal(focused, "prompt");
});

test("a focus that is not lost stays", () => {
  document.activeElement = left;
  restoreFocus(table, { left: 90, top: 0, width: 10, height: 10 });
  assert.equal(focused, "");
});
