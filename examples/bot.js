// A bot for Elysium that collects Families: petteia bot-host -- node examples/bot.js
const BONUSES = { "action-transfer": 60, "action-place": 50, "action-power": 40 };
const PENALTIES = { "action-take-citizen": -10, "action-done": -20, "action-end-turn": -20 };
const cards = new Map(); // by key and by name: a view contains keys, facts contain names

// Rate an action: prefer Quests, then transfers, then cards that fit a Legend.
function rate({ key, facts }, me) {
  if (key === "action-take-quest") return 40 + facts.vp + facts.gold + 2 * facts.transfers;
  if (key !== "action-take") return (BONUSES[key] ?? 0) + (PENALTIES[key] ?? 0) - (facts.cost ?? 0);
  const card = cards.get(facts.card);
  const mine = [...me.domain, ...me.legends.flat()].filter((it) => it !== "citizen");
  const fits = (it) => it.family === card.family && it.level !== card.level;
  return 30 + card.level + 3 * mine.filter((it) => fits(cards.get(it))).length;
}

function answer(message) {
  if (message.type === "hello") {
    for (const card of message.cards) cards.set(card.key, card).set(card.name, card);
  } else if (message.type === "decide") {
    const me = message.view.seats[message.view.seat];
    const ratings = message.actions.map((action) => rate(action, me));
    const best = message.actions[ratings.indexOf(Math.max(...ratings))];
    console.log(JSON.stringify({ id: message.id, action: best.action }));
  }
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => answer(JSON.parse(line)));
