"""A bot for Elysium that collects Families: petteia bot-host -- python3 examples/bot.py"""

import json
import sys

BONUSES = {"action-transfer": 60, "action-place": 50, "action-power": 40}
PENALTIES = {"action-take-citizen": -10, "action-done": -20, "action-end-turn": -20}
cards = {}  # by key and by name: a view contains keys, facts contain names


def rate(action, me):
    """Rate an action: prefer Quests, then transfers, then cards that fit a Legend."""
    key, facts = action["key"], action["facts"]
    if key == "action-take-quest":
        return 40 + facts["vp"] + facts["gold"] + 2 * facts["transfers"]
    if key != "action-take":
        return BONUSES.get(key, 0) + PENALTIES.get(key, 0) - facts.get("cost", 0)
    card = cards[facts["card"]]
    mine = [cards[it] for it in sum(me["legends"], me["domain"]) if it != "citizen"]
    fitting = [it for it in mine if it["family"] == card["family"] and it["level"] != card["level"]]
    return 30 + card["level"] + 3 * len(fitting)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        cards = {card[name]: card for card in message["cards"] for name in ("key", "name")}
    elif message["type"] == "decide":
        me = message["view"]["seats"][message["view"]["seat"]]
        best = max(message["actions"], key=lambda action: rate(action, me))
        print(json.dumps({"id": message["id"], "action": best["action"]}), flush=True)
