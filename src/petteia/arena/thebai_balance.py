"""The balance report of Thebai, put together."""

from petteia.arena.balance import Plan
from petteia.arena.balance_page import shown
from petteia.arena.ledger import Ledger
from petteia.arena.outliers import Outlier
from petteia.arena.page import ONE
from petteia.arena.reports import Reported
from petteia.arena.thebai_outliers import RULE, dead_weight, find_outliers
from petteia.arena.thebai_page import report_page
from petteia.arena.thebai_report import Report, make_report


def report(plan: Plan, ledger: Ledger) -> Reported:
    """The figures of a plan whose games have all been watched, as JSON, page and lines."""
    made = make_report(plan, ledger)
    outliers = find_outliers(made)
    page = report_page(made, outliers)
    return Reported(made.dump(), page, _rows(made, outliers), made.faults, outliers, RULE)


def _rows(report: Report, outliers: list[Outlier]) -> dict[str, str]:
    whole = report.whole
    players = "1 player" if report.players == 1 else f"{report.players} players"
    rows = {
        "games": f"{whole.games}, {players}, {', '.join(report.bots)}",
        "score": f"{shown(whole.score, ONE)}, spread {whole.spread:.1f},"
        f" best {shown(whole.best, ONE)}",
        "sources": ", ".join(
            f"{it.name} {shown(it.everybody, ONE)}" for it in report.sources if it.everybody
        ),
        "decisions": f"{shown(whole.decisions, ONE)} a game",
    }
    if report.players == 1:
        rows["win rates"] = ", ".join(
            f"{it.name} {100 * it.win.value:.1f} %" for it in report.challenges if it.win
        )
    else:
        rows["win rates"] = ", ".join(
            f"place {it.place} {100 * it.win.value:.1f} %" for it in report.places if it.win
        )
    rows["dead"] = ", ".join(dead_weight(outliers)) or "nothing"
    return rows
