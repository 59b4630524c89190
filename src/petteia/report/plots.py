"""Plots for a page as inline SVG: dots with intervals, bars, scatter plots.

Horizontal positions are percentages of the width, so a plot fits a phone without smaller text.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from petteia.report.estimate import Estimate
from petteia.report.page import EMPTY, WHOLE, Block, Numeral, caption

ROW = 22
HEIGHT = 240
"""The height of a plot with a vertical axis, without the labels below it."""
BELOW = 40
LINE = 12
"""The height of a label."""
LETTER = 1.1
"""The width of a letter in percent of a plot of medium width."""
ROUND_STEPS = (1.0, 2.0, 2.5, 5.0, 10.0)


@dataclass(frozen=True, slots=True)
class Dot:
    """A row of a dot plot: label and estimate; `far` highlights it."""

    label: str
    estimate: Estimate
    far: bool = False


@dataclass(frozen=True, slots=True)
class DotPlot:
    """Estimates with their 95 % intervals in rows, and a reference line."""

    title: str
    dots: Sequence[Dot]
    numeral: Numeral = WHOLE
    reference: float | None = None
    note: str = ""

    def html(self) -> str:
        values = [edge for dot in self.dots for edge in (dot.estimate.low, dot.estimate.high)]
        if self.reference is not None:
            values.append(self.reference)
        axis = Axis.over(values)
        rows = "".join(self._row(dot, axis) for dot in self.dots)
        ticks = "".join(self._label(tick, axis) for tick in axis.ticks)
        scale = f'<div class="row"><span></span><svg height="18" aria-hidden="true">{ticks}</svg>'
        return (
            f'<figure class="plot">{caption(self.title, self.note)}{rows}{scale}<span></span></div>'
            "</figure>\n"
        )

    def _label(self, tick: float, axis: "Axis") -> str:
        """The number of a tick; phones show only the ends and one near the middle."""
        ends = tick in (axis.ticks[0], axis.ticks[-1])
        middle = tick == min(axis.ticks, key=lambda it: abs(axis.place(it) - 50))
        kept = ends or (middle and 40 < axis.place(tick) < 60)
        kind = "" if kept else ' class="roomy"'
        return (
            f'<text x="{axis.place(tick):.2f}%" y="14" text-anchor="{axis.anchor(tick)}"'
            f"{kind}>"
            f"{escape(self.numeral.shortest(axis.ticks).write(tick))}</text>"
        )

    def _row(self, dot: Dot, axis: "Axis") -> str:
        it, middle = dot.estimate, ROW // 2
        write = self.numeral.write
        words = f"{dot.label}: {write(it.value)} ({write(it.low)} … {write(it.high)})"
        lines = "".join(_upright(axis.place(tick), 0, ROW, "grid") for tick in axis.ticks)
        if self.reference is not None:
            lines += _upright(axis.place(self.reference), 0, ROW, "reference")
        label = escape(dot.label)
        return (
            f'<div class="row{" far" if dot.far else ""}"><span title="{escape(dot.label)}">{label}'
            f'</span><svg height="{ROW}" role="img" aria-label="{escape(words)}">'
            f"<title>{escape(words)}</title>{lines}"
            f'<line class="span" x1="{axis.place(it.low):.2f}%" x2="{axis.place(it.high):.2f}%" '
            f'y1="{middle}" y2="{middle}"/>'
            f'<circle class="dot" cx="{axis.place(it.value):.2f}%" cy="{middle}" r="4.5"/></svg>'
            f"<span>{escape(write(it.value))}</span></div>"
        )


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: label, value, and whether it is highlighted."""

    label: str
    value: float
    far: bool = False


