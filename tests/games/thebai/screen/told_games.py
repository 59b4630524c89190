"""Games of Thebai with their history, for tests of what is told of them."""

from functools import cache

import petteia
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.screen.history import ThebaiHistory
from petteia.games.thebai.state import Thebai
from petteia.kernel.rng import stream
from tests.games.thebai.random_games import crowd, keen_choice, new_game

GAME = petteia.game("thebai")
NAMES = ["Ada", "Bo", "Cy", "Di"]
CHOICES = 23


def begin(players: int, seed: int) -> ThebaiHistory:
    return ThebaiHistory(GAME, {"players": players}, seed)


def from_position(state: Thebai) -> ThebaiHistory:
    """A history that goes on from a position made by hand."""
    history = begin(int(state.seats), 0)
    history.state = state
    history._reset()
    return history


@cache
def told(players: int, seed: int = 0, moves: int = 100_000) -> ThebaiHistory:
    """A random game, as far as so many moves; nobody changes it."""
    history, rng = begin(players, seed), stream(seed, CHOICES)
    while history.state.to_move() >= 0 and len(history.moves) < moves:
        history.play(keen_choice(history.state, rng))
    return history


@cache
def told_rich(players: int, seed: int) -> ThebaiHistory:
    """A random game in which rare things are frequent: rich players, a crowded city."""
    state = new_game(players, 2 * seed + 1)
    history, rng = from_position(state), stream(seed, CHOICES)
    while state.phase != codes.PHASE_TURNS:
        history.play(keen_choice(state, rng))
    crowd(state, stream(seed, CHOICES + 1))
    history = from_position(state)
    while state.to_move() >= 0:
        history.play(keen_choice(state, rng))
    return history


def steps_of(state: Thebai) -> list[tuple[Thebai, int]]:
    """What happens in a position by itself, each with the position before it."""
    steps: list[tuple[Thebai, int]] = []
    state.trace = steps
    advance(state)
    state.trace = None
    return steps


def names(history: ThebaiHistory) -> list[str]:
    return NAMES[: history.state.seats]


def words(parts: list) -> str:
    return "".join(part if isinstance(part, str) else part["name"] for part in parts)


def scenes(history: ThebaiHistory, *kinds: str) -> list[dict]:
    lines = history.log("en", names(history))
    return [it["scene"] for it in lines if it["scene"] and it["scene"]["kind"] in kinds]
