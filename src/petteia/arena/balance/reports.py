"""Balance reports by game: what each makes of the sums of its watched games."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import cast

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.outliers import Outlier
from petteia.arena.balance.run import Plan
from petteia.arena.report.page import Page
from petteia.kernel.plugin import plugin


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


def make_report(plan: Plan, ledger: Ledger) -> Reported:
    """The report of a plan whose games have all been watched."""
    reporter = cast("Reporter", plugin(plan.game).load("reporter"))
    return reporter(plan, ledger)
