"""A position as one seat sees it, as JSON."""

from petteia.games.elysium.position.dump import dump_position
from petteia.games.elysium.rules.hidden import NOBODY, hidden_zones
from petteia.games.elysium.rules.position import Position
from petteia.kernel.state import Json


def view_of(t: Position, seat: int) -> dict[str, Json]:
    """The position with every hidden zone replaced by the number of its cards."""
    if not -1 <= seat < len(t.players):
        raise ValueError(f"there is no seat {seat}")
    view = dump_position(t)
    del view["rng"]
    seats = view["seats"]
    assert isinstance(seats, list)
    for name, owner, zone in hidden_zones(t):
        place = view if owner == NOBODY else seats[owner]
        assert isinstance(place, dict)
        place[name] = len(zone)
    view["seat"] = seat
    view["to_move"] = t.mover
    return view
