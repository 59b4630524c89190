"""The contract of an explainer: a game's reasons for moves, as advice shows them."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic

from petteia.kernel.game import game
from petteia.kernel.generic import S
from petteia.kernel.state import Action, Seat
from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"
Theme = tuple[str, int]
"""A kind of reason: its name, and which one of its kind, or -1."""
Facts = dict[str, str | int]
Phrase = tuple[str, Facts]
"""The key of a message and its facts; an empty key is no message."""
NO_PHRASE: Phrase = ("", {})

BETTER = "ahead"
AS_GOOD = "even"
LESS_GOOD = "less"
GOOD_LATER = "later"
"""How a move compares with the others when there is no reason for it."""


@dataclass(frozen=True, slots=True)
class Lookahead(Generic[S]):
    """A move with the rest of the turn played out in some determinizations."""

    before: S
    """The position as the seat knows it."""
    action: Action
    seat: Seat
    afters: list[S] = field(default_factory=list)
    """The resulting position in each determinization; a reason must hold in all of them."""
    leads: list[float] = field(default_factory=list)
    """The expected lead over the mean of the others in each determinization."""
    viewer: Seat | None = None
    """The seat, or -1 for a spectator, to which the move is explained; None for its player."""

    @property
    def lead(self) -> float:
        """The mean lead over all determinizations."""
        return sum(self.leads) / len(self.leads)


class Explainer(Generic[S]):
    """Reasons for moves of one game."""

    locale: Path
    """The folder of the game's messages for reasons."""
    names: tuple[str, ...] = ()
    """The players' names by seat; without them players have numbers."""

    def player(self, seat: Seat, language: str) -> str:
        """What a player is called."""
        if seat < len(self.names):
            return self.names[seat]
        return messages(LOCALE).say(language, "player-number", number=seat + 1)

    def describe(self, state: S, action: Action, language: str) -> str:
        """An action in words."""
        return game(state.game_key()).describe(state, action, language).words

    def lead_parts(self, state: S, seat: Seat) -> dict[Theme, float]:
        """A seat's lead in points, split by theme."""
        raise NotImplementedError

    def phrase(self, lookahead: Lookahead[S], theme: Theme, language: str) -> Phrase:
        """What a move does for a theme; NO_PHRASE if nothing holds in all determinizations."""
        raise NotImplementedError

    def reason(self, lookahead: Lookahead[S], theme: Theme, language: str) -> str:
        """The phrase of a theme in words, as part of a sentence; empty if there is none."""
        key, facts = self.phrase(lookahead, theme, language)
        if not key:
            return ""
        if lookahead.viewer is not None:
            facts = {**facts, "rival": self.player(lookahead.seat, language)}
            key = self._of_rival(key, language)
        return messages(LOCALE, self.locale).say(language, key, **facts)

    def _of_rival(self, key: str, language: str) -> str:
        """The message that tells a reason of somebody else's move, if it speaks of the player."""
        theirs = key.replace("because-", "theirs-", 1)
        return theirs if theirs in messages(LOCALE, self.locale).keys(language) else key

    def losses(self, before: S, after: S, seat: Seat, language: str) -> list[Phrase] | None:
        """What a rival's move took from a seat, the worst first, by the positions before and after
        it as the seat knows them; None if nobody can say whether it was the move that took it."""
        return None

    def is_open(self, before: S, action: Action, viewer: Seat) -> bool:
        """Does a viewer see whether the player to move may choose this action?"""
        return True

    def has_later_turn(self, lookahead: Lookahead[S]) -> bool:
        """Can the player still use what it keeps, in all determinizations?"""
        raise NotImplementedError

    def verdict_reason(self, lookahead: Lookahead[S], verdict: str, language: str) -> str:
        """The reason for a move without a theme of its own, by how it compares with the others."""
        if verdict == GOOD_LATER and not self.has_later_turn(lookahead):
            verdict = LESS_GOOD
        return messages(LOCALE, self.locale).say(language, f"because-{verdict}")


def as_sentence(parts: list[str], language: str) -> str:
    """Join one or two reasons to a sentence."""
    text = parts[0]
    if len(parts) > 1:
        text = messages(LOCALE).say(language, "because-both", first=parts[0], second=parts[1])
    return f"{text[0].upper()}{text[1:]}."
