"""What is hidden: the face-down zones, and dealing their cards again for determinization.

In Elysium no player knows more than another: the order of the draw pile, the faces of all Citizens
and the random generator are hidden from everybody, and everything else is open (S6, T7). The view
of a seat leaves out these zones, and `determinize` deals them; a test compares the two.
"""

from petteia.games.elysium.rules.position import BORROWED_PILE, Position
from petteia.kernel.native import i64
from petteia.kernel.rng import DRAWS, Rng, stream

NOBODY = -1


def hidden_zones(t: Position) -> list[tuple[str, int, list[int]]]:
    """The zones whose cards are face-down for everybody: name, owner (or NOBODY), cards."""
    zones = [("pile", NOBODY, t.pile), ("gone", NOBODY, t.gone)]
    for seat, player in enumerate(t.players):
        zones.append(("citizens", seat, player.citizens))
        zones.append(("buried", seat, player.buried))
    return zones


def deal_hidden(t: Position, rng: Rng) -> None:
    """Shuffle all hidden cards and deal them to the same zones, with a new random generator."""
    faces = _hidden_faces(t)
    rng.shuffle(faces)
    _deal_faces(t, faces)
    t.rng = stream(rng.next(), DRAWS)


def sort_hidden(t: Position) -> None:
    """Deal all hidden cards in ascending order, so that the true order leaves no trace."""
    faces = _hidden_faces(t)
    faces.sort()
    _deal_faces(t, faces)
    t.rng = stream(0, DRAWS)


def _hidden_faces(t: Position) -> list[int]:
    faces = t.pile + t.gone
    for player in t.players:
        faces += player.citizens
        faces += player.buried
    return faces


def _deal_faces(t: Position, faces: list[int]) -> None:
    t.gone = _deal(faces, len(t.gone))
    for player in t.players:
        player.citizens = _deal(faces, len(player.citizens))
        player.buried = _deal(faces, len(player.buried))
    t.pile = faces
    t.borrowed &= ~BORROWED_PILE


def _deal(faces: list[int], number: i64) -> list[int]:
    """Take this many cards from the top."""
    if number == 0:
        return []
    dealt = faces[-number:]
    del faces[-number:]
    return dealt
