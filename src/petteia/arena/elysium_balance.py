"""The balance report of Elysium, put together."""

from dataclasses import asdict

from petteia.arena.balance import Plan
from petteia.arena.elysium_outliers import RULE, find_outliers
from petteia.arena.elysium_page import report_page
from petteia.arena.elysium_report import Report, make_report
from petteia.arena.estimate import Estimate
from petteia.arena.ledger import Ledger
from petteia.arena.reports import Reported


def report(plan: Plan, ledger: Ledger) -> Reported:
    """The figures of a plan whose games have all been watched, as JSON, page and lines."""
    made = make_report(plan, ledger)
    outliers = find_outliers(made)
    dumped = {**made.dump(), "rule": RULE, "outliers": [asdict(it) for it in outliers]}
    page = report_page(made, outliers)
    return Reported(dumped, page, _rows(made), made.faults, outliers, RULE)


def _rows(report: Report) -> dict[str, str]:
    whole = report.whole
    return {
        "games": f"{whole.games}, {report.players} players, {', '.join(report.bots)}",
        "families": f"{report.plan['families']} ({len(report.sets)} sets)",
        "score": f"{_value(whole.score)}, spread {whole.spread:.1f}, best {_value(whole.best)}",
        "decisions": f"{_value(whole.decisions)} a game",
        "win rates": ", ".join(
            f"Disc {it.disc} {100 * it.win.value:.1f} %" for it in report.discs if it.win
        ),
    }


def _value(estimate: Estimate | None) -> str:
    return "–" if estimate is None else f"{estimate.value:.1f}"
