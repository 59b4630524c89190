"""The balance report of Thebai: figures, page and terminal lines."""

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.outliers import Outlier
from petteia.arena.balance.plan import BalancePlan
from petteia.arena.balance.reporter import BalanceReport
from petteia.arena.report.balance_page import value_text
from petteia.games.thebai.report.figures import Report, make_report
from petteia.games.thebai.report.outliers import RULE, dead_weight, find_outliers
from petteia.games.thebai.report.page import report_page
from petteia.report.page import ONE


def report(plan: BalancePlan, ledger: Ledger) -> BalanceReport:
    """The report of a plan, from the sums of its watched games."""
    made = make_report(plan, ledger)
    outliers = find_outliers(made)
    page = report_page(made, outliers)
    return BalanceReport(
        made.dump(), page, _rows(made, outliers), made.games.faults, outliers, RULE
    )


def _rows(report: Report, outliers: list[Outlier]) -> dict[str, str]:
    whole = report.games.whole
    players = "1 player" if report.players == 1 else f"{report.players} players"
    rows = {
        "games": f"{whole.games}, {players}, {', '.join(report.games.bots)}",
        "score": f"{value_text(whole.score, ONE)}, spread {whole.spread:.1f},"
        f" best {value_text(whole.best, ONE)}",
        "sources": ", ".join(
            f"{it.name} {value_text(it.everybody, ONE)}" for it in report.sources if it.everybody
        ),
        "decisions": f"{value_text(whole.decisions, ONE)} a game",
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
