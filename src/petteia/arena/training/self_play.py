"""Self-play games for training, and the sums a regression needs of their positions.

Every seat of every game is a Merchant or a Strategist, drawn at random, with a share of random
moves that is drawn too: games between players of different strength and style show better than
games of equal ones what a position is worth.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic
from zipfile import BadZipFile

from petteia.arena.training.task import FeatureExtractor, TrainingTask, W
from petteia.bots.bot import Bot, Player, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.evaluator import Evaluator
from petteia.bots.game_loop import Observer, play_to_end
from petteia.bots.greedy import Fisher, Merchant, pick_weighted
from petteia.bots.strategist import Strategist
from petteia.kernel.game import game
from petteia.kernel.rng import Rng, stream
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Seen = list[tuple[int, Floats]]
    """Positions: the stage, and a row of features for each player."""

FIELDS = ("gram", "moment", "square", "total", "number")
"""The fields of `Sums` that are saved in a file."""
SAMPLE_ONE_IN = 3
"""One in so many positions is used for training."""
FINENESS = 256
"""Amounts of features are rounded to this fraction. Sums of their products are then exact, and the
same in any order, on any number of threads and processes."""
GC_THRESHOLDS = (50_000, 20, 100)
"""Thresholds of the garbage collector during a batch. With Python's own it takes a fifth of the
time, because the features of a position are many small objects; none of them is in a cycle."""
ALL_RANDOM = 100
RANDOMNESS = (0, 5, 10, 20)
"""The percentages of weighted random moves; each seat draws one."""


class Sums:
    """The sums a regression needs, by stage, of `differences` of features and results."""

    def __init__(self, stages: int, size: int) -> None:
        import numpy as np

        self.gram = np.zeros((stages, size, size))
        self.moment = np.zeros((stages, size))
        self.square = np.zeros(stages)
        self.total = np.zeros(stages)
        self.number = np.zeros(stages)
        """The sum of squares, the sum and the number of the leads."""
        self.kept: list[list[tuple[Floats, list[float]]]] = [[] for _ in range(stages)]
        """Some positions, each with the final win shares of its game."""

    def add(self, other: "Sums") -> None:
        """Add other positions."""
        self.add_sums(other)
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine += theirs

    def add_sums(self, other: "Sums") -> None:
        """Add the sums of other positions, but not the kept positions."""
        for name in FIELDS:
            mine: Floats = getattr(self, name)
            mine += getattr(other, name)

    def write(self, path: Path) -> None:
        """Save the sums, without the kept positions, to a file."""
        import numpy as np

        new = path.with_suffix(".new")
        try:
            with new.open("wb") as file:
                np.savez(file, **{name: getattr(self, name) for name in FIELDS})
            new.replace(path)
        except OSError as error:
            raise Problem(f"{path}: cannot be written: {error.strerror}") from None

    def read(self, path: Path) -> None:
        """Replace the sums by those of a file."""
        import numpy as np

        try:
            with np.load(path, allow_pickle=False) as found:
                for name in FIELDS:
                    getattr(self, name)[...] = found[name]
        except (OSError, EOFError, KeyError, ValueError, BadZipFile):
            words = f"{path}: is missing or damaged; begin anew with --fresh."
            raise Problem(words) from None

    def add_positions(self, stage: int, rows: "list[Floats]", leads: "list[Floats]") -> None:
        """Add positions of one stage: differences of features, and of results."""
        import numpy as np

        if rows:
            x = np.concatenate(rows)
            y = np.concatenate(leads)
            self.gram[stage] += x.T @ x
            self.moment[stage] += x.T @ y
            self.square[stage] += y @ y
            self.total[stage] += y.sum()
            self.number[stage] += len(y)

    def variation(self, stage: int) -> float:
        """The sum of squares of the leads around their mean, which is 0 except in games for one
        player."""
        mean = self.total[stage] / max(1.0, self.number[stage])
        return float(self.square[stage] - mean * self.total[stage])


@dataclass(frozen=True, slots=True)
class SelfPlayBatch(Generic[W]):
    """A batch of self-play games."""

    task: TrainingTask[W, State]
    weights: W
    pack: str
    players: int
    seed: int
    games: int
    random: bool
    """Are all moves weighted random ones?"""


class SelfPlayer(Player):
    """A bot that rates positions with the weights so far, and makes some moves at random."""

    def __init__(
        self,
        bot: Bot,
        evaluator: Evaluator,
        randomness: int,
        rng: Rng,
        inside: Bot | None = None,
    ) -> None:
        self.seated = SeatedBot(bot, Clock(), rng)
        self.evaluator = evaluator
        self.randomness = randomness
        """The percentage of weighted random moves."""
        self.rng = rng
        self.inside = SeatedBot(inside, Clock(), rng) if inside else None
        """Chooses inside a move, unless the bot has planned that choice."""

    def choose(self, state: State) -> int:
        if self.rng.below(100) < self.randomness:
            return pick_weighted(self.evaluator, state, self.rng)
        if self.inside and not self.evaluator.is_settled(state) and not self._has_plan(state):
            return self.inside.choose(state)
        return self.seated.choose(state)

    def _has_plan(self, state: State) -> bool:
        bot = self.seated.bot
        return isinstance(bot, Strategist) and bot.has_plan(state)


def draw_players(batch: SelfPlayBatch[W], evaluator: Evaluator, rng: Rng) -> list[SelfPlayer]:
    """The players of a game: for every seat a bot and its share of random moves are drawn."""

    def evaluators(state: State) -> Evaluator:
        return evaluator

    completed = batch.task.completed
    found: list[SelfPlayer] = []
    for _ in range(batch.players):
        bot: Bot = Merchant(rng, evaluators, completed)
        if rng.below(2):
            bot = Strategist(rng, evaluators, batch.task.beam)
        inside = Fisher(rng, evaluators) if completed else None
        randomness = RANDOMNESS[rng.below(len(RANDOMNESS))]
        if batch.random:
            randomness = ALL_RANDOM
        found.append(SelfPlayer(bot, evaluator, randomness, rng, inside))
    return found


class PositionSampler(Observer):
    """Keeps the features of some positions of a game."""

    def __init__(self, extractor: FeatureExtractor, rng: Rng, size: int) -> None:
        self.extractor = extractor
        self.rng = rng
        self.size = size
        self.seen: Seen = []

    def asked(self, state: State, seat: int) -> None:
        import numpy as np

        if self.rng.below(SAMPLE_ONE_IN) == 0 and self.extractor.learns_from(state):
            rows = [self._row(state, seat) for seat in range(len(state.scores()))]
            found = np.rint(np.array(rows) * FINENESS) / FINENESS
            self.seen.append((self.extractor.stage(state), found))

    def _row(self, state: State, seat: int) -> "Floats":
        import numpy as np

        columns, amounts = zip(*self.extractor.features(state, seat), strict=True)
        row = np.bincount(columns, weights=amounts, minlength=self.size)
        return row.astype(np.float64, copy=False)


@contextmanager
def rare_garbage_collection() -> Iterator[None]:
    """Collect garbage rarely, until the context ends."""
    before = gc.get_threshold()
    gc.set_threshold(*GC_THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)


@rare_garbage_collection()
def play_batch(batch: SelfPlayBatch[W], first: int) -> Sums:
    """Play a batch of games from number `first` on, each with random content."""
    import numpy as np

    task = batch.task
    rules = game(task.game)
    sets = rules.variants({"players": batch.players, "pack": batch.pack})
    sums = Sums(task.stages, task.size)
    rows: list[list[Floats]] = [[] for _ in range(task.stages)]
    leads: list[list[Floats]] = [[] for _ in range(task.stages)]
    for number in range(first, first + batch.games):
        rng = stream(batch.seed, number)
        options = sets[rng.below(len(sets))]
        state = rules.start(options, rng.next() << 32 | rng.next())
        extractor = task.extractor(state, batch.weights)
        sampler = PositionSampler(extractor, rng, task.size)
        play_to_end(state, draw_players(batch, extractor.evaluator, rng), [sampler])
        lead = differences(np.array(extractor.results(state)))
        ranking = state.ranking()
        shares = [(place == 1) / max(1, ranking.count(1)) for place in ranking]
        room = [task.kept_per_game] * task.stages
        for stage, found in sampler.seen:
            rows[stage].append(differences(found))
            leads[stage].append(lead)
            if room[stage] and len(sums.kept[stage]) < task.kept:
                room[stage] -= 1
                sums.kept[stage].append((found, shares))
    for stage in range(task.stages):
        sums.add_positions(stage, rows[stage], leads[stage])
    return sums


def differences(values: "Floats") -> "Floats":
    """Each player's value less each of the others', summed; unchanged for one player."""
    if len(values) == 1:
        return values
    found: Floats = len(values) * values - values.sum(axis=0)
    return found
