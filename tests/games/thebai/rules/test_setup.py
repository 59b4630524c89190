"""How a game is laid out, and its first choices (S1–S12, I1–I7, Q22, Q24)."""

from collections import Counter

import pytest

import petteia
from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.pieces.dice import coming_row
from tests.games.thebai.builders import table
from tests.games.thebai.moves import perform, take_order
from tests.games.thebai.names import EDITION, ORDERS
from tests.games.thebai.queries import hand

GAME = petteia.game("thebai")
SIZES = (1, 2, 3, 4)
DEALS = range(12)
"""Enough seeds to see that something is random."""


def laid_out(players: int, seed: int = 0) -> dict:
    """A game as it lies on the table before the first choice."""
    return GAME.new(players=players, seed=seed).dump()


def begun(players: int, seed: int = 0, **options):
    """A game at its first turn, everything before it chosen first of the list."""
    state = GAME.new(players=players, seed=seed, **options)
    while state.dump()["phase"] in ("stones", "orders"):
        state.apply(state.legal()[0])
    return state


def last_rows(players: int, seeds: range) -> Counter:
    """In which row round 9 is fought, over many games: fate is dealt before the first choice."""
    return Counter(int(laid_out(players, seed)["fate"][8][-1]) for seed in seeds)


def city_spaces(state) -> set[str]:
    return set(state.dump()["city"])


def choose(state, kind: int) -> list[int]:
    """Make every choice of a kind, always the first offered; who chose, in this order."""
    seats = []
    while state.legal()[0] & ~codes.ARGUMENTS == kind:
        seats.append(state.to_move())
        state.apply(state.legal()[0])
    return seats


@pytest.mark.rule("S1")
@pytest.mark.parametrize(("players", "columns", "spaces"), [(1, 4, 16), (2, 4, 16), (3, 5, 20)])
def test_city_and_council_have_a_side_for_few_and_one_for_many(players, columns, spaces):
    state = GAME.new(players=players, seed=1)
    assert state.board.columns == columns
    assert state.council.bit_count() == spaces


@pytest.mark.rule("S1")
def test_with_four_players_an_extra_monument_joins_the_council():
    three, four = GAME.new(players=3, seed=1), GAME.new(players=4, seed=1)
    extra = four.council & ~three.council
    keys = [it.key for number, it in enumerate(EDITION.council) if extra >> number & 1]
    assert keys == ["tomb1", "tomb2", "tomb3"]


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("players", "dice"), [(2, 45), (4, 58)])
def test_the_city_has_seven_rows_with_dice_spaces_on_all_inner_edges(players, dice):
    board = GAME.new(players=players, seed=1).board
    assert board.spaces == 7 * board.columns
    assert len(board.dice_names) == dice
    assert {"A1-B1", "A1-A2", "C6-C7"} <= set(board.dice_names)
    for row in range(7):
        within = [name for name in board.dice_names if name.count(str(row + 1)) > 0]
        assert board.row_mask[row].bit_count() == len(within), "those between two rows in both"


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players", SIZES)
def test_seven_of_eight_heroes_lie_beside_the_rows(players):
    shown = [laid_out(players, seed)["heroes"] for seed in DEALS]
    for heroes in shown:
        assert len(set(heroes)) == 7
        assert set(heroes) < {hero.key for hero in EDITION.heroes}
    assert len({tuple(heroes) for heroes in shown}) > 5
    assert len({frozenset(heroes) for heroes in shown}) > 2, "any of them may be the eighth"


@pytest.mark.rule("S4")
def test_an_attack_card_lies_face_down_in_every_row():
    deals = [laid_out(3, seed) for seed in DEALS]
    for dealt in deals:
        assert len(set(dealt["attacks"])) == 7
        assert dealt["attacks_shown"] == []
    assert len({tuple(dealt["attacks"]) for dealt in deals}) > 5
    assert GAME.new(players=3, seed=0).view(0)["attacks"] == [None] * 7


@pytest.mark.rule("S5")
def test_a_gate_tile_lies_face_up_at_every_gate():
    deals = [laid_out(2, seed)["gates"] for seed in DEALS]
    for gates in deals:
        assert sorted(gates) == ["g1", "g2", "g3", "g4", "g5", "g6", "g7"]
    assert len({tuple(gates) for gates in deals}) > 5
    assert GAME.new(players=2, seed=0).view(-1)["gates"] == deals[0]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", SIZES)
def test_fate_tiles_lie_by_their_backs(players):
    backs = {tile.key: tile.back for tile in (*EDITION.prosperities, *EDITION.conflicts)}
    for seed in DEALS:
        fate = laid_out(players, seed)["fate"]
        assert [backs[tile] for tile in fate] == [
            *("alpha", "beta", "gamma", "delta", "gamma"),
            *("delta", "gamma", "delta", "omega", "delta"),
        ]
        assert len(set(fate)) == 10
        conflicts = [number for number, tile in enumerate(fate, 1) if "conflict" in tile]
        assert conflicts == [3, 5, 7, 9]


