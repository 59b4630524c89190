"""A turn: reset, citizen, putting in or taking back the archon, help tile, order (T1–T4, T6–T8)."""

import pytest

from petteia.games.thebai.rules import codes
from tests.games.thebai.builders import table
from tests.games.thebai.moves import (
    advance_on,
    build,
    enough,
    fulfil,
    perform,
    put_archon,
    raise_citizens,
    swap,
    take_back,
    take_good,
    take_order,
    take_row,
    use,
    use_help,
)
from tests.games.thebai.names import BLESSINGS, HELP, ORDERS, level
from tests.games.thebai.queries import (
    archon_on,
    dice_offered,
    die,
    done_orders,
    drachmas,
    estate_offered,
    hand,
    in_supply,
    offered,
    on_estate,
    spaces_offered,
    stock,
    stone_on,
    vp,
)

LEFT, RIGHT, BOTH_LEFT, BOTH_RIGHT = (codes.TRIGGER + which for which in range(4))


@pytest.mark.rule("T1")
def test_with_no_citizen_left_the_estate_is_reset():
    workers = table().supply(0, hoplites="1").at_work(0, "red1", "2*").at_work(0, "blue1", "1")
    state = workers.helped(0, "yellow1").state()
    assert in_supply(state, 0) == ["1", "1", "2*"], "both with their levels, and a new one"
    assert on_estate(state, 0) == {}
    assert state.players[0].estate_help == 0
    assert state.players[0].help == 0, "the help tile left the game"
    assert state.players[0].reserve == 3


@pytest.mark.rule("T1")
def test_with_a_citizen_in_the_supply_nothing_is_reset():
    state = table().supply(0, citizens="1").at_work(0, "red1", "2").helped(0, "blue1").state()
    assert on_estate(state, 0) == {"red1": "2"}
    assert state.players[0].estate_help != 0
    assert state.players[0].reserve == 4


@pytest.mark.rule("T1")
@pytest.mark.parametrize(("gone", "new"), [(0, "1"), (1, "1*"), (2, "2"), (3, "2*"), (4, "2*")])
def test_the_new_citizen_comes_by_cleared_columns(gone, new):
    state = table().supply(0).gone(0, gone, gone, 4).state()
    assert in_supply(state, 0) == [new]


@pytest.mark.rule("T1")
def test_a_column_with_one_stone_is_not_cleared():
    state = table().supply(0).gone(0, red=4, blue=4).state()
    assert in_supply(state, 0) == ["1"]


@pytest.mark.rule("T1")
def test_with_none_left_no_citizen_comes():
    state = table().supply(0).reserve(0, 0).at_work(0, "red1", "2").state()
    assert in_supply(state, 0) == ["2"]
    assert state.players[0].reserve == 0


@pytest.mark.rule("T1")
def test_without_any_citizen_the_turn_goes_on_with_the_archon():
    state = table().supply(0).reserve(0, 0).state()
    assert spaces_offered(state, codes.ARCHON) == ["B3", "C3", "B4", "C4"]


@pytest.mark.rule("T2")
def test_a_citizen_goes_to_a_free_space_of_the_estate():
    busy = table().gone(0, red=2).at_work(0, "red1").helped(0, "blue1")
    state = busy.state()
    state.play(codes.CITIZEN + level("2"))
    assert estate_offered(state) == ["red2", "red3", "yellow1"], "no die, help tile or stone"


@pytest.mark.rule("T2")
def test_the_action_of_the_rulebook():
    """A citizen of strength 2 on the leftmost space of the middle row: 2 drachmas, a bronze."""
    state = table().state()
    use(state, "2", "blue1")
    take_good(state, "bronze")
    assert stock(state, 0) == [0, 0, 1, 2]
    assert on_estate(state, 0) == {"blue1": "2"}
    assert in_supply(state, 0) == ["1", "1*"]


