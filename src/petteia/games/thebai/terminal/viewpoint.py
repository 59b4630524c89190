"""The position, language and seat that all parts of the drawing share; short codes of pieces."""

from dataclasses import dataclass
from pathlib import Path

from petteia.games.thebai.rules.codes import LEVEL_SIGNS, NEUTRAL, OWN_STONES
from petteia.games.thebai.rules.position import is_antigone
from petteia.games.thebai.state import Thebai
from petteia.games.thebai.text.parts import ThingFact, seat_names, thing_name, thing_text
from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"
SEAT_STYLES = ("red", "cyan", "green", "magenta")


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A position to be drawn in a language, as a seat sees it (-1: a spectator)."""

    t: Thebai
    language: str
    viewer: int = -1

    def say(self, key: str, **facts: str | int) -> str:
        """A message of the terminal; negative numbers have the sign −, as in the log."""
        said = {name: _written(fact) for name, fact in facts.items()}
        return messages(LOCALE).say(self.language, key, **said)

    def name(self, fact: ThingFact) -> str:
        """The name of a printed thing."""
        return thing_name(self.t.content, fact, self.language)

    def text(self, fact: ThingFact) -> str:
        """The text of a printed thing."""
        return thing_text(self.t.content, fact, self.language)

    def player(self, seat: int) -> str:
        """The name of a player."""
        return seat_names(self.language, int(self.t.seats))[seat]

    def mark(self, seat: int) -> str:
        """A player's number, or A for Antigone."""
        return "A" if is_antigone(self.t, seat) else str(seat + 1)

    def die(self, is_hoplite: bool, level: int) -> str:
        """A die as a letter for its kind, and its level."""
        return self.say("letter", kind="hoplite" if is_hoplite else "citizen") + LEVEL_SIGNS[level]

    def stone(self, stone: int) -> str:
        """A stone in three letters: K4 with its owner's number before it, or N12."""
        if stone >= NEUTRAL:
            return kind_code(stone)
        owner = stone // OWN_STONES
        mark = self.mark(owner) if owner < len(self.t.players) else " "
        return mark + kind_code(stone)


def _written(fact: str | int) -> str | int:
    return f"−{-fact}" if isinstance(fact, int) and fact < 0 else fact


def kind_code(stone: int) -> str:
    """The kind of a stone, without its owner: K4 or N12."""
    if stone >= NEUTRAL:
        return f"N{stone - NEUTRAL + 1:02}"
    return f"K{stone % OWN_STONES + 1}"


def seat_style(seat: int) -> str:
    """The colour of a player's pieces."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]
