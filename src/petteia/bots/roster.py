"""The bots by name, with the time they take.

A bot is written as its name, with a budget for each decision if it takes one: `oracle`,
`oracle:0.5s`, `oracle:2000` (iterations, the same choices on every machine). A program of one's own
is written as its command: `exec:./mybot --fast`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

from petteia.bots import oracle
from petteia.bots.bot import Bot, RandomBot, Seated
from petteia.bots.clock import Clock
from petteia.bots.external import SECONDS, ExternalBot, Listener, label, split_command
from petteia.bots.greedy import Fisher, Merchant, Shepherd
from petteia.bots.strategist import Strategist
from petteia.kernel.content.reader import show
from petteia.kernel.game import Game
from petteia.kernel.rng import PLAYERS, Rng, stream
from petteia.kernel.state import State
from petteia.kernel.text.problem import Problem

LONGEST = 3600.0
"""Seconds a decision may take at most."""
MOST_ITERATIONS = 1 << 40
LONGEST_BUDGET = 30
"""Characters of a budget; numbers of thousands of digits are not even read."""
WORLDS = 1 << 31
"""The stream a bot imagines with is this far from the one it chooses with."""
EXTERNAL = "exec"
STAND_IN = "shepherd"
"""Who chooses for a program that failed."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot as it was asked for."""

    name: str
    seconds: float = 0.0
    iterations: int = 0
    command: str = ""
    """What starts a program of one's own; empty for the bots here."""

    def __str__(self) -> str:
        if self.command:
            return f"{EXTERNAL}:{self.command}"
        if self.iterations:
            return f"{self.name}:{self.iterations}"
        seconds = repr(self.seconds).removesuffix(".0")
        return f"{self.name}:{seconds}s" if self.seconds else self.name

    def short(self) -> str:
        """As a record keeps it: without the folders of a program, which is not to be started
        by opening a record."""
        return f"{EXTERNAL}:{label(self.command)}" if self.command else str(self)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that can be asked for."""

    make: Callable[[Rng], Bot]
    about: str
    """What it does, in a sentence."""
    seconds: float = 0.0
    """The time it takes if nothing else is said; 0 for those who answer at once."""


LEVELS = {
    "random": Level(RandomBot, "Every legal action is as likely as any other."),
    "shepherd": Level(Shepherd, "Random with taste: what usually pays is likelier."),
    "fisher": Level(
        lambda rng: Fisher(), "Takes what looks best this moment, and then sees what comes of it."
    ),
    "merchant": Level(
        lambda rng: Merchant(),
        "Takes the move that leaves it best off, by a value fitted to many games.",
    ),
    "strategist": Level(
        lambda rng: Strategist(), "Plans its whole turn before the first move of it."
    ),
    "oracle": Level(
        lambda rng: oracle.Oracle(rng),
        "Searches what may follow, in worlds it imagines; it takes a budget.",
        seconds=oracle.SECONDS,
    ),
}


@lru_cache
def read_spec(text: str) -> Spec:
    """A bot as written on the command line, in full."""
    name, _, budget = text.strip().partition(":")
    if is_external(text):
        split_command(budget)
        return Spec(name, seconds=SECONDS, command=budget)
    if name not in LEVELS:
        there = ", ".join([*LEVELS, f"{EXTERNAL}:COMMAND"])
        raise Problem(f"There is no bot {show(name)}; there is {there}.")
    level = LEVELS[name]
    if not budget:
        return Spec(name, seconds=level.seconds)
    if not level.seconds:
        raise Problem(f"The bot {name!r} takes no budget; {show(text)} gives it one.")
    if len(budget) > LONGEST_BUDGET:
        raise Problem(f"A budget has at most {LONGEST_BUDGET} characters; {show(text)} is longer.")
    if budget.isdecimal() and 0 < int(budget) <= MOST_ITERATIONS:
        return Spec(name, iterations=int(budget))
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        raise Problem(
            f"{show(text)}: a budget is seconds a decision, as {name}:0.3s, or iterations, as"
            f" {name}:2000."
        )
    return Spec(name, seconds=seconds)


def is_external(text: str) -> bool:
    """Is this a program of somebody's own?"""
    return text.strip().partition(":")[0] == EXTERNAL


def split_bots(text: str) -> list[str]:
    """Bots with commas between them; a comma inside quotes is part of a command."""
    bots = [""]
    quote = ""
    for letter in text:
        if letter == "," and not quote:
            bots.append("")
            continue
        bots[-1] += letter
        if letter in ("'", '"') and quote in ("", letter):
            quote = "" if quote else letter
    return [bot.strip() for bot in bots]


def seat_bot(
    text: str, game: Game, seed: int, seat: int, listener: Listener | None = None
) -> Seated:
    """The bot for a seat of the game with this seed; its streams are its own.

    The listener is told what a program of one's own does wrong.
    """
    spec = read_spec(text)
    bot: Bot
    if spec.command:
        bot = ExternalBot(spec.command, game, stand_in(seed, seat), listener)
    else:
        bot = LEVELS[spec.name].make(stream(seed, PLAYERS + seat))
    return Seated(bot, Clock(spec.seconds, spec.iterations), worlds_of(seed, seat))


@contextmanager
def sit_down(
    bots: Sequence[str], game: Game, seed: int, state: State, listener: Listener | None = None
) -> Iterator[list[Seated]]:
    """Bots around a table; whatever happens there, each is told at the end that it is over."""
    seated = [seat_bot(bot, game, seed, seat, listener) for seat, bot in enumerate(bots)]
    try:
        yield seated
    finally:
        for bot in seated:
            bot.finish(state)


def stand_in(seed: int, seat: int) -> Bot:
    """Who chooses in a seat when the program that plays there has failed."""
    return LEVELS[STAND_IN].make(stream(seed, PLAYERS + seat))


def worlds_of(seed: int, seat: int) -> Rng:
    """The stream a seat's worlds are imagined with."""
    return stream(seed, WORLDS + PLAYERS + seat)


def seat_bots(texts: list[str], players: int) -> list[str]:
    """A bot for every seat, in full: one for all, or one for each."""
    specs = [str(read_spec(text)) for text in texts]
    if len(specs) == 1:
        return specs * players
    if len(specs) != players:
        wanted = (
            "1 seat needs 1 bot" if players == 1 else f"{players} seats need 1 or {players} bots"
        )
        raise Problem(f"{wanted}, not {len(specs)}.")
    return specs
