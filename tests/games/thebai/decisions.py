"""Positions in which somebody decides, in a line: `doing(table(), "raise 1")`."""

from petteia import stream
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import push
from petteia.games.thebai.rules.setup import set_up
from petteia.games.thebai.state import empty_position
from petteia.games.thebai.terminal.lookup import parse_action
from petteia.kernel.rng import DRAWS, SETUP
from tests.games.thebai.builders import table
from tests.games.thebai.moves import do, perform, take_row
from tests.games.thebai.names import CATALOG


def begin(players, seed):
    state = empty_position(CATALOG, players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP))
    advance(state)
    return state


def doing(built, *steps, strength=1):
    """A position in which seat 0 carries out an effect."""
    state = built.state()
    perform(state, 0, *steps, strength=strength)
    return state


def played(built, *moves):
    """A position after some moves, each a function with what it needs."""
    state = built.state() if isinstance(built, table) else built
    for move, *rest in moves:
        move(state, *rest)
    return state


def placing(built, row, space=""):
    """A position in which seat 0 places a stone with two roofs."""
    state = doing(built, "place 1 roofs=2")
    take_row(state, row)
    if space:
        do(state, parse_action(state, "space", space, "en"))
    return state


def waiting(built, kind, **fields):
    """A position in which seat 0 decides in a frame."""
    state = built.t
    frame = push(state, kind, 0)
    for name, value in fields.items():
        setattr(frame, name, value)
    return built.state()


def roofing(space, turned):
    """A position in which seat 0 has placed a stone and chooses roofs."""
    state = placing(table(), "red", space)
    do(state, codes.ROTATE + turned)
    return state


def ascending(built, where="B3-C3"):
    """A position in which seat 0's hoplite there ascends."""
    state = doing(built.hoplite(0, where, "3*"), "raise 2 hoplite")
    do(state, parse_action(state, "raise", where, "en"))
    return state


def retaining(*names):
    """A position in which seat 0 pays hoplites in row 3."""
    built = table().drachmas(0, 3)
    for name in names:
        built.hoplite(0, name)
    return waiting(built, codes.RETAINING, hoplites=built.player(0).hoplites, row=2)


def crowded():
    """A table on which seat 0 has no space for a citizen, neither at home nor in the city."""
    built = table().helped(0, "red1", "blue1", "yellow1")
    names = [built.t.board.dice_name(place) for place in range(built.t.board.dice)]
    return built.marker(*names)
