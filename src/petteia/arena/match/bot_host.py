"""Games of an external program against a bot, from every seat, with the faults of the program."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from petteia.arena.match.checks import check_bots, check_games
from petteia.arena.match.decision_times import TimeKeeper
from petteia.arena.match.simulation import game_seed
from petteia.bots.bot import SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.external import ExternalBot, Fault, split_command
from petteia.bots.game_loop import play_to_end
from petteia.bots.levels import (
    MAX_SECONDS,
    BotSpec,
    determinization_rng,
    read_spec,
    seat_bot,
    substitute_bot,
)
from petteia.kernel.game import game
from petteia.kernel.options import Options
from petteia.kernel.record import Record
from petteia.kernel.rng import stream
from petteia.kernel.text.problem import Problem


@dataclass(frozen=True, slots=True)
class HostingPlan:
    """The games an external program is to play."""

    game: str
    options: Options
    players: int
    program: BotSpec
    against: str
    seed: int
    games: int
    language: str = "en"
    folder: Path | None = None
    """The folder of the records; None to keep none."""

    def seat(self, number: int) -> int:
        """The program's seat in a game; games count from 1."""
        return (number - 1) % self.players

    def deal(self, number: int) -> int:
        """The seed of a game: every deal is played from each seat in turn."""
        return game_seed(self.seed, (number - 1) // self.players)

    def file(self, number: int) -> Path | None:
        """The file of a game's record."""
        return self.folder / f"game-{number}.json" if self.folder else None


@dataclass(slots=True)
class HostedGame:
    """The result of one game."""

    number: int
    seat: int
    seed: int
    scores: list[int]
    places: list[int]
    decisions: int
    """Decisions of the program."""
    slowest: float
    """Seconds of its slowest answer."""
    faults: list[Fault] = field(default_factory=list)
    file: Path | None = None
    house_scores: dict[str, int] = field(default_factory=dict)
    """The scores of opponents whom the game itself plays, by name."""

    def win_share(self) -> float:
        """1 for a win, a part of it if first place is shared, else 0."""
        return 1 / self.places.count(1) if self.places[self.seat] == 1 else 0.0

    def best_rival(self) -> int | None:
        """The highest score of the others, if there are any."""
        others = [score for seat, score in enumerate(self.scores) if seat != self.seat]
        others += self.house_scores.values()
        return max(others, default=None)


def plan_hosting(
    key: str,
    options: Options,
    command: str,
    against: str,
    games: int,
    seconds: float,
    seed: int,
    language: str,
    folder: Path | None,
) -> HostingPlan:
    """Check everything before the first game, and make the folder of the records."""
    check_games("Hosting", games)
    if not 0.0 < seconds <= MAX_SECONDS:
        raise Problem(
            f"A decision takes more than 0 and at most {MAX_SECONDS:g} s, not {seconds:g}."
        )
    completed = game(key).complete_options(options)
    players = completed["players"]
    assert isinstance(players, int)
    stream(seed, 0)
    split_command(command)
    program = BotSpec("exec", seconds=seconds, command=command)
    rival = str(read_spec(against))
    check_bots([rival], game(key).start(completed, seed))
    plan = HostingPlan(key, completed, players, program, rival, seed, games, language, folder)
    _make_folder(plan)
    return plan


def _make_folder(plan: HostingPlan) -> None:
    if not plan.folder:
        return
    if any(plan.folder.glob("game-*.json")):
        raise Problem(f"There are games in {plan.folder} already; name another folder.")
    try:
        plan.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"{plan.folder}: cannot be made: {error.strerror}") from None


def host_games(
    plan: HostingPlan, listener: Callable[[Fault], None], done: Callable[[HostedGame], None]
) -> list[HostedGame]:
    """Play all games; `done` is called with each. A game holds the faults of the program; faults of
    a rival that is a program too go to the listener."""
    played: list[HostedGame] = []
    for number in range(1, plan.games + 1):
        hosted = host_game(plan, number, listener)
        played.append(hosted)
        done(hosted)
    return played


def host_game(plan: HostingPlan, number: int, listener: Callable[[Fault], None]) -> HostedGame:
    """Play one game, and save its record if the plan has a folder."""
    rules = game(plan.game)
    seed, mine = plan.deal(number), plan.seat(number)
    program = ExternalBot(
        plan.program.command, rules, substitute_bot(seed, mine), language=plan.language
    )
    seats = [
        SeatedBot(program, Clock(plan.program.seconds), determinization_rng(seed, seat))
        if seat == mine
        else seat_bot(plan.against, rules, seed, seat, listener)
        for seat in range(plan.players)
    ]
    clock = TimeKeeper(plan.players)
    state = rules.start(plan.options, seed)
    moves = play_to_end(state, seats, [clock])
    file = plan.file(number)
    if file:
        record = Record(rules, plan.options, seed, moves)
        record.seats = [
            plan.program.record_name() if seat == mine else read_spec(plan.against).record_name()
            for seat in range(plan.players)
        ]
        record.save(file)
    return HostedGame(
        number,
        mine,
        seed,
        state.scores(),
        state.ranking(),
        clock.times[mine].count(),
        program.slowest,
        program.faults,
        file,
        state.house_scores(),
    )
