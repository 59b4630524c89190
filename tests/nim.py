"""Nim, a game for two without chance that brings no evaluator, advice, watcher or training.

A player takes any number of stones from one heap. The player who takes the last stone wins. The
score is 0 for both until then.
"""

from petteia.kernel import plugin
from petteia.kernel.game import Description, Game
from petteia.kernel.plugin import Plugin
from petteia.kernel.rng import SETUP, stream
from petteia.kernel.state import State

PLUGIN = Plugin(key="nim", name="Nim", package=__name__, game=f"{__name__}:NimGame")
HEAPS = 3
LARGEST = 7


def add_nim(monkeypatch):
    """Make the game known while a test runs."""
    monkeypatch.setitem(plugin._added, "nim", PLUGIN)


class Nim(State):
    def __init__(self, heaps, turns=0):
        self.heaps, self.turns = heaps, turns

    def game_key(self):
        return "nim"

    def turn_number(self):
        return self.turns

    def to_move(self):
        return self.turns % 2 if any(self.heaps) else -1

    def legal(self):
        return [
            heap * LARGEST + number
            for heap, stones in enumerate(self.heaps)
            for number in range(stones)
        ]

    def apply(self, action):
        self.heaps[action // LARGEST] -= action % LARGEST + 1
        self.turns += 1

    def copy(self):
        return Nim(self.heaps[:], self.turns)

    def determinize(self, seat, rng):
        return self.copy()

    def known(self, seat):
        return self.copy()

    def view(self, seat):
        return {"heaps": self.heaps[:]}

    def scores(self):
        scores = [0, 0]
        if self.to_move() < 0:
            scores[1 - self.turns % 2] = 1
        return scores

    def ranking(self):
        return [1 + (max(self.scores()) > score) for score in self.scores()]


class NimGame(Game):
    key = "nim"
    name = "Nim"
    rules = 1
    actions = HEAPS * LARGEST
    fewest = most = 2
    at_table = False

    def start(self, options, seed):
        rng = stream(seed, SETUP)
        return Nim([2 + rng.below(LARGEST - 1) for _ in range(HEAPS)])

    def describe(self, state, action, language="en"):
        heap, number = divmod(action, LARGEST)
        return Description(action, "take", {"heap": heap}, f"Take {number + 1} from heap {heap}.")
