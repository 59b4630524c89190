#!/usr/bin/env python3
"""A bot for Petteia that knows what it likes; try it: petteia bot-host -- python3 examples/bot.py"""

import json
import sys

LIKES = {"action-transfer": 60, "action-place": 50, "action-place-citizen": 50, "action-power": 40}
DISLIKES = {"action-take-citizen": -10, "action-done": -20, "action-end-turn": -20}
levels = {}  # of the cards, by name


def liking(action):
    """How good an action looks: write Legends, use what you have, take what costs little."""
    key, facts = action["key"], action["facts"]
    if key == "action-take":
        return 30 - levels[facts["card"]]
    if key == "action-take-quest":
        return 10 + facts["vp"] + 2 * facts["transfers"]
    return LIKES.get(key, 0) + DISLIKES.get(key, 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        levels = {card["name"]: card["level"] for card in message["cards"]}
    elif message["type"] == "decide":
        best = max(message["actions"], key=liking)
        print(json.dumps({"id": message["id"], "action": best["action"]}), flush=True)
    elif message["type"] == "fault":
        print(message["message"], file=sys.stderr)
