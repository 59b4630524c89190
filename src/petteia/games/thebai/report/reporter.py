"""The balance report of Thebai, put together."""

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.outliers import Outlier
from petteia.arena.balance.reports import Reported
from petteia.arena.balance.run import Plan
from petteia.arena.report.balance_page import shown
from petteia.arena.report.page import ONE
from petteia.games.thebai.report.figures import Report, make_report
from petteia.games.thebai.report.outliers import RULE, dead_weight, find_outliers
from petteia.games.thebai.report.page import report_page


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
