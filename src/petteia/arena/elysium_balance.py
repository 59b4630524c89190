"""The balance report of Elysium, put together."""

from petteia.arena.balance import Plan
from petteia.arena.balance_page import shown
from petteia.arena.elysium_outliers import RULE, find_outliers
from petteia.arena.elysium_page import report_page
from petteia.arena.elysium_report import Report, make_report
from petteia.arena.ledger import Ledger
from petteia.arena.page import ONE
from petteia.arena.reports import Reported


def report(plan: Plan, ledger: Ledger) -> Reported:
    """The figures of a plan whose games have all been watched, as JSON, page and lines."""
    made = make_report(plan, ledger)
    outliers = find_outliers(made)
    page = report_page(made, outliers)
    return Reported(made.dump(), page, _rows(made), made.faults, outliers, RULE)


def _rows(report: Report) -> dict[str, str]:
    whole = report.whole
    return {
        "games": f"{whole.games}, {report.players} players, {', '.join(report.bots)}",
        "families": f"{report.plan['families']} ({len(report.sets)} sets)",
        "score": f"{shown(whole.score, ONE)}, spread {whole.spread:.1f},"
        f" best {shown(whole.best, ONE)}",
        "decisions": f"{shown(whole.decisions, ONE)} a game",
        "win rates": ", ".join(
            f"Disc {it.disc} {100 * it.win.value:.1f} %" for it in report.discs if it.win
        ),
    }
