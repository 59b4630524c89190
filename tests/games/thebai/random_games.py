"""Random games, for tests of every decision in them."""

from collections.abc import Iterator

from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    EIGHTS,
    HOPLITES,
    NIBBLE,
    UNIT,
)
from petteia.games.thebai.rules.phases import advance, offer_again
from petteia.games.thebai.rules.pieces.altar import advance_marker
from petteia.games.thebai.rules.pieces.dice import put_citizen, put_hoplite
from petteia.games.thebai.rules.position import (
    draw_order,
    free_dice_spaces,
    replaced,
)
from petteia.games.thebai.rules.setup import CITIZENS_PER_PLAYER, HOPLITES_PER_PLAYER, set_up
from petteia.games.thebai.state import Thebai, empty_position
from petteia.kernel.bits import BIT, member, size
from petteia.kernel.rng import DRAWS, SETUP, Rng, stream

CHOICES = 23
"""The stream of the players' choices."""
RICHES = 24
KEEN = 8
"""One in this many times DONE is chosen although something else is legal."""


def new_game(players: int, seed: int, content: Content | None = None) -> Thebai:
    """A game before its first decision, by default of the house edition; with odd seeds the players
    start rich."""
    state = empty_position(content or load_content(), players, stream(seed, DRAWS))
    set_up(state, stream(seed, SETUP), 1 + seed % 5)
    if seed % 2:
        _enrich(state, stream(seed, RICHES))
    advance(state)
    return state


def _enrich(state: Thebai, rng: Rng) -> None:
    """Give everybody goods, strong dice and orders, so that rare situations are frequent."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.stock += sum(rng.below(5) * unit for unit in UNIT)
        dice = HOPLITES_PER_PLAYER + CITIZENS_PER_PLAYER - player.reserve
        player.supply = 0
        for number in range(dice):
            first = HOPLITES if number < HOPLITES_PER_PLAYER else CITIZENS
            player.supply += NIBBLE[first + rng.below(6)]
        for _ in range(rng.below(4)):
            player.hand |= BIT[draw_order(state)]


def crowd(state: Thebai, rng: Rng) -> None:
    """A late city in an early round: dice everywhere, most of them high, few orders, full path."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.stock = sum(rng.below(4) * unit for unit in UNIT)
        for _ in range(rng.below(7)):
            advance_marker(state, seat, rng.below(2))
    for seat, player in enumerate(state.players):
        for _ in range(rng.below(player.reserve + 1)):
            player.reserve -= 1
            if rng.below(3):
                put_citizen(state, seat, _any_space(state, rng), _high(rng))
            else:
                _send_up(state, seat)
        for place in range(2 * HOPLITES):
            for _ in range(rng.below(player.in_supply(place) + 1)):
                player.supply -= NIBBLE[place]
                _send_out(state, seat, place, rng)
    left = rng.below(8)
    for order in state.deck[state.drawn : len(state.deck) - left]:
        state.gone_orders |= BIT[order]
    state.deck = state.deck[: state.drawn] + state.deck[len(state.deck) - left :]
    if state.seats <= 2:
        for _ in range(rng.below(6)):
            state.markers |= BIT[_any_space(state, rng)]
            state.markers_left -= 1
    offer_again(state)


def _any_space(state: Thebai, rng: Rng) -> int:
    """A free dice space, next to a stone if there is one."""
    free = free_dice_spaces(state)
    free = free & state.beside or free
    return member(free, rng.below(size(free)))


def _send_out(state: Thebai, seat: int, place: int, rng: Rng) -> None:
    """A die of the supply comes into the city; a hoplite may be a commander already."""
    player = state.players[seat]
    row = rng.below(codes.ROWS)
    if place < HOPLITES:
        put_citizen(state, seat, _any_space(state, rng), _high(rng))
    elif rng.below(3) == 0 and not player.commander_in(row):
        player.commanders += 1
        player.rows += EIGHTS[row] * player.commanders
    else:
        put_hoplite(state, seat, _any_space(state, rng), _high(rng))


def _high(rng: Rng) -> int:
    return codes.TOP_LEVEL - rng.below(3)


def _send_up(state: Thebai, seat: int) -> None:
    """A citizen on the path (D3)."""
    if -1 in state.path:
        state.path = replaced(state.path, state.path.index(-1), seat)
    else:
        state.waiting = [*state.waiting, seat]


def keen_choice(state: Thebai, rng: Rng) -> int:
    """A random action, but DONE rarely, so that effects are used."""
    actions = state.legal()
    if actions[0] == codes.DONE and rng.below(KEEN):
        actions = actions[1:]
    return actions[rng.below(len(actions))]


def decisions(
    players: int, seed: int, content: Content | None = None
) -> Iterator[tuple[Thebai, int]]:
    """A game played to its end: each position with the action chosen in it, the last with -1.

    Every third city is crowded before the first turn.
    """
    state = new_game(players, seed, content)
    rng = stream(seed, CHOICES)
    crowds = seed % 3 == 0
    while state.to_move() >= 0:
        if crowds and state.phase == codes.PHASE_TURNS and state.depth == 1:
            crowd(state, stream(seed, RICHES))
            crowds = False
        action = keen_choice(state, rng)
        yield state, action
        state.apply(action)
    yield state, -1
