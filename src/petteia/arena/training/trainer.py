"""Training: weights fitted to self-play games, round by round.

The first round plays by playout weights alone, every other one with the weights of the round
before. Then, for every stage, a ridge regression fits the final lead to the differences of features
between a player and the others. The rounded weights of each round go to a journal, so that an
interrupted training can be continued.

Games of a single policy say nothing about moves it never makes. Weights are therefore fitted to the
games of all rounds, except the first.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from petteia.arena.match.checks import check_games
from petteia.arena.match.sources import source_hash
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.pieces import in_order, run_pieces
from petteia.arena.pool.workers import Workers
from petteia.arena.training.self_play import SelfPlayBatch, Sums, play_batch
from petteia.arena.training.task import TrainingTask, W
from petteia.kernel.game import game
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import stream
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.arena.training.self_play import Floats

BATCH_GAMES = 250
"""Games in one piece of work."""
TEMPERATURES = (1.0, 40.0, 40)
"""The temperatures tried: first, last, how many."""


def training_task(key: str, pack: str) -> TrainingTask[Any, State]:
    """The training task of a game with a pack; a `Problem` if it has none."""
    known = plugin(key)
    if not known.training:
        raise Problem(f"There is no training for {known.name}.")
    make = cast("Callable[[str], TrainingTask[Any, State]]", known.load("training"))
    return make(pack)


@dataclass(frozen=True, slots=True)
class TrainingRun(Generic[W]):
    """The plan of a training."""

    game: str
    players: tuple[int, ...]
    games: int
    rounds: int
    pack: str
    seed: int
    task: TrainingTask[W, State]

    def describe(self) -> dict[str, Json]:
        """The plan as a journal keeps it."""
        return {
            "work": "train",
            "game": self.game,
            "players": [*self.players],
            "games": self.games,
            "pack": list(game(self.game).pack_identity({"pack": self.pack})),
            "seed": self.seed,
            "program": source_hash(self.game),
        }

    def all_games(self) -> int:
        """The number of games in all rounds."""
        return len(self.players) * self.rounds * self.games


def plan_training(
    key: str, players: list[int], games: int, rounds: int, pack: str, seed: int
) -> TrainingRun[Any]:
    """Check everything before the first game."""
    rules = game(key)
    task = training_task(key, pack)
    if not find_spec("numpy"):
        raise Problem("Training needs the package numpy: pip install 'petteia[arena]'.")
    for number in players:
        if not rules.fewest <= number <= rules.most:
            raise Problem(f"{key} is for {rules.fewest} to {rules.most} players, not {number}.")
    if games < BATCH_GAMES or games % BATCH_GAMES:
        raise Problem(f"A round has {BATCH_GAMES} games or a multiple of it, not {games}.")
    check_games("A round", games)
    if rounds < 1:
        raise Problem(f"Training needs at least 1 round, not {rounds}.")
    stream(seed, 0)
    rules.variants({"players": players[0], "pack": pack})
    return TrainingRun(key, tuple(players), games, rounds, pack, seed, task)


def train(
    run: TrainingRun[W], workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> Iterator[tuple[int, int, list[float], W]]:
    """Train round by round; yield players, round, explained variance by stage, and weights.

    Rounds in the folder's journal are not played again.
    """
    finished = 0
    task = run.task
    with Journal(folder / "journal.jsonl", run.describe(), fresh) as journal:
        for place, players in enumerate(run.players):
            weights = task.zero_weights()
            for number in range(run.rounds):
                piece = place << 16 | number
                if piece not in journal.results:
                    sums = _play_round(run, players, number, weights, workers, done, finished)
                    _add_earlier_rounds(sums, folder, players, number)
                    fitted, variance = fit(sums, task, players)
                    journal.add(
                        piece,
                        {
                            "explained": [round(it, 4) for it in variance],
                            "weights": task.dump(fitted),
                        },
                    )
                explained, weights = _read_round(journal, piece, task)
                finished += run.games
                done(finished)
                yield players, number, explained, weights


def _add_earlier_rounds(sums: Sums, folder: Path, players: int, number: int) -> None:
    """Add the games of earlier rounds, and save the sums for the next round.

    The file of the round before is kept until this round is in the journal.
    """
    if number == 0:
        return
    if number > 1:
        before = Sums(*sums.moment.shape)
        before.read(_sums_path(folder, players, number - 1))
        sums.add_sums(before)
    sums.write(_sums_path(folder, players, number))
    _sums_path(folder, players, number - 2).unlink(missing_ok=True)


def _sums_path(folder: Path, players: int, number: int) -> Path:
    return folder / f"sums-{players}-{number + 1}.npz"


def _read_round(
    journal: Journal, piece: int, task: TrainingTask[W, State]
) -> tuple[list[float], W]:
    """The explained variance and the weights of a round, from the journal."""
    result = journal.results[piece]
    try:
        if not isinstance(result, dict) or not isinstance(result["explained"], list):
            raise ValueError("a round is a table")
        explained = [float(str(it)) for it in result["explained"]]
        return explained, task.load(result["weights"])
    except (KeyError, TypeError, ValueError):
        words = f"{journal.path}: a round in it is damaged; begin anew with --fresh."
        raise Problem(words) from None


def _play_round(
    run: TrainingRun[W],
    players: int,
    number: int,
    weights: W,
    workers: Workers,
    done: Callable[[int], None],
    finished: int,
) -> Sums:
    """Play one round. Sums are added in order, so they are the same on any number of processes."""
    rng = stream(run.seed, players << 16 | number)
    seed = rng.next() << 32 | rng.next()
    batch = SelfPlayBatch(run.task, weights, run.pack, players, seed, BATCH_GAMES, number == 0)
    total = Sums(run.task.stages, run.task.size)
    pieces = ((start // BATCH_GAMES, start) for start in range(0, run.games, BATCH_GAMES))
    for sums in in_order(run_pieces(partial(play_batch, batch), pieces, workers)):
        total.add(sums)
        finished += BATCH_GAMES
        done(finished)
    return total


def fit(sums: Sums, task: TrainingTask[W, State], players: int) -> tuple[W, list[float]]:
    """Fit weights to positions. Also return the share of the variance of final leads they explain,
    by stage."""
    import numpy as np

    penalty = np.diag(np.array(task.penalties())) * max(1, players - 1) ** 2
    rows: list[list[float]] = []
    temperatures: list[float] = []
    explained: list[float] = []
    for stage in range(task.stages):
        gram, moment, square = sums.gram[stage], sums.moment[stage], sums.square[stage]
        found = np.linalg.solve(gram + penalty, moment)
        rows.append(found.tolist())
        temperatures.append(_temperature(sums.kept[stage], found))
        rest = square - 2 * found @ moment + found @ gram @ found
        explained.append(float(1 - rest / max(1.0, sums.variation(stage))))
    return task.make(rows, temperatures), explained


def _temperature(kept: "list[tuple[Floats, list[float]]]", weights: "Floats") -> float:
    """The temperature with the highest likelihood of the actual winners.

    In games for one player, a rival with rating 0 wins the games the player loses.
    """
    import numpy as np

    if not kept:
        return TEMPERATURES[1]
    ratings = np.array([rows @ weights for rows, _ in kept])
    shares = np.array([shares for _, shares in kept])
    if shares.shape[1] == 1:
        ratings = np.hstack([ratings, np.zeros_like(ratings)])
        shares = np.hstack([shares, 1 - shares])
    best, likeliest = TEMPERATURES[1], -np.inf
    for temperature in np.geomspace(*TEMPERATURES):
        odds = ratings / temperature
        odds -= odds.max(axis=1, keepdims=True)
        likelihood = (shares * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum()
        if likelihood > likeliest:
            best, likeliest = float(temperature), likelihood
    return best
