"""The small numbers Thebai runs on, actions, frames, phases, measures, and the words for them.

An action is `kind << 6 | argument`. The argument is a place (of the city, the estate, the council),
an order, a level, a seat's thing; for actions without one it is 0. There are fewer than 4096.
"""

from typing import Final

ARGUMENT: Final = 6
"""Bits of an action's argument."""
ARGUMENTS: Final = 63
"""The argument of an action: `action & ARGUMENTS`."""

DONE: Final = 0
"""Enough, no, go on, or the end of the turn, whatever is asked."""
FULFIL: Final = 1 << 6
"""Fulfil an order of the hand (T8)."""
CITIZEN: Final = 2 << 6
"""Use a citizen of that level from the supply (T2)."""
ESTATE: Final = 3 << 6
"""Onto that action space of the estate (T2, T7)."""
CITY: Final = 4 << 6
"""Onto that dice space of the city: a citizen, a hoplite or a standee."""
TRIGGER: Final = 5 << 6
"""Which neighbouring stone: 0 the upper or left one, 1 the other, 2 and 3 both, paid, that one
first (T2)."""
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
"""Give away one of that in a swap (V11)."""
TAKE: Final = 14 << 6
"""Take one of that in a swap (V11)."""
ACCEPT: Final = 15 << 6
"""Yes, pay for it (V3)."""
PAY: Final = 16 << 6
"""Pay one of that (V3)."""
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
"""Turn the stone by so many quarters, clockwise (V7)."""
ROOF: Final = 26 << 6
"""Trigger the roof of that edge: 0 top, 1 right, 2 bottom, 3 left (V8)."""
TRACK: Final = 27 << 6
"""Advance on that track (V9)."""
MONUMENT: Final = 28 << 6
"""Onto that space of the council: a die, a tile or a standee (F6)."""
COMMANDER: Final = 29 << 6
"""Put the commander into that row (D4)."""
HERO: Final = 30 << 6
"""Take that hero (D4)."""
KEEP: Final = 31 << 6
"""Pay the hoplite on that dice space (F5)."""
DISMISS: Final = 32 << 6
"""Let the hoplite on that dice space return to the supply (F5)."""
WHICH: Final = 33 << 6
"""Which standing effect comes next: a blessing's number, or HERO_EFFECT + a hero's."""
START_STONE: Final = 34 << 6
"""Give the stone in column 2 of that row to the city (I6)."""
START_ORDER: Final = 35 << 6
"""Take the starting order of that slot (I7)."""
ACTIONS: Final = 36 << 6
"""Every action is below this."""

DECK_TOP: Final = 4
"""In place of a slot of the display."""
HERO_EFFECT: Final = 32
BOTH: Final = 2
"""The argument of TRIGGER from which on both stones are triggered."""

# Frames: who decides what, and what runs by itself. What `left` and a to d mean is said here.
IDLE: Final = 0
"""Nothing is pending: the game goes on with its next part."""
TURN: Final = 1
"""A turn between its steps (T1 to T8). a: the step to come (RESET …). b: orders fulfilled."""
CHOOSING_STONE: Final = 2
"""A start stone is chosen (I6)."""
CHOOSING_ORDER: Final = 3
"""A starting order is chosen (I7)."""
USING: Final = 4
"""Where a citizen or help tile is used. a: the citizen's level, or -1. b: the help stack, or -1."""
TRIGGERING: Final = 5
"""Which neighbouring stones are triggered. a: the dice space. b: the price of both."""
WALKING: Final = 6
"""The archon's movement. a: the stones visited, as bits. b: 1 if the drachma is paid. c: dice
spaces crossed."""
GOODS: Final = 7
"""Goods of choice. left."""
ORDERS: Final = 8
"""Orders are taken. left."""
GIVING: Final = 9
"""What is given in a swap. left."""
TAKING: Final = 10
"""What is taken for it. a: what was given."""
OFFERED: Final = 11
"""Pay for a step, or not. pc: the step. a: strength."""
PAYING: Final = 12
"""What is paid. left: how much. The step comes after it, below this frame."""
RAISING: Final = 13
"""Dice are raised. pc: the step. left. a: dice spaces, b: estate spaces already raised, c: dice of
the supply already raised, four bits a place of the supply. d: with `one`, the die raised (see
`raising`), or -1."""
MUSTERING: Final = 14
"""Hoplites are placed or shifted. left."""
DEPLOYING: Final = 15
"""Where that hoplite goes. a: its level in the supply, or -1. b: the dice space it leaves,
or -1."""
REMOVING: Final = 16
"""Stones are removed. left."""
BUILDING: Final = 17
"""Stones are placed: which row. left. a: roofs of each. b: 1 if triggered."""
SETTING: Final = 18
"""Where the stone goes. a: the stone. b: roofs."""
ROTATING: Final = 19
"""How it lies. a: the stone. b: roofs. c: the Kadmeia space."""
ROOFING: Final = 20
"""Roofs of the stone just placed. left. a: the Kadmeia space. b: edges used, as bits."""
ADVANCING: Final = 21
"""Steps on the altar. left. a: the tracks open to it, as bits. b: 1 if all go to one track, 2 if
each goes to another."""
RELOCATING: Final = 22
"""The archon is relocated."""
SEATING: Final = 23
"""A councillor tile is placed. left."""
ASCENDING: Final = 24
"""The row of a commander (D4). a: the dice space of the hoplite."""
MEETING: Final = 25
"""A hero is taken, or not (D4)."""
STANDING: Final = 26
"""Where a standee goes. a: the hero."""
RETAINING: Final = 27
"""Pay for hoplites after a battle (F5). a: the dice spaces still to be asked, as bits. b: the
row."""
COUNSELLING: Final = 28
"""Where a die of the path goes (F6). a: its place there, as `council.owner_on_path` counts."""
ORDERING: Final = 29
"""Which of several standing effects comes next. a: blessings, b: heroes still to come, as bits."""
AUTOMATIC: Final = 30
"""Frames from here on need no decision."""
RUN: Final = 30
"""An effect is carried out. pc: the next step. a: strength. b: how often it is done again. c: its
first step."""
STEPPING: Final = 31
"""A step is carried out after its price was paid. pc: the step. a: strength."""
SWEEPING: Final = 32
"""All dice of some spaces are raised (H2, A7). a: the spaces still to come, as bits."""
FATE: Final = 33
"""The fate phase. a: its stage (FATE_HERALD …). b: how many players are through with it. left, c,
d: as the stage needs them (see `fate`)."""
REBELLING: Final = 34
"""Antigone's turn. a: what comes next. b: the herald her archon followed (see `antigone`)."""
CLOSING: Final = 35
"""The end of the game (E1 …). b: places of the path that are through with it."""
LANDING: Final = 36
"""A stone is triggered after what came before it. a: its Kadmeia space."""
REACTING: Final = 37
"""What stands by blessings and heroes answers an event. a: the event. b: its number."""

