"""The table before the first turn, read from the rules of setup alone (S1 to S12, I1 to I7)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.kernel.rng import stream
from tests.games.thebai.random_games import CHOICES, keen_choice, new_game
from tests.games.thebai.reference.board import COUNCIL, EDITION, LEVELS, is_solo, monument

PLAIN_SEEDS = range(0, 80, 2)
"""Games of odd seeds begin rich."""
TURMOIL_TILES = {1: 5, 2: 5, 3: 4, 4: 3}
STARTS = {1: "B3 C3 B4 C4", 2: "B3 C3 B4 C4", 3: "B3 C3 D3 B4 C4 D4", 4: "C3 D3 B4 C4"}
SIDES = {1: "small", 2: "small", 3: "three", 4: "four"}
BACKS = (
    *("alpha", "beta", "gamma", "delta", "gamma"),
    *("delta", "gamma", "delta", "omega", "delta"),
)


def before_first_turn(players: int, seed: int) -> dict:
    """A position after the choices of setup, which Antigone's first turn never precedes."""
    state = new_game(players, seed)
    rng = stream(seed, CHOICES)
    while state.phase < codes.PHASE_TURNS:
        state.apply(keen_choice(state, rng))
    return state.dump()


@pytest.fixture(params=[1, 2, 3, 4])
def players(request) -> int:
    return request.param


@pytest.mark.rule("S6", "S8", "I7")
def test_fate_and_orders_lie_as_they_should(players):
    backs = {tile.key: tile.back for tile in (*EDITION.prosperities, *EDITION.conflicts)}
    starting = {order.key for order in EDITION.orders if order.starting}
    for seed in PLAIN_SEEDS:
        p = before_first_turn(players, seed)
        assert tuple(backs[tile] for tile in p["fate"]) == BACKS
        assert p["fate_shown"] == [1, 2, 3, 4, 5]
        assert ("conflict7" in p["fate"] + p["fate_out"]) == (players > 2)
        assert not starting & {*p["display"], *p["deck"]}
        taken = [order for seat in p["seats"] for order in seat["hand"]]
        assert len(taken) == players
        assert set(taken) <= starting
        assert not any(seat["secret"] for seat in p["seats"])


@pytest.mark.rule("S1", "S10")
def test_turmoil_comes_from_one_card_read_from_its_start(players):
    here = {it.key for it in EDITION.monuments if SIDES[players] in it.sides}
    for seed in PLAIN_SEEDS:
        p = before_first_turn(players, seed)
        cards = []
        for card in EDITION.turmoil:
            spaces = [space for space in card.spaces if monument(space) in here]
            cards.append(sorted(spaces[: TURMOIL_TILES[players]], key=list(COUNCIL).index))
        assert p["turmoil"] in cards


@pytest.mark.rule("I6", "A2")
def test_start_stones_lie_on_their_spaces(players):
    for seed in PLAIN_SEEDS:
        p = before_first_turn(players, seed)
        assert sorted(p["city"]) == sorted(STARTS[players].split())
        colours = [name.partition(".")[2] for name, _ in p["city"].values()]
        for seat in range(len(p["seats"])):
            assert colours.count(str(seat)) == 1, "one stone of everybody, all from column 2"
        unused = {colour for colour in colours if int(colour) >= len(p["seats"])}
        assert len(unused) <= 1
        assert len(colours) - len(p["seats"]) == {1: 2, 2: 2, 3: 3, 4: 0}[players]


@pytest.mark.rule("I1", "I2", "I3", "I4", "I5", "Q22")
def test_everybody_begins_with_what_the_place_in_turn_order_gives(players):
    for seed in PLAIN_SEEDS:
        p = before_first_turn(players, seed)
        assert p["dionysos"] == p["order"][::-1], "the top marker of Dionysos begins, it is behind"
        assert p["ares"] == p["order"]
        for place, number in enumerate(p["order"]):
            if is_solo(p) and number == 1:
                continue
            seat = p["seats"][number]
            levels, drachmas = EDITION.starts[place]
            assert seat["citizens"] == [LEVELS[level] for level in levels]
            assert seat["hoplites"] == ["1"] * 4
            assert (seat["grapes"], seat["amphorae"], seat["bronze"]) == (1, 1, 1)
            assert (seat["drachmas"], seat["vp"]) == (drachmas, 10)
            assert (seat["reserve"], seat["tiles"], seat["archon"]) == (4, 3, None)
            assert sum(len(row) for row in seat["estate"].values()) == 11


@pytest.mark.rule("A1", "A2", "A3", "A4", "A12", "Q22")
def test_antigone_begins_with_what_her_challenge_gives():
    starting = {order.key for order in EDITION.orders if order.starting}
    marked = {hero.key for hero in EDITION.heroes if hero.solo}
    for seed in PLAIN_SEEDS:
        p = before_first_turn(1, seed)
        hers, solo = p["seats"][1], p["antigone"]
        challenge = EDITION.challenges[solo["challenge"] - 1]
        assert hers["vp"] == challenge.vp
        assert hers["citizens"] == [LEVELS[challenge.citizens]] * 7
        assert hers["hoplites"] == [LEVELS[challenge.hoplites]] * 4
        assert len(starting & set(hers["fulfilled"])) == 1
        assert len(hers["fulfilled"]) == 1 + challenge.orders
        assert (hers["tiles"], hers["hand"], hers["archon"]) == (0, [], None)
        piles = solo["piles"]
        assert sorted(len(pile) for pile in piles) == [3, 4, 4], "one stone went into the city"
        assert all(pile[0].startswith("N") for pile in piles)
        assert all(name.endswith(".1") for pile in piles for name in pile[1:])
        cards = [solo["open_card"], *solo["hidden"]]
        assert len(cards) == 20
        assert sum(card.startswith("SX") for card in cards) == 4
        assert len(solo["heralds"]) == 2
        assert len(p["heralds"]["deck"]) == 10
        below = [hero in marked for hero in p["heroes"]]
        assert below == sorted(below), "heroes marked S lie below the others"
