"""Who may know what. The one declaration of what is hidden serves both a seat's view and the
worlds a bot imagines, so the two cannot disagree.

In Elysium nothing is known to one player alone: the draw pile's order, the faces of all Citizens
and the random generator are hidden from everybody, all else is open (S6, T7).
"""

from petteia.elysium.position import dump_position
from petteia.elysium.table import Table
from petteia.kernel.native import i64
from petteia.kernel.rng import DRAWS, Rng, stream
from petteia.kernel.state import Json

EVERYBODY = -1


def hidden_zones(t: Table) -> list[tuple[str, int, list[int]]]:
    """The zones whose faces nobody may see: name, owner (or EVERYBODY's), cards."""
    zones = [("pile", EVERYBODY, t.pile), ("gone", EVERYBODY, t.gone)]
    for seat, player in enumerate(t.players):
        zones.append(("citizens", seat, player.citizens))
        zones.append(("buried", seat, player.buried))
    return zones


def view_of(t: Table, seat: int) -> dict[str, Json]:
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


def deal_hidden(t: Table, rng: Rng) -> None:
    """Deal anew all that is hidden, as it might be for all anybody knows."""
    t.gone = t.gone[:]
    for player in t.players:
        player.citizens = player.citizens[:]
        player.buried = player.buried[:]
    zones = hidden_zones(t)
    faces: list[int] = []
    for _, _, zone in zones:
        faces += zone
    rng.shuffle(faces)
    left: i64 = len(faces)
    for _, _, zone in zones:
        for place in range(len(zone)):
            left -= 1
            zone[place] = faces[left]
    t.rng = stream(rng.next(), DRAWS)