@pytest.mark.rule("S6")
def test_rounds_one_to_five_lie_face_up():
    state = GAME.new(players=3, seed=2)
    fate = state.view(0)["fate"]
    assert fate[:5] == state.dump()["fate"][:5]
    assert fate[5:] == ["delta", "gamma", "delta", "omega", "delta"]
    assert state.dump()["fate_shown"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", SIZES)
def test_conflict_seven_is_only_for_three_or_four(players):
    for seed in DEALS:
        dealt = laid_out(players, seed)
        tiles = dealt["fate"] + dealt["fate_out"]
        assert len(tiles) == (14 if players > 2 else 13)
        assert ("conflict7" in tiles) == (players > 2)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("players", SIZES)
def test_the_row_of_round_nine_is_a_secret(players):
    """Rows 5 and 6 with 1 or 2 players, each in half of the games; with 3 or 4 also row 7."""
    rows = (5, 6) if players <= 2 else (5, 6, 7)
    found = last_rows(players, range(300))
    assert set(found) == set(rows)
    for row in rows:
        assert 0.8 / len(rows) < found[row] / 300 < 1.25 / len(rows)


@pytest.mark.rule("S7")
def test_the_attack_marker_lies_at_the_row_of_the_next_visible_conflict():
    state = table(3).state()
    rows = [tile - codes.PROSPERITIES for tile in state.fate if tile >= codes.PROSPERITIES]
    found = []
    for state.round in range(1, 11):
        state.fate_shown = (1 << min(10, state.round + 4)) - 1
        found.append(coming_row(state))
    assert found == [rows[0]] * 3 + [rows[1]] * 2 + [rows[2]] * 2 + [rows[3]] * 2 + [-1]


@pytest.mark.rule("S7")
def test_a_conflict_that_lies_face_down_is_not_the_coming_one():
    state = GAME.new(players=3, seed=2)
    state.round = 6
    state.fate_shown = 31
    assert coming_row(state) == -1


@pytest.mark.rule("S8")
@pytest.mark.parametrize("players", SIZES)
def test_four_starting_orders_are_displayed_and_forty_form_the_deck(players):
    deals = [laid_out(players, seed) for seed in DEALS]
    for dealt in deals:
        assert dealt["display"] == ["C1", "C2", "C3", "C4"]
        assert sorted([*dealt["display"], *dealt["deck"]]) == sorted(ORDERS)
        assert len(dealt["deck"]) == 40
    assert len({tuple(dealt["deck"]) for dealt in deals}) == len(DEALS)


@pytest.mark.rule("S9")
def test_blessings_and_help_tiles_lie_in_their_stacks():
    dealt = laid_out(4)
    assert dealt["blessings"] == {blessing.key: 4 for blessing in EDITION.blessings}
    assert dealt["help"] == {stack.key: 4 for stack in EDITION.help_stacks}
    ends = [blessing.vp_by_copy for blessing in EDITION.blessings if blessing.vp_by_copy]
    assert ends == [(8, 6, 4, 2), (8, 6, 4, 2)]


@pytest.mark.rule("S9")
def test_the_end_tiles_are_taken_from_the_top():
    state = table(3).state()
    for seat, gained in ((1, 8), (0, 6), (2, 4)):
        state.players[seat].dionysos = 9
        before = state.players[seat].vp
        perform(state, seat, "altar 1 dionysos")
        assert state.players[seat].vp == before + gained


@pytest.mark.rule("S10")
@pytest.mark.parametrize(("players", "tiles"), [(1, 5), (2, 5), (3, 4), (4, 3)])
def test_turmoil_goes_down_the_list_of_a_card(players, tiles):
    state = GAME.new(players=players, seed=0)
    there = [it.key for n, it in enumerate(EDITION.council) if state.council >> n & 1]
    lists = [[key for key in card.spaces if key in there][:tiles] for card in EDITION.turmoil]
    found = set()
    for seed in DEALS:
        turmoil = sorted(laid_out(players, seed)["turmoil"])
        assert len(turmoil) == tiles
        assert turmoil in [sorted(keys) for keys in lists]
        found.add(tuple(turmoil))
    assert len(found) > 3


@pytest.mark.rule("S11")
def test_tiles_run_out_but_goods_do_not():
    state = table(2).state()
    state.players[0].dionysos = 2
    state.blessings_left = [0] * len(state.blessings_left)
    perform(state, 0, "altar 1 dionysos")
    assert state.players[0].blessings == 0
    for _ in range(60):
        perform(state, 0, "grape 4")
    assert state.players[0].has(codes.GRAPE) == 240


@pytest.mark.rule("S12")
def test_heralds_and_markers_are_for_one_or_two_players():
    deals = [laid_out(2, seed)["heralds"] for seed in DEALS]
    for heralds in deals:
        assert sorted(heralds["deck"]) == sorted(herald.key for herald in EDITION.heralds)
        assert heralds["markers"] == []
    assert len({tuple(heralds["deck"]) for heralds in deals}) == len(DEALS)
    assert GAME.new(players=2, seed=0).markers_left == 10
    assert GAME.new(players=1, seed=0).markers_left == 10
    assert "heralds" not in laid_out(3)


@pytest.mark.rule("I1")
def test_the_first_player_lies_on_top_at_dionysos_and_lowest_at_ares():
    orders = set()
    for seed in DEALS:
        dealt = laid_out(4, seed)
        order = dealt["order"]
        orders.add(tuple(order))
        assert dealt["dionysos"] == order[::-1], "the lower marker is ahead (F7)"
        assert dealt["ares"] == order
        assert {seat["dionysos"] for seat in dealt["seats"]} == {0}
        assert {seat["ares"] for seat in dealt["seats"]} == {0}
    assert len(orders) > 5


@pytest.mark.rule("I2")
def test_everybody_begins_with_ten_vp():
    assert [seat["vp"] for seat in laid_out(4)["seats"]] == [10, 10, 10, 10]


@pytest.mark.rule("I3")
@pytest.mark.parametrize("players", SIZES)
def test_own_stones_lie_on_columns_two_to_four_and_neutral_ones_on_column_five(players):
    estates = set()
    for seed in DEALS:
        dealt = laid_out(players, seed)
        neutral = []
        for seat, player in enumerate(dealt["seats"][:players]):
            rows = [player["estate"][word] for word in ("red", "blue", "yellow")]
            assert [len(row) for row in rows] == [4, 4, 4], "column 1 is open"
            own = sorted(stone for row in rows for stone in row[:3])
            assert own == [f"K{kind}.{seat}" for kind in range(1, 10)]
            neutral += [row[3] for row in rows]
            estates.add(tuple(map(tuple, rows)))
        assert all(stone.startswith("N") for stone in neutral)
        assert len(set(neutral)) == 3 * players
    assert len(estates) == players * len(DEALS)


@pytest.mark.rule("I4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_and_drachmas_go_by_the_place_in_the_turn_order(players):
    for seed in DEALS:
        dealt = laid_out(players, seed)
        starts = []
        for seat in dealt["order"]:
            player = dealt["seats"][seat]
            assert player["hoplites"] == ["1", "1", "1", "1"]
            assert player["reserve"] == 4
            starts.append((" ".join(player["citizens"]), player["drachmas"]))
        assert starts == [("1 1 1*", 1), ("1 1* 1*", 2), ("1* 1* 1*", 2), ("1* 1* 2", 3)][:players]


@pytest.mark.rule("I5")
def test_everybody_has_archon_commanders_tiles_and_one_of_each_good():
    for player in laid_out(4)["seats"]:
        assert (player["grapes"], player["amphorae"], player["bronze"]) == (1, 1, 1)
        assert player["archon"] is None
        assert player["commanders"] == []
        assert player["tiles"] == 3


@pytest.mark.rule("I6")
@pytest.mark.parametrize(("players", "extra"), [(2, 2), (3, 3), (4, 0)])
def test_everybody_gives_a_stone_and_an_unused_colour_fills_up(players, extra):
    state = GAME.new(players=players, seed=4)
    given = {f"{state.dump()['seats'][seat]['estate']['red'][0]}" for seat in range(players)}
    seats = choose(state, codes.START_STONE)
    assert seats == state.dump()["order"], "in turn order (Q24)"
    city = state.dump()["city"]
    lying = [stone for stone, _ in city.values()]
    assert len(set(lying)) == len(lying) == players + extra
    assert given < set(lying) or (given == set(lying) and extra == 0)
    colours = {stone.split(".")[1] for stone in set(lying) - given}
    assert colours == ({str(players)} if extra else set())
    for player in state.dump()["seats"]:
        assert [len(row) for row in player["estate"].values()] == [3, 4, 4]


@pytest.mark.rule("I6")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(1, "B3 C3 B4 C4"), (2, "B3 C3 B4 C4"), (3, "B3 C3 D3 B4 C4 D4"), (4, "C3 D3 B4 C4")],
)
def test_the_start_stones_lie_in_the_middle_of_the_city(players, spaces):
    assert city_spaces(begun(players)) == set(spaces.split())


