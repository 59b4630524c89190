"""Weights fitted on self-play: bots play, positions are kept, and how the games ended is explained
by what stood on the table.

Round by round: games with the weights so far and some random moves, then for every stage a ridge
regression of the lead at the end on the differences of features between a player and the others.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from petteia.bots.elysium_features import GENERAL
from petteia.bots.elysium_judge import PARTS, STAGES, ElysiumJudge, stage_of
from petteia.bots.greedy import best_action, pick_by_taste
from petteia.bots.weights import ZONES, Weights, fit_to
from petteia.elysium.codes import EPOCHS
from petteia.elysium.state import Elysium
from petteia.kernel.game import game
from petteia.kernel.rng import Rng, stream

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

SAMPLED = 3
"""One in so many positions is kept."""
KEPT = 400
"""Positions of each stage that are kept to fit the spreads."""


class Sums:
    """What a regression needs of any number of positions, by stage."""

    def __init__(self, size: int) -> None:
        import numpy as np

        self.size = size
        self.gram = np.zeros((STAGES, size, size))
        self.moment = np.zeros((STAGES, size))
        self.count = np.zeros(STAGES)
        self.square = np.zeros(STAGES)
        self.kept: list[list[tuple[Floats, list[float]]]] = [[] for _ in range(STAGES)]

    def add(self, other: "Sums") -> None:
        self.gram += other.gram
        self.moment += other.moment
        self.count += other.count
        self.square += other.square
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine += theirs[: KEPT - len(mine)]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Some games to learn from."""

    weights: Weights
    players: int
    seed: int
    first: int
    games: int
    randomness: int
    """Percent of moves made by taste alone."""


def play_lesson(lesson: Lesson) -> Sums:
    """Play the games and sum up their positions."""
    import numpy as np

    elysium = game("elysium")
    sets = elysium.variants({"players": lesson.players})
    place = {key: index for index, key in enumerate(lesson.weights.designs)}
    size = GENERAL + ZONES * len(place)
    sums = Sums(size)
    rows: list[list[Floats]] = [[] for _ in range(STAGES)]
    targets: list[list[Floats]] = [[] for _ in range(STAGES)]
    judges: dict[int, ElysiumJudge] = {}
    for number in range(lesson.first, lesson.first + lesson.games):
        rng = stream(lesson.seed, number)
        options = sets[rng.below(len(sets))]
        state = elysium.start(options, rng.next() << 32 | rng.next())
        assert isinstance(state, Elysium)
        judge = judges.get(id(state.catalog))
        if judge is None:
            judge = ElysiumJudge(state.catalog, *fit_to(state.catalog, lesson.weights))
            judges[id(state.catalog)] = judge
        columns = _columns(state, place)
        seen = _play(state, judge, lesson.randomness, rng, columns, size)
        scores = np.array(state.scores(), dtype=float)
        ranking = state.ranking()
        shares = [(place == 1) / ranking.count(1) for place in ranking]
        lead = (scores - scores.mean()) * len(scores) / (len(scores) - 1)
        for stage, found in seen:
            difference = (found - found.mean(axis=0)) * len(scores) / (len(scores) - 1)
            rows[stage].append(difference)
            targets[stage].append(lead)
            if len(sums.kept[stage]) < KEPT:
                sums.kept[stage].append((found.astype(np.float32), shares))
    for stage in range(STAGES):
        if rows[stage]:
            x = np.concatenate(rows[stage])
            y = np.concatenate(targets[stage])
            sums.gram[stage] = x.T @ x
            sums.moment[stage] = x.T @ y
            sums.count[stage] = len(y)
            sums.square[stage] = y @ y
    return sums


def _columns(state: Elysium, place: dict[str, int]) -> list[int]:
    """Where each feature of this catalog lies in a row for all designs."""
    columns = list(range(GENERAL))
    for zone in range(ZONES):
        start = GENERAL + zone * len(place)
        columns += [start + place[design.key] for design in state.catalog.designs]
    return columns


def _play(
    state: Elysium,
    judge: ElysiumJudge,
    randomness: int,
    rng: Rng,
    columns: list[int],
    size: int,
) -> "list[tuple[int, Floats]]":
    """Play a game to its end; the positions kept, as stage and a row for each player."""
    import numpy as np

    seen: list[tuple[int, Floats]] = []
    while state.to_move() >= 0:
        if rng.below(SAMPLED) == 0 and judge.is_settled(state):
            found = np.zeros((state.seats, size))
            for seat in range(state.seats):
                row = found[seat]
                for feature, amount in judge.features(state, seat):
                    row[columns[feature]] += amount
            seen.append((stage_of(state), found))
        if rng.below(100) < randomness:
            action = pick_by_taste(judge, state, rng)
        else:
            action = best_action(judge, state)
        state.apply(action)
    return seen


def fit(sums: Sums, designs: list[str], ridge: float) -> Weights:
    """The weights that explain these positions best."""
    import numpy as np

    many = len(designs)
    general: list[list[float]] = []
    zones: list[list[list[float]]] = []
    spreads: list[float] = []
    for stage in range(STAGES):
        penalty = np.full(sums.size, ridge)
        penalty[:GENERAL] = ridge / 10
        found = np.linalg.solve(sums.gram[stage] + np.diag(penalty), sums.moment[stage])
        general.append(found[:GENERAL].tolist())
        zones.append(
            [found[GENERAL + z * many : GENERAL + (z + 1) * many].tolist() for z in range(ZONES)]
        )
        spreads.append(_spread(sums.kept[stage], found))
    worth = [
        [
            float(np.mean([sum(zones[e * PARTS + r][z][d] for z in (0, 1)) for r in range(4)]))
            for d in range(many)
        ]
        for e in range(EPOCHS)
    ]
    return Weights(designs, general, zones, worth, spreads)


def _spread(kept: "list[tuple[Floats, list[float]]]", weights: "Floats") -> float:
    """The spread under which the winners were likeliest."""
    import numpy as np

    best, likeliest = 10.0, -np.inf
    ratings = [(rows @ weights, np.array(shares)) for rows, shares in kept]
    for spread in np.geomspace(1.0, 40.0, 30):
        likelihood = 0.0
        for rating, shares in ratings:
            odds = rating / spread
            odds -= odds.max()
            likelihood += float(shares @ (odds - np.log(np.exp(odds).sum())))
        if likelihood > likeliest:
            best, likeliest = float(spread), likelihood
    return best


def explained(sums: Sums, weights: Weights) -> list[float]:
    """By stage, how much of the leads' variance the weights explain."""
    import numpy as np

    found = []
    for stage in range(STAGES):
        w = np.concatenate([weights.general[stage], *weights.zones[stage]])
        rest = sums.square[stage] - 2 * w @ sums.moment[stage] + w @ sums.gram[stage] @ w
        found.append(float(1 - rest / max(1.0, sums.square[stage])))
    return found
