"""Number codes of actions, frames, phases and measures, and their words in packs and positions.

An action is `kind << 6 | argument`. The argument is a place in the city, on the estate or in the
council, an order, a level and so on; 0 if an action needs none. All actions are below 4096.
"""

from typing import Final

ARGUMENT: Final = 6
"""The number of bits of an action's argument."""
ARGUMENTS: Final = 63
"""The mask of the argument: `action & ARGUMENTS`."""

DONE: Final = 0
"""Decline, stop, go on or end the turn, depending on the frame."""
FULFIL: Final = 1 << 6
"""Fulfil an order of the hand (T8)."""
CITIZEN: Final = 2 << 6
"""Use a citizen of that level from the supply (T2)."""
ESTATE: Final = 3 << 6
"""Put it on that action space of the estate (T2, T7)."""
CITY: Final = 4 << 6
"""Put a citizen, a hoplite or a standee on that dice space of the city."""
TRIGGER: Final = 5 << 6
"""Trigger a neighbouring stone: 0 the upper or left one, 1 the other; 2 and 3 pay and trigger
both, beginning with that one (T2)."""
ARCHON: Final = 6 << 6
"""Put the archon on that stone (T4, V10)."""
STEP: Final = 7 << 6
"""Move the archon on to that neighbouring stone (T5)."""
STOP: Final = 8 << 6
"""Stop the archon here (T5)."""
TAKE_BACK: Final = 9 << 6
"""Take the archon back for a drachma (T6)."""
HELP: Final = 10 << 6
"""Use a help tile of that stack (T7)."""
GOOD: Final = 11 << 6
"""Take that good (V1)."""
ORDER: Final = 12 << 6
"""Take the order of that slot of the display, or DECK_TOP (V2)."""
GIVE: Final = 13 << 6
"""Give one of that good, or a drachma, in a swap (V11)."""
TAKE: Final = 14 << 6
"""Take one of that good, or a drachma, in a swap (V11)."""
ACCEPT: Final = 15 << 6
"""Accept the offered step and pay for it (V3)."""
PAY: Final = 16 << 6
"""Pay one of that good, or a drachma (V3)."""
RAISE_CITY: Final = 17 << 6
"""Raise the own die on that dice space (V4)."""
RAISE_ESTATE: Final = 18 << 6
"""Raise the own die on that space of the estate (V4)."""
RAISE_CITIZEN: Final = 19 << 6
"""Raise a citizen of that level in the supply (V4)."""
RAISE_HOPLITE: Final = 20 << 6
"""Raise a hoplite of that level in the supply (V4)."""
HOPLITE: Final = 21 << 6
"""Place a hoplite of that level from the supply (V5)."""
SHIFT: Final = 22 << 6
"""Shift the own hoplite on that dice space (V5)."""
ROW: Final = 23 << 6
"""Take the leftmost stone of that row of the estate (V6, V7)."""
SPACE: Final = 24 << 6
"""Place the stone on that Kadmeia space (V7)."""
ROTATE: Final = 25 << 6
"""Turn the stone clockwise by that many quarters (V7)."""
ROOF: Final = 26 << 6
"""Trigger the roof of that edge: 0 top, 1 right, 2 bottom, 3 left (V8)."""
TRACK: Final = 27 << 6
"""Advance on that track (V9)."""
MONUMENT: Final = 28 << 6
"""Put a die, a tile or a standee on that space of the council (F6)."""
COMMANDER: Final = 29 << 6
"""Put the commander into that row (D4)."""
HERO: Final = 30 << 6
"""Take that hero (D4)."""
KEEP: Final = 31 << 6
"""Pay the hoplite on that dice space (F5)."""
DISMISS: Final = 32 << 6
"""Return the hoplite on that dice space to the supply (F5)."""
WHICH: Final = 33 << 6
"""Choose the next standing effect: a blessing's number, or HERO_EFFECT + a hero's."""
START_STONE: Final = 34 << 6
"""Give the stone in column 2 of that row to the city (I6)."""
START_ORDER: Final = 35 << 6
"""Take the starting order of that slot (I7)."""
ACTIONS: Final = 36 << 6
"""Every action is below this."""

DECK_TOP: Final = 4
"""The argument of ORDER for the top card of the deck."""
HERO_EFFECT: Final = 32
BOTH: Final = 2
"""From this argument of TRIGGER on, both stones are triggered."""

