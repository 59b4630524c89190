"""Where on the table an action is clicked, and which things a player might click."""

# Compiled: a server does this for every move.

from collections.abc import Iterator

from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.rules.codes import (
    ARGUMENT,
    ARGUMENTS,
    BRING,
    CITIZEN,
    COPY,
    DISCARD,
    DISMISS,
    ECHOING,
    MARK,
    NEW,
    OFFER,
    ORACLE,
    PAY,
    PLACE,
    PLACING,
    PLAYER,
    POWER,
    READY,
    SWAP,
    SWAP_AGORA,
    SWAP_ORACLE,
    TAKE,
    TAKE_CITIZEN,
    TAKE_ORACLE,
    TAKE_QUEST,
    TRANSFER,
    TRANSFERRING,
    TURN,
    WRITING,
)
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.phases import quest_table
from petteia.games.elysium.rules.position import Position
from petteia.games.elysium.rules.transfers import first_alike

BUTTON = "button"
"""The anchor of decisions that have no place on the table."""
PILE_ANCHOR = "pile"
SEAT = "seat:"


def anchor(t: Position, action: int) -> str:
    """The thing on the table that stands for a legal action."""
    kind = action >> ARGUMENT << ARGUMENT
    argument = action & ARGUMENTS
    if kind in (TAKE, SWAP_AGORA):
        return f"agora:{card_key(t, argument)}"
    if kind in (TAKE_ORACLE, SWAP_ORACLE):
        return f"oracle:{card_key(t, argument)}"
    if kind == TAKE_QUEST:
        return f"quest:{argument}"
    if kind == TAKE_CITIZEN:
        return PILE_ANCHOR
    if kind == DISMISS:
        return f"column:{COLOURS[argument]}"
    if kind == PLAYER:
        return f"{SEAT}{argument}"
    if kind == PLACE:
        seat = t.top.seat
        return f"legend:{seat}:new" if argument == NEW else in_elysium(t, seat, argument)
    if kind in (POWER, OFFER, READY):
        return in_domain(t, t.mover, argument)
    if kind in (TRANSFER, PAY, DISCARD, MARK):
        from_oracle = t.top.step and t.content.ops[t.top.step].zone == ORACLE
        if from_oracle and kind != MARK:
            return f"oracle:{card_key(t, argument)}"
        owner = t.top.victim if kind == MARK else t.top.seat
        return in_domain(t, owner, argument)
    if kind == BRING:
        zone = "oracle" if t.content.ops[t.top.step].zone == ORACLE else "discard"
        return f"{zone}:{card_key(t, argument)}"
    if SWAP <= kind < SWAP_AGORA:
        return in_domain(t, kind - SWAP >> ARGUMENT, argument)
    if COPY <= kind < READY:
        seat = kind - COPY >> ARGUMENT
        if t.top.kind == ECHOING:
            return f"written:{seat}:{card_key(t, argument)}"
        return in_domain(t, seat, argument)
    return BUTTON


def is_placed(at: str) -> bool:
    """Whether the thing at an anchor is a place to click; a player is chosen by a button."""
    return at != BUTTON and not at.startswith(SEAT)


def in_domain(t: Position, seat: int, card: int) -> str:
    """A card of a Domain, or its Citizens."""
    return f"citizens:{seat}" if card == CITIZEN else f"domain:{seat}:{card_key(t, card)}"


def in_elysium(t: Position, seat: int, legend: int) -> str:
    """A Legend; identical ones have one anchor, because joining either is the same move (G8)."""
    return f"legend:{seat}:{first_alike(t.players[seat], legend)}"


def candidates(t: Position) -> Iterator[tuple[str, int]]:
    """Everything a player might click, with the action it would mean, legal or not."""
    seat = t.mover
    player = t.players[seat]
    frame = t.top.kind
    for card in t.agora:
        yield f"agora:{card_key(t, card)}", TAKE + card
    moved = frame == TRANSFERRING and t.content.ops[t.top.step].zone == ORACLE
    for card in t.oracle:
        yield f"oracle:{card_key(t, card)}", (TRANSFER if moved else TAKE_ORACLE) + card
    for quest in quest_table(t):
        yield f"quest:{quest.number}", TAKE_QUEST + quest.number
    meant = TRANSFER if frame in (WRITING, TRANSFERRING) else POWER
    for card in player.domain:
        yield in_domain(t, seat, card), meant + card
    if player.citizens:
        yield in_domain(t, seat, CITIZEN), TRANSFER + CITIZEN
    if frame == TURN:
        yield PILE_ANCHOR, TAKE_CITIZEN
        for index, colour in enumerate(COLOURS):
            if player.columns >> index & 1:
                yield f"column:{colour}", DISMISS + index
    if frame == PLACING:
        for index, shape in enumerate(player.legends):
            if shape:
                yield in_elysium(t, seat, index), PLACE + index
