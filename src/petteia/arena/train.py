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
from typing import TYPE_CHECKING, Any, Generic

from petteia.arena.journal import Journal
from petteia.arena.lessons import Lesson, Sums, play_lesson
from petteia.arena.program import check_games, program
from petteia.arena.subject import Subject, W
from petteia.arena.work import in_order, run_pieces
from petteia.arena.workers import Workers
from petteia.kernel.game import game
from petteia.kernel.problem import Problem
from petteia.kernel.rng import stream
from petteia.kernel.state import Json

if TYPE_CHECKING:
    from petteia.arena.lessons import Floats

LESSON = 250
"""Games of one piece of work."""
BY_TASTE = 100
RANDOMNESS = (BY_TASTE, 20, 20, 10)
"""Percent of moves by taste alone, round by round; the last holds from then on."""
SPREADS = (1.0, 40.0, 40)
"""The spreads tried: from, to, how many."""


def _elysium(pack: str) -> Subject[Any]:
    from petteia.arena.elysium_subject import ElysiumSubject

    return ElysiumSubject(pack)


def _thebai(pack: str) -> Subject[Any]:
    from petteia.arena.thebai_subject import ThebaiSubject

    return ThebaiSubject()


SUBJECTS: dict[str, Callable[[str], Subject[Any]]] = {"elysium": _elysium, "thebai": _thebai}
"""By game, the subject with the content of a pack."""


@dataclass(frozen=True, slots=True)
class Course(Generic[W]):
    """A training to be done."""

    game: str
    players: tuple[int, ...]
    games: int
    rounds: int
    pack: str
    seed: int
    subject: Subject[W]

    def describe(self) -> dict[str, Json]:
        """What a journal of it belongs to."""
        return {
            "work": "train",
            "game": self.game,
            "players": [*self.players],
            "games": self.games,
            "pack": list(game(self.game).content({"pack": self.pack})),
            "seed": self.seed,
            "program": program(),
        }

    def all_games(self) -> int:
        """The games of all rounds."""
        return len(self.players) * self.rounds * self.games


def plan_course(
    key: str, players: list[int], games: int, rounds: int, pack: str, seed: int
) -> Course[Any]:
    """Check everything before the first game is played."""
    rules = game(key)
    if key not in SUBJECTS:
        raise Problem(f"There is no training for {key}; there is for {', '.join(SUBJECTS)}.")
    if not find_spec("numpy"):
        raise Problem("Training needs the package numpy: pip install 'petteia[arena]'.")
    for number in players:
        if not rules.fewest <= number <= rules.most:
            raise Problem(f"{key} is for {rules.fewest} to {rules.most} players, not {number}.")
    if games < LESSON or games % LESSON:
        raise Problem(f"A round has {LESSON} games or a multiple of it, not {games}.")
    check_games("A round", games)
    if rounds < 1:
        raise Problem(f"Training needs at least 1 round, not {rounds}.")
    stream(seed, 0)
    rules.variants({"players": players[0], "pack": pack})
    return Course(key, tuple(players), games, rounds, pack, seed, SUBJECTS[key](pack))


def follow(
    course: Course[W], workers: Workers, folder: Path, fresh: bool, done: Callable[[int], None]
) -> Iterator[tuple[int, int, list[float], W]]:
    """Play round after round: players, round, what the weights explain by stage, and they.

    Rounds that the folder's journal has are not played again.
    """
    finished = 0
    subject = course.subject
    with Journal(folder / "journal.jsonl", course.describe(), fresh) as journal:
        for place, players in enumerate(course.players):
            weights = subject.blank()
            for number in range(course.rounds):
                piece = place << 16 | number
                if piece not in journal.results:
                    sums = _play_round(course, players, number, weights, workers, done, finished)
                    if subject.remembers:
                        _recall(sums, folder, players, number)
                    fitted, explained = fit(sums, subject)
                    journal.add(
                        piece,
                        {
                            "explained": [round(it, 4) for it in explained],
                            "weights": subject.dump(fitted),
                        },
                    )
                told, weights = _read_round(journal, piece, subject)
                finished += course.games
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


def _read_round(journal: Journal, piece: int, subject: Subject[W]) -> tuple[list[float], W]:
    """What a round came to, as the journal has it."""
    result = journal.results[piece]
    try:
        if not isinstance(result, dict) or not isinstance(result["explained"], list):
            raise ValueError("a round is a table")
        explained = [float(str(it)) for it in result["explained"]]
        return explained, subject.load(result["weights"])
    except (KeyError, TypeError, ValueError):
        words = f"{journal.path}: a round in it is damaged; begin anew with --fresh."
        raise Problem(words) from None


def _play_round(
    course: Course[W],
    players: int,
    number: int,
    weights: W,
    workers: Workers,
    done: Callable[[int], None],
    finished: int,
) -> Sums:
    """The games of one round, summed in their order: the same on any number of processes."""
    rng = stream(course.seed, players << 16 | number)
    seed = rng.next() << 32 | rng.next()
    lesson = Lesson(
        course.subject, weights, course.pack, players, seed, LESSON, _randomness(number)
    )
    total = Sums(course.subject.stages, course.subject.size)
    pieces = ((start // LESSON, start) for start in range(0, course.games, LESSON))
    for sums in in_order(run_pieces(partial(play_lesson, lesson), pieces, workers)):
        total.add(sums)
        finished += LESSON
        done(finished)
    return total


def fit(sums: Sums, subject: Subject[W]) -> tuple[W, list[float]]:
    """The weights that explain these positions best, and by stage how much of the variance of the
    leads at the end they explain."""
    import numpy as np

    penalty = np.diag(np.array(subject.penalties()))
    rows: list[list[float]] = []
    spreads: list[float] = []
    explained: list[float] = []
    for stage in range(subject.stages):
        gram, moment, square = sums.gram[stage], sums.moment[stage], sums.square[stage]
        found = np.linalg.solve(gram + penalty, moment)
        rows.append(found.tolist())
        spreads.append(_spread(sums.kept[stage], found))
        rest = square - 2 * found @ moment + found @ gram @ found
        explained.append(float(1 - rest / max(1.0, sums.variation(stage))))
    return subject.make(rows, spreads), explained


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
