"""The policy of undo and of restarting a turn.

Where several browsers play, a move is final once it revealed something hidden or passed the turn
to another player. Where one browser makes all decisions (alone against bots, or hot seat),
everything can be undone, back to a person's last decision and over the bot moves since.

What the policy forbids the other people may allow: a player can ask them to take back everything
from the player's own last decision on, also what was revealed. They know best what is fair. Nothing
more is revealed by it: the same move leads to the same draw, and everybody still sees only what
their seat may see.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass

NOTHING = "undo-nothing"
OTHERS = "undo-others"
REVEALED = "undo-revealed"
BOT_DECIDED = "undo-bot"


@dataclass(frozen=True, slots=True)
class Past:
    """The moves so far: who made each, whether a person chose it, whether it revealed something
    hidden, and its turn number; and who is to move now, in which turn."""

    movers: Sequence[int]
    by_person: Sequence[bool]
    reveals: Sequence[bool]
    turn_numbers: Sequence[int]
    to_move: int
    turn_number: int


@dataclass(frozen=True, slots=True)
class Back:
    """How many moves an undo keeps, or the key of the reason why it is not allowed."""

    to: int | None
    why: str | None = None


NO_MOVE, OF_OTHERS = Back(None, NOTHING), Back(None, OTHERS)
"""The usual reasons, made once."""


def step_back(past: Past, mine: Set[int], solo: bool) -> Back:
    """What *Undo* does for a viewer with these seats."""
    last = len(past.movers) - 1
    if solo:
        while last >= 0 and not past.by_person[last]:
            last -= 1
        return Back(last) if last >= 0 else NO_MOVE
    if last < 0:
        return NO_MOVE
    if past.movers[last] not in mine or past.to_move not in mine:
        return OF_OTHERS
    if not past.by_person[last]:
        return Back(None, BOT_DECIDED)
    if past.reveals[last]:
        return Back(None, REVEALED)
    return Back(last)


def asked_back(past: Past, mine: Set[int]) -> Back:
    """What a viewer with these seats may ask the others to take back."""
    for last in range(len(past.movers) - 1, -1, -1):
        if past.movers[last] in mine and past.by_person[last]:
            return Back(last)
    return NO_MOVE


def turn_back(past: Past, mine: Set[int], solo: bool) -> Back:
    """What *Restart turn* does: back to the first decision of this turn, or as far as allowed.

    A turn without a decision cannot be restarted.
    """
    if not solo and past.to_move not in mine:
        return OF_OTHERS
    reached = len(past.movers)
    seen = reached
    while seen > 0 and past.turn_numbers[seen - 1] == past.turn_number and past.to_move >= 0:
        move = seen - 1
        if solo:
            # Other seats may have decided something within this turn.
            if past.movers[move] == past.to_move and past.by_person[move]:
                reached = move
        elif past.movers[move] != past.to_move or past.reveals[move] or not past.by_person[move]:
            break
        else:
            reached = move
        seen = move
    if reached < len(past.movers):
        return Back(reached)
    return Back(None, step_back(past, mine, solo).why or NOTHING)
