"""The types of what a game of Elysium sends to its page."""

from typing import Literal

from petteia.kernel.wire import (
    Barred,
    LegalMove,
    LogLine,
    PackSetting,
    Prompt,
    TableOptions,
    WireType,
    WireTypes,
)

Phase = Literal["actions", "writing", "scoring", "over"]
CardMark = Literal["ready", "used", "ring", "plain"]
LegendKind = Literal["single", "family", "level"]


class ElysiumPlace(WireType):
    """A place of the Agora or at the Oracle."""

    place: int
    card: str | None
    taken_by: int | None
    """The player who took its card."""


class ElysiumQuest(WireType):
    """A Quest of the Temple."""

    number: int
    gold: int
    vp: int
    transfers: int
    columns: str
    """The colours of the Columns it needs, such as `RB`."""
    holder: int | None


class HeldQuest(WireType):
    """The Quest of a player; an incomplete one has the number 0."""

    number: int
    incomplete: bool


class DomainCard(WireType):
    """A card of a Domain."""

    card: str
    mark: CardMark


class Ghost(WireType):
    """A card that a Legend lacks; None where several fit."""

    family: str | None
    level: int | None


class Legend(WireType):
    """A Legend of an Elysium."""

    index: int
    at: str
    """Its anchor; identical Legends have the same one."""
    kind: LegendKind
    title: str
    note: str
    cards: list[str | None]
    """In the order of the Legend; None is a gap, `citizen` a Citizen."""
    ghosts: list[Ghost]
    """What fits the gaps, in the same order."""
    worth: int
    next: str
    """The Victory Points with one more card, such as `6` or `2–3`; empty if it is full."""
    size: int
    full: int


class ElysiumSeat(WireType):
    """A player's board, Domain and Elysium."""

    gold: int
    vp: int
    pp: int
    columns: str
    disc: int
    quest: HeldQuest | None
    taken: int
    """The cards taken this Epoch."""
    domain: list[DomainCard]
    citizens: int
    legends: list[Legend]
    elysium_vp: int
    score: int


class LevelBonus(WireType):
    """The bonus tile of a Level."""

    level: int
    vp: int
    holder: int | None
    cards: int
    """The cards of its holder's longest Legend of that Level."""


class BonusTile(WireType):
    """A bonus tile of a Family."""

    vp: int
    holder: int | None


class FamilyBonus(WireType):
    """The bonus tiles of a Family."""

    family: str
    tiles: list[BonusTile]


class ElysiumBonus(WireType):
    """All bonus tiles."""

    levels: list[LevelBonus]
    families: list[FamilyBonus]


class LegendWorth(WireType):
    """The Victory Points of Legends of two cards, three cards and so on."""

    family: list[int]
    level: list[int]


class ElysiumTable(WireType):
    """What every seat sees; in Elysium nothing on the table is visible to one player only."""

    game: str
    to_move: int
    over: bool
    epoch: int
    epochs: int
    phase: Phase
    phase_words: str
    stage: str
    round: int
    """0 outside of the Actions phase."""
    rounds: int
    order: list[int]
    pediment: str
    quests: list[ElysiumQuest]
    agora: list[ElysiumPlace]
    oracle: list[ElysiumPlace] | None
    """None without Families that bring the Oracle."""
    pile: int
    discard: list[str]
    gone: int
    prestige: bool
    bonus: ElysiumBonus
    legend_worth: LegendWorth
    seats: list[ElysiumSeat]
    names: list[str]


class ElysiumScreen(ElysiumTable):
    """What one seat sees of a game of Elysium: a `Screen` of the kernel."""

    seat: int
    prompt: Prompt
    moves: list[LegalMove]
    barred: dict[str, Barred]


class ElysiumLogLine(LogLine):
    """A line of the log of Elysium."""

    epoch: int
    round: int
    phase: Phase


class CardToken(WireType):
    """An amount of tokens in the text of a card."""

    icon: str
    number: str
    words: str
    """The amount in words, for those who hear the text."""


class ElysiumCard(WireType):
    """A card in words."""

    name: str
    family: str
    family_name: str
    level: int
    columns: str
    kind: str
    kind_words: str
    mark: Literal["", "=", "≠"]
    parts: list[str | CardToken]
    """What it does."""
    copies: int
    picture: str
    """A symbol of `pictures.svg`; empty if the pack names none for the card or its Family."""


class ElysiumFamily(WireType):
    """A Family in play."""

    name: str


class ElysiumCards(WireType):
    """The cards and the Families of a table, by key."""

    cards: dict[str, ElysiumCard]
    families: dict[str, ElysiumFamily]


class FamilySetSetting(WireType):
    """A named set of Families."""

    key: str
    name: str
    families: list[str]
    note: str


class FamilySetting(WireType):
    """A Family to choose."""

    key: str
    name: str
    note: str


class ElysiumPack(PackSetting):
    """A pack with its sets and its Families."""

    sets: list[FamilySetSetting]
    families: list[FamilySetting]
    in_play: int
    """How many Families a game has."""


class ElysiumOptions(TableOptions):
    """The options of a table of Elysium."""

    families: list[str]


WIRE_TYPES = WireTypes(ElysiumScreen, ElysiumLogLine, ElysiumCards, ElysiumPack, ElysiumOptions)
