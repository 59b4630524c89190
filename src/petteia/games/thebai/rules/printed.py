"""Everything printed on the boards, cards and tiles of Thebai, as plain data.

Levels of dice are the numbers 0 to 5 for 1, 1★, 2, 2★, 3 and 3★ (D1). Roofs and rims are the
letters W B O S: white, brown, ochre and slate (V8).
"""

from dataclasses import dataclass
from pathlib import Path

Names = dict[str, str]
"""A name in every language."""


@dataclass(frozen=True)
class Step:
    """One step of an effect: a word, its number and its options (V1 to V11)."""

    word: str
    number: tuple[int, int, int] = (1, 1, 1)
    """At strength 1, 2 and 3; outside the estate the same three times. 0 means no step (Q1)."""
    pay: int = 0
    """The number of goods and drachmas to pay for the step (V3)."""
    kind: str = ""
    """Which dice: citizen or hoplite; both if empty."""
    place: str = ""
    """Where the dice are: city, supply, estate or council; the first three if empty."""
    mode: str = ""
    """raise and altar: different or one; Antigone's order: few or most."""
    track: str = ""
    """altar: dionysos or ares; the player's choice if empty."""
    triggered: bool = False
    roofs: tuple[int, int, int] = (0, 0, 0)
    per: str = ""
    """The measure the number is multiplied by."""
    cap: int = 0
    """The largest product allowed; 0 means no cap."""
    what: str = ""
    """help: the colour, with the strength as number. blessing: its key."""


Effect = tuple[Step, ...]


@dataclass(frozen=True)
class Side:
    """One side of the city board: columns, start spaces and the roofs of its rim (S1, S2, I6)."""

    columns: str
    start: tuple[str, ...]
    marked: tuple[str, ...]
    """The start spaces that stay empty with four players."""
    top: str
    right: str
    bottom: str
    left: str


@dataclass(frozen=True)
class EstateSpace:
    """One action space of the estate: row 0 red, 1 blue, 2 yellow; column 0 to 4 (I3)."""

    key: str
    name: Names
    row: int
    column: int
    effect: Effect


@dataclass(frozen=True)
class Stone:
    """A Kadmeia stone; its roofs are four letters, clockwise from the top (I3, V8)."""

    key: str
    name: Names
    effect: Effect
    roofs: str
    neutral: bool


@dataclass(frozen=True)
class StandingEffect:
    """What a blessing or hero does while it is owned; the words are empty if it does nothing."""

    on: str = ""
    """The event after which the effect is done: archon_moved, fulfilled, stand_crossed or end."""
    on_number: int = 0
    """archon_moved: the archon must cross at least this many dice spaces."""
    passive: str = ""
    """free_pay, battle, second_order, no_loss or stand_strength."""
    passive_number: int = 0
    effect: Effect = ()


@dataclass(frozen=True)
class Blessing:
    """A stack of blessings on its altar space; the effect is done when one is taken (S9)."""

    key: str
    name: Names
    copies: int
    track: str
    effect: Effect
    vp_by_copy: tuple[int, ...]
    """VP of each copy from the top, scored before the effect; empty for most blessings."""
    standing: StandingEffect


@dataclass(frozen=True)
class HelpStack:
    """A stack of help tiles: colour 0 red, 1 blue, 2 yellow, and a strength (S9, T7)."""

    key: str
    colour: int
    strength: int
    copies: int


@dataclass(frozen=True)
class Order:
    """An order: colour 0 wine, 1 honey, 2 olive, 3 sea; cost in grapes, amphorae, bronze (T8)."""

    key: str
    name: Names
    colour: int
    cost: tuple[int, int, int]
    effect: Effect
    starting: bool


@dataclass(frozen=True)
class Hero:
    """A hero: the effect when taken, where the standee goes, and the standing effect (S3, D4)."""

    key: str
    name: Names
    solo: bool
    """Marked S: placed below all others in the solo game (A1)."""
    standee: str
    """dice, monument or card."""
    effect: Effect
    standing: StandingEffect


@dataclass(frozen=True)
class Attack:
    """An attack card and its modifier of the conflict's number (S4, F3)."""

    key: str
    name: Names
    modifier: int


