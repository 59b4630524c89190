"""Nobody can compute the deal of a served table from what lies open.

The attack tries seeds until one deals the open cards: sfc32 is cheap to try, and an opening for
four shows enough of what it gave to be sure. Here all but `UNKNOWN` bits of the seed are given.
"""

import pytest

import petteia
from petteia.games.elysium.rules.position import refill
from petteia.kernel.deal_secret import make_secret
from petteia.kernel.dealer import dealer
from petteia.kernel.rng import DRAWS, MASK, SETUP, stream

GAME = petteia.game("elysium")
PLAYERS = 4
UNKNOWN = 14
SECRET = make_secret(bytes(range(100, 132)))


def outputs(seed: int, number: int):
    """The words of sfc32 for a stream of a seed."""
    a, b, c, n = seed & MASK, seed >> 32, number, 1
    for taken in range(10_000):
        out = a + b + n & MASK
        n += 1
        a, b, c = b ^ b >> 9, c * 9 & MASK, (c << 21 | c >> 11) + out & MASK
        if taken >= 15:
            yield out


def below(words, bound: int) -> int:
    least = (MASK + 1 - bound) % bound
    while True:
        product = next(words) * bound
        if product & MASK >= least:
            return product >> 32


def is_dealt_by(seed: int, seen: dict, deck: list[int]) -> bool:
    """Whether a seed deals what everybody sees; the first card that differs ends the trial."""
    words = outputs(seed, SETUP)
    if (below(words, 2), below(words, PLAYERS)) != (seen["side"], seen["first"]):
        return False
    pile = deck[:]
    for left, card in zip(range(len(pile), 0, -1), seen["agora"], strict=False):
        place = below(words, left)
        pile[left - 1], pile[place] = pile[place], pile[left - 1]
        if pile[left - 1] != card:
            return False
    return True


def what_is_seen(state) -> dict:
    """Everything of the opening that is drawn and open; from the view of a seat."""
    view = state.view(0)
    content = state.content
    keys = [design.key for design in content.designs]
    return {
        "side": list(content.edition.pediment).index(view["pediment"]),
        "first": view["order"][0],
        "agora": [keys.index(key) for key in view["agora"]],
    }


def found_seeds(state, given: int) -> list[int]:
    """The attack: every seed with the given upper bits that deals what is seen."""
    seen, deck = what_is_seen(state), list(state.content.deck)
    assert len(seen["agora"]) == 3 * PLAYERS + 1
    first = given >> UNKNOWN << UNKNOWN
    return [seed for seed in range(first, first + (1 << UNKNOWN)) if is_dealt_by(seed, seen, deck)]


@pytest.mark.parametrize("seed", [0x0123456789ABCDEF, 0xFEDCBA9876543210])
def test_the_deal_of_a_seed_is_computed_from_what_lies_open(seed):
    state = GAME.new(players=PLAYERS, seed=seed)
    found = found_seeds(state, seed)
    assert found == [seed]
    again = GAME.new(players=PLAYERS, seed=found[0])
    assert again.pile == state.pile, "every card that is still hidden"
    assert again.rng.dump() == state.rng.dump(), "and every later shuffle"


def test_the_deal_of_a_secret_is_not():
    """Whichever 64 bits of the secret are taken for a seed, with most of them given."""
    state = GAME.new(players=PLAYERS, seed=SECRET)
    for shift in (0, 64, 128, 192):
        assert found_seeds(state, SECRET >> shift & (1 << 64) - 1) == []


def test_the_set_up_of_a_secret_tells_nothing_of_later_shuffles():
    """They have other keys; and the shuffles of a seed follow from the same 64 bits."""
    state = GAME.new(players=PLAYERS, seed=SECRET)
    assert state.rng.dump()[:8] != dealer(SECRET, SETUP).dump()[:8]
    state.discard, state.pile = state.pile, []
    before = sorted(state.discard)
    expected = state.discard[:]
    dealer(SECRET, DRAWS).shuffle(expected)
    assert refill(state)
    assert state.pile == expected != before
    assert sorted(state.pile) == before


def test_the_same_secret_deals_the_same_whatever_the_players_do():
    piles = []
    for number in range(2):
        state = GAME.new(players=PLAYERS, seed=SECRET)
        opening = state.pile[:]
        for _ in range(30):
            state.apply(state.pick(stream(number, 3)))
        piles.append((opening, state.rng.dump()))
        assert opening[: len(state.pile)] == state.pile
    assert piles[0] == piles[1]
