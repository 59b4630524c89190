"""The page of a balance report of Thebai."""

from collections.abc import Sequence
from operator import mul

from petteia.arena.balance.outliers import WORST, Outlier
from petteia.arena.report.balance_page import (
    DotWords,
    ScatterWords,
    effect_cells,
    effect_columns,
    fault_notes,
    glance,
    outlier_list,
    rate_and_effect_plots,
    score_bars,
    value_text,
)
from petteia.games.thebai.report.figures import PlaceFigures, RebellionFigures, Report, ThingFigures
from petteia.games.thebai.report.outliers import RULE, dead_weight
from petteia.games.thebai.report.things import COUNCIL, DEEDS, SORT_NAMES
from petteia.report.page import (
    ONE,
    PERCENT,
    WHOLE,
    Block,
    Bullets,
    CellValue,
    Column,
    Figure,
    Figures,
    Heading,
    Numeral,
    Page,
    Table,
    Text,
    number,
)
from petteia.report.plots import Dot, DotPlot, Pair

MEANINGS = [
    "Appeared: games in which it could be chosen. An order lay in the display or came into a hand;"
    " a hero, a council space, an estate space or a roof was among what somebody could choose; a"
    " stone lay in an estate or in the city; the row of a gate tile was fought for. Blessings and"
    " help tiles appear in every game.",
    "Chosen: a stone was placed or triggered, an order fulfilled, an estate space or roof used,"
    " anything else taken. Rate: games in which somebody chose it, of those in which it appeared."
    " Of chances: players who chose it, of those who could.",
    "Score and win rate of those who chose something are differences: their mean in a game, less"
    " the mean of the others in the same game, averaged over the games in which some did and some"
    " did not. For one player: the games in which it was chosen, less those in which it was not."
    " A shared first place is a shared win.",
    "Wins: the win rate itself of those who chose it, to be held against par.",
    "VP of a council space: what its condition was worth at the end to those beside it.",
    "Antigone chooses nothing; what comes to her is counted nowhere but in her score.",
    "Spread: the standard deviation of the players' scores.",
]
CHOSE = "those who chose it, less the others of the same games"
CHOSE_ALONE = "the games in which it was chosen, less those in which it was not"
SOURCE_NAMES = {
    "track": "scored in play",
    "councillors": "councillors",
    "heroes": "heroes and blessings",
    "estate": "estate",
    "city": "dice in the city",
    "orders": "orders",
    "stock": "goods and drachmas",
    "hand": "orders in hand",
}


def report_page(report: Report, outliers: Sequence[Outlier]) -> Page:
    """The report as a page."""
    worst = outliers[:WORST]
    alone = report.players == 1
    blocks: list[Block] = [
        _glance_alone(report) if alone else glance(report.games.whole),
        *fault_notes(report.games.faults),
        *outlier_list(worst, RULE),
        Text(f"Dead weight in all: {', '.join(dead_weight(outliers)) or 'nothing'}."),
        Heading("All things"),
        *_things(report, {it.key for it in worst}),
    ]
    for sort, name in SORT_NAMES.items():
        things = [it for it in report.designs if it.sort == sort]
        if things:
            blocks += [Heading(_plural(name)), *_sort(sort, name, things, _what(report))]
    blocks += [Heading("Antigone"), *_antigone(report)] if alone else _turn_order(report)
    margin = "ahead of Antigone" if alone else "highest score less the next"
    blocks += [
        Heading("Where VP come from"),
        *_sources(report),
        Heading("Scores"),
        score_bars(report.games, margin),
        Heading("How to read it"),
        Bullets(MEANINGS),
    ]
    return Page("Thebai: balance report", _lead(report), blocks)


def _glance_alone(report: Report) -> Figures:
    """The key figures of games against Antigone."""
    whole, ahead = report.games.whole, report.games.margins
    lead = sum(map(mul, ahead.values, ahead.counts)) / whole.games
    return Figures(
        [
            Figure("Games", WHOLE.write(whole.games)),
            Figure("Won", value_text(report.seats[0].win, PERCENT)),
            Figure("Score", value_text(whole.score, ONE), f"spread {whole.spread:.1f}"),
            Figure("Ahead of Antigone by", Numeral(1, signed=True).write(lead)),
            Figure("Decisions a game", value_text(whole.decisions, ONE)),
        ]
    )


def _lead(report: Report) -> str:
    plan = report.games.plan
    bots = ", ".join(report.games.bots)
    alone = report.players == 1
    players = "1 player" if alone else f"{report.players} players"
    challenge = f" challenge: {plan['challenge']}," if alone else ""
    par = "" if alone else f" A player's par is {PERCENT.write(1 / report.players)} wins."
    return (
        f"{WHOLE.write(report.games.whole.games)} games of {players} ({bots}),"
        f"{challenge} pack {plan['pack']} ({plan['fingerprint']}), seed {plan['seed']}."
        f"{par} Intervals are 95\N{NO-BREAK SPACE}%."
    )


