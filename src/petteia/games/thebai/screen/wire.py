"""The types of what a game of Thebai sends to its page.

Components are named by key; their names and texts are sent once, as the `cards` of the table. Keys
are unique within their kind. Kadmeia spaces are written as `C4`, dice spaces as `C4-D4`, levels of
dice as `2*`, roofs and rims as the letters W, B, O and S.
"""

from typing import Literal, NotRequired

from petteia.kernel.wire import (
    Barred,
    LegalMove,
    LogLine,
    PackSetting,
    Prompt,
    TableOptions,
    WireType,
    WireTypes,
    Word,
)

Phase = Literal["stones", "orders", "turns", "fate", "end", "over"]
DieKind = Literal["citizen", "hoplite"]
StepName = Literal[
    "reset",
    "citizen",
    "archon",
    "help",
    "order",
    "stone",
    "card",
    "herald",
    "prosperity",
    "attack",
    "loot",
    "gate",
    "pay",
    "council",
    "turn-order",
]
"""The steps of a turn, of the setup, and of the fate phase."""


# The city.


class CityStone(WireType):
    """A stone in the city."""

    at: str
    stone: str
    owner: int | None
    """The seat whose colour it has; None if it is neutral."""
    roofs: str
    """Its roofs as it lies, clockwise from the top."""


class CityDie(WireType):
    """A die in the city."""

    at: str
    seat: int
    kind: DieKind
    level: str


class Standee(WireType):
    """The standee of a hero."""

    hero: str
    seat: int
    at: str
    """A dice space or a council space."""


class Rim(WireType):
    """The roofs of the city's rim, from the left or from the top."""

    top: str
    right: str
    bottom: str
    left: str


class RowCommander(WireType):
    """A commander in a row."""

    seat: int
    strength: int


class CityRow(WireType):
    """A row of the city: its gate, attack card, hero and commanders."""

    row: int
    gate: str
    """The name of the gate."""
    tile: str | None
    """The gate tile; None if it is gone."""
    tile_holder: int | None
    """Who took it; None if it is there or left the game."""
    attack: str | None
    """The attack card, if it is face-up."""
    hero: str | None
    """The hero to be taken here."""
    taken: str | None
    """The hero who was taken from here."""
    hero_holder: int | None
    commanders: list[RowCommander]


class City(WireType):
    """The city board."""

    columns: str
    rim: Rim
    stones: list[CityStone]
    dice: list[CityDie]
    markers: list[str]
    """The dice spaces with an occupied marker."""
    standees: list[Standee]
    rows: list[CityRow]
    """From the top."""


# Fate.


class FateTile(WireType):
    """The fate tile of a round."""

    round: int
    kind: Literal["conflict", "prosperity", "hidden"]
    tile: str | None
    """A key of the kind `conflict` or `prosperity`; None if it is hidden."""
    back: str
    row: int | None
    """The row of a conflict."""
    state: Literal["done", "now", "ahead"]


class BattleSeat(WireType):
    """A player in a battle ahead, as things stand."""

    seat: int
    total: int | None
    """The strength; None if the player does not take part."""
    worst: int
    best: int
    """The VP against the strongest and the weakest possible attack."""


class BattleAhead(WireType):
    """A battle of this round or later whose row is known."""

    round: int
    row: int
    low: int
    high: int
    """The least and the greatest possible strength of the attack."""
    seats: list[BattleSeat]
    """In turn order."""
    words: str
    """What it means for the reader, in one sentence; for spectators, who leads."""


# Players.


class EstateSpace(WireType):
    """A space of an estate."""

    space: str
    stone: str | None
    """The stone that covers it."""
    stone_owner: int | None
    """The seat whose colour that stone has; None if it is neutral or there is none."""
    die: str | None
    """The level of the citizen on it."""
    help: bool
    """Whether a help tile lies on it."""


class Order(WireType):
    """An order in the hand or on display, as the reader could fulfil it now."""

    order: str
    payable: bool
    missing: dict[str, int]
    """The goods that the reader lacks for it."""
    secret: bool
    """Whether only its owner knows it."""


