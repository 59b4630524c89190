"""Why a move is good: the contract between advice and the words of a game."""

from dataclasses import dataclass, field
from pathlib import Path

from petteia.kernel.state import State
from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"
Theme = tuple[str, int]
"""Something a position can be good for: its name, and which one of its kind, or -1."""
Facts = dict[str, str | int]
Saying = tuple[str, Facts]
"""The key of some words and what they need to know; an empty key says nothing."""
NOTHING: Saying = ("", {})

BETTER = "ahead"
AS_GOOD = "even"
LESS_GOOD = "less"
GOOD_LATER = "later"
"""How a move stands beside the others when no theme speaks for it."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A move, and where it leads: one's own turn played out in some imagined worlds."""

    before: State
    """As the seat knows it."""
    action: int
    seat: int
    afters: list[State] = field(default_factory=list)
    """One for each world; only what holds in all of them may be said."""
    leads: list[float] = field(default_factory=list)
    """The score ahead of the mean of the others, as expected in each."""

    @property
    def lead(self) -> float:
        """The lead over all worlds."""
        return sum(self.leads) / len(self.leads)


class Explainer:
    """Reasons for moves of one game."""

    locale: Path
    """The folder of the game's own messages about moves."""

    def describe(self, state: State, action: int, language: str) -> str:
        """An action in words."""
        raise NotImplementedError

    def parts(self, state: State, seat: int) -> dict[Theme, float]:
        """What a seat's lead is made of, in score, by theme."""
        raise NotImplementedError

    def saying(self, outlook: Outlook, theme: Theme, language: str) -> Saying:
        """What a move does for a theme, or NOTHING where nothing is true in all worlds."""
        raise NotImplementedError

    def because(self, outlook: Outlook, theme: Theme, language: str) -> str:
        """The same in words, as part of a sentence; empty if there is nothing to say."""
        key, facts = self.saying(outlook, theme, language)
        return messages(LOCALE, self.locale).say(language, key, **facts) if key else ""

    def has_later(self, outlook: Outlook) -> bool:
        """Has the player something to come in all worlds for which things can be kept?"""
        raise NotImplementedError

    def otherwise(self, outlook: Outlook, verdict: str, language: str) -> str:
        """What is said of a move no theme speaks for, by how it stands beside the others."""
        if verdict == GOOD_LATER and not self.has_later(outlook):
            verdict = LESS_GOOD
        return messages(LOCALE, self.locale).say(language, f"because-{verdict}")


def as_sentence(parts: list[str], language: str) -> str:
    """One or two reasons as a sentence."""
    text = parts[0]
    if len(parts) > 1:
        text = messages(LOCALE).say(language, "because-both", first=parts[0], second=parts[1])
    return f"{text[0].upper()}{text[1:]}."
