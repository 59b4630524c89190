"""Weights fitted on self-play.

Round by round: games with the weights so far and some moves by taste alone, then for every stage a
ridge regression of the lead at the end on the differences of features between a player and the
others. A round's weights are rounded and written down: who is interrupted goes on from them.

Who always plays alike learns nothing of what he never does. A subject may therefore be fitted to
the games of all rounds together, but for those by taste alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from petteia.arena.match.program import check_games, program
from petteia.arena.pool.journal import Journal
from petteia.arena.pool.work import in_order, run_pieces
from petteia.arena.pool.workers import Workers
from petteia.arena.training.self_play import SelfPlayBatch, Sums, play_batch
from petteia.arena.training.task import TrainingTask, W
from petteia.kernel.game import game
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import stream
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

if TYPE_CHECKING:
    from petteia.arena.training.self_play import Floats

BATCH_GAMES = 250
"""Games of one piece of work."""
BY_TASTE = 100
RANDOMNESS = (BY_TASTE, 20, 20, 10)
"""Percent of moves by taste alone, round by round; the last holds from then on."""
SPREADS = (1.0, 40.0, 40)
"""The spreads tried: from, to, how many."""


def task_of(key: str, pack: str) -> TrainingTask[Any]:
    """What there is to train of a game with the content of a pack; a `Problem` if nothing."""
    known = plugin(key)
    if not known.training:
        raise Problem(f"There is no training for {known.name}.")
    make = cast("Callable[[str], TrainingTask[Any]]", known.load("training"))
    return make(pack)


@dataclass(frozen=True, slots=True)
class TrainingRun(Generic[W]):
    """A training to be done."""

    game: str
    players: tuple[int, ...]
    games: int
    rounds: int
    pack: str
    seed: int
    task: TrainingTask[W]

    def describe(self) -> dict[str, Json]:
        """What a journal of it belongs to."""
        return {
            "work": "train",
            "game": self.game,
            "players": [*self.players],
            "games": self.games,
            "pack": list(game(self.game).pack_identity({"pack": self.pack})),
            "seed": self.seed,
            "program": program(),
        }

    def all_games(self) -> int:
        """The games of all rounds."""
        return len(self.players) * self.rounds * self.games


def plan_training(
    key: str, players: list[int], games: int, rounds: int, pack: str, seed: int
) -> TrainingRun[Any]:
    """Check everything before the first game is played."""
    rules = game(key)
    task = task_of(key, pack)
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


def follow(
    run: TrainingRun[W], workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> Iterator[tuple[int, int, list[float], W]]:
    """Play round after round: players, round, what the weights explain by stage, and they.

    Rounds that the folder's journal has are not played again.
    """
    finished = 0
    task = run.task
    with Journal(folder / "journal.jsonl", run.describe(), fresh) as journal:
        for place, players in enumerate(run.players):
            weights = task.blank()
            for number in range(run.rounds):
                piece = place << 16 | number
                if piece not in journal.results:
                    sums = _play_round(run, players, number, weights, workers, done, finished)
                    if task.remembers:
                        _recall(sums, folder, players, number)
                    fitted, explained = fit(sums, task)
                    journal.add(
                        piece,
                        {
                            "explained": [round(it, 4) for it in explained],
                            "weights": task.dump(fitted),
                        },
                    )
                told, weights = _read_round(journal, piece, task)
                finished += run.games
                done(finished)
                yield players, number, told, weights


def _recall(sums: Sums, folder: Path, players: int, number: int) -> None:
    """Add the games of the rounds before, and keep them all for the next round.

    What the round before kept stays until this one is written down.
    """
    if _randomness(number) == BY_TASTE:
        return
    if _randomness(number - 1) != BY_TASTE:
        before = Sums(*sums.moment.shape)
        before.read(_sums_path(folder, players, number - 1))
        sums.remember(before)
    sums.write(_sums_path(folder, players, number))
    _sums_path(folder, players, number - 2).unlink(missing_ok=True)


def _sums_path(folder: Path, players: int, number: int) -> Path:
    return folder / f"sums-{players}-{number + 1}.npz"


def _randomness(number: int) -> int:
    return RANDOMNESS[min(number, len(RANDOMNESS) - 1)]


def _read_round(journal: Journal, piece: int, task: TrainingTask[W]) -> tuple[list[float], W]:
    """What a round came to, as the journal has it."""
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
    """The games of one round, summed in their order: the same on any number of processes."""
    rng = stream(run.seed, players << 16 | number)
    seed = rng.next() << 32 | rng.next()
    batch = SelfPlayBatch(
        run.task, weights, run.pack, players, seed, BATCH_GAMES, _randomness(number)
    )
    total = Sums(run.task.stages, run.task.size)
    pieces = ((start // BATCH_GAMES, start) for start in range(0, run.games, BATCH_GAMES))
    for sums in in_order(run_pieces(partial(play_batch, batch), pieces, workers)):
        total.add(sums)
        finished += BATCH_GAMES
        done(finished)
    return total


def fit(sums: Sums, task: TrainingTask[W]) -> tuple[W, list[float]]:
    """The weights that explain these positions best, and by stage how much of the variance of the
    leads at the end they explain."""
    import numpy as np

    penalty = np.diag(np.array(task.penalties()))
    rows: list[list[float]] = []
    spreads: list[float] = []
    explained: list[float] = []
    for stage in range(task.stages):
        gram, moment, square = sums.gram[stage], sums.moment[stage], sums.square[stage]
        found = np.linalg.solve(gram + penalty, moment)
        rows.append(found.tolist())
        spreads.append(_spread(sums.kept[stage], found))
        rest = square - 2 * found @ moment + found @ gram @ found
        explained.append(float(1 - rest / max(1.0, sums.variation(stage))))
    return task.make(rows, spreads), explained


def _spread(kept: "list[tuple[Floats, list[float]]]", weights: "Floats") -> float:
    """The spread under which the winners of these positions were likeliest.

    Somebody alone has a rival of no weight, who wins what is lost.
    """
    import numpy as np

    if not kept:
        return SPREADS[1]
    ratings = np.array([rows @ weights for rows, _ in kept])
    shares = np.array([shares for _, shares in kept])
    if shares.shape[1] == 1:
        ratings = np.hstack([ratings, np.zeros_like(ratings)])
        shares = np.hstack([shares, 1 - shares])
    best, likeliest = SPREADS[1], -np.inf
    for spread in np.geomspace(*SPREADS):
        odds = ratings / spread
        odds -= odds.max(axis=1, keepdims=True)
        likelihood = (shares * (odds - np.log(np.exp(odds).sum(axis=1, keepdims=True)))).sum()
        if likelihood > likeliest:
            best, likeliest = float(spread), likelihood
    return best
