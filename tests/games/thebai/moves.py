"""Moves by name: `use(state, "2", "blue1")`, `step(state, "C3")`, `build(state, "red", "D2")`."""

from petteia.games.thebai.content.effect_reader import ESTATE, read_effect
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.steps import begin_effect
from petteia.games.thebai.state import Thebai
from petteia.kernel.content.reader import Section
from tests.games.thebai.names import (
    EDGES,
    GOODS,
    HELP,
    ORDERS,
    ROWS,
    SPACES,
    dice_space,
    level,
    space,
)


def do(state: Thebai, *actions: int) -> None:
    """Play one action after the other."""
    for action in actions:
        state.play(action)


def enough(state: Thebai) -> None:
    """Enough, no, or the end of the turn."""
    state.play(codes.DONE)


def perform(state: Thebai, seat: int, *steps: str, strength: int = 1) -> None:
    """Carry out any effect for a player, at once: `perform(state, 0, "raise 2 citizen")`."""
    effect = read_effect(Section({"effect": list(steps)}, "test"), "effect", ESTATE)
    begin_effect(state, seat, state.content._compile(effect), strength)
    advance(state)


def use(state: Thebai, at: str, where: str) -> None:
    """Use a citizen of that level on a space of the estate or a dice space of the city (T2)."""
    if state.top.kind != codes.USING:
        state.play(codes.CITIZEN + level(at))
    if state.top.kind == codes.USING:
        state.play(place_of(state, where))


def place_of(state: Thebai, where: str) -> int:
    """The action that puts something on a space of the estate or a dice space."""
    if where in SPACES:
        return codes.ESTATE + SPACES[where]
    return codes.CITY + dice_space(state, where)


def put_archon(state: Thebai, name: str) -> None:
    state.play(codes.ARCHON + space(state, name))


def step(state: Thebai, *names: str) -> None:
    """Move the archon on over these stones."""
    for name in names:
        state.play(codes.STEP + space(state, name))


def stop(state: Thebai) -> None:
    state.play(codes.STOP)


def take_back(state: Thebai) -> None:
    state.play(codes.TAKE_BACK)


def fulfil(state: Thebai, order: str) -> None:
    state.play(codes.FULFIL + ORDERS[order])


def use_help(state: Thebai, stack: str, where: str) -> None:
    """Use a help tile on a space of the estate (T7)."""
    state.play(codes.HELP + HELP[stack])
    if state.top.kind == codes.USING:
        state.play(codes.ESTATE + SPACES[where])


def take_good(state: Thebai, *names: str) -> None:
    for name in names:
        state.play(codes.GOOD + GOODS.index(name))


def take_order(state: Thebai, slot: int = codes.DECK_TOP) -> None:
    """Take an order of the display, or the top one of the deck; the only one is taken unasked."""
    if state.top.kind == codes.ORDERS:
        state.play(codes.ORDER + slot)


def swap(state: Thebai, given: str, taken: str) -> None:
    if state.top.kind != codes.TAKING:
        state.play(codes.GIVE + GOODS.index(given))
    state.play(codes.TAKE + GOODS.index(taken))


def raise_die(state: Thebai, where: str) -> None:
    """Raise a die in the city ("B3-C3"), on the estate ("red1") or in the supply ("citizen 2");
    the only one that can be raised is raised unasked (Q5, Q13)."""
    if state.top.kind == codes.RAISING:
        state.play(raising(state, where))


def raise_citizens(state: Thebai) -> None:
    """Spend all raises that are left on citizens in the supply, the lowest first."""
    for _ in range(state.top.left):
        first = next(it for it in state.legal() if it & ~codes.ARGUMENTS == codes.RAISE_CITIZEN)
        state.play(first)


def raising(state: Thebai, where: str) -> int:
    """The action that raises a die."""
    kind, _, at = where.partition(" ")
    if at:
        first = codes.RAISE_CITIZEN if kind == "citizen" else codes.RAISE_HOPLITE
        return first + level(at)
    if where in SPACES:
        return codes.RAISE_ESTATE + SPACES[where]
    return codes.RAISE_CITY + dice_space(state, where)


def take_row(state: Thebai, row: str) -> None:
    """The leftmost stone of a row is removed or placed."""
    state.play(codes.ROW + ROWS.index(row))


def build(state: Thebai, row: str, name: str, turned: int = 0) -> None:
    """Place the leftmost stone of a row on a Kadmeia space, turned clockwise."""
    if state.top.kind == codes.BUILDING:
        take_row(state, row)
    if state.top.kind == codes.SETTING:
        state.play(codes.SPACE + space(state, name))
    if state.top.kind == codes.ROTATING:
        state.play(codes.ROTATE + turned)


def roof(state: Thebai, edge: str) -> None:
    state.play(codes.ROOF + EDGES.index(edge))


def advance_on(state: Thebai, track: str) -> None:
    state.play(codes.TRACK + ("dionysos", "ares").index(track))


def place_hoplite(state: Thebai, at: str, where: str) -> None:
    """Place a hoplite of that level from the supply."""
    if state.top.kind == codes.MUSTERING:
        state.play(codes.HOPLITE + level(at))
    state.play(codes.CITY + dice_space(state, where))


def shift_hoplite(state: Thebai, one: str, other: str) -> None:
    """Shift a hoplite to another dice space."""
    if state.top.kind == codes.MUSTERING:
        state.play(codes.SHIFT + dice_space(state, one))
    state.play(codes.CITY + dice_space(state, other))