FRAMES: Final = (
    "",
    "turn",
    "choosing-stone",
    "choosing-order",
    "using",
    "triggering",
    "walking",
    "goods",
    "orders",
    "giving",
    "taking",
    "offered",
    "paying",
    "raising",
    "mustering",
    "deploying",
    "removing",
    "building",
    "setting",
    "rotating",
    "roofing",
    "advancing",
    "relocating",
    "seating",
    "ascending",
    "meeting",
    "standing",
    "retaining",
    "counselling",
    "ordering",
    "run",
    "stepping",
    "sweeping",
    "fate",
    "rebelling",
    "closing",
    "landing",
    "reacting",
)
"""The frames' names in a position."""

# The steps of a turn, in TURN's a.
TURN_RESET: Final = 0
TURN_CITIZEN: Final = 1
"""Use a citizen (T2)."""
TURN_ARCHON: Final = 2
"""The archon (T4 to T6)."""
TURN_HELP: Final = 3
"""A help tile (T7)."""
TURN_END: Final = 4
"""After the help tile: the last chance for an order."""
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
"""3★; levels are 0 to 5 for 1 1★ 2 2★ 3 3★, strength is level // 2 + 1 (D1)."""
PROSPERITIES: Final = 7
"""Fate tiles below this are prosperity, those from it on are conflicts 1 to 7."""
BACKS: Final = ("alpha", "beta", "gamma", "delta", "omega")
"""The backs of fate tiles; a back's number is its place here."""
ROUND_BACKS: Final[list[int]] = [0, 1, 2, 3, 2, 3, 2, 3, 4, 3]
"""The backs of the tiles of rounds 1 to 10 (S6)."""
ALTAR_END: Final = 10

# Words of effects.
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
"""From here on: words of Antigone's cards alone."""
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
"""What `per` counts; a measure's number is its place here."""

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
"""All on one die, or one track."""
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
"""Player colours; stones 0 to 35 are colour * 9 + kind, stones from 36 on are neutral."""
OWN_STONES: Final = 9
NEUTRAL: Final = 36

# Words by number, as packs and positions write them and as messages select by them.
GOOD_WORDS: Final = ("grape", "amphora", "bronze")
STOCK_WORDS: Final = ("grape", "amphora", "bronze", "drachma")
"""What a player's stock has: goods and drachmas."""
TRACK_WORDS: Final = ("dionysos", "ares")
LEVEL_WORDS: Final = ("1", "1*", "2", "2*", "3", "3*")
"""The levels of dice as they are typed (D1)."""
LEVEL_SIGNS: Final = ("1", "1★", "2", "2★", "3", "3★")
"""The levels of dice as they are shown (D1)."""
ROW_COLOURS: Final = ("red", "blue", "yellow")
"""The colours of estate rows and of help tiles, from the top."""
ORDER_COLOURS: Final = ("wine", "honey", "olive", "sea")
ROOF_WORDS: Final = ("white", "brown", "ochre", "slate")
"""Roof colours (V8)."""
ROOF_LETTERS: Final = "WBOS"
"""The same, a letter each."""
EDGE_WORDS: Final = ("top", "right", "bottom", "left")
"""The edges of a stone, clockwise."""
