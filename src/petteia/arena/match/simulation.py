"""Simulations of many games, with a checksum that is the same on every machine and build.

The seed of each game is derived from the simulation's seed and the game's number. The checksum
covers every move and score in the order of the games, however the work is divided.
"""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from petteia.arena.match.checks import absolute_pack, check_bots, check_content, check_games
from petteia.arena.match.played_game import play_bots
from petteia.arena.pool.pieces import in_order, run_pieces
from petteia.arena.pool.workers import Workers
from petteia.bots.external import Fault
from petteia.bots.game_loop import Observer
from petteia.bots.levels import specs_for_seats
from petteia.kernel.game import game
from petteia.kernel.options import Options, chosen_options
from petteia.kernel.rng import stream
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem

CHUNK = 20
"""Games in a piece of work."""
FIRST_GAME_STREAM = 1 << 16


@dataclass(slots=True)
class Tally:
    """The totals of some games."""

    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    house_scores: dict[str, int] = field(default_factory=dict)
    """The scores of opponents whom the game itself plays, by name."""
    digests: list[bytes] = field(default_factory=list)
    usage: dict[str, dict[str, int]] = field(default_factory=dict)
    """The usage of each card, if the plan counts it."""
    faults: list[str] = field(default_factory=list)
    """The faults of external programs."""

    def add(self, other: "Tally") -> None:
        """Add other games; their digests are appended."""
        if not self.scores:
            self.scores = [0] * len(other.scores)
            self.wins = [0.0] * len(other.wins)
        self.games += other.games
        self.decisions += other.decisions
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.add_house(other.house_scores)
        self.digests += other.digests
        self.faults += other.faults
        self.count(other.usage)

    def add_house(self, scores: dict[str, int]) -> None:
        """Add scores of opponents whom the game itself plays."""
        for name, score in scores.items():
            self.house_scores[name] = self.house_scores.get(name, 0) + score

    def count(self, usage: dict[str, dict[str, int]]) -> None:
        """Add the usage of cards."""
        for key, counts in usage.items():
            mine = self.usage.setdefault(key, {})
            for name, number in counts.items():
                mine[name] = mine.get(name, 0) + number

    def checksum(self) -> str:
        return hashlib.sha256(b"".join(self.digests)).hexdigest()[:16]


class UsageCounter(Observer):
    """Adds the usage of the cards of a game to a tally."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    def started(self, state: State) -> None:
        state.count_usage()

    def ended(self, state: State) -> None:
        self.tally.count(state.read_usage())


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """The plan of a simulation."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    games: int
    fingerprint: str
    """Of the pack."""
    usage: bool = False


def plan_every_variant(
    key: str, options: Options, bots: list[str], seed: int, games: int
) -> list[SimulationPlan]:
    """A plan for every variant of the options; each counts the usage of its cards."""
    given = list(chosen_options(options))
    if given:
        raise Problem(f"With --all-sets everything is played in turn; leave out --{given[0]}.")
    variants = [absolute_pack(variant) for variant in game(key).variants(options)]
    if not chosen_options(variants[0]):
        players = variants[0]["players"]
        raise Problem(f"{game(key).name} for {players} players has no sets to play in turn.")
    first = plan_simulation(key, variants[0], bots, seed, games)
    return [replace(first, options=variant, usage=True) for variant in variants]


def plan_simulation(
    key: str, options: Options, bots: list[str], seed: int, games: int
) -> SimulationPlan:
    """Check everything before the first game."""
    check_games("A simulation", games)
    completed = absolute_pack(game(key).complete_options(options))
    players = completed["players"]
    assert isinstance(players, int)
    stream(seed, 0)
    _, fingerprint = game(key).pack_identity(completed)
    seated = tuple(specs_for_seats(bots, players))
    check_bots(seated, game(key).start(completed, seed))
    return SimulationPlan(key, completed, seated, seed, games, fingerprint)


def simulate(work: SimulationPlan, jobs: int, done: Callable[[int], None]) -> tuple[Tally, float]:
    """Play all games of a plan on `jobs` processes; `done` is called with the games of each
    piece."""
    tallies, seconds = simulate_all([work], jobs, done)
    return tallies[0], seconds


def simulate_all(
    works: list[SimulationPlan], jobs: int, done: Callable[[int], None]
) -> tuple[list[Tally], float]:
    """Play several plans with the same processes."""
    workers = Workers(jobs)
    chunks = [
        (index, start) for index, work in enumerate(works) for start in range(0, work.games, CHUNK)
    ]
    totals = [Tally() for _ in works]
    begin = time.perf_counter()
    parts = in_order(run_pieces(partial(play_chunk, works), enumerate(chunks), workers))
    for (index, _), part in zip(chunks, parts, strict=True):
        totals[index].add(part)
        done(part.games)
    return totals, time.perf_counter() - begin


def play_chunk(works: list[SimulationPlan], chunk: tuple[int, int]) -> Tally:
    """Play one piece: some games of one plan."""
    index, start = chunk
    work = works[index]
    check_content(work.game, work.options, work.fingerprint)
    tally = Tally(scores=[0] * len(work.bots), wins=[0.0] * len(work.bots))
    for number in range(start, min(start + CHUNK, work.games)):
        _play(work, number, tally)
    return tally


def game_seed(seed: int, number: int) -> int:
    """The seed of game `number`."""
    rng = stream(seed, FIRST_GAME_STREAM + number)
    return rng.next() << 32 | rng.next()


def _play(work: SimulationPlan, number: int, tally: Tally) -> None:
    def note(fault: Fault) -> None:
        tally.faults.append(f"game {number}, {fault}")

    seed = game_seed(work.seed, number)
    observers = [UsageCounter(tally)] if work.usage else []
    played = play_bots(game(work.game), work.options, seed, work.bots, observers, note)
    winners = played.ranking.count(1)
    tally.games += 1
    tally.decisions += len(played.moves)
    for seat, score in enumerate(played.scores):
        tally.scores[seat] += score
        if played.ranking[seat] == 1:
            tally.wins[seat] += 1 / winners
    tally.add_house(played.house_scores)
    tally.digests.append(played.digest())
