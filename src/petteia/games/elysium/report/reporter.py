"""The balance report of Elysium, put together."""

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.reports import Reported
from petteia.arena.balance.run import Plan
from petteia.arena.report.balance_page import shown
from petteia.arena.report.page import ONE
from petteia.games.elysium.report.figures import Report, make_report
from petteia.games.elysium.report.outliers import RULE, find_outliers
from petteia.games.elysium.report.page import report_page


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
