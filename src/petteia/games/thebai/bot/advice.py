"""Reasons for moves of Thebai: the evaluator's features grouped by theme.

The weights say how strong a theme is; `phrases` says what a move does for it.
"""

from pathlib import Path

from petteia.bots.explainer import Explainer, Lookahead, Phrase, Theme
from petteia.games.thebai.bot import features as f
from petteia.games.thebai.bot.evaluator import ThebaiEvaluator, stage_of
from petteia.games.thebai.bot.losses import losses
from petteia.games.thebai.bot.phrases import PHRASES, Change
from petteia.games.thebai.rules.codes import ARGUMENTS, FULFIL, PHASE_OVER
from petteia.games.thebai.rules.hidden import secrets_of
from petteia.games.thebai.rules.scoring import score
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.state import Thebai
from petteia.kernel.bits import BIT

LOCALE = Path(__file__).parent / "locale"
SILENT = ""
"""Features that are not shown as reasons."""
RIVALS: Theme = ("rivals", -1)
FIRSTS = {
    f.TRACK: "vp",
    f.COUNCIL: "council",
    f.AT_END: "end",
    f.COLUMNS_WORTH: "estate",
    f.CITY: "city",
    f.SETS: "orders",
    f.GATES: "gate",
    f.GOODS_TO_3: "goods",
    f.DRACHMAS_TO_2: "drachmas",
    f.IN_HAND: "hand",
    f.FULFILLED: "orders",
    f.CITIZENS_HOME: "citizens",
    f.HOPLITES_HOME: "hoplites",
    f.RESET_NEXT: SILENT,
    f.COMING_BATTLE: "battle",
    f.COMMANDERS: "commander",
    f.PATH: "council",
    f.STONES_GONE: "estate",
    f.ARCHON_OUT: SILENT,
    f.DIONYSOS: "dionysos",
    f.ARES: "ares",
    f.BLESSINGS: "blessing",
    f.HELP: "help",
    f.HEROES: "hero",
    f.SEATS: "council",
    f.HAND: "hand",
    f.PENDING: SILENT,
    f.HER_SCORE: RIVALS[0],
    f.ALONE: SILENT,
}
"""The theme of each range of features, by the first feature of the range."""
EACH = ("blessing", "help", "hero")
"""Themes in which every feature is a reason of its own."""


def _themes() -> list[Theme]:
    """The theme of each feature."""
    found: list[Theme] = []
    first, name = 0, SILENT
    for feature in range(f.SIZE):
        if feature in FIRSTS:
            first, name = feature, FIRSTS[feature]
        found.append((name, feature - first if name in EACH else -1))
    return found


THEMES = _themes()


class ThebaiExplainer(Explainer[Thebai]):
    """Reasons by the weights of one evaluator."""

    locale = LOCALE

    def __init__(self, evaluator: ThebaiEvaluator) -> None:
        self.evaluator = evaluator

    def lead_parts(self, state: Thebai, seat: int) -> dict[Theme, float]:
        if state.phase == PHASE_OVER:
            return _scored(state, seat)
        parts = self._rated(state, seat)
        if state.seats > 1:
            ratings = self.evaluator.ratings(state)
            parts[RIVALS] = -(sum(ratings) - ratings[seat]) / (len(ratings) - 1)
        return parts

    def phrase(self, lookahead: Lookahead[Thebai], theme: Theme, language: str) -> Phrase:
        name, which = theme
        return PHRASES[name](Change(lookahead, language), which)

    def losses(
        self, before: Thebai, after: Thebai, seat: int, language: str
    ) -> list[Phrase] | None:
        return losses(before, after, seat, language)

    def is_open(self, before: Thebai, action: int, viewer: int) -> bool:
        if action & ~ARGUMENTS != FULFIL:
            return True
        return not secrets_of(before, before.mover, viewer) & BIT[action & ARGUMENTS]

    def has_later_turn(self, lookahead: Lookahead[Thebai]) -> bool:
        return Change(lookahead, "en").has_later_turn()

    def _rated(self, t: Thebai, seat: int) -> dict[Theme, float]:
        """A player's rating by theme."""
        base = stage_of(t) * f.SIZE
        parts: dict[Theme, float] = {}
        for feature, amount in self.evaluator.features(t, seat):
            theme = THEMES[feature]
            points = self.evaluator.weights[base + feature] * amount
            parts[theme] = parts.get(theme, 0.0) + points
        parts.pop((SILENT, -1), None)
        return parts


def _scored(t: Thebai, seat: int) -> dict[Theme, float]:
    """The lead by theme when the game is over."""
    sheets = score(t)
    sheet = sheets[seat]
    rivals = [sheets[ANTIGONE]] if t.solo else [one for one in sheets if one is not sheet]
    return {
        ("vp", -1): float(sheet.track),
        ("council", -1): float(sheet.councillors),
        ("end", -1): float(sheet.heroes),
        ("estate", -1): float(sheet.estate),
        ("city", -1): float(sheet.city),
        ("orders", -1): float(sheet.orders),
        ("goods", -1): float(sheet.stock),
        ("hand", -1): float(sheet.hand),
        RIVALS: -sum(rival.total() for rival in rivals) / len(rivals),
    }