@pytest.mark.rule("T2")
def test_a_citizen_goes_to_a_free_dice_space_beside_a_stone():
    city = table().city(A1="K1", B1="K2").citizen(1, "A1-B1").marker("A1-A2")
    state = city.hero(0, "kadmos", "B1-B2").state()
    state.play(codes.CITIZEN + level("1"))
    assert dice_offered(state, codes.CITY) == ["B1-C1"], "the others hold a die, a marker, a hero"


@pytest.mark.rule("T2")
def test_one_neighbouring_stone_is_triggered():
    state = table().state()
    use(state, "1", "B3-C3")
    assert state.legal() == [LEFT, RIGHT], "nobody can pay for both"
    state.play(RIGHT)
    assert stock(state, 0) == [0, 2, 0, 0], "K2"
    assert die(state, "B3-C3") == "0 citizen 1"


@pytest.mark.rule("T2")
@pytest.mark.parametrize(("both", "first"), [(BOTH_LEFT, "left"), (BOTH_RIGHT, "right")])
def test_both_are_triggered_for_drachmas_in_either_order(both, first):
    state = table().city(B3="K8", C3="K5").drachmas(0, 3).state()
    use(state, "2", "B3-C3")
    state.play(both)
    assert drachmas(state, 0) == 1, "2 for a die of strength 2"
    asked = codes.REMOVING if first == "left" else codes.RAISING
    assert state.top.kind == asked


@pytest.mark.rule("T2")
def test_who_has_too_few_drachmas_does_not_trigger_both():
    state = table().drachmas(0, 1).state()
    use(state, "2", "B3-C3")
    assert state.legal() == [LEFT, RIGHT]
    weaker = table().drachmas(0, 1).state()
    use(weaker, "1*", "B3-C3")
    assert weaker.legal() == [LEFT, RIGHT, BOTH_LEFT, BOTH_RIGHT]


@pytest.mark.rule("T2", "T3")
def test_the_two_stones_of_the_rulebook():
    """With somebody's archon on one of the stones both can't be triggered: he gets 2 grapes."""
    city = table(4).city(B3="K4", C3="K1", D3="K3").archon(1, "B3").drachmas(0, 5)
    state = city.supply(0, citizens="1 2").state()
    use(state, "1", "B3-C3")
    assert stock(state, 0) == [2, 0, 0, 5], "the right stone at once, nothing paid"


@pytest.mark.rule("T3", "R3")
def test_the_own_archon_makes_a_stone_unfree_too():
    state = table().archon(0, "B3").drachmas(0, 5).state()
    use(state, "1", "B3-C3")
    assert stock(state, 0) == [0, 2, 0, 5]


@pytest.mark.rule("T3")
def test_without_a_free_neighbour_nothing_is_triggered():
    state = table().archon(0, "B3").archon(1, "C3").drachmas(0, 5).state()
    use(state, "1", "B3-C3")
    assert die(state, "B3-C3") == "0 citizen 1"
    assert stock(state, 0) == [0, 0, 0, 5]
    assert offered(state, codes.TAKE_BACK) == [0], "the archon's step"


@pytest.mark.rule("T4")
def test_an_archon_in_the_supply_is_put_on_a_free_stone_and_triggers_it():
    state = table().archon(1, "C4").at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.ARCHON) == ["B3", "C3", "B4"]
    put_archon(state, "B3")
    assert archon_on(state, 0) == "B3"
    assert stock(state, 0) == [2, 0, 0, 0]


@pytest.mark.rule("T6")
def test_an_archon_is_taken_back_for_a_drachma():
    state = table().archon(0, "B3").at(codes.TURN_ARCHON).state()
    assert state.to_move() == 1, "with no step to go it was the only choice"
    assert archon_on(state, 0) == ""
    assert stock(state, 0) == [0, 0, 0, 1]


@pytest.mark.rule("T6")
def test_an_archon_may_not_stay_where_it_is():
    state = table().archon(0, "B3").marker("B3-C3").at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.STEP) == ["C3"]
    assert offered(state, codes.STOP) == []
    assert codes.DONE not in state.legal()
    take_back(state)
    assert drachmas(state, 0) == 1


