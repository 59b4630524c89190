"""Lessons: games played to learn from, and what a regression needs of their positions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from petteia.bots.elysium_features import GENERAL
from petteia.bots.elysium_judge import STAGES, ElysiumJudge, stage_of
from petteia.bots.greedy import best_action, pick_by_taste
from petteia.bots.weights import ZONES, Weights, fit_to
from petteia.elysium.state import Elysium
from petteia.kernel.game import game
from petteia.kernel.rng import Rng, stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Seen = list[tuple[int, Floats]]
    """Positions: the stage, and a row of features for each player."""

ONE_IN = 3
"""One in so many positions is learned from."""
KEPT = 16
"""Positions of each stage and lesson that are kept whole, to fit the spreads."""


class Sums:
    """What a regression needs of any number of positions, by stage."""

    def __init__(self, size: int) -> None:
        import numpy as np

        self.size = size
        self.gram = np.zeros((STAGES, size, size))
        self.moment = np.zeros((STAGES, size))
        self.square = np.zeros(STAGES)
        self.kept: list[list[tuple[Floats, list[float]]]] = [[] for _ in range(STAGES)]
        """Some positions, each with the shares of the win it came to."""

    def add(self, other: "Sums") -> None:
        """Count other positions in."""
        self.gram += other.gram
        self.moment += other.moment
        self.square += other.square
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine += theirs

    def learn(self, stage: int, rows: "list[Floats]", leads: "list[Floats]") -> None:
        """Count positions of one stage in: differences of features, and leads at the end."""
        import numpy as np

        if rows:
            x = np.concatenate(rows)
            y = np.concatenate(leads)
            self.gram[stage] += x.T @ x
            self.moment[stage] += x.T @ y
            self.square[stage] += y @ y


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some games to learn from."""

    weights: Weights
    pack: str
    players: int
    seed: int
    games: int
    randomness: int
    """Percent of the moves made by taste alone."""


def play_lesson(lesson: Lesson, first: int) -> Sums:
    """Play the games from number `first` on, each with Families of its own."""
    import numpy as np

    elysium = game("elysium")
    sets = elysium.variants({"players": lesson.players, "pack": lesson.pack, "families": "random"})
    place = {key: index for index, key in enumerate(lesson.weights.designs)}
    sums = Sums(GENERAL + ZONES * len(place))
    rows: list[list[Floats]] = [[] for _ in range(STAGES)]
    leads: list[list[Floats]] = [[] for _ in range(STAGES)]
    for number in range(first, first + lesson.games):
        rng = stream(lesson.seed, number)
        options = sets[rng.below(len(sets))]
        state = elysium.start(options, rng.next() << 32 | rng.next())
        assert isinstance(state, Elysium)
        judge = ElysiumJudge(state.catalog, *fit_to(state.catalog, lesson.weights))
        seen = _play(state, judge, lesson.randomness, rng, _columns(state, place), sums.size)
        lead = _over_others(np.array(state.scores(), dtype=float))
        ranking = state.ranking()
        shares = [(place == 1) / ranking.count(1) for place in ranking]
        for stage, found in seen:
            rows[stage].append(_over_others(found))
            leads[stage].append(lead)
            if len(sums.kept[stage]) < KEPT:
                sums.kept[stage].append((found, shares))
    for stage in range(STAGES):
        sums.learn(stage, rows[stage], leads[stage])
    return sums


def _over_others(values: "Floats") -> "Floats":
    """Each player's, less the mean of the others'."""
    found: Floats = (values - values.mean(axis=0)) * len(values) / (len(values) - 1)
    return found


def _columns(state: Elysium, place: dict[str, int]) -> list[int]:
    """Where each feature of this catalog lies in a row for all designs."""
    columns = list(range(GENERAL))
    for zone in range(ZONES):
        start = GENERAL + zone * len(place)
        columns += [start + place[design.key] for design in state.catalog.designs]
    return columns


def _play(
    state: Elysium, judge: ElysiumJudge, randomness: int, rng: Rng, columns: list[int], size: int
) -> "Seen":
    """Play a game to its end; the positions to learn from."""
    import numpy as np

    seen: Seen = []
    while state.to_move() >= 0:
        if rng.below(ONE_IN) == 0 and judge.is_settled(state):
            found = np.zeros((state.seats, size))
            for seat in range(state.seats):
                for feature, amount in judge.features(state, seat):
                    found[seat, columns[feature]] += amount
            seen.append((stage_of(state), found))
        if rng.below(100) < randomness:
            action = pick_by_taste(judge, state, rng)
        else:
            action = best_action(judge, state)
        state.apply(action)
    return seen
