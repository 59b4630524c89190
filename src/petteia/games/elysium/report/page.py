"""The page of a balance report of Elysium."""

from collections.abc import Sequence

from petteia.arena.balance.figures import WholeFigures
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
)
from petteia.games.elysium.report.figures import DesignFigures, Report
from petteia.games.elysium.report.outliers import RULE
from petteia.games.elysium.rules.codes import EPOCHS
from petteia.report.page import (
    ONE,
    PERCENT,
    POINTS,
    WHOLE,
    Block,
    Bullets,
    CellValue,
    Column,
    Heading,
    Page,
    Table,
    number,
)
from petteia.report.plots import Dot, DotPlot, Pair

MEANINGS = [
    "Offered: copies that came to lie in the Agora or the Oracle; sliding from there to here is"
    " not counted again.",
    "Takeable: turns at whose take it was among the legal takes. Chances: players × Epochs in"
    " which it was takeable at some turn.",
    "Taken: by a take of Phase II. Brought: as taken, by a power. Take rate: taken, of the copies"
    " offered.",
    "Used: its power was used, its reaction worked, its Chronos scored. Transferred: to an"
    " Elysium, even if its Legend was too short to stay there at the end.",
    "Score and win rate of those who did something are differences: their mean in a game, less"
    " the mean of the others in the same game, averaged over the games in which some did and some"
    " did not. A shared first place is a shared win.",
    "Over par: the mean win rate of those who did it, less 1 / players, in the same games.",
    "Spread: the standard deviation of the players' scores. Margin: the highest score of a game"
    " less the next.",
]
TOOK = "those who took it, less the others of the same games"
WROTE = "those who transferred it, less the others of the same games"


def report_page(report: Report, outliers: Sequence[Outlier]) -> Page:
    """The report as a page."""
    worst = outliers[:WORST]
    plan = report.games.plan
    bots = ", ".join(report.games.bots)
    lead = (
        f"{WHOLE.write(report.games.whole.games)} games of {report.players} players ({bots}),"
        f" families: {plan['families']}, pack {plan['pack']} ({plan['fingerprint']}),"
        f" seed {plan['seed']}."
        " Differences compare players of the same game; intervals are 95\N{NO-BREAK SPACE}%."
    )
    blocks: list[Block] = [
        glance(report.games.whole),
        *fault_notes(report.games.faults),
        *outlier_list(worst, RULE),
        Heading("Designs"),
        *_designs(report, {it.key for it in worst}),
        Heading("Quests"),
        *_quests(report),
        Heading("Starting order"),
        *_discs(report),
        Heading("Families"),
        *_families(report),
        Heading("Family sets"),
        *_wholes(report.sets, "Families"),
        Heading("Pediment"),
        *_pediment(report),
        Heading("Scores"),
        score_bars(report.games, "highest score less the next"),
        Heading("How to read it"),
        Bullets(MEANINGS),
    ]
    return Page("Elysium: balance report", lead, blocks)


def _designs(report: Report, marked: set[str]) -> list[Block]:
    scatter = ScatterWords(
        "Take rate and difference in score",
        "Take rate",
        "Upward: score of those who took the design, less that of the others in the same"
        " games. Marked: the worst outliers.",
    )
    least = DotWords("Least taken", "Taken, of the copies offered.")
    return [
        *rate_and_effect_plots(report.designs, marked, scatter, least, TOOK),
        _design_table(report.designs),
        _written_table(report.designs),
    ]


def _design_table(designs: Sequence[DesignFigures]) -> Table:
    columns = [
        Column("Design"),
        Column("Family"),
        number("Level"),
        Column("Kind"),
        Column("Columns", help="the Acquisition Condition"),
        number("Take rate", 1, unit="%", help="taken, of the copies offered"),
        *effect_columns(TOOK),
        number("Offered", help="copies that came to lie in the Agora or the Oracle"),
        number("Takeable", help="turns at whose take it was among the legal takes"),
        number("Chances", help="players × Epochs in which it could be taken at some turn"),
        number("Taken", help="by a take of Phase II"),
        number("Of chances", 1, unit="%", help="taken, of the chances"),
        number("Brought", help="by powers"),
        number("Used", help="its power was used, or worked"),
        number("Transferred", help="to an Elysium"),
        number("Of cards", 1, unit="%", help="transferred, of those taken or brought"),
    ]
    rows: list[list[CellValue]] = [
        [
            it.name,
            it.family,
            it.level,
            it.kind,
            it.columns,
            it.take_rate,
            *effect_cells(it.took),
            it.offered,
            it.takeable,
            it.chances,
            it.taken,
            it.chance_rate,
            it.brought,
            it.used,
            it.transferred,
            it.transfer_rate,
        ]
        for it in designs
    ]
    note = f"Differences: {TOOK}."
    return Table("All designs, by who took them", columns, rows, note)


