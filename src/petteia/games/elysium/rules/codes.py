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

# Frames (see `decisions` and `frames`): parts of a phase, decisions inside powers.
TURN: Final = 1
"""A turn of Phase II."""
WRITING: Final = 2
"""The transfers of one player in W3."""
TRANSFERRING: Final = 3
"""Transfers by a power."""
PLACING: Final = 4
"""The Legend for a transferred card, moved by the step of a power or on the lyre (step 0)."""
CHOOSING: Final = 5
"""Choose a branch of `choose`."""
NAMING: Final = 6
"""Name a player."""
PAYING: Final = 7
"""Pay cards."""
GIVING: Final = 8
"""Name the rival who receives a card, or tokens if `card` is -1."""
DISCARDING: Final = 9
"""Discard cards, of the marked ones if there are any."""
MARKING: Final = 10
"""The user of a power marks cards of a rival."""
BRINGING: Final = 11
"""Bring cards."""
SWAPPING: Final = 12
"""An exchange: first the own card, then the other one."""
COPYING: Final = 13
"""Choose another card's power (`use`)."""
READYING: Final = 14
"""Straighten a card or give it a ring."""
ECHOING: Final = 15
"""A Chronos card copies another at the final scoring."""

# Frames of work without a decision, from `kernel.machine.WORK` on.
RUN: Final = 32
"""Carry out an effect; `step` is the next one."""
EACH: Final = 33
"""Several players carry out a step in turn."""
TAKEN: Final = 34
"""Reactions to a take (G9)."""
USED: Final = 35
"""Reactions to a power's use (K14)."""

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
