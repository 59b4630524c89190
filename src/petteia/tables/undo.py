"""How far a table can go back: the policy of undo and of restarting a turn.

At a table where somebody else decides too, a move is final once it showed what was hidden or gave
the turn away. Where all decisions are one browser's (alone against bots, or around one screen),
everything can be taken back: to the last decision of a person, over what bots did since.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass

NOTHING = "undo-nothing"
OTHERS = "undo-others"
REVEALED = "undo-revealed"
BOT_DECIDED = "undo-bot"


@dataclass(frozen=True, slots=True)
class Past:
    """The moves so far, each by who made it, whether a person chose it, whether it showed
    something hidden, and which turn it was part of; and who decides now, in which turn."""

    movers: Sequence[int]
    by_person: Sequence[bool]
    reveals: Sequence[bool]
    parts: Sequence[int]
    to_move: int
    part: int


@dataclass(frozen=True, slots=True)
class Back:
    """Where a step back leads: how many moves are kept, or the key of why there is none."""

    to: int | None
    why: str | None = None


def step_back(past: Past, mine: Set[int], solo: bool) -> Back:
    """What *Undo* does for somebody who holds these seats."""
    last = len(past.movers) - 1
    if solo:
        while last >= 0 and not past.by_person[last]:
            last -= 1
        return Back(last) if last >= 0 else Back(None, NOTHING)
    if last < 0:
        return Back(None, NOTHING)
    if past.movers[last] not in mine or past.to_move not in mine:
        return Back(None, OTHERS)
    if not past.by_person[last]:
        return Back(None, BOT_DECIDED)
    if past.reveals[last]:
        return Back(None, REVEALED)
    return Back(last)


def turn_back(past: Past, mine: Set[int], solo: bool) -> Back:
    """What *Restart turn* does: back to the first decision of this turn, or as far as allowed.

    A turn that has just begun has nothing to restart.
    """
    if not solo and past.to_move not in mine:
        return Back(None, OTHERS)
    reached = len(past.movers)
    seen = reached
    while seen > 0 and past.parts[seen - 1] == past.part and past.to_move >= 0:
        move = seen - 1
        if solo:
            # Others may have decided something in the middle of this turn.
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