@dataclass(frozen=True)
class GateTile:
    """A gate tile and its loot (S5, F4)."""

    key: str
    name: Names
    effect: Effect


@dataclass(frozen=True)
class Conflict:
    """A conflict tile: its number is its row, 1 to 7; the back is gamma or omega (S6)."""

    key: str
    number: int
    back: str


@dataclass(frozen=True)
class Prosperity:
    """A prosperity tile: the back is alpha, beta or delta (S6, F2)."""

    key: str
    name: Names
    back: str
    effect: Effect


@dataclass(frozen=True)
class Monument:
    """A monument, and the sides of the council board that show it: small, three, four (S1)."""

    key: str
    name: Names
    sides: tuple[str, ...]


@dataclass(frozen=True)
class CouncilSpace:
    """A space of a monument with the condition beside it, one `vp` step (F6, E2)."""

    key: str
    monument: str
    effect: Effect


@dataclass(frozen=True)
class Turmoil:
    """A turmoil card: council spaces, read from the left (S10, A10)."""

    key: str
    spaces: tuple[str, ...]


@dataclass(frozen=True)
class Herald:
    """A herald: its column, the highlighted Kadmeia space, one or two words of effects (H1–H3)."""

    key: str
    column: str
    space: str
    foot: tuple[str, ...]


@dataclass(frozen=True)
class ActionCard:
    """An action card of Antigone, basic or special (A3, A7)."""

    key: str
    name: Names
    special: bool
    actions: Effect
    track: str
    pointer: str
    """left or right: the open herald it points at."""
    destiny: bool
    """Resolves the destiny card too (A8)."""


@dataclass(frozen=True)
class Destiny:
    """A destiny card of Antigone (A3, A8)."""

    key: str
    name: Names
    actions: Effect


@dataclass(frozen=True)
class Challenge:
    """A challenge card: Antigone's starting strength and the VP of her councillors (A12)."""

    key: str
    name: Names
    level: int
    vp: int
    citizens: int
    hoplites: int
    orders: int
    councillor: int


@dataclass(frozen=True)
class Edition:
    """All content of a pack."""

    folder: Path
    name: str
    fingerprint: str
    large: Side
    small: Side
    gate_names: tuple[Names, ...]
    """The names of the gates of rows 1 to 7."""
    roofs: dict[str, Effect]
    antigone_roofs: dict[str, Effect]
    estate: tuple[EstateSpace, ...]
    """Row by row: red, blue, yellow."""
    new_citizen: tuple[int, ...]
    """The levels with 0, 1, 2 and 3 or more cleared columns (T1)."""
    column_values: tuple[int, ...]
    """The values of columns 2 to 5 (E3)."""
    starts: tuple[tuple[tuple[int, ...], int], ...]
    """By seat: levels of the citizens, and drachmas (I4)."""
    dionysos: tuple[Effect, ...]
    ares: tuple[Effect, ...]
    """Spaces 0 to 10 of the tracks; the start does nothing (V9)."""
    blessings: tuple[Blessing, ...]
    help_stacks: tuple[HelpStack, ...]
    stones: tuple[Stone, ...]
    neutral: tuple[Stone, ...]
    orders: tuple[Order, ...]
    """The four starting orders first (S8)."""
    heroes: tuple[Hero, ...]
    attacks: tuple[Attack, ...]
    superiority: tuple[int, ...]
    commanders: tuple[int, ...]
    gates: tuple[GateTile, ...]
    conflicts: tuple[Conflict, ...]
    """By number."""
    prosperities: tuple[Prosperity, ...]
    path: tuple[int, ...]
    monuments: tuple[Monument, ...]
    council: tuple[CouncilSpace, ...]
    turmoil: tuple[Turmoil, ...]
    heralds: tuple[Herald, ...]
    basic: tuple[ActionCard, ...]
    special: tuple[ActionCard, ...]
    destinies: tuple[Destiny, ...]
    challenges: tuple[Challenge, ...]
    """By level."""
    pictures: dict[str, dict[str, str]]
    """The pictograms that the page shows, by list of the pack and key."""
