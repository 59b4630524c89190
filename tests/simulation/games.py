"""Small fast games for simulations, with secrets that can be recognised in any text.

Every player holds tokens such as `Zc0ffee01`. In `hands` a token is known only to its holder until
it is played; in `steps` everything is open, so that moves can be undone. A turn has two decisions.
"""

import re

from petteia.kernel import plugin
from petteia.kernel.game import Description, Game
from petteia.kernel.plugin import Plugin
from petteia.kernel.rng import SETUP, stream
from petteia.kernel.state import State
from petteia.kernel.text.reason import Reason
from tests import nim, pips

TURNS = 3
"""Turns of each player."""
DECISIONS = 2
"""Decisions of a turn."""
TOKEN = re.compile(r"Z[0-9a-f]{8}")


class Hands(State):
    """A position: what each player holds, and what was played."""

    def __init__(self, key, hands, played, score):
        self.key, self.hands, self.played, self.score = key, hands, played, score

    def game_key(self):
        return self.key

    def turn_number(self):
        return len(self.played) // DECISIONS

    def to_move(self):
        seat = self.turn_number() % len(self.hands)
        return seat if self.hands[seat] else -1

    def legal(self):
        seat = self.to_move()
        return list(range(len(self.hands[seat]))) if seat >= 0 else []

    def apply(self, action):
        seat = self.to_move()
        token = self.hands[seat].pop(action)
        self.played.append((seat, token))
        self.score[seat] += token % 10

    def copy(self):
        return Hands(self.key, [hand[:] for hand in self.hands], self.played[:], self.score[:])

    def determinize(self, seat, rng):
        return self.copy()

    def known(self, seat):
        return self.copy()

    def scores(self):
        return self.score[:]

    def ranking(self):
        return [1 + sum(other > mine for other in self.score) for mine in self.score]

    def view(self, seat):
        return {"seat": seat, "tokens": sorted(self.visible(seat))}

    def visible(self, seat):
        """The tokens that a seat may know."""
        held = [
            token
            for holder, hand in enumerate(self.hands)
            for token in hand
            if holder == seat or self.key == "steps"
        ]
        return {name(token) for token in held} | {name(token) for _, token in self.played}

    def dump(self):
        return {"hands": self.hands, "played": [list(one) for one in self.played]}

    def why_not(self, action):
        return Reason("H1", "no-token", {})

    def __reduce__(self):
        return Hands, (self.key, self.hands, self.played, self.score)


def name(token):
    """A token as it is shown."""
    return f"Z{token:08x}"


class HandsGame(Game):
    key = "hands"
    name = "Hands"
    rules = 1
    actions = TURNS * DECISIONS
    fewest = 1
    most = 4

    def start(self, options, seed):
        rng = stream(seed, SETUP)
        players = options["players"]
        hands = [[int(rng.next()) for _ in range(TURNS * DECISIONS)] for _ in range(players)]
        return Hands(self.key, hands, [], [0] * players)

    def picture(self, state, seat, language="en"):
        shown = [name(token) if holder == seat else "?" for holder, token in _held(state)]
        if self.key == "steps":
            shown = [name(token) for _, token in _held(state)]
        played = [f"{holder}:{name(token)}" for holder, token in state.played]
        return f"held {' '.join(shown)} played {' '.join(played)}"

    def describe(self, state, action, language="en"):
        token = name(state.hands[state.to_move()][action])
        return Description(action, "play", {"token": token}, f"Play {token}.")

    def explain(self, state, reason, language="en", cite=True):
        return "There is no such token."


class StepsGame(HandsGame):
    key = "steps"
    name = "Steps"
    hidden_information = False
    chance = False


def _held(state):
    return [(holder, token) for holder, hand in enumerate(state.hands) for token in hand]


GAMES = [
    nim.PLUGIN,
    pips.PLUGIN,
    Plugin(key="hands", name="Hands", package=__name__, game=f"{__name__}:HandsGame"),
    Plugin(key="steps", name="Steps", package=__name__, game=f"{__name__}:StepsGame"),
]


def add_games() -> None:
    """Make the games known in this process."""
    for one in GAMES:
        plugin._added.setdefault(one.key, one)
