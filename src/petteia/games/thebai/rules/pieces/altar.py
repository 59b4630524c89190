"""The altar: markers on two tracks, who is ahead, and the tiles on the spaces (V9, S9)."""

from petteia.games.thebai.rules.codes import ALTAR_END, ARES, DIONYSOS
from petteia.games.thebai.rules.packing import NIBBLE
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import (
    Position,
    count_use,
    replaced,
)
from petteia.games.thebai.rules.usage import BLESSING_TAKEN, HELP_TAKEN
from petteia.kernel.native import i64


def place_on(player: Player, track: i64) -> i64:
    """The space of a player's marker."""
    return player.dionysos if track == DIONYSOS else player.ares


def open_tracks(player: Player) -> i64:
    """The tracks on which the player's marker can still advance, as bits."""
    tracks: i64 = 0
    if player.dionysos < ALTAR_END:
        tracks = 1 << DIONYSOS
    if player.ares < ALTAR_END:
        tracks |= 1 << ARES
    return tracks


def advance_marker(t: Position, seat: i64, track: i64) -> bool:
    """Advance a marker one space, on top of those there; False at the end of the track (V9)."""
    player = t.players[seat]
    if place_on(player, track) == ALTAR_END:
        return False
    if track == DIONYSOS:
        player.dionysos += 1
        t.dionysos = _reordered(t, t.dionysos, seat, track)
    else:
        player.ares += 1
        t.ares = _reordered(t, t.ares, seat, track)
    return True


def _reordered(t: Position, ahead: list[int], seat: i64, track: i64) -> list[int]:
    """The seats from the one ahead; an arriving marker is behind all others on its space (F7)."""
    reached = place_on(t.players[seat], track)
    order: list[int] = []
    placed = False
    for other in ahead:
        if other == seat:
            continue
        if not placed and place_on(t.players[other], track) < reached:
            order.append(seat)
            placed = True
        order.append(other)
    if not placed:
        order.append(seat)
    return order


def take_help(t: Position, seat: i64, stack: i64) -> None:
    """Take the top help tile of a stack, if there is one (S9)."""
    if t.help_left[stack]:
        t.help_left = replaced(t.help_left, stack, t.help_left[stack] - 1)
        t.players[seat].help += NIBBLE[stack]
        count_use(t, seat, HELP_TAKEN, stack)


def take_blessing(t: Position, seat: i64, blessing: i64) -> bool:
    """Take the top tile of a blessing with its VP; False if there is none (S9, V9)."""
    left = t.blessings_left[blessing]
    if left == 0:
        return False
    t.blessings_left = replaced(t.blessings_left, blessing, left - 1)
    player = t.players[seat]
    player.blessings += NIBBLE[blessing]
    count_use(t, seat, BLESSING_TAKEN, blessing)
    by_copy = t.content.blessing_vp[blessing]
    if by_copy:
        player.vp += by_copy[t.content.blessing_copies[blessing] - left]
    return True