@pytest.mark.rule("T7")
def test_a_help_tile_does_an_action_of_its_row_at_its_strength():
    state = table().help(0, "help_blue2").gone(0, blue=1).at(codes.TURN_HELP).state()
    state.play(codes.HELP + HELP["help_blue2"])
    assert estate_offered(state) == ["blue1", "blue2"], "of the blue row"
    state.play(codes.ESTATE + 5)
    take_good(state, "grape")
    assert stock(state, 0) == [1, 0, 0, 2], "as with a die of strength 2"
    assert state.players[0].help == 0
    assert state.players[0].estate_help == 1 << 5


@pytest.mark.rule("T7")
def test_a_help_tile_needs_a_free_space_of_its_row():
    state = (
        table().help(0, "help_blue2", "help_red3").at_work(0, "blue1").at(codes.TURN_HELP).state()
    )
    assert offered(state, codes.HELP) == [HELP["help_red3"]]


@pytest.mark.rule("T7")
def test_one_help_tile_a_turn_and_none_if_one_likes():
    state = table().help(0, "help_blue2", "help_red2").at(codes.TURN_HELP).state()
    assert codes.DONE in state.legal()
    use_help(state, "help_blue2", "blue1")
    take_good(state, "grape")
    assert state.to_move() == 1, "the second tile waits for another turn"


@pytest.mark.rule("T8")
def test_an_order_is_paid_rewarded_and_tucked_away():
    state = table().hand(0, "O02", "O09").stock(0, grape=3).state()
    assert offered(state, codes.FULFIL) == [ORDERS["O02"]], "the other costs bronze"
    fulfil(state, "O02")
    assert stock(state, 0) == [1, 0, 0, 0]
    assert vp(state) == [13, 10]
    assert (hand(state, 0), done_orders(state, 0)) == (["O09"], ["O02"])


@pytest.mark.rule("T8")
def test_drachmas_do_not_pay_an_order():
    state = table().hand(0, "O02").stock(0, grape=1, drachma=9).state()
    assert offered(state, codes.FULFIL) == []


@pytest.mark.rule("T8")
def test_one_order_is_fulfilled_a_turn():
    state = table().hand(0, "O02", "O13").stock(0, grape=2, amphora=2).state()
    fulfil(state, "O02")
    assert offered(state, codes.FULFIL) == []


@pytest.mark.rule("Q4")
def test_whose_citizens_have_no_space_skips_the_citizen_and_resets_nothing():
    city = table().city(A1="K1", B1="K2").marker("A1-B1", "A1-A2", "B1-B2", "B1-C1")
    full = city.at_work(0, "red1", "3").helped(0, "blue1", "yellow1")
    state = full.state()
    assert spaces_offered(state, codes.ARCHON) == ["A1", "B1"]
    assert in_supply(state, 0) == ["1", "1*", "2"]
    assert on_estate(state, 0) == {"red1": "3"}, "T1 looks only at the supply"


@pytest.mark.rule("Q4")
def test_an_empty_supply_is_reset_though_the_estate_has_room():
    state = table().supply(0).at_work(0, "red1", "3").state()
    assert in_supply(state, 0) == ["1", "3"]


@pytest.mark.rule("Q7")
def test_the_second_stone_of_a_paid_pair_triggers_though_an_archon_came():
    city = table().city(B3="N14", C3="K1", B4="K2").archon(0, "B4").drachmas(0, 1)
    state = city.state()
    use(state, "1", "B3-C3")
    state.play(BOTH_LEFT)
    put_archon(state, "C3")
    take_good(state, "bronze", "bronze")
    enough(state)
    assert archon_on(state, 0) == "C3"
    assert stock(state, 0) == [2, 0, 2, 0], "K1 is triggered all the same"


@pytest.mark.rule("Q7")
def test_the_price_of_a_pair_is_the_strength_at_placing():
    state = table().city(B3="K5", C3="K1").drachmas(0, 1).state()
    use(state, "1*", "B3-C3")
    state.play(BOTH_LEFT)
    state.play(codes.RAISE_CITY + offered(state, codes.RAISE_CITY)[0])
    assert die(state, "B3-C3") == "0 citizen 2"
    raise_citizens(state)
    assert stock(state, 0) == [2, 0, 0, 0], "1 drachma paid both"