@dataclass(frozen=True, slots=True)
class BarPlot:
    """A bar chart, such as a histogram; if there are many labels, some are left out."""

    title: str
    bars: Sequence[Bar]
    numeral: Numeral = WHOLE
    across: str = ""
    """The title of the horizontal axis."""
    note: str = ""

    def html(self) -> str:
        axis = Axis.over([0.0, *(bar.value for bar in self.bars)])
        width = 100 / max(1, len(self.bars))
        every = ceil(max(1, len(self.bars)) / 12)
        drawn = []
        for index, bar in enumerate(self.bars):
            x = index * width
            y, base = axis.height(bar.value), axis.height(0.0)
            words = f"{bar.label}: {self.numeral.write(bar.value)}"
            drawn.append(
                f'<rect class="bar{" far" if bar.far else ""}" x="{x + width * 0.08:.2f}%" '
                f'width="{width * 0.84:.2f}%" y="{min(y, base):.1f}" '
                f'height="{abs(base - y):.1f}"><title>{escape(words)}</title></rect>'
            )
            if index % every == 0:
                drawn.append(
                    f'<text x="{x + width / 2:.2f}%" y="{HEIGHT + 16}" text-anchor="middle">'
                    f"{escape(bar.label)}</text>"
                )
        most = max(self.bars, key=lambda bar: bar.value, default=Bar("", 0.0))
        ends = f"{self.bars[0].label} to {self.bars[-1].label}" if self.bars else ""
        summary = f"{ends}, most at {most.label}: {self.numeral.write(most.value)}"
        return _upward_plot(
            self.title, self.note, self.across, axis, self.numeral, "".join(drawn), summary
        )


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a scatter plot; its label is written if it is highlighted, else a tooltip."""

    label: str
    x: float
    y: float
    far: bool = False


@dataclass(frozen=True, slots=True)
class ScatterPlot:
    """A scatter plot of two figures."""

    title: str
    points: Sequence[Point]
    across: str
    upward: str
    x: Numeral = WHOLE
    y: Numeral = WHOLE
    reference: float | None = None
    """A horizontal reference line."""
    note: str = ""

    def html(self) -> str:
        over = Axis.over([point.x for point in self.points])
        heights = [point.y for point in self.points]
        axis = Axis.over(heights if self.reference is None else [*heights, self.reference])
        drawn = [
            f'<text x="{over.place(tick):.2f}%" y="{HEIGHT + 16}" '
            f'text-anchor="{over.anchor(tick)}">{escape(self.x.write(tick))}</text>'
            for tick in over.ticks
        ]
        if self.reference is not None:
            drawn.append(_level(axis.height(self.reference), "reference"))
        placed = [(it, over.place(it.x), axis.height(it.y)) for it in self.points]
        drawn += [self._point(it, x, y) for it, x, y in placed]
        drawn += _names([(it.label, x, y) for it, x, y in placed if it.far])
        title = f"{self.upward} against {self.across}"
        return _upward_plot(
            self.title, self.note or title, self.across, axis, self.y, "".join(drawn), title
        )

    def _point(self, point: Point, x: float, y: float) -> str:
        words = f"{point.label}: {self.x.write(point.x)}, {self.y.write(point.y)}"
        far = " far" if point.far else ""
        return (
            f'<circle class="dot{far}" cx="{x:.2f}%" cy="{y:.1f}" r="{5 if far else 3.5}" '
            f'fill-opacity="{1 if far else 0.55}"><title>{escape(words)}</title></circle>'
        )


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a plot: its values at equal distances."""

    label: str
    values: Sequence[float]


@dataclass(frozen=True, slots=True)
class LinePlot:
    """Lines over the same range, each with a colour and dashes of its own."""

    title: str
    lines: Sequence[Line]
    numeral: Numeral = WHOLE
    across: str = ""
    """The title of the horizontal axis."""
    reference: float | None = None
    note: str = ""

    def html(self) -> str:
        values = [value for line in self.lines for value in line.values]
        axis = Axis.over(values if self.reference is None else [*values, self.reference])
        drawn = [] if self.reference is None else [_level(axis.height(self.reference), "reference")]
        # Percentages are not allowed in a path, so the lines have a stretched box of their own.
        drawn.append(
            f'<svg x="0" y="0" width="100%" height="{HEIGHT}" viewBox="0 0 100 {HEIGHT}" '
            f'preserveAspectRatio="none">{"".join(self._lines(axis))}</svg>'
        )
        last = ", ".join(
            f"{line.label}: {self.numeral.write(line.values[-1])}"
            for line in self.lines
            if line.values
        )
        plot = _upward_plot(
            self.title, self.note, self.across, axis, self.numeral, "".join(drawn), last
        )
        return plot.replace("</figure>", f"{self._legend()}</figure>")

    def _lines(self, axis: "Axis") -> Iterator[str]:
        for number, line in enumerate(self.lines):
            step = 100 / max(1, len(line.values) - 1)
            points = " ".join(
                f"{index * step:.2f},{axis.height(value):.1f}"
                for index, value in enumerate(line.values)
            )
            yield (
                f'<polyline class="line line-{number}" points="{points}">'
                f"<title>{escape(line.label)}</title></polyline>"
            )

    def _legend(self) -> str:
        items = "".join(
            f'<li><svg width="32" height="12" aria-hidden="true">'
            f'<line class="line line-{number}" x1="0" x2="32" y1="6" y2="6"/></svg>'
            f"{escape(line.label)}</li>"
            for number, line in enumerate(self.lines)
        )
        return f'<ul class="legend">{items}</ul>'


