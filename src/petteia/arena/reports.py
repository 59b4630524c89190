"""Balance reports by game: what each makes of the sums of its watched games."""

from collections.abc import Callable
from dataclasses import asdict, dataclass

from petteia.arena.balance import Plan
from petteia.arena.ledger import Ledger
from petteia.arena.outliers import Outlier
from petteia.arena.page import Page


@dataclass(frozen=True, slots=True)
class Reported:
    """A balance report in all its forms."""

    figures: dict[str, object]
    """Fit for JSON."""
    page: Page
    rows: dict[str, str]
    """What a terminal says of it, line by line."""
    faults: dict[str, int]
    """By bot, decisions that programs of somebody's own lost by what they did wrong."""
    outliers: list[Outlier]
    """The worst first."""
    rule: str
    """How outliers are found, in words."""

    def dump(self) -> dict[str, object]:
        """Fit for JSON, with the rule and the outliers; `balance --compare` reads it."""
        found = [asdict(outlier) for outlier in self.outliers]
        return {**self.figures, "rule": self.rule, "outliers": found}


Reporter = Callable[[Plan, Ledger], Reported]


def _elysium() -> Reporter:
    from petteia.arena.elysium_balance import report

    return report


def _thebai() -> Reporter:
    from petteia.arena.thebai_balance import report

    return report


REPORTERS: dict[str, Callable[[], Reporter]] = {"elysium": _elysium, "thebai": _thebai}
"""As many games as `balance.WATCHES` has."""


def make_report(plan: Plan, ledger: Ledger) -> Reported:
    """The report of a plan whose games have all been watched."""
    return REPORTERS[plan.game]()(plan, ledger)
