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

    __slots__ = ("attribute", "form", "name", "thing")

    def __init__(
        self, name: str, form: str = "number", thing: str = "", attribute: str = ""
    ) -> None:
        self.name = name
        self.form = form
        """How the value is written; each game has its own forms."""
        self.thing = thing
        """The kind of thing that the value stands for, or an empty text."""
        self.attribute = attribute or name

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
        "name",
        "pending",
        "reason",
        "rule",
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
        pending: str = "",
        watched: str = "",
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
        self.pending = pending
        """What bots count while it is pending; empty for nothing."""
        self.watched = watched
        """What reports count when it is answered; empty for nothing."""

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
