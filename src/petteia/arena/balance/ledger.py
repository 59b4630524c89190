"""Integer sums over many games, which can be added in any order and kept as JSON.

A ledger has named pages; a page has rows by subject (a card, a score); a row is a list of integers.
Wins and scores are scaled to integers, so that the sums are the same however the games are divided.
"""

from collections.abc import Sequence
from math import lcm

from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.report.estimate import Estimate, mean_estimate

Row = list[int]
Ledger = dict[str, dict[str, Row]]

WIN = lcm(*range(1, 7))
"""The units of a win, which up to six players can share evenly."""
PARTS = WIN * WIN
"""The units of a score: a difference of two means, averaged over up to six occasions, is an
integer."""


def add_row(ledger: Ledger, page: str, subject: str, numbers: Sequence[int]) -> None:
    """Add numbers to a row, which starts with zeros."""
    rows = ledger.setdefault(page, {})
    row = rows.get(subject)
    if row is None:
        rows[subject] = list(numbers)
        return
    for index, number in enumerate(numbers):
        row[index] += number


def add_ledger(ledger: Ledger, other: Ledger) -> None:
    """Add all rows of another ledger."""
    for page, rows in other.items():
        mine = ledger.get(page, {})
        for subject, numbers in rows.items():
            if len(mine.get(subject, numbers)) != len(numbers):
                raise Problem(f"The journal is damaged at {subject!r}; begin anew with --fresh.")
            add_row(ledger, page, subject, numbers)


def to_json(ledger: Ledger) -> Json:
    """A ledger as JSON."""
    return {
        page: {subject: list(row) for subject, row in rows.items()} for page, rows in ledger.items()
    }


def from_json(data: Json) -> Ledger:
    """Read a ledger from the data of `to_json`."""
    ledger: Ledger = {}
    if not isinstance(data, dict):
        raise Problem(
            "The journal is damaged: there is a piece without sums; begin anew with --fresh."
        )
    for page, rows in data.items():
        if not isinstance(rows, dict):
            raise Problem(f"The journal is damaged at {page!r}; begin anew with --fresh.")
        for subject, row in rows.items():
            if not isinstance(row, list) or not all(type(number) is int for number in row):
                raise Problem(f"The journal is damaged at {subject!r}; begin anew with --fresh.")
            numbers = [number for number in row if isinstance(number, int)]
            ledger.setdefault(page, {})[subject] = numbers
    return ledger


def shares_of_win(ranking: Sequence[int]) -> list[int]:
    """The win shares by seat, in units of `WIN`."""
    winners = list(ranking).count(1)
    return [WIN // winners if place == 1 else 0 for place in ranking]


def moments(number: int) -> Row:
    """Count, sum and sum of squares of one number."""
    return [1, number, number * number]


def mean_of(row: Row | None, unit: float, at: int = 0) -> Estimate | None:
    """The mean, with its interval, from the moments at a place of a row."""
    if row is None:
        return None
    number, total, squares = row[at : at + 3]
    return mean_estimate(number, total / unit, squares / unit**2)


def contrast(occasions: Sequence[set[int]], values: Sequence[int]) -> int | None:
    """The mean of those in a set less the mean of the others, in `PARTS`.

    With several sets (one for each occasion in a game), the mean over them. Sets of nobody or
    everybody are ignored; None if no set is left.
    """
    used = [members for members in occasions if 0 < len(members) < len(values)]
    if not used:
        return None
    total = sum(values)
    parts = 0
    for members in used:
        inside = sum(values[seat] for seat in members)
        outside = total - inside
        parts += inside * WIN // len(members) - outside * WIN // (len(values) - len(members))
    return parts * WIN // len(used)


def win_over_par(occasions: Sequence[set[int]], wins: Sequence[int]) -> int | None:
    """The mean win rate of those in a set less par, in `PARTS` of a unit of `WIN`.

    With several sets, the mean over them. Sets of nobody or everybody are ignored; None if no set
    is left. Par is the mean of all players.
    """
    used = [members for members in occasions if 0 < len(members) < len(wins)]
    if not used:
        return None
    par = sum(wins) * WIN // len(wins)
    parts = sum(sum(wins[seat] for seat in it) * WIN // len(it) - par for it in used)
    return parts * WIN // len(used)


def add_contrast(
    ledger: Ledger,
    page: str,
    subject: str,
    occasions: Sequence[set[int]],
    wins: Sequence[int],
    scores: Sequence[int],
) -> None:
    """Add the contrast between those in the sets and the others in a game: in wins, then in
    scores; last the win rate of those in the sets less par."""
    by_wins, by_scores = contrast(occasions, wins), contrast(occasions, scores)
    over_par = win_over_par(occasions, wins)
    if by_wins is not None and by_scores is not None and over_par is not None:
        row = moments(by_wins) + moments(by_scores) + moments(over_par)
        add_row(ledger, page, subject, row)


def win_difference(row: Row | None) -> Estimate | None:
    """The difference in win rate, from a contrast's row."""
    return mean_of(row, WIN * PARTS)


def over_par_rate(row: Row | None) -> Estimate | None:
    """The win rate less par, from a contrast's row."""
    return mean_of(row, WIN * PARTS, at=6)


def score_difference(row: Row | None) -> Estimate | None:
    """The difference in score, from a contrast's row."""
    return mean_of(row, PARTS, at=3)
