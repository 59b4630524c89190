"""Themes: what a solution is about, as a hint that does not give it away."""

from pathlib import Path
from typing import cast

from petteia.bots.clock import Clock
from petteia.bots.comparison import Candidate, strongest_themes
from petteia.bots.explainer import Explainer
from petteia.kernel.plugin import plugin
from petteia.kernel.state import Action, State
from petteia.kernel.text.messages import messages

LOCALE = Path(__file__).parent / "locale"
AHEAD = "ahead"
"""The theme of a move whose advantage shows only after this turn."""


def themes_of(known: State, best: Action, other: Action) -> list[str]:
    """The themes in which an action is better than another one, most important first."""
    if not plugin(known.game_key()).advice:
        return []
    candidates = [Candidate(best, 1, 1.0), Candidate(other, 1, 0.0)]
    return strongest_themes(known, candidates, Clock(iterations=1)) or [AHEAD]


def theme_words(game: str, theme: str, language: str) -> str:
    """A theme in words, as a heading; its name if the game has no words for it."""
    try:
        return messages(*_folders(game)).say(language, f"theme-{theme}")
    except KeyError:
        return theme


def _folders(game: str) -> list[Path]:
    known = plugin(game)
    if not known.advice:
        return [LOCALE]
    explainer = cast("type[Explainer]", known.load("advice"))
    return [LOCALE, explainer.locale]
