"""Who may know what: a seat's view leaves out what the worlds a bot imagines deal anew. That
`hidden_zones` and `deal_hidden` speak of the same zones is tested.

In Elysium nothing is known to one player alone: the draw pile's order, the faces of all Citizens
and the random generator are hidden from everybody, all else is open (S6, T7).
"""

from petteia.games.elysium.position.dump import dump_position
from petteia.games.elysium.rules.position import Position
from petteia.kernel.native import i64
from petteia.kernel.rng import DRAWS, Rng, stream
from petteia.kernel.state import Json

EVERYBODY = -1


def hidden_zones(t: Position) -> list[tuple[str, int, list[int]]]:
    """The zones whose faces nobody may see: name, owner (or EVERYBODY's), cards."""
    zones = [("pile", EVERYBODY, t.pile), ("gone", EVERYBODY, t.gone)]
    for seat, player in enumerate(t.players):
        zones.append(("citizens", seat, player.citizens))
        zones.append(("buried", seat, player.buried))
    return zones


def view_of(t: Position, seat: int) -> dict[str, Json]:
    """The position with every hidden zone as a mere number of cards."""
    if not -1 <= seat < len(t.players):
        raise ValueError(f"there is no seat {seat}")
    view = dump_position(t)
    del view["rng"]
    seats = view["seats"]
    assert isinstance(seats, list)
    for name, owner, zone in hidden_zones(t):
        place = view if owner == EVERYBODY else seats[owner]
        assert isinstance(place, dict)
        place[name] = len(zone)
    view["seat"] = seat
    view["to_move"] = t.mover
    return view


def deal_hidden(t: Position, rng: Rng) -> None:
    """Deal anew all that is hidden, as it might be for all anybody knows."""
    faces = _hidden_faces(t)
    rng.shuffle(faces)
    _deal_faces(t, faces)
    t.rng = stream(rng.next(), DRAWS)


def sort_hidden(t: Position) -> None:
    """Deal all that is hidden in order: nothing is left of how it lay."""
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


def _deal(faces: list[int], number: i64) -> list[int]:
    """Take so many cards from the top."""
    if number == 0:
        return []
    dealt = faces[-number:]
    del faces[-number:]
    return dealt
