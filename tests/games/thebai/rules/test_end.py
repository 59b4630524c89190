"""The end of the game: the last dice of the path, and the score sheet (E1 to E8, A11)."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.phase import begin_closing, begin_fate
from petteia.games.thebai.rules.scoring import Sheet, order_points, rank, score
from tests.games.thebai.builders import table
from tests.games.thebai.names import COUNCIL, ORDERS
from tests.games.thebai.queries import offered


def sheet(built: table, seat: int = 0) -> Sheet:
    """A player's sheet as if the game ended now."""
    return score(built.t)[seat]


@pytest.mark.rule("E1")
def test_after_round_ten_dice_of_the_path_are_placed_and_the_game_is_over():
    built = table(3).round(10).path(1, 0)
    begin_closing(built.t)
    state = built.state()
    assert state.to_move() == 1
    state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[0])
    assert state.to_move() == 0
    state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[0])
    assert (state.to_move(), state.phase) == (-1, codes.PHASE_OVER)


@pytest.mark.rule("E1")
def test_the_fate_of_round_ten_is_the_last():
    built = table(3).round(10).path(2)
    begin_fate(built.t)
    state = built.state()
    assert (state.round, state.phase, state.to_move()) == (10, codes.PHASE_END, 2)


@pytest.mark.rule("E2")
def test_dice_tiles_and_a_hero_score_the_conditions_beside_them():
    built = table(3).council(0, "altar1").councillors(0, "altar2").hero(0, "harmonia", "gate4")
    built.altar(0, dionysos=3, ares=2)
    assert sheet(built).councillors == 6 + 4 + 4
    assert sheet(built, 1).councillors == 0


@pytest.mark.rule("E2")
def test_a_hero_s_effect_at_the_end_is_counted_too():
    built = table(3).hero(0, "zethos").gone(0, red=2, blue=3, yellow=2)
    assert sheet(built).heroes == 6
    assert sheet(built.gone(0, red=4, blue=4, yellow=4)).heroes == 9


@pytest.mark.rule("Q16")
@pytest.mark.parametrize(("path", "vp"), [((), 4), ((0, 1), 8), ((1, 0, 1, 1, 0), 12)])
def test_a_die_still_on_the_path_is_a_councillor_without_a_condition_of_its_own(path, vp):
    """Stage 4 scores 4 VP for each councillor; the fifth die is on the last space of the path."""
    assert sheet(table(3).council(0, "stage4").path(*path)).councillors == vp
    assert sheet(table(3).path(*path)).councillors == 0


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    ("red", "blue", "yellow", "value"),
    [(0, 4, 4, 0), (1, 1, 1, 3), (2, 2, 4, 7), (3, 4, 3, 12), (4, 4, 4, 18)],
)
def test_the_rightmost_cleared_column_of_the_estate_counts(red, blue, yellow, value):
    assert sheet(table(3).gone(0, red, blue, yellow)).estate == value


@pytest.mark.rule("E4")
def test_the_strengths_of_all_own_dice_in_the_city_count():
    built = table(3).citizen(0, "A1-B1", "1*").hoplite(0, "B1-C1", "2").citizen(0, "C1-D1", "3*")
    built.citizen(1, "D1-E1", "3")
    assert sheet(built).city == 1 + 2 + 3
    assert sheet(built, 1).city == 3


@pytest.mark.rule("E5")
def test_sets_of_different_and_of_equal_colours_both_count():
    built = table(3).fulfilled(0, "O02", "O03", "O04", "O13", "O24", "O35")
    assert sheet(built).orders == 16 + 1 + 1 + 3


