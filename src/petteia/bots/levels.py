"""The levels of bots by name, and how a bot is written and seated.

A bot is written as its name, with a budget for each decision if it takes one: `oracle`,
`oracle:0.5s`, `oracle:2000` (iterations, the same choices on every machine). An external program
is written as its command: `exec:./mybot --fast`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from petteia.bots import oracle
from petteia.bots.bot import Bot, RandomBot, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.external import SECONDS, ExternalBot, Listener, label, split_command
from petteia.bots.greedy import Fisher, Merchant, Shepherd
from petteia.bots.strategist import Strategist
from petteia.kernel.content.reader import show
from petteia.kernel.game import Game
from petteia.kernel.rng import PLAYERS, Rng, stream
from petteia.kernel.text.problem import Problem

DEFAULT_LEVEL = "merchant"
"""The bot that plays a seat if none is named."""
SUBSTITUTE_LEVEL = "shepherd"
"""The bot that chooses for an external program or a bot process that failed."""
EXTERNAL = "exec"
MAX_SECONDS = 3600.0
"""The longest time a decision may take."""
MAX_ITERATIONS = 1 << 40
MAX_BUDGET_LENGTH = 30
"""Characters; a longer budget is refused before its digits are parsed."""
DETERMINIZATIONS = 1 << 31
"""The offset from the stream a bot chooses with to the one its determinizations use."""


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot and its budget, as asked for."""

    name: str
    seconds: float = 0.0
    iterations: int = 0
    command: str = ""
    """The command of an external program; empty for the levels."""

    def __str__(self) -> str:
        if self.command:
            return f"{EXTERNAL}:{self.command}"
        if self.iterations:
            return f"{self.name}:{self.iterations}"
        seconds = repr(self.seconds).removesuffix(".0")
        return f"{self.name}:{seconds}s" if self.seconds else self.name

    def record_name(self) -> str:
        """The name a record keeps. It leaves out the folders of an external program: opening a
        record must not start one."""
        return f"{EXTERNAL}:{label(self.command)}" if self.command else str(self)


@dataclass(frozen=True, slots=True)
class Level:
    """A level of bots."""

    make: Callable[[Rng], Bot]
    about: str
    """What it does, in a sentence."""
    seconds: float = 0.0
    """The default time for a decision; 0 for bots without a budget."""
    plans: bool = False
    """Does it follow a plan that it made earlier in its turn?"""


LEVELS = {
    "random": Level(RandomBot, "Every legal action is as likely as any other."),
    "shepherd": Level(Shepherd, "Random, but what usually pays is likelier."),
    "fisher": Level(Fisher, "Takes what looks best this moment, and then sees what comes of it."),
    "merchant": Level(
        Merchant,
        "Takes the move that leaves it best off, by a value fitted to many games.",
    ),
    "strategist": Level(
        Strategist, "Plans its whole turn before the first move of it.", plans=True
    ),
    "oracle": Level(
        lambda rng: oracle.Oracle(rng),
        "Searches what may follow, with hidden cards dealt at random; it takes a budget.",
        seconds=oracle.SECONDS,
    ),
}


@lru_cache
def read_spec(text: str) -> BotSpec:
    """Parse a bot as written on the command line."""
    name, _, budget = text.strip().partition(":")
    if is_external(text):
        split_command(budget)
        return BotSpec(name, seconds=SECONDS, command=budget)
    if name not in LEVELS:
        there = ", ".join([*LEVELS, f"{EXTERNAL}:COMMAND"])
        raise Problem(f"There is no bot {show(name)}; there is {there}.")
    level = LEVELS[name]
    if not budget:
        return BotSpec(name, seconds=level.seconds)
    if not level.seconds:
        raise Problem(f"The bot {name!r} takes no budget; {show(text)} gives it one.")
    if len(budget) > MAX_BUDGET_LENGTH:
        raise Problem(
            f"A budget has at most {MAX_BUDGET_LENGTH} characters; {show(text)} is longer."
        )
    if budget.isdecimal() and 0 < int(budget) <= MAX_ITERATIONS:
        return BotSpec(name, iterations=int(budget))
    try:
        seconds = float(budget.removesuffix("s")) if budget.endswith("s") else 0.0
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MAX_SECONDS:
        raise Problem(
            f"{show(text)}: a budget is seconds a decision, as {name}:0.3s, or iterations, as"
            f" {name}:2000."
        )
    return BotSpec(name, seconds=seconds)


def is_external(text: str) -> bool:
    """Is this an external program?"""
    return text.strip().partition(":")[0] == EXTERNAL


def split_bots(text: str) -> list[str]:
    """Split a list of bots at its commas; a comma inside quotes is part of a command."""
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
) -> SeatedBot:
    """The bot for a seat of the game with this seed, with random streams of its own.

    The listener is called with the faults of an external program.
    """
    spec = read_spec(text)
    bot: Bot
    if spec.command:
        bot = ExternalBot(spec.command, game, substitute_bot(seed, seat), listener)
    else:
        bot = LEVELS[spec.name].make(stream(seed, PLAYERS + seat))
    return SeatedBot(bot, Clock(spec.seconds, spec.iterations), determinization_rng(seed, seat))


def seat_bots(
    bots: Sequence[str], game: Game, seed: int, listener: Listener | None = None
) -> list[SeatedBot]:
    """A bot for every seat of the game with this seed."""
    return [seat_bot(bot, game, seed, seat, listener) for seat, bot in enumerate(bots)]


def substitute_bot(seed: int, seat: int) -> Bot:
    """The bot that chooses in a seat when its external program has failed."""
    return LEVELS[SUBSTITUTE_LEVEL].make(stream(seed, PLAYERS + seat))


def determinization_rng(seed: int, seat: int) -> Rng:
    """The random stream of a seat's determinizations."""
    return stream(seed, DETERMINIZATIONS + PLAYERS + seat)


def specs_for_seats(texts: list[str], players: int) -> list[str]:
    """The bots of all seats, with their budgets: one for all seats, or one for each."""
    specs = [str(read_spec(text)) for text in texts]
    if len(specs) == 1:
        return specs * players
    if len(specs) != players:
        wanted = (
            "1 seat needs 1 bot" if players == 1 else f"{players} seats need 1 or {players} bots"
        )
        raise Problem(f"{wanted}, not {len(specs)}.")
    return specs
