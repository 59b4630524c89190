"""The balance report of Elysium: figures, page and terminal lines."""

from petteia.arena.balance.ledger import Ledger
from petteia.arena.balance.plan import BalancePlan
from petteia.arena.balance.reporter import BalanceReport, ComparedList
from petteia.arena.report.balance_page import value_text
from petteia.games.elysium.report.figures import Report, make_report
from petteia.games.elysium.report.outliers import RULE, find_outliers
from petteia.games.elysium.report.page import report_page
from petteia.report.page import ONE

QUESTS = ComparedList("quests", "Quests", "Quest", key="number", rate="rate", effect="effect")


def report(plan: BalancePlan, ledger: Ledger) -> BalanceReport:
    """The report of a plan, from the sums of its watched games."""
    made = make_report(plan, ledger)
    outliers = find_outliers(made)
    page = report_page(made, outliers)
    return BalanceReport(
        made.dump(), page, _rows(made), made.games.faults, outliers, RULE, compared=(QUESTS,)
    )


def _rows(report: Report) -> dict[str, str]:
    whole = report.games.whole
    return {
        "games": f"{whole.games}, {report.players} players, {', '.join(report.games.bots)}",
        "families": f"{report.games.plan['families']} ({len(report.sets)} sets)",
        "score": f"{value_text(whole.score, ONE)}, spread {whole.spread:.1f},"
        f" best {value_text(whole.best, ONE)}",
        "decisions": f"{value_text(whole.decisions, ONE)} a game",
        "win rates": ", ".join(
            f"Disc {it.disc} {100 * it.win.value:.1f} %" for it in report.discs if it.win
        ),
    }
