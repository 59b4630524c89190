"""Reasons for moves of Elysium: the evaluator's features grouped by theme.

The weights say how strong a theme is; `phrases` says what a move does for it.
"""

from pathlib import Path

from petteia.bots.explainer import AS_GOOD, Explainer, Lookahead, Phrase, Theme
from petteia.games.elysium.bot import features as f
from petteia.games.elysium.bot.evaluator import ElysiumEvaluator, stage_of
from petteia.games.elysium.bot.losses import losses
from petteia.games.elysium.bot.phrases import PHRASES, Change
from petteia.games.elysium.rules.codes import ARGUMENT, END_TURN, PHASE_OVER, STOP
from petteia.games.elysium.rules.scoring import score
from petteia.games.elysium.state import Elysium

LOCALE = Path(__file__).parent / "locale"
SAVE = "save"
"""The verdict of ending a turn to save what the player has."""
SILENT = ""
"""Features that are not shown as reasons."""
THEMES = {
    "vp": "vp",
    **dict.fromkeys(("gold-to-2", "gold-to-6", "gold-above", "gold-missing"), "gold"),
    **dict.fromkeys(("pp", "prestige"), "prestige"),
    **dict.fromkeys(("red", "blue", "green", "yellow"), "agora"),
    **dict.fromkeys(("some-takeable", "three-takeable", "takeable"), "agora"),
    **dict.fromkeys(("best-takeable", "second-takeable"), "agora"),
    **dict.fromkeys(("quest-1", "quest-2", "quest-3", "quest-4", "quest-incomplete"), "quest"),
    **dict.fromkeys(("open-quest-1", "open-quest-2", "open-quest-3", "open-quest-4"), "quest"),
    "no-quest-open": "quest",
    **dict.fromkeys(("taken", "taken-all", "to-take", "to-dismiss", "turns-left"), SILENT),
    **dict.fromkeys(("disc-1", "disc-2", "disc-3", "disc-4", "lyre", "lyre-used"), SILENT),
    **dict.fromkeys(("domain-level-1", "domain-level-2", "domain-level-3"), SILENT),
    "domain-citizens": "citizen",
    **dict.fromkeys(("turned", "rings"), "powers"),
    **dict.fromkeys(("fits-single", "fits-family", "fits-level"), "joins"),
    **dict.fromkeys(("family-pairs", "family-triples"), "fit"),
    **dict.fromkeys(("level-1-run", "level-2-run", "level-3-run"), "fit"),
    **dict.fromkeys(("legends", "buried", "single-1", "single-2", "single-3"), "legend"),
    **dict.fromkeys(("family-of-2", "family-of-2-tile"), "legend"),
    **dict.fromkeys(("level-of-2", "level-of-3", "level-of-4"), "legend"),
    **dict.fromkeys(("longest-level-1", "longest-level-2", "longest-level-3"), "legend"),
    "bonuses": "bonus",
    "chronos": "chronos",
}
"""The theme of each general feature. The weight of a card's Level is added to the card."""
RIVALS = {
    "vp": "rival-vp",
    "gold": "rival-gold",
    "agora": "rival-agora",
    "quest": "rival-quest",
    "card": "rival-card",
    "bonus": "bonus",
}
"""The theme under which a rival's theme counts; the player cannot influence the others."""


class ElysiumExplainer(Explainer[Elysium]):
    """Reasons by the weights of one evaluator."""

    locale = LOCALE

    def __init__(self, evaluator: ElysiumEvaluator) -> None:
        self.evaluator = evaluator

    def lead_parts(self, state: Elysium, seat: int) -> dict[Theme, float]:
        each = self._scored(state) if state.phase == PHASE_OVER else self._rated(state)
        lead = dict(each[seat])
        for rival, parts in enumerate(each):
            if rival == seat:
                continue
            for (name, which), points in parts.items():
                if name in RIVALS:
                    theme = (RIVALS[name], which)
                    lead[theme] = lead.get(theme, 0.0) - points / (len(each) - 1)
        return lead

    def phrase(self, lookahead: Lookahead[Elysium], theme: Theme, language: str) -> Phrase:
        name, which = theme
        return PHRASES[name](self._change(lookahead, language), which)

    def losses(
        self, before: Elysium, after: Elysium, seat: int, language: str
    ) -> list[Phrase] | None:
        return losses(self.evaluator, before, after, seat, language)

    def has_later_turn(self, lookahead: Lookahead[Elysium]) -> bool:
        return self._change(lookahead, "en").has_later_turn()

    def _change(self, lookahead: Lookahead[Elysium], language: str) -> Change:
        return Change(self.evaluator, lookahead, language, lambda seat: self.player(seat, language))

    def verdict_reason(self, lookahead: Lookahead[Elysium], verdict: str, language: str) -> str:
        kind = lookahead.action >> ARGUMENT << ARGUMENT
        if verdict == AS_GOOD and kind in (END_TURN, STOP) and self.has_later_turn(lookahead):
            verdict = SAVE
        return super().verdict_reason(lookahead, verdict, language)

    def _rated(self, t: Elysium) -> list[dict[Theme, float]]:
        """Each player's rating by theme."""
        evaluator = self.evaluator
        base = stage_of(t) * evaluator.stride
        each: list[dict[Theme, float]] = []
        for seat in range(t.seats):
            parts: dict[Theme, float] = {}
            for feature, amount in evaluator.features(t, seat):
                points = evaluator.weights[base + feature] * amount
                theme: Theme = ("card", (feature - f.GENERAL) % evaluator.designs)
                if feature < f.GENERAL:
                    theme = (THEMES.get(f.NAMES[feature], SILENT), -1)
                elif feature < f.GENERAL + evaluator.designs:
                    level = t.content.level[feature - f.GENERAL]
                    points += evaluator.weights[base + f.DOMAIN_LEVEL_1 - 1 + level]
                parts[theme] = parts.get(theme, 0.0) + points
            parts.pop((SILENT, -1), None)
            each.append(parts)
        return each

    def _scored(self, t: Elysium) -> list[dict[Theme, float]]:
        """Each player's final score by theme."""
        return [
            {
                ("vp", -1): float(sheet.vp),
                ("chronos", -1): float(sheet.chronos),
                ("legend", -1): float(sheet.families + sheet.levels + sheet.citizens),
                ("prestige", -1): float(sheet.prestige),
                ("bonus", -1): float(sheet.bonuses),
            }
            for sheet in score(t)
        ]
