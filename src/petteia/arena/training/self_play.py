"""Lessons: games played to learn from, and what a regression needs of their positions."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic
from zipfile import BadZipFile

from petteia.arena.training.task import FeatureExtractor, TrainingTask, W
from petteia.bots.greedy import best_action, pick_weighted
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

SUMMED = ("gram", "moment", "square", "total", "number")
"""Of sums, what is kept in a file: all but positions."""
ONE_IN = 3
"""One in so many positions is learned from."""


class Sums:
    """What a regression needs of any number of positions, by stage."""

    def __init__(self, stages: int, size: int) -> None:
        import numpy as np

        self.gram = np.zeros((stages, size, size))
        self.moment = np.zeros((stages, size))
        self.square = np.zeros(stages)
        self.total = np.zeros(stages)
        self.number = np.zeros(stages)
        """Of the leads: squares, sum, and how many."""
        self.kept: list[list[tuple[Floats, list[float]]]] = [[] for _ in range(stages)]
        """Some positions, each with the shares of the win it came to."""

    def add(self, other: "Sums") -> None:
        """Count other positions in."""
        self.remember(other)
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine += theirs

    def remember(self, other: "Sums") -> None:
        """Count other positions in, but keep none of them whole."""
        for name in SUMMED:
            mine: Floats = getattr(self, name)
            mine += getattr(other, name)

    def write(self, path: Path) -> None:
        """Keep all but the positions in a file."""
        import numpy as np

        new = path.with_suffix(".new")
        try:
            with new.open("wb") as file:
                np.savez(file, **{name: getattr(self, name) for name in SUMMED})
            new.replace(path)
        except OSError as error:
            raise Problem(f"{path}: cannot be written: {error.strerror}") from None

    def read(self, path: Path) -> None:
        """Take what `write` kept in place of what is here."""
        import numpy as np

        try:
            with np.load(path, allow_pickle=False) as found:
                for name in SUMMED:
                    getattr(self, name)[...] = found[name]
        except (OSError, EOFError, KeyError, ValueError, BadZipFile):
            words = f"{path}: is missing or damaged; begin anew with --fresh."
            raise Problem(words) from None

    def learn(self, stage: int, rows: "list[Floats]", leads: "list[Floats]") -> None:
        """Count positions of one stage in: differences of features, and leads at the end."""
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
        """What there is to explain: the squares of the leads around their mean, which is 0 but
        for somebody alone."""
        mean = self.total[stage] / max(1.0, self.number[stage])
        return float(self.square[stage] - mean * self.total[stage])


@dataclass(frozen=True, slots=True)
class SelfPlayBatch(Generic[W]):
    """Some games to learn from."""

    task: TrainingTask[W]
    weights: W
    pack: str
    players: int
    seed: int
    games: int
    randomness: int
    """Percent of the moves made by taste alone."""


def play_batch(batch: SelfPlayBatch[W], first: int) -> Sums:
    """Play the games from number `first` on, each with a choice of content of its own."""
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
        seen = _play(state, extractor, batch.randomness, rng, task.size)
        lead = _over_others(np.array(extractor.results(state)))
        ranking = state.ranking()
        shares = [(place == 1) / max(1, ranking.count(1)) for place in ranking]
        room = [task.kept_of_a_game] * task.stages
        for stage, found in seen:
            rows[stage].append(_over_others(found))
            leads[stage].append(lead)
            if room[stage] and len(sums.kept[stage]) < task.kept:
                room[stage] -= 1
                sums.kept[stage].append((found, shares))
    for stage in range(task.stages):
        sums.learn(stage, rows[stage], leads[stage])
    return sums


def _over_others(values: "Floats") -> "Floats":
    """Each player's, less the mean of the others'; as it is for somebody alone."""
    if len(values) == 1:
        return values
    found: Floats = (values - values.mean(axis=0)) * len(values) / (len(values) - 1)
    return found


def _play(
    state: State, extractor: FeatureExtractor, randomness: int, rng: Rng, size: int
) -> "Seen":
    """Play a game to its end; the positions to learn from."""
    import numpy as np

    evaluator = extractor.evaluator
    seats = len(state.scores())
    seen: Seen = []
    while state.to_move() >= 0:
        if rng.below(ONE_IN) == 0 and extractor.learns_from(state):
            found = np.zeros((seats, size))
            for seat in range(seats):
                for feature, amount in extractor.features(state, seat):
                    found[seat, feature] += amount
            seen.append((extractor.stage(state), found))
        if rng.below(100) < randomness:
            action = pick_weighted(evaluator, state, rng)
        else:
            action = best_action(evaluator, state)
        state.apply(action)
    return seen
