// "How to win" of each game: every text is there in three languages, and every cited rule exists.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "petteia/vendor/fluent/index.js";

const GAMES = new URL("../../../src/petteia/games/", import.meta.url);
const read = (path) => readFile(new URL(path, GAMES), "utf8");

for (const game of ["elysium", "thebai"]) {
  const { default: how } = await import(`games/${game}/how/how.js`);
  const points = [how.lead, ...how.chapters.flatMap((chapter) => chapter.points)];

  test(`${game}: every statement cites rules that exist`, async () => {
    const rules = new Set([...(await read(`${game}/rules.toml`)).matchAll(/^id = "(\w+)"/gm)].map(([, id]) => id));
    assert.ok(points.length > 30);
    for (const { text, rules: cited } of points) {
      assert.ok(cited.length, `${text} cites no rule`);
      for (const rule of cited) assert.ok(rules.has(rule), `${text} cites ${rule}`);
    }
  });

  test(`${game}: every text is there in three languages, and no other`, async () => {
    const wanted = [
      ...points.map(({ text }) => text),
      ...how.chapters.flatMap(({ title, caption }) => (caption ? [title, caption] : [title])),
    ];
    assert.equal(new Set(wanted).size, wanted.length, "each statement is made once");
    const pictures = await read(`${game}/page/how/pictures.js`);
    for (const language of ["en", "de", "pl"]) {
      const bundle = new FluentBundle(language);
      bundle.addResource(new FluentResource(await read(`${game}/page/locale/${language}/how.ftl`)));
      for (const key of wanted) assert.ok(bundle.hasMessage(key), `${language}: ${key}`);
      for (const key of bundle._messages.keys()) {
        assert.ok(wanted.includes(key) || pictures.includes(`"${key}"`), `${language}: ${key} is not used`);
      }
    }
  });

  test(`${game}: a chapter has a picture or signs, or is advice`, () => {
    const plain = how.chapters.filter(({ Picture, points: said }) => !Picture && !said.some(({ Sign }) => Sign));
    assert.deepEqual(plain.map(({ title }) => title), [`${game}-how-advice`]);
  });
}
