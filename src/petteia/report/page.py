"""Reports as one self-contained HTML file: text, figures, sortable tables, plots.

    page = Page("Arena", "600 games.", [Table("Ratings", [Column("bot"), number("rating")], rows)])
    write_atomically(path, page.html())

All input is text, which is escaped here. Plots are in `plots`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Protocol

from petteia.report.estimate import Estimate

CellValue = str | int | float | Estimate | None
"""A cell of a table; None is shown as a dash and always sorts last."""
EMPTY = "–"
MINUS = "\N{MINUS SIGN}"
FILTERED = 12
"""Tables of more rows than this can be filtered."""
HERE = Path(__file__).parent


class Block(Protocol):
    """A part of a page."""

    def html(self) -> str:
        """The part as HTML, everything in it escaped."""
        ...


@dataclass(frozen=True, slots=True)
class Numeral:
    """How numbers are written: digits after the point, a sign, a unit such as %.

    With the unit % a share of 1 is written as 100 %.
    """

    digits: int = 0
    signed: bool = False
    unit: str = ""

    def write(self, value: float) -> str:
        """A number as text, with a minus sign and thin spaces between thousands."""
        scaled = value * 100 if self.unit == "%" else value
        text = f"{scaled:{'+' if self.signed else ''},.{self.digits}f}"
        if not text.strip("+-0.,"):
            text = text.lstrip("+-")
        text = text.replace("-", MINUS).replace(",", "\N{THIN SPACE}")
        return f"{text}\N{NO-BREAK SPACE}{self.unit}" if self.unit else text

    def shortest(self, values: Sequence[float]) -> "Numeral":
        """The same with no more digits than these values need."""
        scale = 100 if self.unit == "%" else 1
        for digits in range(self.digits):
            if all(abs(round(it * scale, digits) - it * scale) < 1e-9 for it in values):
                return Numeral(digits, self.signed, self.unit)
        return self


WHOLE = Numeral()
ONE = Numeral(1)
POINTS = Numeral(2, signed=True)
"""Differences of scores."""
PERCENT = Numeral(1, unit="%")


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: text, or numbers if it says how they are written."""

    name: str
    numeral: Numeral | None = None
    help: str = ""
    """A tooltip that explains the figure."""


def number(
    name: str, digits: int = 0, *, signed: bool = False, unit: str = "", help: str = ""
) -> Column:
    """A column of numbers, of shares if the unit is %."""
    return Column(name, Numeral(digits, signed, unit), help)


@dataclass(frozen=True, slots=True)
class Table:
    """A table that can be sorted by each column."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[CellValue]]
    note: str = ""
    filter: str = "Filter"
    """The word in the box that filters the rows."""

    def html(self) -> str:
        heads = "".join(_head(column) for column in self.columns)
        body = "".join(self._row(row) for row in self.rows)
        name = escape(self.title, quote=True)
        search = (
            f'<input type="search" placeholder="{escape(self.filter)}" '
            f'aria-label="{escape(self.filter)}: {name}">'
            if len(self.rows) > FILTERED
            else ""
        )
        return (
            f'<figure class="table"><figcaption><h3>{escape(self.title)}</h3>{search}'
            f"{_note(self.note)}</figcaption>"
            f'<div class="box" tabindex="0" role="region" aria-label="{name}">'
            f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div></figure>\n"
        )

    def _row(self, row: Sequence[CellValue]) -> str:
        cells = zip(row, self.columns, strict=True)
        shown = [_cell(value, of, first=not place) for place, (value, of) in enumerate(cells)]
        return f"<tr>{''.join(shown)}</tr>"


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; the table of contents links to it."""

    words: str

    def html(self) -> str:
        return f'<h2 id="{anchor(self.words)}">{escape(self.words)}</h2>\n'


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    words: str

    def html(self) -> str:
        return f"<p>{escape(self.words)}</p>\n"


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of short sentences, numbered if their order matters."""

    lines: Sequence[str]
    numbered: bool = False

    def html(self) -> str:
        tag = "ol" if self.numbered else "ul"
        items = "".join(f"<li>{escape(line)}</li>" for line in self.lines)
        return f"<{tag}>{items}</{tag}>\n"


@dataclass(frozen=True, slots=True)
class Figure:
    """One key figure."""

    label: str
    value: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Figures:
    """Key figures side by side."""

    figures: Sequence[Figure]

    def html(self) -> str:
        items = "".join(
            f"<div><dt>{escape(it.label)}</dt><dd>{escape(it.value)}"
            f"{f'<small>{escape(it.note)}</small>' if it.note else ''}</dd></div>"
            for it in self.figures
        )
        return f'<dl class="figures">{items}</dl>\n'


@dataclass(frozen=True, slots=True)
class Page:
    """A report: title, introduction and parts."""

    title: str
    lead: str
    blocks: Sequence[Block] = field(default_factory=list)
    language: str = "en"
    contents: str = "Contents"
    """The name of the list of headings, which is read aloud."""

    def html(self) -> str:
        """The whole page; it loads nothing."""
        style = (HERE / "page.css").read_text(encoding="utf-8")
        script = (HERE / "page.js").read_text(encoding="utf-8")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
            "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"
            f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"<header><h1>{escape(self.title)}</h1><p>{escape(self.lead)}</p></header>\n"
            f"{self._contents()}<main>\n{''.join(block.html() for block in self.blocks)}</main>\n"
            f"<script>\n{script}</script>\n</body>\n</html>\n"
        )

    def _contents(self) -> str:
        heads = [block.words for block in self.blocks if isinstance(block, Heading)]
        if len(heads) < 2:
            return ""
        links = "".join(f'<a href="#{anchor(words)}">{escape(words)}</a>' for words in heads)
        return f'<nav aria-label="{escape(self.contents)}">{links}</nav>\n'


def anchor(words: str) -> str:
    """The anchor of a heading."""
    kept = "".join(letter if letter.isalnum() else " " for letter in words.lower())
    return "-".join(kept.split()) or "part"


def caption(title: str, note: str) -> str:
    """The caption of a plot."""
    return f"<figcaption><h3>{escape(title)}</h3>{_note(note)}</figcaption>"


def _note(note: str) -> str:
    return f'<p class="note">{escape(note)}</p>' if note else ""


def _head(column: Column) -> str:
    kind = ' class="number"' if column.numeral else ""
    tip = f' title="{escape(column.help, quote=True)}"' if column.help else ""
    return (
        f'<th scope="col" aria-sort="none"{kind}{tip}>'
        f'<button type="button">{escape(column.name)}</button></th>'
    )


def _cell(value: CellValue, column: Column, first: bool) -> str:
    opened, closed = ('<th scope="row"', "</th>") if first else ("<td", "</td>")
    numeral = column.numeral
    if numeral is None:
        assert isinstance(value, str | None)
        return f"{opened}>{escape(EMPTY if value is None else value)}{closed}"
    if value is None:
        return f'{opened} class="number">{EMPTY}{closed}'
    if isinstance(value, Estimate):
        span = f"{numeral.write(value.low)} … {numeral.write(value.high)}"
        shown = f"{escape(numeral.write(value.value))} <small>{escape(span)}</small>"
        return f'{opened} class="number" data-v="{value.value:.9g}">{shown}{closed}'
    assert not isinstance(value, str)
    return f'{opened} class="number" data-v="{value:.9g}">{escape(numeral.write(value))}{closed}'
