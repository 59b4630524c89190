"""The integer codes of actions, frames, zones, phases and events.

An action is `kind << 7 | argument`. The argument is a card (its design's number in this game, or
CITIZEN), a colour, a seat, a Quest, a Legend or a branch. There are fewer than 4096 actions.
"""

from typing import Final

ARGUMENT: Final = 7
"""Bits of an action's argument."""
ARGUMENTS: Final = 127
"""The argument of an action: `action & ARGUMENTS`."""
CITIZEN: Final = 127
"""The card code of a Citizen, whose face is hidden (T7)."""
NEW: Final = 127
"""The Legend code of a new Legend (L1)."""

END_TURN: Final = 0
TAKE: Final = 1 << 7
TAKE_ORACLE: Final = 2 << 7
TAKE_QUEST: Final = 3 << 7
TAKE_CITIZEN: Final = 4 << 7
POWER: Final = 5 << 7
DISMISS: Final = 6 << 7
TRANSFER: Final = 7 << 7
PLACE: Final = 8 << 7
STOP: Final = 9 << 7
BRANCH: Final = 10 << 7
PLAYER: Final = 11 << 7
PAY: Final = 12 << 7
DISCARD: Final = 13 << 7
MARK: Final = 14 << 7
BRING: Final = 15 << 7
OFFER: Final = 16 << 7
SWAP: Final = 17 << 7
"""Exchange with a card of seat 0; the next three kinds are seats 1 to 3."""
SWAP_AGORA: Final = 21 << 7
SWAP_ORACLE: Final = 22 << 7
COPY: Final = 23 << 7
"""Use the power of a card of seat 0; the next three kinds are seats 1 to 3."""
READY: Final = 27 << 7
ACTIONS: Final = 28 << 7
"""All actions are below this number."""

# Frames: parts of a phase, decisions inside powers, and automatic steps.
IDLE: Final = 0
"""Nothing is pending."""
TURN: Final = 1
"""A turn of Phase II. X: 0 before the take, 1 after it. M: 1 if a Column must be dismissed (T6)."""
WRITING: Final = 2
"""The transfers of one player in W3. M: transfers left on the lyre."""
TRANSFERRING: Final = 3
"""Transfers by a power. X: how many were made. M: how many are left."""
PLACING: Final = 4
"""The Legend for a transferred card. X: the card. PC: the step that moves it, or 0 (lyre)."""
CHOOSING: Final = 5
"""Choose a branch of `choose`. X: the card."""
NAMING: Final = 6
"""Name a player. X: the seats offered, as bits. M: the card."""
PAYING: Final = 7
"""Pay cards. M: how many are left. X: the card of the power."""
GIVING: Final = 8
"""Name the rival who receives. X: the card given, or -1 for tokens. M: multiplier of the tokens."""
DISCARDING: Final = 9
"""Discard cards. X: the marked ones, packed; 0 for any. M: how many are left."""
MARKING: Final = 10
"""The user of a power marks cards of a rival. X: marked so far, packed. M: how many are left. It
is the only frame in which the actor does not decide."""
BRINGING: Final = 11
"""Bring cards. M: how many are left."""
SWAPPING: Final = 12
"""An exchange. X: the own card + 1, or 0."""
COPYING: Final = 13
"""Choose another card's power (`use`). X: the card that uses it."""
READYING: Final = 14
"""Straighten a card or give it a ring. X: the card that does it."""
ECHOING: Final = 15
"""A Chronos card copies another at the final scoring. X: its Legend. M: the card."""
AUTOMATIC: Final = 16
"""Frames from here on need no decision."""
RUN: Final = 16
"""Carry out an effect. PC: next step. X: its card. M: 1 once it has changed something."""
EACH: Final = 17
"""Several players carry out a step in turn. X: the remaining ones, packed."""
TAKEN: Final = 18
"""Reactions to a take (G9). X: the card. M: where it came from."""
USED: Final = 19
"""Reactions to a power's use (K14)."""

FRAMES: Final = (
    "",
    "turn",
    "writing",
    "transferring",
    "placing",
    "choosing",
    "naming",
    "paying",
    "giving",
    "discarding",
    "marking",
    "bringing",
    "swapping",
    "copying",
    "readying",
    "echoing",
    "run",
    "each",
    "taken",
    "used",
)
"""The names of the frames in a dumped position."""

DOMAIN: Final = 0
ELYSIUM: Final = 1
LEGEND: Final = 2
AGORA: Final = 3
ORACLE: Final = 4
DISCARDS: Final = 5
PILE: Final = 6

PHASE_ACTIONS: Final = 2
PHASE_WRITING: Final = 3
PHASE_SCORING: Final = 5
PHASE_OVER: Final = 6

EVENT_TAKE: Final = 0
EVENT_TRANSFER: Final = 1
EVENT_QUEST: Final = 2
EVENT_USE: Final = 3

INCOMPLETE: Final = 5
"""The number that stands for an Incomplete Quest (T9)."""
EPOCHS: Final = 5
ROUNDS: Final = 4
CARDS_PER_EPOCH: Final = 3
ALL_COLUMNS: Final = 15
"""Columns are bits: red 1, blue 2, green 4, yellow 8."""
