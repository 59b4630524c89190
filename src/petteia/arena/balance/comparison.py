"""The comparison of two balance reports: what a change of the content has changed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from math import hypot
from pathlib import Path

from petteia.arena.balance.figures import FORMAT, VERSION
from petteia.arena.balance.outliers import certain_distance, median_and_spread
from petteia.arena.balance.reporter import ComparedList
from petteia.kernel.content.reader import ReadError, Section
from petteia.kernel.files import read_json
from petteia.kernel.game import game, games
from petteia.kernel.text.problem import Problem
from petteia.report.estimate import Estimate
from petteia.report.page import (
    PERCENT,
    POINTS,
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
    number,
)
from petteia.report.plots import Dot, DotPlot, Pair

MOST_NUMBER = 1 << 53
DESIGNS = ComparedList("designs", "Designs", "Design", "key", "take_rate", "took")
"""The list every balance report has."""
SHOWN = 15
"""The most designs in a plot or in a short table."""
RATE_CHANGE = Numeral(1, signed=True, unit="%")


@dataclass(frozen=True, slots=True)
class Entry:
    """A design or another compared thing in a report."""

    key: str
    name: str
    rate: Estimate | None
    """How often it was taken."""
    score: Estimate | None
    """The difference in score between those who took it and the others."""


@dataclass(frozen=True, slots=True)
class SavedReport:
    """What a comparison needs of a saved report."""

    file: str
    game: str
    plan: str
    designs: dict[str, Entry]
    further: dict[str, tuple[ComparedList, dict[str, Entry]]]
    """Further compared lists by field."""
    outliers: list[str]


@dataclass(frozen=True, slots=True)
class Change:
    """An entry before and after."""

    before: Entry
    after: Entry
    rate: Estimate | None
    score: Estimate | None
    weight: float
    """The size of the change beyond doubt, in spreads of the figure."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The changes between two reports, and the names of designs that are in only one of them."""

    before: SavedReport
    after: SavedReport
    designs: list[Change]
    """The largest change first."""
    further: dict[str, list[Change]]
    """The changes of further lists, by title."""
    gone: list[str]
    new: list[str]

    def dump(self) -> dict[str, object]:
        """The comparison as JSON."""
        return asdict(self)


def compare(before: Path, after: Path) -> Comparison:
    """Read two reports and compare them."""
    old, new = read_report(before), read_report(after)
    if old.game != new.game:
        raise Problem(f"{before} is a report of {old.game}, {after} one of {new.game}.")
    return Comparison(
        old,
        new,
        _changes(old.designs, new.designs),
        {
            listed.title: sorted(
                _changes(entries, new.further[field][1]), key=lambda it: it.before.key
            )
            for field, (listed, entries) in old.further.items()
            if field in new.further
        },
        [entry.name for key, entry in old.designs.items() if key not in new.designs],
        [entry.name for key, entry in new.designs.items() if key not in old.designs],
    )


def read_report(path: Path) -> SavedReport:
    """Read a report from its JSON; a `Problem` if it is invalid."""
    file = str(path)
    top = Section(read_json(path), file)
    if top.data.get("format") != FORMAT:
        raise ReadError(file, "", "", "is not a balance report")
    top.number("version", VERSION, VERSION)
    plan = top.table("plan")
    key = plan.word("game", games())
    played = plan.number("games", 1, MOST_NUMBER)
    players = plan.number("players", 1, 8)
    bots = plan.words("bots", 8)
    words = (
        f"{played:,} games of {players} player{'s' if players > 1 else ''} ({', '.join(bots)}),"
        f" pack {plan.text('pack')} ({plan.text('fingerprint')})"
    )
    return SavedReport(
        file,
        key,
        words,
        _entries(top, DESIGNS),
        {listed.field: (listed, _entries(top, listed)) for listed in _further(top)},
        [
            Section(item, file, f"outliers {place}").text("words", longest=400)
            for place, item in enumerate(top.items("outliers", 1000), 1)
        ],
    )


def comparison_page(found: Comparison) -> Page:
    """A comparison as a page."""
    rates = [Dot(it.after.name, it.rate) for it in found.designs[:SHOWN] if it.rate]
    scores = [Dot(it.after.name, it.score) for it in found.designs[:SHOWN] if it.score]
    blocks: list[Block] = [
        Figures(
            [
                Figure("Designs in both", str(len(found.designs))),
                Figure("Surely taken otherwise", str(_sure([it.rate for it in found.designs]))),
                Figure("Surely another score", str(_sure([it.score for it in found.designs]))),
                Figure("Only before", str(len(found.gone)), ", ".join(found.gone)),
                Figure("Only after", str(len(found.new)), ", ".join(found.new)),
            ]
        ),
        Heading("Outliers before"),
        Bullets(found.before.outliers[:SHOWN], numbered=True),
        Heading("Outliers after"),
        Bullets(found.after.outliers[:SHOWN], numbered=True),
        Heading("Designs"),
        Pair(
            [
                DotPlot("Change of take rate", rates, RATE_CHANGE, 0.0),
                DotPlot("Change of difference in score", scores, POINTS, 0.0),
            ]
        ),
        _table("Designs, the largest change first", found.designs),
    ]
    for title, changes in found.further.items():
        blocks += [Heading(title), _table(title, changes)]
    lead = (
        f"Before: {found.before.plan}. After: {found.after.plan}."
        " Intervals are 95\N{NO-BREAK SPACE}%."
    )
    return Page(f"{game(found.after.game).name}: balance before and after", lead, blocks)


