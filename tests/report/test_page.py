"""Pages are whole, well formed and safe, whatever is written into them."""

from html.parser import HTMLParser

import pytest

from petteia.report.estimate import Estimate, mean_estimate, share_estimate
from petteia.report.page import (
    PERCENT,
    Bullets,
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
from petteia.report.plots import (
    Axis,
    Bar,
    BarPlot,
    Dot,
    DotPlot,
    Line,
    LinePlot,
    Pair,
    Point,
    ScatterPlot,
)

EMPTY_TAGS = {"meta", "input"}
NASTY = "<script>alert(\"1\")</script> & 'Zeus'"


class Reader(HTMLParser):
    """Reads a page strictly: every tag is closed by its like."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert not reader.open
    return reader


def full_page(name: str) -> str:
    estimate = Estimate(0.5, 0.4, 0.6)
    rows = [[name, 3, estimate, None], ["b", 1, None, -1.25]] * 10
    columns = [
        Column(name),
        number("n", help=name),
        number("share", 1, unit="%"),
        number("lead", 2, signed=True),
    ]
    blocks = [
        Heading(name),
        Text(name),
        Bullets([name], numbered=True),
        Figures([Figure(name, name, name)]),
        Table(name, columns, rows, name),
        Heading("Plots"),
        Pair(
            [
                DotPlot(name, [Dot(name, estimate, far=True)], reference=0.0, note=name),
                BarPlot(name, [Bar(name, 3.0), Bar("b", -1.0, far=True)], across=name),
                ScatterPlot(name, [Point(name, 1.0, 2.0, far=True), Point("b", 1, 3)], name, name),
            ]
        ),
    ]
    return Page(name, name, blocks).html()


def test_a_page_is_well_formed_and_loads_nothing() -> None:
    page = read(full_page("Zeus"))
    tags = [tag for tag, _ in page.seen]
    assert tags.count("h1") == tags.count("main") == 1
    assert not {"link", "img", "iframe"} & set(tags)
    for _, attributes in page.seen:
        assert "src" not in attributes
        assert (attributes.get("href") or "#").startswith("#")


def test_everything_written_into_a_page_is_escaped() -> None:
    plain, nasty = read(full_page("Zeus")), read(full_page(NASTY))
    assert [tag for tag, _ in nasty.seen] == [tag for tag, _ in plain.seen]
    assert "".join(nasty.words).count(NASTY) == "".join(plain.words).count("Zeus")
    assert NASTY in [attributes.get("title") for _, attributes in nasty.seen]


def test_heads_can_be_sorted_by_and_numbers_carry_their_value() -> None:
    page = read(full_page("Zeus"))
    heads = [
        attributes for tag, attributes in page.seen if tag == "th" and "aria-sort" in attributes
    ]
    assert [head["aria-sort"] for head in heads] == ["none"] * 4
    values = [attributes["data-v"] for tag, attributes in page.seen if "data-v" in attributes]
    assert values[:4] == ["3", "0.5", "1", "-1.25"]


def test_long_tables_can_be_filtered_short_ones_need_not() -> None:
    short = Table("short", [Column("a")], [["x"]]).html()
    long = Table("long", [Column("a")], [["x"]] * 13).html()
    assert "search" not in short
    assert "search" in long


@pytest.mark.parametrize(
    ("numeral", "value", "words"),
    [
        (Numeral(), 12345.0, "12\N{THIN SPACE}345"),
        (Numeral(1, unit="%"), 0.1234, "12.3\N{NO-BREAK SPACE}%"),
        (Numeral(2, signed=True), -0.5, "−0.50"),
        (Numeral(2, signed=True), 0.5, "+0.50"),
        (Numeral(1, signed=True), -0.01, "0.0"),
    ],
)
def test_numbers_are_written_for_people(numeral: Numeral, value: float, words: str) -> None:
    assert numeral.write(value) == words


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 1.0], (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
        ([-3.0, 57.0], (-10.0, 0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0)),
        ([5.0, 5.0], (4.4, 4.6, 4.8, 5.0, 5.2, 5.4, 5.6)),
        ([], (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
    ],
)
def test_an_axis_has_round_ticks_around_its_values(
    values: list[float], ticks: tuple[float, ...]
) -> None:
    axis = Axis.over(values)
    assert axis.ticks == pytest.approx(ticks)
    assert all(axis.low <= value <= axis.high for value in values)
    assert [axis.place(axis.low), axis.place(axis.high)] == [0, 100]


def test_means_have_normal_intervals() -> None:
    # 1, 2, 3, 4: mean 2.5, standard deviation 1.29099, standard error 0.645497
    estimate = mean_estimate(4, 10.0, 30.0)
    assert estimate is not None
    assert estimate.value == 2.5
    assert (estimate.low, estimate.high) == pytest.approx((1.234849, 3.765151), abs=1e-6)
    assert not estimate.excludes(2.0)
    assert estimate.excludes(1.2)
    assert mean_estimate(1, 2.0, 4.0) is None


def test_shares_have_wilson_intervals() -> None:
    # The textbook case of 8 out of 10.
    estimate = share_estimate(8, 10)
    assert estimate is not None
    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    nobody = share_estimate(0, 10)
    assert nobody is not None
    assert nobody.low == 0
    assert nobody.high == pytest.approx(0.2775, abs=1e-4)
    for trials in range(1, 200):
        for hits in (0, trials):
            edge = share_estimate(hits, trials)
            assert edge is not None
            assert 0 <= edge.low <= edge.value <= edge.high <= 1
    assert share_estimate(0, 0) is None


def test_lines_are_drawn_over_one_range_and_named():
    lines = [Line("Anna", [0.5, 0.7, 1.0]), Line("<Ben>", [0.5, 0.3, 0.0])]
    html = LinePlot("Chances", lines, PERCENT, "Move").html()
    assert html.count("<polyline") == 2
    assert "0.00," in html
    assert "100.00," in html
    assert "&lt;Ben&gt;" in html
    assert "<Ben>" not in html
    assert "Anna: 100.0" in html
