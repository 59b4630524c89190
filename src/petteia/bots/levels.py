"""The levels of bots by name, and how a bot is written and seated.

A bot is written as its name, with a budget for each decision if it takes one: `oracle`,
`oracle:0.5s`, `olympian:2000` (iterations, the same choices on every machine). A file of weights
may follow: `merchant@weights.json`. An external program is written as its command:
`exec:./mybot --fast`.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Self

from petteia.bots import oracle
from petteia.bots.bot import Bot, RandomBot, SeatedBot
from petteia.bots.clock import Clock
from petteia.bots.evaluators import EvaluatorFor, evaluator_of, evaluators_with
from petteia.bots.external import SECONDS, ExternalBot, Listener, label, split_command
from petteia.bots.greedy import Fisher, Merchant, Shepherd
from petteia.bots.strategist import Strategist
from petteia.kernel.content.reader import show
from petteia.kernel.game import Game
from petteia.kernel.rng import PLAYERS, Rng, stream
from petteia.kernel.text.problem import Problem

DEFAULT_LEVEL = "merchant"
"""The bot that plays a seat if none is named."""
GENTLEST = "shepherd"
"""The bot for a first game: the weakest that is offered at a table."""
SUBSTITUTE_LEVEL = "shepherd"
"""The bot that chooses for an external program or a bot process that failed."""
OLYMPIAN_SECONDS = 2.0
"""The default time of an Olympian for a decision."""
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
    weights: str = ""
    """The absolute path of a weights file; empty for the weights in use."""

    def __str__(self) -> str:
        if self.command:
            return f"{EXTERNAL}:{self.command}"
        return f"{self.record_name()}@{self.weights}" if self.weights else self.record_name()

    def record_name(self) -> str:
        """The name a record keeps. It names no files: opening a record must not read a file of
        weights or start an external program."""
        if self.command:
            return f"{EXTERNAL}:{label(self.command)}"
        if self.iterations:
            return f"{self.name}:{self.iterations}"
        seconds = repr(self.seconds).removesuffix(".0")
        return f"{self.name}:{seconds}s" if self.seconds else self.name

    def hurried(self, share: float) -> Self:
        """The same bot with a part of its time; one with iterations keeps them."""
        return replace(self, seconds=share * self.seconds)

    def is_parallel(self) -> bool:
        """May it search several trees at once? Not with iterations: one tree searches the same on
        every machine."""
        level = LEVELS.get(self.name)
        return level is not None and level.parallel and self.seconds > 0.0

    def evaluators(self) -> EvaluatorFor:
        """The evaluators it rates positions with."""
        return evaluators_with(Path(self.weights)) if self.weights else evaluator_of


@dataclass(frozen=True, slots=True)
class Level:
    """A level of bots. Its name and what it is for are messages (`level_text.py`)."""

    make: Callable[[Rng, EvaluatorFor], Bot]
    seconds: float = 0.0
    """The default time for a decision; 0 for bots without a budget."""
    plans: bool = False
    """Does it follow a plan that it made earlier in its turn?"""
    rates: bool = True
    """Does it rate positions by weights?"""
    parallel: bool = False
    """Does it search several trees at once where processes are free (`root_parallel.py`)?"""


LEVELS = {
    "random": Level(lambda rng, _: RandomBot(rng), rates=False),
    "shepherd": Level(Shepherd),
    "fisher": Level(Fisher),
    "merchant": Level(Merchant),
    "strategist": Level(Strategist, plans=True),
    "oracle": Level(oracle.Oracle, seconds=oracle.SECONDS),
    "olympian": Level(oracle.Oracle, seconds=OLYMPIAN_SECONDS, parallel=True),
}
"""The levels by name, weakest first."""


@lru_cache
def read_spec(text: str) -> BotSpec:
    """Parse a bot as written on the command line."""
    if is_external(text):
        command = text.strip().partition(":")[2]
        split_command(command)
        return BotSpec(EXTERNAL, seconds=SECONDS, command=command)
    level, _, weights = text.strip().partition("@")
    spec = _read_level(level)
    if not weights:
        return spec
    if not LEVELS[spec.name].rates:
        raise Problem(f"The bot {spec.name!r} uses no weights; {show(text)} names some.")
    return replace(spec, weights=os.path.abspath(weights))


def _read_level(text: str) -> BotSpec:
    """Parse a level with its budget."""
    name, _, budget = text.partition(":")
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
        bot = LEVELS[spec.name].make(stream(seed, PLAYERS + seat), spec.evaluators())
    return SeatedBot(bot, Clock(spec.seconds, spec.iterations), determinization_rng(seed, seat))


def seat_bots(
    bots: Sequence[str], game: Game, seed: int, listener: Listener | None = None
) -> list[SeatedBot]:
    """A bot for every seat of the game with this seed."""
    return [seat_bot(bot, game, seed, seat, listener) for seat, bot in enumerate(bots)]


def substitute_bot(seed: int, seat: int) -> Bot:
    """The bot that chooses in a seat when its external program has failed."""
    return LEVELS[SUBSTITUTE_LEVEL].make(stream(seed, PLAYERS + seat), evaluator_of)


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