def comparison_markdown(found: Comparison) -> str:
    """The designs that changed most, and all further lists, as tables in Markdown."""
    lines = [f"Before: {found.before.plan}.", "", f"After: {found.after.plan}.", ""]
    lines += _markdown_table(DESIGNS.name, found.designs[:SHOWN])
    for compared, _ in found.after.further.values():
        if found.further.get(compared.title):
            changes = found.further[compared.title]
            lines += ["", *_markdown_table(compared.name, changes)]
    for title, past in (("Outliers before", found.before), ("Outliers after", found.after)):
        items = [f"{place}. {words}" for place, words in enumerate(past.outliers[:10], 1)]
        lines += ["", f"{title}:", "", *(items or ["None."])]
    for title, names in (("Only before", found.gone), ("Only after", found.new)):
        if names:
            lines += ["", f"{title}: {', '.join(names)}."]
    return "\n".join(lines) + "\n"


def _further(top: Section) -> list[ComparedList]:
    """The further lists a report says can be compared."""
    rows = [
        Section(item, top.file, f"compared {place}")
        for place, item in enumerate(top.items("compared", 10), 1)
    ]
    return [ComparedList(*(row.text(field.name) for field in fields(ComparedList))) for row in rows]


def _entries(top: Section, listed: ComparedList) -> dict[str, Entry]:
    """The entries of a list, by key."""
    entries: dict[str, Entry] = {}
    for place, item in enumerate(top.items(listed.field), 1):
        row = Section(item, top.file, f"{listed.field} {place}")
        name = row.text("name")
        number = row.data.get(listed.key)
        key = str(number) if isinstance(number, int) else row.text(listed.key)
        inner = row.table(listed.effect)
        entries[key] = Entry(key, name, _estimate(row, listed.rate), _estimate(inner, "score"))
    return entries


def _estimate(row: Section, key: str) -> Estimate | None:
    if row.take(key) is None:
        return None
    inner = row.table(key)
    low, value, high = (_figure(inner, name) for name in ("low", "value", "high"))
    if not low <= value <= high:
        raise row.error(key, "expected low, value and high in this order")
    return Estimate(value, low, high)


def _figure(row: Section, key: str) -> float:
    value = row.take(key)
    # No report has larger numbers. The negated comparison also refuses NaN.
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e9:
        raise row.error(key, "expected a number")
    return float(value)


def _changes(before: dict[str, Entry], after: dict[str, Entry]) -> list[Change]:
    both = [(entry, after[key]) for key, entry in before.items() if key in after]
    rate_spread = _spread([old.rate for old, _ in both])
    score_spread = _spread([old.score for old, _ in both])
    changes: list[Change] = []
    for old, new in both:
        rate, score = difference(old.rate, new.rate), difference(old.score, new.score)
        weight = max(
            certain_distance(rate) / rate_spread if rate else 0.0,
            certain_distance(score) / score_spread if score else 0.0,
        )
        changes.append(Change(old, new, rate, score, weight))
    return sorted(changes, key=lambda it: (-it.weight, it.before.key))


def difference(before: Estimate | None, after: Estimate | None) -> Estimate | None:
    """The difference of two independent estimates, with its interval."""
    if before is None or after is None:
        return None
    value = after.value - before.value
    low = hypot(after.value - after.low, before.high - before.value)
    high = hypot(after.high - after.value, before.value - before.low)
    return Estimate(value, value - low, value + high)


def _spread(estimates: Sequence[Estimate | None]) -> float:
    values = [estimate.value for estimate in estimates if estimate is not None]
    return median_and_spread(values)[1] if values else 1.0


def _sure(estimates: Sequence[Estimate | None]) -> int:
    return sum(1 for estimate in estimates if estimate is not None and estimate.excludes(0.0))


def _table(title: str, changes: Sequence[Change]) -> Table:
    columns = [
        Column("Name"),
        number("Take rate before", 1, unit="%"),
        number("after", 1, unit="%"),
        number("change", 1, signed=True, unit="%"),
        number("Score before", 2, signed=True, help="of those who took it, less the others"),
        number("after", 2, signed=True),
        number("change", 2, signed=True),
        number(
            "Weight", 1, help="how large the change surely is, in what designs usually differ by"
        ),
    ]
    rows: list[list[CellValue]] = [
        [
            it.after.name,
            it.before.rate,
            it.after.rate,
            it.rate,
            it.before.score,
            it.after.score,
            it.score,
            it.weight,
        ]
        for it in changes
    ]
    return Table(title, columns, rows)


def _markdown_table(name: str, changes: Sequence[Change]) -> list[str]:
    def cell(estimate: Estimate | None, numeral: Numeral) -> str:
        return numeral.write(estimate.value) if estimate else "–"

    def spans(estimate: Estimate | None, numeral: Numeral) -> str:
        if estimate is None:
            return "–"
        return f"{numeral.write(estimate.low)} … {numeral.write(estimate.high)}"

    return [
        f"| {name} | take rate before | after | change | score before | after | change |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {it.after.name.replace('|', '/')} | {cell(it.before.rate, PERCENT)} |"
            f" {cell(it.after.rate, PERCENT)} | {spans(it.rate, RATE_CHANGE)} |"
            f" {cell(it.before.score, POINTS)} | {cell(it.after.score, POINTS)} |"
            f" {spans(it.score, POINTS)} |"
            for it in changes
        ),
    ]


def render(found: Comparison, suffix: str) -> str:
    """A comparison as text, in the format of a file suffix."""
    if suffix == ".html":
        return comparison_page(found).html()
    if suffix == ".md":
        return comparison_markdown(found)
    raise Problem(f"A comparison is written as .html or .md, not as {suffix or 'a plain name'!r}.")
