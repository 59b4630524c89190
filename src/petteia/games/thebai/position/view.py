"""A position as one seat sees it, as JSON."""

from petteia.games.thebai.position.dump import dump_position
from petteia.games.thebai.rules.codes import BACKS, ROUND_BACKS
from petteia.games.thebai.rules.hidden import (
    hidden_cards,
    hidden_rounds,
    hidden_rows,
    secrets_of,
)
from petteia.games.thebai.rules.position import Position
from petteia.kernel.bits import size
from petteia.kernel.native import i64
from petteia.kernel.state import Json


def view_of(t: Position, seat: int) -> dict[str, Json]:
    """The position as a seat sees it: hidden things as their number or their backs."""
    if not -1 <= seat < t.seats:
        raise ValueError(f"there is no seat {seat}")
    view = dump_position(t)
    del view["rng"]
    view["deck"] = len(t.deck) - t.drawn
    view["fate_out"] = len(t.fate_out)
    attacks, fate, seats = view["attacks"], view["fate"], view["seats"]
    assert isinstance(attacks, list)
    assert isinstance(fate, list)
    assert isinstance(seats, list)
    for row in hidden_rows(t):
        attacks[row] = None
    for number in hidden_rounds(t):
        fate[number] = BACKS[ROUND_BACKS[number]]
    for owner in range(t.seats):
        secret = secrets_of(t, owner, seat)
        if secret:
            _hide_orders(t, seats[owner], secret)
    if t.seats <= 2:
        heralds = view["heralds"]
        assert isinstance(heralds, dict)
        heralds["deck"] = len(t.herald_deck)
    if t.solo is not None:
        hers = view["antigone"]
        assert isinstance(hers, dict)
        hers["hidden"] = len(hidden_cards(t.solo))
        hers["turmoil"] = len(t.solo.turmoil)
    view["seat"] = seat
    view["to_move"] = t.mover
    return view


def _hide_orders(t: Position, player: Json, secret: i64) -> None:
    """Replace the secret orders of a hand by their number."""
    assert isinstance(player, dict)
    hand = player["hand"]
    known = player["secret"]
    assert isinstance(hand, list)
    assert isinstance(known, list)
    player["hand"] = [key for key in hand if key not in known]
    player["secret"] = size(secret)