class ThebaiSeat(WireType):
    """A player; in a game alone seat 1 is Antigone."""

    vp: int
    score: int
    """The VP if the game ended now."""
    grape: int
    amphora: int
    bronze: int
    drachma: int
    citizens: list[str]
    """The levels of the citizens in the supply."""
    hoplites: list[str]
    reserve: int
    """The citizens in the general supply."""
    commanders: list[int]
    """The strengths of those left."""
    councillor_tiles: int
    archon: str | None
    estate: list[EstateSpace]
    """15 spaces, row by row; none for Antigone."""
    columns_cleared: int
    hand: list[Order]
    """The orders that the reader may see."""
    hidden_orders: int
    """How many more there are."""
    fulfilled: list[str]
    gates: list[str]
    heroes: list[str]
    blessings: dict[str, int]
    help: dict[str, int]
    dionysos: int
    ares: int
    councillors: int


# Altar and council.


class AltarTrack(WireType):
    """The markers on a track of the altar."""

    track: Literal["dionysos", "ares"]
    order: list[int]
    """The seats from the one ahead."""
    places: list[int]
    """The space of each seat's marker, by seat."""


class AltarStack(WireType):
    """What is left of a stack of blessings or help tiles."""

    kind: Literal["blessing", "help-tile"]
    key: str
    left: int


class CouncilSpace(WireType):
    """A space of a monument."""

    space: str
    holder: int | None
    piece: Literal["", "die", "tile", "hero", "turmoil"]
    now: int
    """The VP it would bring the reader if the game ended now; 0 for spectators."""


class PathSpace(WireType):
    """A space of the council's path; the last may hold several dice."""

    vp: int
    """What a die scores there."""
    seats: list[int]


class Council(WireType):
    """The council board."""

    path: list[PathSpace]
    spaces: list[CouncilSpace]


# Antigone.


class AntigonePile(WireType):
    """A pile of Antigone's stones."""

    top: str | None
    left: int


class Antigone(WireType):
    """Antigone's area in a game alone."""

    challenge: int
    card: str | None
    """The open action card; None if it is the game-end card."""
    card_kind: Literal["basic-action", "special-action", "game-end-card"]
    hidden: int
    """The action cards below it."""
    done: list[str]
    destiny: str
    heralds: list[str]
    """Left and right."""
    pointer: Literal["left", "right", ""]
    """The herald that the open card points at."""
    piles: list[AntigonePile]


# The turn.


class TurnStep(WireType):
    """A step of the turn or of the fate phase, for the bar of steps."""

    name: StepName
    state: Literal["done", "now", "ahead", "skipped"]
    optional: bool
    note: str
    """A few words about it, such as where the citizen went; may be empty."""


class Crossing(WireType):
    """A dice space that the archon has crossed or might cross now."""

    at: str
    to: str
    """The Kadmeia space that is entered by it."""
    done: bool
    """Whether it has been crossed; if not, a legal step would cross it."""
    sign: Literal["raise", "lower", "ascend", "loss", "pay", "good", ""]
    """What happens: the die of another player rises or ascends, an own die falls or costs VP, a
    drachma is paid for an empty space, an own hero brings something; or nothing."""
    seat: int | None
    """The owner of the die or standee that it is about."""
    amount: int
    """The VP lost or the drachmas paid; else 1."""
    words: str


class Walk(WireType):
    """The archon's way in this turn, or its first steps if it can be moved now."""

    start: str | None
    visited: list[str]
    """The Kadmeia spaces from the start on, the present one last."""
    crossed: list[str]
    """The dice spaces between them."""
    crossings: list[Crossing]
    """What happened on them, and what would happen with each legal step."""


class EdgePreview(WireType):
    """What an edge of the stone to be turned would bring."""

    edge: Literal["top", "right", "bottom", "left"]
    roof: str
    beyond: str
    """The roof or rim on the other side; empty if there is nothing."""
    matches: bool
    words: str
    """What it meets and what it brings, or why it brings nothing."""


class RotationPreview(WireType):
    """A rotation of the stone to be placed."""

    turn: int
    """Quarter turns clockwise; the argument of the move."""
    action: int
    roofs: str
    edges: list[EdgePreview]


class Placing(WireType):
    """A stone that is being placed, turned, or whose roofs are chosen."""

    stone: str
    owner: int | None
    at: str | None
    """Its Kadmeia space, once it is chosen."""
    roofs: str
    """As printed, or as it lies once it is turned."""
    left: int
    """How many roofs it may trigger."""
    rotations: list[RotationPreview]
    """Only while the rotation is chosen."""
    edges: list[EdgePreview]
    """Only while roofs are chosen."""


