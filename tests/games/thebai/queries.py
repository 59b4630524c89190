"""Query a position by name: `die(state, "B3-C3") == "0 citizen 2*"`."""

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
)
from petteia.games.thebai.state import Thebai
from petteia.kernel.bits import BIT
from tests.games.thebai.names import EDITION, HEROES, LEVELS, SPACES, dice_space, space


def offered(state: Thebai, kind: int) -> list[int]:
    """The arguments of a kind of action that are legal."""
    return [it & codes.ARGUMENTS for it in state.legal() if it & ~codes.ARGUMENTS == kind]


def spaces_offered(state: Thebai, kind: int) -> list[str]:
    """The Kadmeia spaces offered for a kind of action."""
    return [state.board.name(it) for it in offered(state, kind)]


def dice_offered(state: Thebai, kind: int) -> list[str]:
    """The dice spaces offered for a kind of action."""
    return [state.board.dice_name(it) for it in offered(state, kind)]


def estate_offered(state: Thebai) -> list[str]:
    """The spaces of the estate offered."""
    return [EDITION.estate[it].key for it in offered(state, codes.ESTATE)]


def vp(state: Thebai) -> list[int]:
    return [player.vp for player in state.players]


def stock(state: Thebai, seat: int) -> list[int]:
    """Grapes, amphorae, bronze and drachmas of a player."""
    return [state.players[seat].has(thing) for thing in range(4)]


def drachmas(state: Thebai, seat: int) -> int:
    return state.players[seat].drachmas()


def in_supply(state: Thebai, seat: int, kind: str = "citizen") -> list[str]:
    """The levels of a player's citizens or hoplites in the supply."""
    first = CITIZENS if kind == "citizen" else HOPLITES
    player = state.players[seat]
    return [name for at, name in enumerate(LEVELS) for _ in range(player.in_supply(first + at))]


def die(state: Thebai, name: str) -> str:
    """Who and what lies on a dice space: "0 citizen 2*", or "" for no die."""
    place = dice_space(state, name)
    for seat, player in enumerate(state.players):
        bits = state.low >> place & 1, state.mid >> place & 1, state.high >> place & 1
        at = LEVELS[bits[0] + 2 * bits[1] + 4 * bits[2]]
        if player.citizens & BIT[place]:
            return f"{seat} citizen {at}"
        if player.hoplites & BIT[place]:
            return f"{seat} hoplite {at}"
    return ""


def stone_on(state: Thebai, name: str) -> str:
    """The stone on a Kadmeia space: "K1", "N05", or "" for none."""
    lying = state.stones_at[space(state, name)]
    if lying < 0:
        return ""
    number = lying >> 2
    if number >= codes.NEUTRAL:
        return f"N{number - codes.NEUTRAL + 1:02}"
    return f"K{number % codes.OWN_STONES + 1}"


def archon_on(state: Thebai, seat: int) -> str:
    """The Kadmeia space of an archon, or "" in the supply."""
    place = state.players[seat].archon
    return "" if place < 0 else state.board.name(place)


def hand(state: Thebai, seat: int) -> list[str]:
    return _orders(state.players[seat].hand)


def done_orders(state: Thebai, seat: int) -> list[str]:
    """The orders a player has fulfilled."""
    return _orders(state.players[seat].fulfilled)


def _orders(mask: int) -> list[str]:
    return [order.key for number, order in enumerate(EDITION.orders) if mask & BIT[number]]


def display(state: Thebai) -> list[str]:
    return ["" if it < 0 else EDITION.orders[it].key for it in state.display]


def on_estate(state: Thebai, seat: int) -> dict[str, str]:
    """The citizens on an estate: space and level."""
    player = state.players[seat]
    return {
        name: LEVELS[player.estate_levels >> 3 * number & 7]
        for name, number in SPACES.items()
        if player.estate_dice & BIT[number]
    }


def heroes(state: Thebai, seat: int) -> list[str]:
    return [name for name, number in HEROES.items() if state.players[seat].heroes & BIT[number]]


def refusal(state: Thebai, action: int) -> str:
    """The rule that forbids an action."""
    return state.why_not(action).rule