@pytest.mark.rule("Q7")
def test_a_pair_is_one_step_with_no_order_in_between():
    city = table().city(B3="K1", C3="K2").drachmas(0, 1).hand(0, "O02")
    state = city.state()
    use(state, "1", "B3-C3")
    state.play(BOTH_LEFT)
    assert stock(state, 0) == [2, 2, 0, 0], "both came before O02 could be fulfilled"
    assert offered(state, codes.FULFIL) == [ORDERS["O02"]]


@pytest.mark.rule("Q10")
def test_an_order_is_offered_before_the_reset():
    rich = table().supply(0).at_work(0, "red1", "2").hand(0, "O02").stock(0, grape=2)
    state = rich.state()
    assert state.legal() == [codes.DONE, codes.FULFIL + ORDERS["O02"]]
    assert on_estate(state, 0) == {"red1": "2"}, "not yet reset"
    fulfil(state, "O02")
    assert in_supply(state, 0) == ["1", "2"], "then it happens by itself"


@pytest.mark.rule("Q10")
@pytest.mark.parametrize(
    "step", [codes.TURN_CITIZEN, codes.TURN_ARCHON, codes.TURN_HELP, codes.TURN_END]
)
def test_an_order_is_offered_before_every_step_and_at_the_end(step):
    rich = table().help(0, "help_red2").archon(0, "B3").hand(0, "O02").stock(0, grape=2)
    state = rich.at(step).state()
    assert offered(state, codes.FULFIL) == [ORDERS["O02"]]


@pytest.mark.rule("Q10")
def test_an_order_is_offered_before_an_archon_of_the_supply_is_put():
    state = table().hand(0, "O02").stock(0, grape=2).at(codes.TURN_ARCHON).state()
    assert spaces_offered(state, codes.ARCHON) == ["B3", "C3", "B4", "C4"]
    assert offered(state, codes.FULFIL) == [ORDERS["O02"]]


@pytest.mark.rule("Q10")
def test_a_help_tile_comes_only_after_the_archon():
    state = table().help(0, "help_red2").state()
    assert offered(state, codes.HELP) == []
    use(state, "1", "B3-C3")
    state.play(LEFT)
    assert offered(state, codes.HELP) == []
    put_archon(state, "C4")
    take_order(state, 0)
    assert offered(state, codes.HELP) == [HELP["help_red2"]]


@pytest.mark.rule("Q10")
def test_what_is_gained_this_turn_may_be_used_this_turn():
    state = (
        table()
        .city(B3="K1", C3="N11")
        .archon(0, "B3")
        .marker("B3-C3")
        .at(codes.TURN_ARCHON)
        .state()
    )
    state.play(codes.STEP + offered(state, codes.STEP)[0])
    take_order(state, 0)
    take_order(state, 1)
    take_good(state, "grape")
    assert hand(state, 0) == ["O02", "O03"]
    state = table().stock(0, grape=1).city(B3="N11").at(codes.TURN_ARCHON).state()
    take_order(state, 0)
    take_order(state, 3)
    take_good(state, "grape")
    assert offered(state, codes.FULFIL) == [ORDERS["O02"]], "at the end of the same turn"


@pytest.mark.rule("Q11")
def test_a_blessing_counts_for_the_order_that_brought_it():
    state = table().altar(0, dionysos=5).hand(0, "C1").stock(0, grape=1, amphora=1).state()
    fulfil(state, "C1")
    advance_on(state, "dionysos")
    assert state.players[0].blessings >> 4 * BLESSINGS["full_jar"] & 15 == 1
    assert vp(state) == [13, 10]


@pytest.mark.rule("R2")
def test_a_help_tile_uses_a_space_uncovered_in_the_same_turn():
    state = table().help(0, "help_red2").gone(0, yellow=1).at(codes.TURN_CITIZEN).state()
    use(state, "1", "yellow2")
    take_row(state, "red")
    take_good(state, "grape")
    put_archon(state, "B3")
    state.play(codes.HELP + HELP["help_red2"])
    assert estate_offered(state) == ["red1", "red2"]