class BattleNow(WireType):
    """The battle that is being fought while players pay or take loot."""

    line: int
    """The number of the log line with its `BattleScene`."""


# What happened, step by step.


class BattleShare(WireType):
    """A player in a battle."""

    seat: int
    hoplites: list[CityDie]
    commander: int
    """The strength of the own commander; 0 if there is none."""
    bonus: int
    """The strength of heroes and blessings."""
    total: int | None
    """None if the player did not take part."""
    vp: int


class BattleScene(WireType):
    """A battle: attack, totals and VP."""

    kind: Literal["battle"]
    row: int
    gate: str
    attack: str
    number: int
    """The number of the conflict, 1 to 4."""
    modifier: int
    strength: int
    shares: list[BattleShare]
    """In turn order."""


class LootScene(WireType):
    """A player takes the gate's reward."""

    kind: Literal["loot"]
    row: int
    tile: str
    seat: int
    twice: bool


class GateScene(WireType):
    """The gate tile is taken or leaves the game."""

    kind: Literal["gate"]
    row: int
    tile: str
    seat: int | None
    tied: bool
    """Whether Ares decided between equal totals."""
    why: Literal["highest", "ares", "lost", "nobody"]
    """The taker has the highest total, or of equal ones is ahead on Ares; Antigone takes it because
    the player lost; or nobody won and it leaves."""


class ProsperityScene(WireType):
    """A prosperity tile is resolved."""

    kind: Literal["prosperity"]
    tile: str


class RaisedDie(WireType):
    """A die whose level changed."""

    at: str
    seat: int
    kind: DieKind
    before: str
    after: str | None
    """None if it leaves the city; the same level if it cannot rise."""
    vp: int
    """What its owner scores for it."""


class Deed(WireType):
    """Something Antigone did, and why."""

    words: list[Word]
    """A sentence."""
    changes: list[list[Word]]
    """What else came of it."""
    at: list[str]
    """The anchors of the city that it concerns, such as `space:C4` or `dice:C4-D4`."""


class HeraldScene(WireType):
    """A herald is revealed, or moves Antigone's archon; `sweep` goes on after an interruption."""

    kind: Literal["herald", "her-archon", "sweep"]
    herald: str
    column: str
    raised: list[RaisedDie]
    """In the order in which they are raised."""
    archon: str | None
    """Where Antigone's archon went."""
    space: str
    """The highlighted Kadmeia space of the herald."""
    card: str | None
    """The open action card that points at the herald, if it moves her archon."""
    card_kind: Literal["basic-action", "special-action", "game-end-card"] | None
    did: list[Deed]
    """Where her archon goes, and why."""


class NewHeraldScene(WireType):
    """The herald that moved Antigone's archon is replaced."""

    kind: Literal["new-herald"]
    gone: str
    comes: str
    heralds: list[str]
    """The open ones, left and right."""


class MarkerScene(WireType):
    """An occupied marker is placed."""

    kind: Literal["marker"]
    at: str


class CardScene(WireType):
    """Antigone resolves an action card or her destiny."""

    kind: Literal["card", "destiny"]
    card: str
    card_kind: Literal["basic-action", "special-action", "destiny"]
    number: int
    """1 or 2 in her turn; the destiny has the number of its card."""
    herald: str
    """The open herald that the card points at."""
    space: str
    """Its highlighted Kadmeia space: of equal places she takes the nearest to it."""
    did: list[Deed]
    """What she did, step by step."""
    next: str | None
    """The card turned up after it; None for the destiny."""
    next_kind: Literal["basic-action", "special-action", "game-end-card"] | None


class CouncilScene(WireType):
    """A die of the path takes its place on a monument."""

    kind: Literal["council"]
    seat: int
    space: str


class TurnOrderScene(WireType):
    """A new turn order."""

    kind: Literal["turn-order"]
    before: list[int]
    after: list[int]


class RoundSeat(WireType):
    """What a player gained in a round."""

    seat: int
    vp: int
    total: int
    fulfilled: int
    """Orders fulfilled in the round."""
    stones: int
    """Stones that left the estate in the round."""