def _plural(name: str) -> str:
    return f"{name}es" if name.endswith("o") else f"{name}s"


def _what(report: Report) -> str:
    return CHOSE if report.players > 1 else CHOSE_ALONE


def _things(report: Report, marked: set[str]) -> list[Block]:
    what = _what(report)
    scatter = ScatterWords(
        "Rate and difference in score",
        "Games in which it was chosen",
        f"Upward: score of {what}. Marked: the worst outliers.",
    )
    least = DotWords("Least chosen", "Games in which it was chosen, of those in which it appeared.")
    return rate_and_effect_plots(report.designs, marked, scatter, least, what)


def _sort(sort: str, name: str, things: Sequence[ThingFigures], what: str) -> list[Block]:
    """A table of the components of one sort; for council spaces also their VP."""
    columns = [
        Column(name),
        Column("Key"),
        number("Rate", 1, unit="%", help="games in which it was chosen, of those it appeared in"),
        *effect_columns(what),
        number("Wins", 1, unit="%", help="win rate of those who chose it"),
        number("Appeared", help="games in which it could be chosen"),
        number("Of chances", 1, unit="%", help="players who chose it, of those who could"),
        *(number(deed.title(), help="how often in all") for deed in DEEDS[sort]),
    ]
    rows: list[list[CellValue]] = [
        [
            it.name,
            it.printed,
            it.take_rate,
            *effect_cells(it.took),
            it.win,
            it.games,
            it.chance_rate,
            *it.deeds.values(),
        ]
        for it in things
    ]
    if sort != COUNCIL:
        return [Table(_plural(name), columns, rows, f"Differences: {what}.")]
    columns.append(number("VP", 1, help="mean worth at the end to those beside it"))
    worths = [Dot(it.name, it.vp) for it in things if it.vp]
    return [
        DotPlot("VP of each condition", worths, ONE, note="Mean worth to those beside it."),
        Table(
            _plural(name),
            columns,
            [[*row, it.vp] for row, it in zip(rows, things, strict=True)],
            f"Differences: {what}.",
        ),
    ]


def _turn_order(report: Report) -> list[Block]:
    what = "those who had it, less the others of the same games"

    def table(title: str, name: str, places: Sequence[PlaceFigures]) -> Table:
        columns = [
            Column(name),
            number("Wins", 1, unit="%"),
            number("Mean score", 1),
            *effect_columns(what),
        ]
        rows: list[list[CellValue]] = [
            [f"{name} {it.place}", it.win, it.score, *effect_cells(it.effect)] for it in places
        ]
        return Table(title, columns, rows, f"Differences: {what}.")

    par = 1 / report.players
    wins = [Dot(f"Place {it.place}", it.win) for it in report.places if it.win]
    scores = [Dot(f"Place {it.place}", it.score) for it in report.places if it.score]
    return [
        Heading("Turn order"),
        Pair(
            [
                DotPlot("Win rate", wins, PERCENT, par, f"Par is {PERCENT.write(par)}."),
                DotPlot("Score", scores, ONE, note="By the place in the first turn order."),
            ]
        ),
        table("By the place in the first turn order", "Place", report.places),
        table("By seat", "Seat", report.seats),
    ]


def _antigone(report: Report) -> list[Block]:
    def table(title: str, name: str, rows: Sequence[RebellionFigures]) -> Table:
        columns = [
            Column(name),
            number("Games"),
            number("Wins", 1, unit="%"),
            number("Score", 1),
            number("Antigone's", 1, help="her score"),
            number("Lead", 1, signed=True, help="your score less hers"),
        ]
        cells: list[list[CellValue]] = [
            [it.name, it.games, it.win, it.score, it.hers, it.lead] for it in rows
        ]
        return Table(title, columns, cells)

    def dots(rows: Sequence[RebellionFigures]) -> list[Dot]:
        return [Dot(it.name, it.win) for it in rows if it.win]

    return [
        Pair(
            [
                DotPlot("Win rate by challenge", dots(report.challenges), PERCENT),
                DotPlot("Win rate by destiny", dots(report.destinies), PERCENT),
            ]
        ),
        table("By challenge", "Challenge", report.challenges),
        table("By destiny", "Destiny", report.destinies),
    ]


def _sources(report: Report) -> list[Block]:
    columns = [
        Column("Source"),
        number("VP", 1, help="a player's mean"),
        number("Winners' VP", 1, help="the mean of those who won"),
    ]
    rows: list[list[CellValue]] = [
        [SOURCE_NAMES[it.name], it.everybody, it.winners] for it in report.sources
    ]
    means = [Dot(SOURCE_NAMES[it.name], it.everybody) for it in report.sources if it.everybody]
    return [DotPlot("VP by source", means, ONE, 0.0), Table("VP by source", columns, rows)]
