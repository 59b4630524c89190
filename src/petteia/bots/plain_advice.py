"""Reasons for moves of a game that has no words of its own for them: by what they are worth."""

from petteia.bots.explainer import LOCALE, Explainer, Outlook, Theme, as_sentence
from petteia.bots.judge import Judge
from petteia.kernel.catalogue import catalogue
from petteia.kernel.game import Game
from petteia.kernel.state import State

LEAD: Theme = ("lead", -1)


class PlainExplainer(Explainer):
    """Says of a move that it is better or worse than the others, and not why."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game = game
        self.judge = judge

    def describe(self, state: State, action: int, language: str) -> str:
        return self.game.describe(state, action, language).words

    def parts(self, state: State, seat: int) -> dict[Theme, float]:
        return {LEAD: self.judge.leads(state)[seat]}

    def because(self, outlook: Outlook, theme: Theme, language: str) -> str:
        return catalogue(LOCALE).say(language, "because-ahead")

    def otherwise(self, outlook: Outlook, verdict: str, language: str) -> str:
        return catalogue(LOCALE).say(language, f"because-{verdict}")

    def sentence(self, parts: list[str], language: str) -> str:
        return as_sentence(parts, language)
