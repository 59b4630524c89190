"""The contract of a balance report, which a game makes from the sums of its watched games."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import cast

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.outliers import Outlier
from petteia.arena.balance.plan import BalancePlan
from petteia.kernel.plugin import plugin
from petteia.report.page import Page


@dataclass(frozen=True, slots=True)
class ComparedList:
    """A list of the figures that `balance --compare` compares beside the designs."""

    field: str
    """The name of the list in the figures."""
    title: str
    """What all its entries are called in a heading."""
    name: str
    """What one of them is called."""
    key: str
    rate: str
    effect: str
    """The fields of an entry: its key, how often it was taken, and its `Effect`."""


@dataclass(frozen=True, slots=True)
class BalanceReport:
    """A balance report in all its forms."""

    figures: dict[str, object]
    """All figures, as JSON."""
    page: Page
    rows: dict[str, str]
    """The lines the terminal shows, by label."""
    faults: dict[str, int]
    """The number of faults of external programs, by bot."""
    outliers: list[Outlier]
    """The worst first."""
    rule: str
    """How outliers are found, in words."""
    compared: tuple[ComparedList, ...] = ()

    def dump(self) -> dict[str, object]:
        """The report as JSON; `balance --compare` reads it."""
        return {
            **self.figures,
            "rule": self.rule,
            "outliers": [asdict(outlier) for outlier in self.outliers],
            "compared": [asdict(compared) for compared in self.compared],
        }


Reporter = Callable[[BalancePlan, Ledger], BalanceReport]


def make_report(plan: BalancePlan, ledger: Ledger) -> BalanceReport:
    """The report of a plan, from the sums of its watched games."""
    reporter = cast("Reporter", plugin(plan.game).load("reporter"))
    return reporter(plan, ledger)
