"""A bot for Petteia that collects Families: petteia bot-host -- python3 examples/bot.py"""

import json
import sys

LIKED = {"action-transfer": 60, "action-place": 50, "action-power": 40}
UNLIKED = {"action-take-citizen": -10, "action-done": -20, "action-end-turn": -20}
cards = {}  # by key and by name, for a view tells keys and facts tell names


def liking(action, me):
    """How good an action looks to a seat: a Quest early, cards that make a Legend, transfers."""
    key, facts = action["key"], action["facts"]
    if key == "action-take-quest":
        return 40 + facts["vp"] + facts["gold"] + 2 * facts["transfers"]
    if key != "action-take":
        return LIKED.get(key, 0) + UNLIKED.get(key, 0) - facts.get("cost", 0)
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
        best = max(message["actions"], key=lambda action: liking(action, me))
        print(json.dumps({"id": message["id"], "action": best["action"]}), flush=True)
