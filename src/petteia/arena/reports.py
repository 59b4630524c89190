"""Balance reports by game: what each makes of the sums of its watched games."""

from collections.abc import Callable
from dataclasses import dataclass

from petteia.arena.balance import Plan
from petteia.arena.ledger import Ledger
from petteia.arena.outliers import Outlier
from petteia.arena.page import Page


@dataclass(frozen=True, slots=True)
class Reported:
    """A balance report in all its forms."""

    dump: dict[str, object]
    """Fit for JSON, with the rule and the outliers; `balance --compare` reads it."""
    page: Page
    rows: dict[str, str]
    """What a terminal says of it, line by line."""
    faults: dict[str, int]
    """By bot, decisions that programs of somebody's own lost by what they did wrong."""
    outliers: list[Outlier]
    """The worst first."""
    rule: str
    """How outliers are found, in words."""


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