@pytest.mark.rule("R2")
def test_the_archon_triggers_a_stone_placed_in_the_same_turn():
    state = table().archon(0, "B3").marker("A3-B3").at(codes.TURN_CITIZEN).state()
    use(state, "1", "yellow1")
    build(state, "red", "A3")
    state.play(codes.STEP + offered(state, codes.STEP)[0])
    assert archon_on(state, 0) == "A3"
    assert stock(state, 0) == [2, 0, 0, 0], "K1, just placed"


@pytest.mark.rule("R2")
def test_no_second_citizen_is_used():
    state = table().state()
    use(state, "1", "B3-C3")
    state.play(LEFT)
    assert offered(state, codes.CITIZEN) == []


@pytest.mark.rule("R3")
def test_both_are_paid_before_either_effect():
    state = table().city(B3="K4", C3="K1").state()
    use(state, "1", "B3-C3")
    assert state.legal() == [LEFT, RIGHT], "the drachma of K4 comes too late"


@pytest.mark.rule("R3")
def test_a_stone_placed_by_the_first_effect_is_no_neighbour():
    state = table().city(B3="N10", B4="K3").drachmas(0, 5).state()
    use(state, "1", "B3-C3")
    build(state, "red", "C3")
    assert stone_on(state, "C3") == "K1"
    assert stock(state, 0) == [0, 0, 0, 5], "K1 is not triggered, and could not be paid for"


@pytest.mark.rule("R8")
def test_no_order_is_fulfilled_inside_an_effect():
    state = table().city(B3="N03", C3="K2").hand(0, "O02").stock(0, grape=2).state()
    use(state, "1", "B3-C3")
    state.play(LEFT)
    while state.top.kind != codes.TURN:
        assert offered(state, codes.FULFIL) == []
        state.play(state.legal()[-1])
    assert offered(state, codes.FULFIL) != []


@pytest.mark.rule("R8")
def test_a_second_order_is_for_teiresias_only():
    orders = ("O07", "O03")
    goods = {"grape": 4, "amphora": 2, "bronze": 1}
    plain = table().hand(0, *orders).stock(0, **goods).state()
    fulfil(plain, "O07")
    take_order(plain, 0)
    advance_on(plain, "ares")
    assert offered(plain, codes.FULFIL) == []
    seer = table().hero(0, "teiresias").hand(0, *orders).stock(0, **goods).state()
    fulfil(seer, "O07")
    take_order(seer, 0)
    advance_on(seer, "ares")
    assert offered(seer, codes.FULFIL) == [ORDERS["O02"], ORDERS["O03"]]
    fulfil(seer, "O03")
    swap(seer, "drachma", "amphora")
    assert offered(seer, codes.FULFIL) == [], "two, not three: the grapes for O02 are there"


@pytest.mark.rule("R8")
def test_an_order_taken_as_a_reward_waits_for_a_second_order():
    goods = {"grape": 3, "amphora": 2}
    plain = table().hand(0, "O07").stock(0, **goods).state()
    fulfil(plain, "O07")
    take_order(plain, 0)
    advance_on(plain, "ares")
    assert hand(plain, 0) == ["O02"]
    assert offered(plain, codes.FULFIL) == [], "its two grapes are there"


@pytest.mark.rule("R8")
def test_what_answers_an_order_answers_t8_only():
    state = table().blessings(0, "full_jar").hand(0, "O02").stock(0, grape=2).state()
    perform(state, 0, "vp 3")
    assert vp(state) == [13, 10]
    fulfil(state, "O02")
    assert vp(state) == [19, 10], "3 for the order and 3 for the full jar"


@pytest.mark.rule("R8")
def test_after_round_10_no_order_is_fulfilled():
    last = table().round(10).last_turn().hand(0, "O02").stock(0, grape=2)
    state = last.at(codes.TURN_END).state()
    while state.to_move() >= 0:
        assert offered(state, codes.FULFIL) == []
        state.play(state.legal()[0])
    assert hand(state, 0) == ["O02"]
