"""What the positions of games with effects share: frames, the offer, and the trace.

A position keeps a stack of frames: decisions that a player has to make, and work that needs no
decision. The frame on top is handled first. Each game has its own loop, which runs work, plays
forced choices and begins the next part of the game until a player has at least two options; sharing
the loop makes it slower (docs/decisions/0018-a-loop-for-each-game.md).
"""

from typing import Final, TypeVar, cast

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.offer import Offer
from petteia.kernel.state import State
from petteia.kernel.text.reason import Refused

IDLE: Final = 0
"""The kind of the lowest frame of every stack: nothing is pending."""
ACTIONS: Final = 1 << 20
"""All actions of a game are below this number."""
WORK: Final = 32
"""Kinds below this are decisions, the others are work that needs none."""


@mypyc_attr(acyclic=True)
class Frame:
    """A pending decision or pending work."""

    __slots__ = ("done", "extra", "item", "kind", "left", "owner", "seat", "step")

    def __init__(
        self,
        kind: i64,
        seat: i64,
        step: i64,
        left: i64,
        owner: i64,
        item: i64,
        done: i64,
        extra: i64,
    ) -> None:
        self.kind = kind
        self.seat = seat
        """The seat that decides, or for which the work is done; -1 for nobody."""
        self.step = step
        """The step of an effect, or 0."""
        self.left = left
        """How many times it is still to be done."""
        self.owner = owner
        """The seat whose turn or power it is."""
        self.item = item
        """The thing it is about."""
        self.done = done
        """How much has been done."""
        self.extra = extra
        """One more number. Where these four stand for something else in a kind of frame, a game's
        subclass names them by properties (see `use_slots`)."""

    def copy(self) -> "Frame":
        raise NotImplementedError

    def values(self) -> list[int]:
        """All values, for comparing."""
        return [
            self.kind,
            self.seat,
            self.step,
            self.left,
            self.owner,
            self.item,
            self.done,
            self.extra,
        ]


def use_slots(frames: type[Frame]) -> None:
    """Replace the properties of a subclass by the slots they read, in an interpreted build.

    The compiler inlines such a property; interpreted, it costs a call for each use.
    """
    for name, field in list(vars(frames).items()):
        code = getattr(getattr(field, "fget", None), "__code__", None)
        if code is not None:
            setattr(frames, name, getattr(Frame, code.co_names[0]))


class Machine(State):
    """A position with pending frames."""

    __slots__ = ("mover", "offer", "trace")

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        """The legal actions of the player to move."""
        self.mover: i64 = -1
        self.trace: list[tuple[Machine, int]] | None = None
        """If not None, collects forced actions, each with the position before it."""

    def play(self, action: int) -> None:
        if not 0 <= action < ACTIONS or not self.offer.has(action):
            raise Refused(action, self.why_not(action))
        self.apply(action)

    def play_steps(self, action: int) -> "list[tuple[Machine, int]]":
        steps: list[tuple[Machine, int]] = [(self.copy(), action)]
        self.trace = steps
        try:
            self.play(action)
        finally:
            self.trace = None
        return steps

    def copy(self) -> "Machine":
        raise NotImplementedError

    def pack(self) -> str:
        """The pack of the content: HOUSE_PACK, or a folder."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the dumped position, which every build can read if it has the same pack."""
        from petteia.kernel.game import restore

        return (restore, (self.game_key(), self.dump(), self.pack()))


M = TypeVar("M", bound=Machine)


def take_trace(t: M) -> list[tuple[M, int]]:
    """The forced actions since `trace` was set or last taken."""
    steps = t.trace
    assert steps is not None
    t.trace = []
    return cast("list[tuple[M, int]]", steps)