@pytest.mark.rule("E5")
@pytest.mark.parametrize(
    ("colours", "points"),
    [
        ([1, 0, 0, 0], 1),
        ([1, 1, 0, 0], 4),
        ([1, 1, 1, 0], 9),
        ([1, 1, 1, 1], 16),
        ([3, 0, 0, 0], 3 + 3),
        ([4, 0, 0, 0], 4 + 7),
        ([5, 0, 0, 0], 5 + 12),
        ([8, 0, 0, 0], 8 + 15),
    ],
)
def test_each_set_has_its_worth(colours, points):
    assert order_points(colours, 0) == points


@pytest.mark.rule("E5")
def test_a_gate_tile_takes_the_best_colour_for_its_owner():
    built = table(3).fulfilled(0, "O02", "O13", "O24").gates(0, "g1")
    assert sheet(built).orders == 16
    built = table(3).fulfilled(0, "O02", "O03", "O04", "O05").gates(0, "g1")
    assert sheet(built).orders == 5 + 12


@pytest.mark.rule("Q12")
def test_no_card_is_in_two_sets_of_one_sort():
    assert order_points([6, 0, 0, 0], 0) == 6 + 12
    assert order_points([2, 1, 0, 0], 0) == 4 + 1


@pytest.mark.rule("E6")
@pytest.mark.parametrize(("grape", "drachma", "points"), [(2, 0, 0), (2, 1, 1), (4, 4, 2)])
def test_three_goods_and_drachmas_are_one_point(grape, drachma, points):
    assert sheet(table(3).stock(0, grape=grape, drachma=drachma)).stock == points


@pytest.mark.rule("E7")
def test_each_order_left_in_hand_costs_three():
    assert sheet(table(3).hand(0, "O02", "O13")).hand == -6


@pytest.mark.rule("E8")
def test_most_points_win_and_tied_players_share_the_victory():
    assert rank(table(3).vp(30, 40, 20).t) == [2, 1, 3]
    assert rank(table(4).vp(40, 40, -5, 20).t) == [1, 1, 4, 3]


@pytest.mark.rule("E8")
def test_scores_may_fall_below_zero():
    built = table(3).vp(-4).hand(0, "O02")
    assert sheet(built).total() == -7


@pytest.mark.rule("A11")
def test_antigone_scores_her_dice_her_orders_with_gate_tiles_and_her_councillors():
    built = table(1).vp(10, 20).citizen(1, "A1-B1", "3").hoplite(1, "B1-C1", "2")
    built.council(1, "gate1", "altar2").gates(1, "g1", "g2")
    built.t.players[1].fulfilled = 1 << ORDERS["O02"] | 1 << ORDERS["O13"]
    built.t.path = [-1] * 4
    hers = sheet(built, 1)
    assert (hers.track, hers.city, hers.orders, hers.councillors) == (20, 5, 16, 24)
    assert (hers.heroes, hers.estate, hers.stock, hers.hand) == (0, 0, 0, 0)


@pytest.mark.rule("A11")
@pytest.mark.parametrize(("yours", "place"), [(21, 1), (20, 2), (19, 2)])
def test_you_win_only_with_more_points_than_antigone(yours, place):
    built = table(1).vp(yours, 20)
    built.t.players[1].fulfilled = 0
    assert rank(built.t) == [place]


@pytest.mark.rule("A11", "A12")
def test_a_councillor_of_hers_is_worth_what_the_challenge_says():
    assert sheet(table(1, challenge=1).council(1, "gate1"), 1).councillors == 11


@pytest.mark.rule("Q17")
def test_antigone_s_dice_on_the_path_are_councillors():
    built = table(1).path(1, 0, 1, -1, 1).council(1, "gate1")
    assert sheet(built, 1).councillors == 4 * 12


@pytest.mark.rule("R6")
def test_at_the_end_a_waiting_die_is_asked_once_more():
    built = table(3).round(10).path(0).council(0, "gate1", "altar1", "stoa1", "house1")
    begin_closing(built.t)
    state = built.state()
    stage = [COUNCIL[name] for name in ("stage1", "stage2", "stage3", "stage4")]
    assert offered(state, codes.MONUMENT) == stage
