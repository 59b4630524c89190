"""The names and JSON forms of the fields of each frame."""

from typing import Final, final

from petteia.games.thebai.position.keys import Keys
from petteia.games.thebai.rules.codes import (
    ADVANCING,
    ASCENDING,
    BUILDING,
    CHOOSING_ORDER,
    CHOOSING_STONE,
    CLOSING,
    COUNSELLING,
    DEPLOYING,
    EDGE_WORDS,
    FATE,
    GIVING,
    GOODS,
    LANDING,
    LEVEL_WORDS,
    MEETING,
    MUSTERING,
    OFFERED,
    ON_WORDS,
    ORDERING,
    ORDERS,
    PAYING,
    RAISING,
    REACTING,
    REBELLING,
    RELOCATING,
    REMOVING,
    RETAINING,
    ROOFING,
    ROTATING,
    RUN,
    SEATING,
    SETTING,
    STANDING,
    STEPPING,
    STOCK_WORDS,
    SWEEPING,
    TAKING,
    TRACK_WORDS,
    TRIGGERING,
    TURN,
    TURN_STEPS,
    USING,
    WALKING,
)
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.position import Position

MODES: Final = ("free", "one", "different")
SUPPLY: Final = (
    *(f"citizen {level}" for level in LEVEL_WORDS),
    *(f"hoplite {level}" for level in LEVEL_WORDS),
)


@final
class Field:
    """One field of a frame; its form is `one` name, a `set` of names, `counts` or a `number`."""

    __slots__ = ("form", "name", "slot", "sort")

    def __init__(self, slot: str, name: str, form: str = "number", sort: str = "") -> None:
        self.slot = slot
        self.name = name
        self.form = form
        self.sort = sort
        """The kind of thing that the names denote."""

    def of(self, frame: Frame) -> int:
        """Its value in a frame."""
        return int(getattr(frame, self.slot))

    def names(self, t: Position, keys: Keys) -> list[str]:
        """The names of its values."""
        lists = {
            "dice": t.board.dice_names,
            "space": t.board.names,
            "step": keys.steps,
            "stone": keys.stones,
            "estate": keys.estate,
            "hero": keys.heroes,
            "blessing": keys.blessings,
            "help": keys.help,
        }
        return lists[self.sort] if self.sort in lists else list(WORD_LISTS[self.sort])


WORD_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "level": LEVEL_WORDS,
    "good": STOCK_WORDS,
    "track": TRACK_WORDS,
    "edge": EDGE_WORDS,
    "mode": MODES,
    "moment": TURN_STEPS,
    "supply": SUPPLY,
    "event": ON_WORDS,
}

STEP: Final = Field("pc", "step", "one", "step")
LEFT: Final = Field("left", "left")
STRENGTH: Final = Field("a", "strength")

FIELDS: Final[dict[int, tuple[Field, ...]]] = {
    TURN: (Field("a", "next", "one", "moment"), Field("b", "fulfilled")),
    CHOOSING_STONE: (),
    CHOOSING_ORDER: (),
    USING: (Field("a", "citizen", "one", "level"), Field("b", "help", "one", "help")),
    TRIGGERING: (Field("a", "at", "one", "dice"), Field("b", "price")),
    WALKING: (Field("a", "visited", "set", "space"), Field("b", "paid"), Field("c", "crossed")),
    GOODS: (LEFT,),
    ORDERS: (LEFT,),
    GIVING: (LEFT,),
    TAKING: (Field("a", "given", "one", "good"),),
    OFFERED: (STEP, STRENGTH),
    PAYING: (LEFT,),
    RAISING: (
        STEP,
        LEFT,
        Field("a", "raised", "set", "dice"),
        Field("b", "raised_estate", "set", "estate"),
        Field("c", "raised_supply", "counts", "supply"),
        Field("d", "only"),
    ),
    MUSTERING: (LEFT,),
    DEPLOYING: (Field("a", "level", "one", "level"), Field("b", "from", "one", "dice")),
    REMOVING: (LEFT,),
    BUILDING: (LEFT, Field("a", "roofs"), Field("b", "triggered")),
    SETTING: (Field("a", "stone", "one", "stone"), Field("b", "roofs")),
    ROTATING: (
        Field("a", "stone", "one", "stone"),
        Field("b", "roofs"),
        Field("c", "space", "one", "space"),
    ),
    ROOFING: (LEFT, Field("a", "space", "one", "space"), Field("b", "used", "set", "edge")),
    ADVANCING: (LEFT, Field("a", "tracks", "set", "track"), Field("b", "mode", "one", "mode")),
    RELOCATING: (),
    SEATING: (LEFT,),
    ASCENDING: (Field("a", "at", "one", "dice"),),
    MEETING: (),
    STANDING: (Field("a", "hero", "one", "hero"),),
    RETAINING: (Field("a", "hoplites", "set", "dice"), Field("b", "row")),
    COUNSELLING: (Field("a", "place"),),
    ORDERING: (
        Field("a", "blessings", "set", "blessing"),
        Field("b", "heroes", "set", "hero"),
    ),
    RUN: (STEP, STRENGTH, Field("b", "again"), Field("c", "first", "one", "step")),
    STEPPING: (STEP, STRENGTH),
    SWEEPING: (Field("a", "at", "set", "dice"),),
    FATE: (
        Field("a", "stage"),
        Field("b", "through"),
        Field("c", "looters"),
        Field("d", "taker"),
        Field("left", "fought", "set", "dice"),
    ),
    REBELLING: (Field("a", "stage"), Field("b", "herald")),
    CLOSING: (Field("b", "through"),),
    LANDING: (Field("a", "space", "one", "space"),),
    REACTING: (Field("a", "event", "one", "event"), Field("b", "number")),
}
"""The fields of each frame; all others are 0."""