class RoundScene(WireType):
    """A round is over: what it brought."""

    kind: Literal["round"]
    round: int
    """The round that ended."""
    seats: list[RoundSeat]


class ScoreScene(WireType):
    """A player's final score by category."""

    kind: Literal["score"]
    seat: int
    parts: dict[str, int]
    total: int


Scene = (
    BattleScene
    | LootScene
    | GateScene
    | ProsperityScene
    | HeraldScene
    | NewHeraldScene
    | MarkerScene
    | CardScene
    | CouncilScene
    | TurnOrderScene
    | RoundScene
    | ScoreScene
)


class ThebaiLogLine(LogLine):
    """A line of the log of Thebai."""

    round: int
    phase: Phase
    actor: int
    """Whose turn it was: a seat, Antigone's too; -1 in the fate phase."""
    scene: Scene | None
    """What a page can show of it, step by step."""


# The screen.


class ThebaiOpen(WireType):
    """What every seat sees alike."""

    game: str
    to_move: int
    over: bool
    phase: Phase
    stage: str
    round: int
    rounds: int
    order: list[int]
    """The seats in turn order, with Antigone's."""
    city: City
    fate: list[FateTile]
    deck: int
    altar: list[AltarTrack]
    stacks: list[AltarStack]
    herald: str | None
    """The herald revealed last; None before the first and with three or four players."""
    heralds_left: int
    antigone: Antigone | None
    names: list[str]
    """By seat, with Antigone's."""
    placing: Placing | None


class ThebaiTable(ThebaiOpen):
    """The table with what differs by seat: orders, the worth of council spaces, battles ahead."""

    battles: list[BattleAhead]
    display: list[Order | None]
    council: Council
    seats: list[ThebaiSeat]


class ThebaiScreen(ThebaiTable):
    """What one seat sees of a game of Thebai: a `Screen` of the kernel."""

    seat: int
    prompt: Prompt
    moves: list[LegalMove]
    barred: dict[str, Barred]
    steps: list[TurnStep]
    walk: Walk | None
    battle: BattleNow | None


# Components in words.


class Component(WireType):
    """A component in words. `data` is what is printed on it, for drawing."""

    kind: str
    key: str
    name: str
    text: str
    short: str
    """The same in a few words, without a full stop; may be empty."""
    copies: int
    icons: list[list[str]]
    """Its effect in signs, one list for each step, such as `["2", "grape"]`, `["1/2/3", "raise"]`
    or `["1", "pay", "1", "place"]`."""
    group: str
    """What it belongs to: the monument of a council space, the row colour of an estate space or
    help tile, the colour of an order, the track of a blessing, the pointer of an action card, where
    a hero's standee goes (dice, monument, card), the highlighted Kadmeia space of a herald,
    `neutral` for a neutral stone, the tile on an altar space as `blessing:thyrsos` or
    `help-tile:help_red2`; may be empty."""
    roofs: str
    """Of a stone; may be empty."""
    cost: list[int]
    """Of an order: grapes, amphorae, bronze; else empty."""
    number: int
    """The strength of a help tile, the modifier of an attack, the row of a conflict, the column of
    an estate space, the space of an altar track, the level of a challenge, the VP of a path space,
    1 for an action card that resolves the destiny; else 0."""
    picture: str
    """A symbol of `pictures.svg`; empty if the pack names none."""


class ThebaiCards(WireType):
    """All components of a table. The keys of `cards` are `kind:key`, such as `stone:vineyard`."""

    cards: dict[str, Component]
    column_values: list[int]
    """The VP of cleared columns 2 to 5."""
    superiority: list[int]
    """The VP for 0, 1, 2 … points above the attack."""
    monuments: dict[str, str]
    """The names of the monuments in use, in their order."""
    antigone_table: list[list[str]]
    """Her preferences, each with a name and a text; empty unless she plays."""


class ThebaiChallenge(WireType):
    """A challenge to choose."""

    level: int
    name: str
    note: str


class ThebaiPack(PackSetting):
    """A pack with its challenges."""

    challenges: list[ThebaiChallenge]


class ThebaiOptions(TableOptions):
    """The options of a table of Thebai."""

    challenge: NotRequired[int]
    """Only in a game alone."""


WIRE_TYPES = WireTypes(ThebaiScreen, ThebaiLogLine, ThebaiCards, ThebaiPack, ThebaiOptions)