@dataclass(frozen=True, slots=True)
class Pair:
    """Plots side by side where there is room."""

    blocks: Sequence[Block]

    def html(self) -> str:
        return f'<div class="pair">{"".join(block.html() for block in self.blocks)}</div>\n'


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis with ticks at round numbers."""

    low: float
    high: float
    ticks: tuple[float, ...]

    @classmethod
    def over(cls, values: Sequence[float], most: int = 6) -> "Axis":
        """An axis that covers all these values."""
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        if high - low < 1e-12:
            low, high = low - 0.5, high + 0.5
        step = _round_step((high - low) / most)
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        ticks = tuple(index * step for index in range(first, last + 1))
        return cls(ticks[0], ticks[-1], ticks)

    def place(self, value: float) -> float:
        """The horizontal position of a value, in percent of the width."""
        return 100 * (value - self.low) / (self.high - self.low)

    def height(self, value: float) -> float:
        """The vertical position of a value, from the top of the plot."""
        return HEIGHT * (1 - (value - self.low) / (self.high - self.low))

    def anchor(self, tick: float) -> str:
        """The text anchor of a tick's number, which keeps both ends inside the plot."""
        return {0: "start", len(self.ticks) - 1: "end"}.get(self.ticks.index(tick), "middle")


def _round_step(rough: float) -> float:
    size = 10.0 ** floor(log10(rough))
    return next(step * size for step in ROUND_STEPS if step * size >= rough * (1 - 1e-9))


def _names(named: Sequence[tuple[str, float, float]]) -> list[str]:
    """Labels beside their points, moved down where they would overlap."""
    drawn: list[str] = []
    taken: list[tuple[float, float, float]] = []
    for label, x, y in sorted(named, key=lambda it: it[2]):
        left = x > 60
        width = LETTER * len(label)
        begin = x - width if left else x
        while any(
            abs(y - line) < LINE and begin < other + wide and other < begin + width
            for other, wide, line in taken
        ):
            y += 1
        taken.append((begin, width, y))
        drawn.append(
            f'<text class="name" x="{x:.2f}%" y="{y + 4:.1f}" dx="{-8 if left else 8}" '
            f'text-anchor="{"end" if left else "start"}">{escape(label)}</text>'
        )
    return drawn


def _upright(x: float, top: float, bottom: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.2f}%" x2="{x:.2f}%" y1="{top}" y2="{bottom}"/>'


def _level(y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>'


def _upward_plot(
    title: str, note: str, across: str, axis: Axis, numeral: Numeral, drawn: str, summary: str
) -> str:
    """The SVG of a plot with a vertical axis."""
    scale = "".join(
        _level(axis.height(tick), "axis" if tick == 0 else "grid")
        + f'<text x="0" dx="-6" y="{axis.height(tick) + 4:.1f}" text-anchor="end">'
        f"{escape(numeral.write(tick))}</text>"
        for tick in axis.ticks
    )
    below = (
        f'<text x="100%" y="{HEIGHT + 34}" text-anchor="end">{escape(across)}</text>'
        if across
        else ""
    )
    shown = escape(f"{title}. {summary}" if summary else title)
    return (
        f'<figure class="plot">{caption(title, note)}'
        f'<svg class="upward" height="{HEIGHT + BELOW}" role="img" aria-label="{shown or EMPTY}">'
        f"{scale}{drawn}{below}</svg></figure>\n"
    )
