"""A kind of frame described once: how it is written, which rule it follows, what counts it.

A game lists its kinds of frames in `rules/decisions.py`. Dump, load, prompts, refusals, features
and reports read that list.
"""

from collections.abc import Iterable
from typing import final

from petteia.kernel.machine import WORK, Frame


@final
class Field:
    """A field of a frame: its name in a dumped position, its attribute and its format."""

    __slots__ = ("attribute", "form", "high", "low", "name", "thing")

    def __init__(
        self,
        name: str,
        form: str = "number",
        thing: str = "",
        attribute: str = "",
        *,
        low: int = 0,
        high: int = 1_000_000,
    ) -> None:
        self.name = name
        self.form = form
        """How the value is written; each game has its own forms."""
        self.thing = thing
        """The kind of thing that the value stands for, or an empty text."""
        self.attribute = attribute or name
        self.low = low
        self.high = high
        """The lowest and the highest number that a position may give."""

    def read(self, frame: Frame) -> int:
        """Its value in a frame."""
        return int(getattr(frame, self.attribute))

    def write(self, frame: Frame, value: int) -> None:
        """Set its value in a frame."""
        setattr(frame, self.attribute, value)


@final
class Decision:
    """One kind of frame: a decision, or work that needs none."""

    __slots__ = (
        "actions",
        "fields",
        "kind",
        "must",
        "name",
        "pending",
        "reason",
        "rule",
        "seatless",
        "steps",
        "watched",
    )

    def __init__(
        self,
        kind: int,
        name: str,
        rule: str,
        fields: tuple[Field, ...] = (),
        *,
        actions: tuple[int, ...] = (),
        steps: tuple[int, ...] = (),
        reason: str = "",
        must: tuple[str, str] = ("", ""),
        pending: str = "",
        watched: str = "",
        seatless: bool = False,
    ) -> None:
        self.kind = kind
        self.name = name
        """Its name in dumped positions and message keys."""
        self.rule = rule
        """The rule that asks for it."""
        self.fields = fields
        self.actions = actions
        """The kinds of actions that answer it."""
        self.steps = steps
        """The steps of effects at which it can wait."""
        self.reason = reason
        """The message that refuses another action while it is pending."""
        self.must = must
        """The rule and the message that refuse to decline it where it may not be declined; empty if
        `reason` does."""
        self.pending = pending
        """What bots count while it is pending; empty for nothing."""
        self.watched = watched
        """What reports count as offered by it; empty for nothing."""
        self.seatless = seatless
        """Whether it belongs to no player."""

    def is_work(self) -> bool:
        """Whether it needs no decision."""
        return self.kind >= WORK


@final
class Decisions:
    """All kinds of frames of a game, by kind and by name."""

    __slots__ = ("by_kind", "by_name")

    def __init__(self, rows: Iterable[Decision]) -> None:
        self.by_kind = {row.kind: row for row in rows}
        self.by_name = {row.name: row for row in self.by_kind.values()}

    def __getitem__(self, kind: int) -> Decision:
        return self.by_kind[kind]

    def name_of(self, frame: Frame) -> str:
        """The name of a frame's kind."""
        return self.by_kind[frame.kind].name