# Kinds of frames that wait for a decision (see `decisions` and `frames`).
TURN: Final = 1
"""A turn between its steps (T1 to T8)."""
CHOOSING_STONE: Final = 2
"""Choose a start stone (I6)."""
CHOOSING_ORDER: Final = 3
"""Choose a starting order (I7)."""
USING: Final = 4
"""Choose where to use a citizen or help tile."""
TRIGGERING: Final = 5
"""Choose which neighbouring stones to trigger."""
WALKING: Final = 6
"""Move the archon."""
GOODS: Final = 7
"""Take goods of choice."""
ORDERS: Final = 8
"""Take orders."""
GIVING: Final = 9
"""Choose what to give in a swap."""
TAKING: Final = 10
"""Choose what to take in a swap."""
OFFERED: Final = 11
"""Accept or decline a step with a price."""
PAYING: Final = 12
"""Choose what to pay. The step itself is the frame below."""
RAISING: Final = 13
"""Raise dice."""
MUSTERING: Final = 14
"""Place or shift hoplites."""
DEPLOYING: Final = 15
"""Choose where a hoplite goes."""
REMOVING: Final = 16
"""Remove stones from the estate."""
BUILDING: Final = 17
"""Choose the row of a stone to place."""
SETTING: Final = 18
"""Choose where the stone goes."""
ROTATING: Final = 19
"""Choose the rotation."""
ROOFING: Final = 20
"""Trigger roofs of the stone just placed."""
ADVANCING: Final = 21
"""Advance on the altar."""
RELOCATING: Final = 22
"""Relocate the archon (V10)."""
SEATING: Final = 23
"""Place a councillor tile."""
ASCENDING: Final = 24
"""Choose the row of a commander (D4)."""
MEETING: Final = 25
"""Take a hero, or not (D4)."""
STANDING: Final = 26
"""Choose where a standee goes."""
RETAINING: Final = 27
"""Pay for hoplites after a battle (F5)."""
COUNSELLING: Final = 28
"""Choose where a die of the path goes (F6)."""
ORDERING: Final = 29
"""Choose which of several standing effects comes next."""

# Kinds of frames of work without a decision, from `kernel.machine.WORK` on.
RUN: Final = 32
"""Carry out an effect; `step` is the next one."""
STEPPING: Final = 33
"""Do a step whose price was paid."""
SWEEPING: Final = 34
"""Raise all dice on some spaces (H2, A7)."""
FATE: Final = 35
"""The fate phase (see `fate.phase`)."""
REBELLING: Final = 36
"""Antigone's turn (see `solo.turn`)."""
CLOSING: Final = 37
"""The end of the game (E1)."""
LANDING: Final = 38
"""Trigger a stone after what comes before it."""
REACTING: Final = 39
"""Begin the standing effects that follow an event."""

# The parts of a turn, in the field `next` of TURN.
TURN_RESET: Final = 0
TURN_CITIZEN: Final = 1
"""Use a citizen (T2)."""
TURN_ARCHON: Final = 2
"""Put, move or take back the archon (T4 to T6)."""
TURN_HELP: Final = 3
"""Use a help tile (T7)."""
TURN_END: Final = 4
"""After the help tile: the last chance to fulfil an order."""
TURN_STEPS: Final = ("reset", "people", "walk", "aid", "evening")

PHASE_STONES: Final = 0
PHASE_ORDERS: Final = 1
PHASE_TURNS: Final = 2
PHASE_FATE: Final = 3
PHASE_END: Final = 4
PHASE_OVER: Final = 5

ROUNDS: Final = 10
ROWS: Final = 7
GRAPE: Final = 0
AMPHORA: Final = 1
BRONZE: Final = 2
DRACHMA: Final = 3
DIONYSOS: Final = 0
ARES: Final = 1
TOP_LEVEL: Final = 5
"""3★; levels 0 to 5 are 1, 1★, 2, 2★, 3 and 3★, and the strength is level // 2 + 1 (D1)."""
PROSPERITIES: Final = 7
"""Fate tiles below this number are prosperity; those from it on are conflicts 1 to 7."""
BACKS: Final = ("alpha", "beta", "gamma", "delta", "omega")
"""The backs of fate tiles, by number."""
ROUND_BACKS: Final[list[int]] = [0, 1, 2, 3, 2, 3, 2, 3, 4, 3]
"""The backs of the tiles of rounds 1 to 10 (S6)."""
ALTAR_END: Final = 10