@pytest.mark.rule("I6")
def test_where_and_how_the_start_stones_lie_is_random():
    rotations, places = Counter(), Counter()
    for seed in range(40):
        city = begun(2, seed).dump()["city"]
        rotations.update(turns for _, turns in city.values())
        places.update(space for space, (stone, _) in city.items() if stone.endswith(".0"))
    assert set(rotations) == {0, 1, 2, 3}
    assert set(places) == {"B3", "C3", "B4", "C4"}


@pytest.mark.rule("I6")
def test_any_stone_of_column_two_may_be_given():
    for row, word in enumerate(("red", "blue", "yellow")):
        state = GAME.new(players=2, seed=9)
        assert state.legal() == [codes.START_STONE + number for number in range(3)]
        giver = state.to_move()
        stone = state.dump()["seats"][giver]["estate"][word][0]
        state.play(codes.START_STONE + row)
        assert state.dump()["chosen"] == [stone]
        assert len(state.dump()["seats"][giver]["estate"][word]) == 3


@pytest.mark.rule("I7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_orders_are_taken_in_reverse_turn_order(players):
    state = GAME.new(players=players, seed=6)
    choose(state, codes.START_STONE)
    assert state.legal() == [codes.START_ORDER + slot for slot in range(4)]
    seats = []
    while state.dump()["phase"] == "orders":
        seats.append(state.to_move())
        state.apply(state.legal()[-1])
    order = state.dump()["order"]
    assert seats == order[::-1][: len(seats)]
    assert len(seats) == min(players, 3), "the last of four has no choice left"
    taken = [hand(state, seat) for seat in order[::-1]]
    assert taken == [["C4"], ["C3"], ["C2"], ["C1"]][:players]


@pytest.mark.rule("I7")
def test_the_other_starting_orders_leave_and_four_new_ones_are_displayed():
    state = GAME.new(players=2, seed=6)
    deck = state.dump()["deck"]
    while state.dump()["phase"] != "turns":
        state.apply(state.legal()[0])
    assert state.dump()["gone"] == ["C3", "C4"]
    assert state.dump()["display"] == deck[:4]
    assert state.dump()["deck"] == deck[4:]


@pytest.mark.rule("Q22")
def test_alone_your_marker_lies_on_top_at_dionysos_and_hers_at_ares():
    for seed in DEALS:
        dealt = laid_out(1, seed)
        assert dealt["order"] == [0, 1]
        assert dealt["dionysos"] == [1, 0]
        assert dealt["ares"] == [0, 1]


@pytest.mark.rule("Q22")
def test_all_nine_turmoil_cards_form_her_deck():
    cards = laid_out(1)["antigone"]["turmoil"]
    assert sorted(cards) == sorted(card.key for card in EDITION.turmoil)


@pytest.mark.rule("Q22")
@pytest.mark.parametrize("challenge", [1, 2, 3, 4, 5])
def test_a_challenges_orders_are_drawn_after_the_display(challenge):
    extra = EDITION.challenges[challenge - 1].orders
    deck = GAME.new(players=1, seed=3, challenge=challenge).dump()["deck"]
    state = begun(1, 3, challenge=challenge)
    assert state.dump()["display"] == deck[:4]
    hers = set(state.dump()["seats"][1]["fulfilled"])
    assert {key for key in hers if not key.startswith("C")} == set(deck[4 : 4 + extra])
    assert len(hers) == 1 + extra, "with her starting order (A4)"


@pytest.mark.rule("Q22")
def test_f7_may_make_antigone_first():
    state = begun(1, 3)
    state.players[1].dionysos = 5
    state.dionysos = [1, 0]
    rng = petteia.stream(3, 16)
    while state.round < 4:
        state.apply(state.pick(rng))
    assert state.dump()["order"] == [1, 0]


@pytest.mark.rule("Q24")
def test_the_start_stones_are_chosen_openly_in_turn_order():
    state = GAME.new(players=3, seed=5)
    order = state.dump()["order"]
    for place, seat in enumerate(order):
        assert state.to_move() == seat
        assert len(state.view(order[-1])["chosen"]) == place
        assert state.view(-1)["chosen"] == state.dump()["chosen"]
        state.apply(state.legal()[1])


@pytest.mark.rule("Q24")
def test_an_order_of_the_deck_is_known_to_its_owner_alone():
    state = table(3).state()
    drawn = state.dump()["deck"][0]
    perform(state, 0, "order 1")
    take_order(state, codes.DECK_TOP)
    assert hand(state, 0) == [drawn]
    assert state.view(0)["seats"][0]["hand"] == [drawn]
    for seat in (-1, 1, 2):
        seen = state.view(seat)["seats"][0]
        assert (seen["hand"], seen["secret"]) == ([], 1)


@pytest.mark.rule("Q24")
def test_an_order_of_the_display_is_known_to_all():
    state = table(3).state()
    shown = state.dump()["display"][2]
    perform(state, 0, "order 1")
    take_order(state, 2)
    for seat in (-1, 0, 1, 2):
        seen = state.view(seat)["seats"][0]
        assert (seen["hand"], seen["secret"]) == ([shown], [])
