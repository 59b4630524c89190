"""Pips, a game of a few lines for one or two players, to test what works for any game.

Every turn three heaps are open and one is taken. A single player wins with more than a bar.
"""

from petteia.arena.training.linear_task import LinearTask
from petteia.arena.training.task import FeatureExtractor
from petteia.bots.evaluator import Evaluator
from petteia.kernel import plugin
from petteia.kernel.game import Description, Game, PackIdentity
from petteia.kernel.options import NUMBER, OptionField
from petteia.kernel.plugin import Plugin
from petteia.kernel.rng import DRAWS, stream
from petteia.kernel.state import State
from petteia.kernel.text.reason import Reason

PLUGIN = Plugin(
    key="pips",
    name="Pips",
    package=__name__,
    game=f"{__name__}:PipsGame",
    training=f"{__name__}:PipsTask",
    weights="pips-weights.json",
)
TURNS = 4
BAR = 12
NAMES = ("pips", "heap", "left", "one")


def add_pips(monkeypatch):
    """Make the game known while a test runs."""
    monkeypatch.setitem(plugin._added, "pips", PLUGIN)


class Pips(State):
    def __init__(self, totals, turns, rng, heaps, bar):
        self.totals, self.turns, self.rng, self.heaps, self.bar = totals, turns, rng, heaps, bar

    def game_key(self):
        return "pips"

    def turn_number(self):
        return self.turns

    def to_move(self):
        over = self.turns == TURNS * len(self.totals)
        return -1 if over else self.turns % len(self.totals)

    def legal(self):
        return [] if self.to_move() < 0 else [0, 1, 2]

    def apply(self, action):
        self.totals[self.to_move()] += self.heaps[action]
        self.turns += 1
        self.heaps = [self.rng.below(6) for _ in range(3)]

    def copy(self):
        return Pips(self.totals[:], self.turns, self.rng.copy(), self.heaps[:], self.bar)

    def determinize(self, seat, rng):
        world = self.copy()
        world.rng = stream(rng.next(), DRAWS)
        return world

    def known(self, seat):
        return self.copy()

    def scores(self):
        return self.totals[:]

    def ranking(self):
        if len(self.totals) == 1:
            return [1 if self.totals[0] > self.bar else 2]
        return [1 + sum(other > mine for other in self.totals) for mine in self.totals]

    def view(self, seat):
        return self.dump()

    def why_not(self, action):
        return Reason("P1", "no-heap", {})

    def __reduce__(self):
        return Pips, (self.totals, self.turns, self.rng, self.heaps, self.bar)

    def dump(self):
        return {"totals": self.totals[:], "turns": self.turns, "heaps": self.heaps[:]}


class PipsGame(Game):
    key = "pips"
    name = "Pips"
    rules = 1
    actions = 3
    fewest = 1
    most = 2
    hidden_information = False

    def option_fields(self):
        return (
            OptionField(
                "challenge", NUMBER, "option-challenge", 2, choices=tuple(range(9)), players=(1,)
            ),
        )

    def say(self, language, key, **facts):
        return {"option-challenge": "How much higher the bar is."}[key]

    def start(self, options, seed):
        rng = stream(seed, DRAWS)
        bar = BAR + options.get("challenge", 0)
        return Pips([0] * options["players"], 0, rng, [rng.below(6) for _ in range(3)], bar)

    def pack_identity(self, options):
        return PackIdentity("house", "0" * 16)

    def picture(self, state, seat, language="en"):
        return f"Heaps: {state.heaps}"

    def describe(self, state, action, language="en"):
        return Description(action, "take", {"heap": action}, f"Take heap {action}.")

    def explain(self, state, reason, language="en", cite=True):
        return "There is no such heap."

    def glossary(self, state, language="en"):
        return []


class PipsEvaluator(Evaluator):
    def __init__(self, weights):
        self.weights = weights

    def rating(self, state, seat):
        return sum(
            self.weights.features[0][number] * amount
            for number, amount in self.features(state, seat)
        )

    def features(self, state, seat):
        best = max(state.heaps) if state.to_move() == seat else 0
        left = TURNS - (state.turns - seat + len(state.totals) - 1) // len(state.totals)
        return [(0, float(state.totals[seat])), (1, float(best)), (2, float(left)), (3, 1.0)]

    def leads(self, state):
        ratings = [self.rating(state, seat) for seat in range(len(state.totals))]
        if len(ratings) == 1:
            return ratings
        return [2 * mine - sum(ratings) for mine in ratings]

    def playout_weight(self, state, action):
        return 1

    def is_settled(self, state):
        return True


class PipsFeatureExtractor(FeatureExtractor):
    def stage(self, state):
        return 0

    def features(self, state, seat):
        return self.evaluator.features(state, seat)

    def results(self, state):
        scores = state.scores()
        return [scores[0] - state.bar - 0.5] if len(scores) == 1 else scores


class PipsTask(LinearTask):
    game = "pips"
    names = NAMES
    stages = 1

    def penalties(self):
        """So few games are not to be outweighed."""
        return [0.1] * self.size

    def extractor(self, state, weights):
        return PipsFeatureExtractor(PipsEvaluator(weights))