# The words of effects, by number.
WORDS: Final = (
    "end",
    "grape",
    "amphora",
    "bronze",
    "drachma",
    "good",
    "vp",
    "order",
    "swap",
    "raise",
    "hoplite",
    "remove",
    "place",
    "altar",
    "relocate",
    "councillor",
    "help",
    "blessing",
    "citizen",
    "build",
    "sweep",
)
OP_END: Final = 0
OP_GRAPE: Final = 1
OP_AMPHORA: Final = 2
OP_BRONZE: Final = 3
OP_DRACHMA: Final = 4
OP_GOOD: Final = 5
OP_VP: Final = 6
OP_ORDER: Final = 7
OP_SWAP: Final = 8
OP_RAISE: Final = 9
OP_HOPLITE: Final = 10
OP_REMOVE: Final = 11
OP_PLACE: Final = 12
OP_ALTAR: Final = 13
OP_RELOCATE: Final = 14
OP_COUNCILLOR: Final = 15
OP_HELP: Final = 16
OP_BLESSING: Final = 17
OP_CITIZEN: Final = 18
"""From here on only on Antigone's cards."""
OP_BUILD: Final = 19
OP_SWEEP: Final = 20

MEASURES: Final = (
    "",
    "commanders",
    "rows_guarded",
    "strongest_row",
    "gate_tiles",
    "heroes",
    "dionysos",
    "ares",
    "altar_lower",
    "blessings",
    "fulfilled",
    "double_colours",
    "top_colour",
    "stock",
    "columns_cleared",
    "rows_cleared",
    "stones_gone",
    "own_stones",
    "citizens_city",
    "dice_city",
    "strong_city",
    "strong_citizens",
    "strong_home",
    "rows_with_dice",
    "councillors",
)
"""What `per` may count, by number."""

KIND_ANY: Final = 0
KIND_CITIZEN: Final = 1
KIND_HOPLITE: Final = 2
KIND_WORDS: Final = ("", "citizen", "hoplite")
PLACE_ANY: Final = 0
PLACE_CITY: Final = 1
PLACE_SUPPLY: Final = 2
PLACE_ESTATE: Final = 3
PLACE_COUNCIL: Final = 4
PLACE_WORDS: Final = ("", "city", "supply", "estate", "council")
MODE_FREE: Final = 0
MODE_ONE: Final = 1
"""All raises on one die, or all advances on one track."""
MODE_DIFFERENT: Final = 2
MODE_MOST: Final = 3
"""Antigone takes orders of the colour she has most of."""

ON_ARCHON_MOVED: Final = 1
ON_FULFILLED: Final = 2
ON_STAND_CROSSED: Final = 3
ON_END: Final = 4
ON_WORDS: Final = ("", "archon_moved", "fulfilled", "stand_crossed", "end")
FREE_PAY: Final = 1
BATTLE: Final = 2
SECOND_ORDER: Final = 3
NO_LOSS: Final = 4
STAND_STRENGTH: Final = 5
PASSIVES: Final = ("", "free_pay", "battle", "second_order", "no_loss", "stand_strength")

STANDEE_CARD: Final = 0
STANDEE_DICE: Final = 1
STANDEE_MONUMENT: Final = 2

COLOURS: Final = 4
"""The number of player colours. Stones 0 to 35 are colour * 9 + kind; from 36 on they are
neutral."""
OWN_STONES: Final = 9
NEUTRAL: Final = 36

# Words by number, as written in packs and positions and used to select messages.
GOOD_WORDS: Final = ("grape", "amphora", "bronze")
STOCK_WORDS: Final = ("grape", "amphora", "bronze", "drachma")
"""What a stock contains: goods and drachmas."""
TRACK_WORDS: Final = ("dionysos", "ares")
LEVEL_WORDS: Final = ("1", "1*", "2", "2*", "3", "3*")
"""The levels of dice in packs and positions (D1)."""
LEVEL_SIGNS: Final = ("1", "1★", "2", "2★", "3", "3★")
"""The levels of dice in texts (D1)."""
ROW_COLOURS: Final = ("red", "blue", "yellow")
"""The colours of estate rows and of help tiles, from the top."""
ORDER_COLOURS: Final = ("wine", "honey", "olive", "sea")
ROOF_WORDS: Final = ("white", "brown", "ochre", "slate")
"""Roof colours (V8)."""
ROOF_LETTERS: Final = "WBOS"
"""The roof colours as letters."""
EDGE_WORDS: Final = ("top", "right", "bottom", "left")
"""The edges of a stone, clockwise."""
