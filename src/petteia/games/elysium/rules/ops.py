"""The operations that the engine executes: steps of effects, compiled to objects of ints.

All steps of a game are in one list. An effect is a run of steps that ends with `END`, and a branch
of `choose` is a run of its own. The state of a running effect is therefore one int, the index of
the next step, and a position can be saved in the middle of any effect.
"""

from typing import Final, final

from petteia.kernel.native import i64

END: Final = 0
GAIN: Final = 1
LOSE: Final = 2
GIVE: Final = 3
PAY_COST: Final = 4
MATCH: Final = 5
TRANSFER_STEP: Final = 6
DISCARD_STEP: Final = 7
BRING_STEP: Final = 8
EXCHANGE: Final = 9
USE: Final = 10
READY_STEP: Final = 11
CHOOSE: Final = 12

WHO_YOU: Final = 0
WHO_RIVALS: Final = 1
WHO_RIVAL: Final = 2
WHO_ACTOR: Final = 3
WHO_MOST: Final = 4

TOKEN_NONE: Final = -1
GOLD: Final = 0
VP: Final = 1
PP: Final = 2

COUNT_CARDS: Final = 0
COUNT_FAMILIES: Final = 1
COUNT_LEVELS: Final = 2
COUNT_LEGENDS: Final = 3
COUNT_BONUSES: Final = 4
COUNT_TRANSFERS: Final = 5
COUNT_TOKENS: Final = 6


@final
class Measure:
    """What to count, and the bounds of the count (G6)."""

    __slots__ = (
        "also",
        "cap",
        "citizens",
        "each",
        "least",
        "mask",
        "most",
        "size",
        "them",
        "token",
        "type",
        "what",
        "zone",
    )

    def __init__(
        self,
        what: i64,
        token: i64,
        zone: i64,
        also: i64,
        mask: i64,
        citizens: bool,
        them: bool,
        size: i64,
        type_: i64,
        each: i64,
        cap: i64,
        least: i64,
        most: i64,
    ) -> None:
        self.what = what
        self.token = token
        self.zone = zone
        self.also = also
        self.mask = mask
        """The designs that count, as bits."""
        self.citizens = citizens
        self.them = them
        self.size = size
        self.type = type_
        self.each = each
        self.cap = cap
        self.least = least
        self.most = most


@final
class Condition:
    """`if`: a count within its bounds, a standing Column, or the most of a token."""

    __slots__ = ("column", "count", "tie", "token")

    def __init__(self, count: Measure | None, column: i64, token: i64, tie: bool) -> None:
        self.count = count
        self.column = column
        """The Column's bit, 0 for none."""
        self.token = token
        self.tie = tie


@final
class Reaction:
    """`on`: the event that triggers the step of a Permanent card."""

    __slots__ = ("by_rivals", "citizens", "event", "mask", "phase", "zone")

    def __init__(
        self, event: i64, by_rivals: bool, zone: i64, phase: i64, mask: i64, citizens: bool
    ) -> None:
        self.event = event
        self.by_rivals = by_rivals
        self.zone = zone
        self.phase = phase
        self.mask = mask
        self.citizens = citizens


@final
class Op:
    """One compiled step."""

    __slots__ = (
        "at_once",
        "branches",
        "citizens",
        "condition",
        "delta",
        "dest",
        "face_down",
        "free",
        "gold",
        "levels",
        "mask",
        "n",
        "of_all",
        "on",
        "partner",
        "per",
        "pick",
        "plain",
        "pp",
        "ring",
        "same_level",
        "to_rival",
        "token",
        "verb",
        "vp",
        "who",
        "zone",
    )

    def __init__(self, verb: i64) -> None:
        self.verb = verb
        self.who: i64 = WHO_YOU
        self.token: i64 = TOKEN_NONE
        """The token of `who={most=…}`."""
        self.of_all = False
        """`most` and `use`: all players, not only the rivals."""
        self.to_rival = False
        self.at_once = False
        """The step moves tokens and needs no decision."""
        self.gold: i64 = 0
        self.vp: i64 = 0
        self.pp: i64 = 0
        self.n: i64 = 0
        self.delta: i64 = 0
        """The change of the cost of a transfer."""
        self.free = False
        self.zone: i64 = 0
        """Where the cards come from."""
        self.dest: i64 = 0
        self.face_down = False
        self.pick: i64 = 0
        self.partner: i64 = 0
        """The other zone of an exchange; DOMAIN means the rivals' Domains."""
        self.same_level = False
        self.ring = False
        self.mask: i64 = -1
        """The designs that the step applies to, as bits."""
        self.levels: i64 = 0b1110
        """The Levels of the places a Citizen may fill (transfer), as bits."""
        self.citizens = True
        """Whether the step applies to Citizens."""
        self.branches: list[int] = []
        self.plain = True
        """Whether the step has neither `if` nor `per`, so that it always counts once."""
        self.condition: Condition | None = None
        self.per: Measure | None = None
        self.on: Reaction | None = None
