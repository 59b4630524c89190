"""Games of somebody's own program against a bot of ours, seat by seat, with all that went wrong."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from petteia.arena.match.program import check_bots, check_games
from petteia.arena.match.simulate import game_seed
from petteia.bots.bot import Seated
from petteia.bots.clock import Clock
from petteia.bots.external import ExternalBot, Fault, split_command
from petteia.bots.roster import (
    LONGEST,
    Spec,
    read_spec,
    seat_bot,
    stand_in,
    worlds_of,
)
from petteia.kernel.game import game
from petteia.kernel.options import Options
from petteia.kernel.record import Record
from petteia.kernel.rng import stream
from petteia.kernel.text.problem import Problem


@dataclass(frozen=True, slots=True)
class Visit:
    """What a program is to play."""

    game: str
    options: Options
    players: int
    guest: Spec
    against: str
    seed: int
    games: int
    language: str = "en"
    folder: Path | None = None
    """Where the records go, if anywhere."""

    def seat(self, number: int) -> int:
        """The program's seat in a game; games count from 1."""
        return (number - 1) % self.players

    def deal(self, number: int) -> int:
        """The seed of a game: the same deal from every seat before the next one comes."""
        return game_seed(self.seed, (number - 1) // self.players)

    def file(self, number: int) -> Path | None:
        """The record of a game."""
        return self.folder / f"game-{number}.json" if self.folder else None


@dataclass(slots=True)
class Hosted:
    """One game as it came out."""

    number: int
    seat: int
    seed: int
    scores: list[int]
    places: list[int]
    decisions: int
    """Of the program."""
    slowest: float
    """Seconds of its longest answer."""
    faults: list[Fault] = field(default_factory=list)
    file: Path | None = None

    def share(self) -> float:
        """1 for a win, a part of it if the first place is shared, 0 else."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    def best_rival(self) -> int | None:
        """The highest score of the others, if there are any."""
        others = [score for seat, score in enumerate(self.scores) if seat != self.seat]
        return max(others, default=None)


def plan_visit(
    key: str,
    options: Options,
    command: str,
    against: str,
    games: int,
    seconds: float,
    seed: int,
    language: str,
    folder: Path | None,
) -> Visit:
    """Check everything before the first game is played; make the folder of the records."""
    check_games("A visit", games)
    if not 0.0 < seconds <= LONGEST:
        raise Problem(f"A decision takes more than 0 and at most {LONGEST:g} s, not {seconds:g}.")
    completed = game(key).options(options)
    players = completed["players"]
    assert isinstance(players, int)
    stream(seed, 0)
    split_command(command)
    guest = Spec("exec", seconds=seconds, command=command)
    rival = str(read_spec(against))
    check_bots([rival], game(key).start(completed, seed))
    visit = Visit(key, completed, players, guest, rival, seed, games, language, folder)
    _make_folder(visit)
    return visit


def _make_folder(visit: Visit) -> None:
    if not visit.folder:
        return
    if any(visit.folder.glob("game-*.json")):
        raise Problem(f"There are games in {visit.folder} already; name another folder.")
    try:
        visit.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"{visit.folder}: cannot be made: {error.strerror}") from None


def play_visit(
    visit: Visit, listener: Callable[[Fault], None], done: Callable[[Hosted], None]
) -> list[Hosted]:
    """Play all games; `done` hears of each. The program's faults are in what it is given, those
    of a rival that is a program too are for the listener."""
    played: list[Hosted] = []
    for number in range(1, visit.games + 1):
        hosted = play_hosted(visit, number, listener)
        played.append(hosted)
        done(hosted)
    return played


def play_hosted(visit: Visit, number: int, listener: Callable[[Fault], None]) -> Hosted:
    """Play one game, and keep its record if that was asked for."""
    rules = game(visit.game)
    seed, mine = visit.deal(number), visit.seat(number)
    record = Record(rules, visit.options, seed, [])
    guest = ExternalBot(visit.guest.command, rules, stand_in(seed, mine), language=visit.language)
    seats = [
        Seated(guest, Clock(visit.guest.seconds), worlds_of(seed, seat))
        if seat == mine
        else seat_bot(visit.against, rules, seed, seat, listener)
        for seat in range(visit.players)
    ]
    record.seats = [
        visit.guest.short() if seat == mine else read_spec(visit.against).short()
        for seat in range(visit.players)
    ]
    state = record.state
    decisions = 0
    try:
        while (seat := state.to_move()) >= 0:
            decisions += seat == mine
            record.append(seats[seat].choose(state))
    finally:
        for seated in seats:
            seated.finish(state)
    file = visit.file(number)
    if file:
        record.save(file)
    return Hosted(
        number,
        mine,
        seed,
        state.scores(),
        state.ranking(),
        decisions,
        guest.slowest,
        guest.faults,
        file,
    )
