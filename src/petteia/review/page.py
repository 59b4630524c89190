"""A review as one HTML file."""

from collections.abc import Iterator, Sequence

from petteia.kernel.record import Record
from petteia.report.page import PERCENT, WHOLE, Block, Column, Heading, Numeral, Page, Table, Text
from petteia.report.plots import Line, LinePlot
from petteia.review.grades import INACCURACY
from petteia.review.ledger import course_of
from petteia.review.wire import AccountData, ReviewData, ReviewedDecision
from petteia.review.words import (
    grade_words,
    line_words,
    point_words,
    points,
    say,
    summary,
    words_of_moves,
)

CHANCE = Numeral(unit="%")
POINTS = Numeral(signed=True, unit="%")
LEAD = Numeral(signed=True)
SOURCES = ("start", "deal", "drawn", "unforeseen", "own-choices", "other-choices", "outcome")


def review_page(review: ReviewData, record: Record, names: Sequence[str], language: str) -> Page:
    """The page of a review; `names` are the players' names by seat."""
    game = record.game.name
    about = say(
        language,
        "review-about",
        iterations=review["iterations"],
        moves=len(review["decisions"]),
        version=review["petteia"],
        seed=str(review["seed"]),
    )
    blocks = [
        *_players(review, names, language),
        *_curves(review, names, language),
        *_turning_points(review, record, names, language),
        *_decisions(review, record, names, language),
    ]
    title = say(language, "review-title", game=game)
    return Page(title, about, blocks, language, say(language, "review-contents"))


def _column(language: str, key: str, numeral: Numeral | None = None, help: str = "") -> Column:
    return Column(say(language, key), numeral, say(language, help) if help else "")


def _players(review: ReviewData, names: Sequence[str], language: str) -> Iterator[Block]:
    players = review["players"]
    yield Heading(say(language, "review-players"))
    for it in players:
        yield Text(summary(it["account"], names[it["seat"]], len(players), language))
    grades = list(players[0]["grades"])
    yield Table(
        say(language, "review-accuracy"),
        [
            _column(language, "review-player"),
            _column(language, "review-accuracy", WHOLE, "review-accuracy-about"),
            *(_column(language, f"grade-{grade}", WHOLE) for grade in grades),
        ],
        [
            [names[it["seat"]], it["accuracy"], *(it["grades"][grade] for grade in grades)]
            for it in players
        ],
    )
    yield Table(
        say(language, "review-sources"),
        [
            _column(language, "review-player"),
            *(_column(language, f"review-{it}", POINTS, _about(it)) for it in SOURCES),
        ],
        [[names[it["seat"]], *_sources(it["account"])] for it in players],
        say(language, "review-sources-about"),
    )


def _about(source: str) -> str:
    return "" if source == "outcome" else f"review-{source}-about"


def _sources(account: AccountData) -> list[float]:
    return [
        account["start"],
        account["deal"],
        account["drawn"],
        account["unforeseen"],
        account["own"],
        account["others"],
        account["result"],
    ]


def _curves(review: ReviewData, names: Sequence[str], language: str) -> Iterator[Block]:
    seats = range(len(review["players"]))
    courses = [course_of(review, seat) for seat in seats]
    move = say(language, "review-move")
    yield Heading(say(language, "review-curve"))
    yield LinePlot(
        say(language, "review-curve"),
        [Line(names[seat], courses[seat].chance) for seat in seats],
        PERCENT,
        move,
        note=say(language, "review-curve-about"),
    )
    for seat in seats:
        course = courses[seat]
        lines = [
            Line(say(language, "review-luck-so-far"), course.luck),
            Line(say(language, "review-own-so-far"), course.own),
        ]
        if len(seats) > 1:
            lines.append(Line(say(language, "review-others-so-far"), course.others))
        title = say(language, "review-stack", name=names[seat])
        yield LinePlot(title, lines, PERCENT, move, reference=0.0)


def _turning_points(
    review: ReviewData, record: Record, names: Sequence[str], language: str
) -> Iterator[Block]:
    yield Heading(say(language, "review-turning-points"))
    if not review["turning_points"]:
        least = points(INACCURACY)
        yield Text(say(language, "review-no-turning-points", points=least))
    for point in review["turning_points"]:
        decision = review["decisions"][point["move"]]
        yield Text(point_words(decision, record, names, language))
        better = "; ".join(line_words(record, point, language))
        yield Text(f"{say(language, 'review-better', words=better)}. {point['reasons'][language]}")


def _decisions(
    review: ReviewData, record: Record, names: Sequence[str], language: str
) -> Iterator[Block]:
    asked = [(it["move"], it["played"], it["best"]) for it in review["decisions"]]
    words = words_of_moves(record, asked, language)
    yield Heading(say(language, "review-decisions"))
    yield Table(
        say(language, "review-decisions"),
        [
            _column(language, "review-move", WHOLE),
            _column(language, "review-player"),
            _column(language, "review-played"),
            _column(language, "review-best"),
            _column(language, "review-grade"),
            _column(language, "review-cost", CHANCE, "review-cost-about"),
            _column(language, "review-chance", CHANCE),
            _column(language, "review-lead", LEAD, "review-lead-about"),
        ],
        [
            _row(decision, played, best, names, language)
            for decision, (played, best) in zip(review["decisions"], words, strict=True)
        ],
        filter=say(language, "review-filter"),
    )


def _row(
    decision: ReviewedDecision, played: str, best: str, names: Sequence[str], language: str
) -> list[str | int | float | None]:
    seat = decision["seat"]
    return [
        decision["move"] + 1,
        names[seat],
        played,
        None if decision["best"] == decision["played"] else best,
        grade_words(decision["grade"], language),
        decision["cost"],
        decision["before"][seat],
        decision["lead_before"],
    ]
