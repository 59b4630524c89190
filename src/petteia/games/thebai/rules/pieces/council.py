"""The council: free monument spaces, and moving dice from the path to them (F6, E1)."""

from petteia.games.thebai.rules.codes import ARGUMENTS, MONUMENT
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.measures import heroes_seated
from petteia.games.thebai.rules.position import Position, count_use, pop, replaced
from petteia.games.thebai.rules.usage import COUNCIL_SPACE_TAKEN
from petteia.kernel.bits import BIT, CYCLE, NUMBER
from petteia.kernel.native import i64


def free_monuments(t: Position) -> i64:
    """The council spaces without a die, turmoil tile, councillor tile or standee (F6, R6)."""
    taken = t.turmoil
    for player in t.players:
        taken |= player.council_dice | player.council_tiles
        if player.heroes:
            taken |= heroes_seated(t, player)
    return t.council & ~taken


def spaces_for_die(t: Position, seat: i64) -> i64:
    """Where a die of the path may go: one own die per monument (F6, R6)."""
    return free_monuments(t) & ~_monuments_with(t, t.players[seat].council_dice)


def spaces_for_tile(t: Position, seat: i64) -> i64:
    """Where a councillor tile may go: one own tile per monument (R6)."""
    player = t.players[seat]
    if not player.tiles:
        return 0
    return free_monuments(t) & ~_monuments_with(t, player.council_tiles)


def owner_on_path(t: Position, place: i64) -> i64:
    """The seat of the die at a place of the path, or -1. Places are first the single spaces from
    the top, then the dice on the last space in order of arrival (Q16)."""
    singles: i64 = len(t.path)
    return t.path[place] if place < singles else t.waiting[place - singles]


def seat_die(t: Position, place: i64, space: i64) -> None:
    """Move the die at a place of the path to a council space (F6)."""
    seat = owner_on_path(t, place)
    t.players[seat].council_dice |= BIT[space]
    count_use(t, seat, COUNCIL_SPACE_TAKEN, space)
    singles: i64 = len(t.path)
    if place < singles:
        t.path = replaced(t.path, place, -1)
    else:
        waiting = t.waiting[:]
        del waiting[place - singles]
        t.waiting = waiting


def offer_counselling(t: Position, frame: Frame) -> None:
    """Offer the legal spaces of a die of the path, which must be placed (F6, Q16)."""
    t.offer.add(MONUMENT, spaces_for_die(t, frame.seat))


def resolve_counselling(t: Position, frame: Frame, action: i64) -> None:
    """Carry out an action of `offer_counselling`."""
    place = frame.place
    pop(t)
    seat_die(t, place, action & ARGUMENTS)


def _monuments_with(t: Position, pieces: i64) -> i64:
    """All spaces of the monuments that hold some of the pieces."""
    spaces: i64 = 0
    while pieces:
        low = pieces & -pieces
        pieces ^= low
        space: i64 = NUMBER[low % CYCLE]
        spaces |= t.content.monument_masks[t.content.monument_of[space]]
    return spaces
