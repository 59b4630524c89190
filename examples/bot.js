// A bot for Petteia that collects Families: petteia bot-host -- node examples/bot.js
const LIKED = { "action-transfer": 60, "action-place": 50, "action-power": 40 };
const UNLIKED = { "action-take-citizen": -10, "action-done": -20, "action-end-turn": -20 };
const cards = new Map(); // by key and by name, for a view tells keys and facts tell names

// How good an action looks to a seat: a Quest early, cards that make a Legend, transfers.
function liking({ key, facts }, me) {
  if (key === "action-take-quest") return 40 + facts.vp + facts.gold + 2 * facts.transfers;
  if (key !== "action-take") return (LIKED[key] ?? 0) + (UNLIKED[key] ?? 0) - (facts.cost ?? 0);
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
    const likings = message.actions.map((action) => liking(action, me));
    const best = message.actions[likings.indexOf(Math.max(...likings))];
    console.log(JSON.stringify({ id: message.id, action: best.action }));
  }
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => answer(JSON.parse(line)));