def _written_table(designs: Sequence[DesignFigures]) -> Table:
    columns = [
        Column("Design"),
        Column("Family"),
        number("Level"),
        number("Transferred"),
        number("Players", help="players × games who transferred it"),
        *effect_columns(WROTE),
    ]
    rows: list[list[CellValue]] = [
        [it.name, it.family, it.level, it.transferred, it.writers, *effect_cells(it.wrote)]
        for it in designs
    ]
    note = f"Differences: {WROTE}. Who transfers more scores more, whatever it is."
    return Table("All designs, by who transferred them", columns, rows, note)


def _quests(report: Report) -> list[Block]:
    what = "those who had it, less the others, averaged over the Epochs of a game"
    columns = [
        Column("Quest"),
        Column("Gives"),
        number("Chances", help="players × Epochs in which it could be taken at some turn"),
        number("Had"),
        number("Rate", 1, unit="%", help="Epochs in which it was taken; Incomplete: of players"),
        number("Order", 2, help="mean place among the Quests taken in an Epoch; 1 is first"),
        number("Of takes", 1, unit="%", help="its share of all Quests taken"),
        number("First", 1, unit="%", help="its share of the Quests taken first in an Epoch"),
        *(number(f"Epoch {epoch}", 1, unit="%") for epoch in range(1, EPOCHS + 1)),
        *effect_columns(what),
    ]
    rows: list[list[CellValue]] = [
        [
            it.name,
            it.gives,
            it.chances or None,
            it.held,
            it.rate,
            it.order,
            it.share,
            it.first,
            *it.by_epoch,
            *effect_cells(it.effect),
        ]
        for it in report.quests
    ]
    rates = [Dot(it.name, it.rate) for it in report.quests if it.rate]
    scores = [Dot(it.name, it.effect.score) for it in report.quests if it.effect.score]
    return [
        Pair(
            [
                DotPlot("Taken", rates, PERCENT, note="Epochs in which the Quest was taken."),
                DotPlot("Difference in score", scores, POINTS, 0.0, f"Score of {what}."),
            ]
        ),
        Table("Quests", columns, rows, f"Differences: {what}."),
    ]


def _discs(report: Report) -> list[Block]:
    wins = [Dot(f"Disc {it.disc}", it.win) for it in report.discs if it.win]
    scores = [Dot(f"Disc {it.disc}", it.score) for it in report.discs if it.score]
    par = 1 / report.players
    return [
        Pair(
            [
                DotPlot("Win rate", wins, PERCENT, par, f"Par is {PERCENT.write(par)}."),
                DotPlot("Score", scores, ONE, note="The VP a Disc begins with included."),
            ]
        )
    ]


def _families(report: Report) -> list[Block]:
    what = "those with the most cards of it, less the others of the same games"
    columns = [
        Column("Family"),
        number("Games in play"),
        number("Offered"),
        number("Taken"),
        number("Take rate", 1, unit="%"),
        number("Used"),
        number("Transferred"),
        *effect_columns(what),
    ]
    rows: list[list[CellValue]] = [
        [
            it.name,
            it.games,
            it.offered,
            it.taken,
            it.take_rate,
            it.used,
            it.transferred,
            *effect_cells(it.most),
        ]
        for it in report.families
    ]
    by_cards: list[list[CellValue]] = [
        [it.name, cards.cards, cards.players, cards.win, cards.lead]
        for it in report.families
        for cards in it.by_cards
    ]
    most = [Dot(it.name, it.most.score) for it in report.families if it.most.score]
    rates = [Dot(it.name, it.take_rate) for it in report.families if it.take_rate]
    return [
        Pair(
            [
                DotPlot("Take rate", rates, PERCENT),
                DotPlot("Most cards of a Family", most, POINTS, 0.0, f"Score of {what}."),
            ]
        ),
        Table("Families", columns, rows, f"Differences: {what}."),
        Table(
            "By number of cards taken",
            [
                Column("Family"),
                number("Cards taken"),
                number("Players", help="players × games"),
                number("Win rate", 1, unit="%"),
                number("Lead", 2, signed=True, help="score less the mean of the rivals'"),
            ],
            by_cards,
            "Lead: score less the mean of the rivals' scores. Players of one game are not"
            " independent; the intervals take them as if they were.",
        ),
    ]


def _wholes(wholes: Sequence[WholeFigures], name: str) -> list[Block]:
    columns = [
        Column(name),
        number("Games"),
        number("Score", 1, help="a player's"),
        number("Spread", 1, help="standard deviation of the players' scores"),
        number("Best", 1, help="the highest score of a game"),
        number("Margin", 1, help="the highest score less the next"),
        number("Decisions", 1, help="a game's"),
    ]
    rows: list[list[CellValue]] = [
        [it.name, it.games, it.score, it.spread, it.best, it.margin, it.decisions] for it in wholes
    ]
    return [Table(name, columns, rows)]


def _pediment(report: Report) -> list[Block]:
    sides = [it.name for it in report.sides]
    rows: list[list[CellValue]] = [
        [it.name, *(share for share in it.by_side if share is not None)] for it in report.quests
    ]
    columns = [Column("Quest"), *(number(f"Side {side}", 1, unit="%") for side in sides)]
    return [
        *_wholes(report.sides, "Side"),
        Table("Quests by side", columns, rows, "Epochs in which the Quest was taken."),
    ]
