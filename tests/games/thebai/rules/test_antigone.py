"""Solo, Antigone's rebellion: A1 to A12."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.scoring import rank, score
from petteia.games.thebai.rules.solo.turn import (
    choose_council_space,
    give_start_stone,
    take_start_order,
)
from tests.games.thebai.names import CATALOG, EDITION, HERALDS, stone
from tests.games.thebai.queries import archon_on, die, done_orders, in_supply, vp
from tests.games.thebai.solo_builders import (
    ALL_TURMOIL,
    CARDS,
    HERS,
    SHELF,
    against,
    commanders,
    council,
    council_of,
    fate_of,
    follow,
    gift,
    new_game,
    open_heralds,
    piles,
    rebel,
    resolve,
)

SEEDS = range(40)


# The set-up.


@pytest.mark.rule("A1")
def test_she_has_no_estate_and_all_dice_of_her_colour_at_level_1():
    state = new_game()
    assert state.players[HERS].estate == []
    assert in_supply(state, HERS) == ["1"] * 7
    assert in_supply(state, HERS, "hoplite") == ["1"] * 4


@pytest.mark.rule("A1")
def test_her_councillor_tiles_stay_in_the_box_and_the_rest_is_as_for_two():
    state = new_game()
    assert (state.players[HERS].tiles, state.players[0].tiles) == (0, 3)
    assert (state.board.columns, bin(state.turmoil).count("1")) == (4, 5)
    assert codes.PROSPERITIES + 6 not in [*state.fate, *state.fate_out]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seed", range(5))
def test_heroes_marked_s_lie_below_all_others(seed):
    marks = [EDITION.heroes[hero].solo for hero in new_game(seed).heroes]
    assert len(marks) == 7
    assert marks == sorted(marks)


@pytest.mark.rule("A2")
@pytest.mark.parametrize("seed", range(5))
def test_her_stones_lie_in_three_piles_with_a_neutral_one_at_the_bottom_of_each(seed):
    state = new_game(seed)
    hers = [it for pile in state.solo.piles for it in pile[1:]]
    assert [len(pile) for pile in state.solo.piles] == [4, 4, 4]
    assert sorted(hers) == list(range(9, 18))
    neutral = {pile[0] for pile in state.solo.piles}
    assert len(neutral) == 3
    assert min(neutral) >= codes.NEUTRAL
    assert neutral.isdisjoint(state.players[0].estate)


@pytest.mark.rule("A2")
def test_a_roll_says_which_pile_gives_its_top_stone():
    taken = [give_start_stone(piles(game, "K1.1 K2.1", "K4.1", "K7.1").t) for game in rolled()]
    assert set(taken) == {stone("K2.1"), stone("K4.1"), stone("K7.1")}


@pytest.mark.rule("A2")
def test_the_stone_taken_leaves_its_pile():
    state = piles(against(), "K1.1 K2.1 K3.1", "", "").t
    assert [give_start_stone(state), give_start_stone(state)] == [stone("K3.1"), stone("K2.1")]
    assert state.solo.piles == [[stone("K1.1")], [], []]


@pytest.mark.rule("A2")
def test_an_empty_pile_passes_to_the_right_and_around():
    taken = [give_start_stone(piles(game, "K1.1", "", "K7.1").t) for game in rolled()]
    assert taken.count(stone("K7.1")) > taken.count(stone("K1.1")) > 0
    taken = [give_start_stone(piles(game, "K1.1", "", "").t) for game in rolled()]
    assert set(taken) == {stone("K1.1")}


def rolled():
    """Tables whose dice fall differently."""
    for seed in SEEDS:
        built = against()
        built.t.rng = new_game(seed).rng
        yield built


@pytest.mark.rule("A3")
@pytest.mark.parametrize("seed", range(5))
def test_her_deck_has_all_basic_cards_four_special_ones_and_the_end_below(seed):
    state = new_game(seed)
    bottom, *cards = state.solo.actions
    assert bottom == CATALOG.game_end
    assert sorted(it for it in cards if it < CATALOG.basic_cards) == list(range(16))
    special = [it for it in cards if it >= CATALOG.basic_cards]
    assert len(set(special)) == len(special) == 4


@pytest.mark.rule("A3")
def test_you_are_first_and_two_heralds_and_a_destiny_lie_open():
    state = new_game()
    assert state.order == [0, HERS]
    assert (len(state.solo.open_heralds), len(state.herald_deck)) == (2, 10)
    assert sorted([*state.solo.open_heralds, *state.herald_deck]) == list(range(12))
    assert {new_game(seed).solo.destiny for seed in SEEDS} == set(range(6))


@pytest.mark.rule("A4")
def test_you_take_a_starting_order_first_and_hers_is_rolled_among_the_rest():
    state = new_game()
    advance(state)
    state.play(state.legal()[0])
    assert (state.mover, state.legal()) == (0, [codes.START_ORDER + slot for slot in range(4)])
    state.play(codes.START_ORDER + 1)
    assert len(done_orders(state, HERS)) == 1
    rolls = set()
    for built in rolled():
        built.t.display = [0, -1, 2, 3]
        take_start_order(built.t)
        rolls.update(done_orders(built.t, HERS))
    assert rolls == {"C1", "C3", "C4"}


# What is different for her.


@pytest.mark.rule("A5")
@pytest.mark.parametrize(("card", "points"), [("SB11", 2 + 4), ("SB12", 1 + 2)])
def test_on_the_altar_she_gains_vp_but_neither_goods_drachmas_nor_tiles(card, points):
    """Eight of the ten spaces of the card's track, with rewards of all sorts."""
    built = against()
    for _ in range(4):
        resolve(built, card)
    hers = built.player(HERS)
    assert (hers.vp, hers.stock, hers.blessings, hers.help) == (10 + points, 0, 0, 0)
    assert built.t.blessings_left == new_game().blessings_left
    assert built.t.help_left == new_game().help_left


@pytest.mark.rule("A5")
def test_she_takes_the_top_crown_at_the_end_of_a_track_for_its_vp_alone():
    built = against().altar(HERS, ares=9).blessings(0, "spear_crown").hoplite(HERS, "B3-C3")
    state = resolve(built.altar(HERS, dionysos=10, ares=9), "SB11")
    assert vp(state)[HERS] == 10 + 6 + 1
    assert die(state, "B3-C3") == "1 hoplite 1"


@pytest.mark.rule("A5")
def test_orders_she_takes_are_fulfilled_without_goods():
    state = resolve(against().deck(display=SHELF), "SB08")
    assert (done_orders(state, HERS), state.players[HERS].hand) == (["O02"], 0)


@pytest.mark.rule("A5")
def test_several_actions_are_done_from_the_left():
    assert die(resolve(against(), "SX1"), "B3-C3") == "1 citizen 1*"


@pytest.mark.rule("A5")
def test_her_archon_raises_her_own_dice():
    state = follow(against().city(B3="K1").citizen(HERS, "B3-C3", "2"))
    assert die(state, "B3-C3") == "1 citizen 2*"


@pytest.mark.rule("A6")
def test_her_hoplite_becomes_the_lowest_commander_of_the_coming_conflicts_row():
    state = resolve(against().round(4).hoplite(HERS, "B1-B2", "3*"), "SB16")
    assert commanders(state, HERS) == {2: 1}
    assert die(state, "B1-B2") == ""


@pytest.mark.rule("A6")
@pytest.mark.parametrize(("number", "row"), [(1, 1), (6, 1), (7, 7), (10, 7)])
def test_she_removes_the_topmost_hero_and_from_round_7_on_the_bottommost(number, row):
    state = resolve(against().round(number).hoplite(HERS, "B4-C4", "3*"), "SX6")
    assert [place + 1 for place, hero in enumerate(state.heroes) if hero < 0] == [row]
    assert state.players[HERS].heroes == 0


@pytest.mark.rule("A6")
def test_she_removes_a_hero_though_your_commander_came_first():
    state = resolve(against().commander(0, 4).hoplite(HERS, "B4-C4", "3*"), "SX6")
    assert (commanders(state, HERS), state.heroes[0]) == ({4: 1}, -1)


# Her turn.


@pytest.mark.rule("A7")
def test_she_resolves_the_open_card_and_the_next_and_leaves_the_third_open():
    built = against(destiny="urn").deck(display=SHELF)
    state = rebel(built, "SB01", "SB09", "SB05")
    assert in_supply(state, HERS) == ["1"] * 6
    assert done_orders(state, HERS) == ["O02"]
    assert in_supply(state, HERS, "hoplite") == ["1"] * 4
    assert state.solo.actions == [CATALOG.game_end, CARDS["SB05"]]
    assert state.solo.done == [CARDS["SB01"], CARDS["SB09"]]


@pytest.mark.rule("A7")
def test_the_newly_opened_card_points_at_the_herald_her_archon_follows():
    city = {"A2": "K4", "D3": "K7"}
    assert archon_on(follow(against().city(**city), "SB05"), HERS) == "A2"
    assert archon_on(follow(against().city(**city), "SB06"), HERS) == "D3"


@pytest.mark.rule("A7")
def test_her_archon_goes_to_the_effect_of_the_foot_however_far():
    state = follow(against().city(A2="K1", D7="K4"))
    assert archon_on(state, HERS) == "D7"


@pytest.mark.rule("A7")
def test_of_two_effects_the_left_comes_first():
    city = {"D3": "K5", "A7": "K7"}
    assert archon_on(follow(against(left="HE10").city(**city)), HERS) == "A7"


@pytest.mark.rule("A7")
def test_of_several_stones_it_is_the_nearest_to_the_highlighted_space_then_topmost_then_leftmost():
    def archon(**city: str) -> str:
        return archon_on(follow(against(left="HE05").city(**city)), HERS)

    assert archon(B5="K5", B7="K5") == "B5"
    assert archon(B5="K5", B1="K5") == "B1"
    assert archon(C3="K5", A3="K5") == "A3"


@pytest.mark.rule("A7")
def test_she_goes_to_a_free_stone_and_always_leaves_hers():
    built = against().city(A2="K4", A3="K4", D7="K4").archon(0, "A3").archon(HERS, "A2")
    assert archon_on(follow(built), HERS) == "D7"


@pytest.mark.rule("A7")
def test_all_dice_around_her_archon_are_raised_and_the_stone_is_not_triggered():
    built = against().city(A2="K4", B2="K1").citizen(HERS, "A2-B2", "2").hoplite(0, "A1-A2", "2")
    state = follow(built.citizen(0, "B2-C2", "2").deck(display=SHELF))
    assert (die(state, "A2-B2"), die(state, "A1-A2")) == ("1 citizen 2*", "0 hoplite 2*")
    assert die(state, "B2-C2") == "0 citizen 2"
    assert done_orders(state, HERS) == []
    assert vp(state) == [10, 10]


@pytest.mark.rule("A7", "D7")
def test_your_die_that_ascends_beside_her_archon_asks_you_before_the_others_rise():
    built = against().city(A2="K4").hoplite(0, "A1-A2", "3*").citizen(HERS, "A2-B2", "2")
    state = follow(built)
    assert (state.mover, state.top.kind) == (0, codes.ASCENDING)
    assert die(state, "A2-B2") == "1 citizen 2"
    state.play(codes.COMMANDER + 0)
    assert state.top.kind == codes.MEETING
    state.play(codes.DONE)
    assert die(state, "A2-B2") == "1 citizen 2*"
    assert open_heralds(state) == ["HE10", "HE02"]


@pytest.mark.rule("A7")
def test_the_herald_she_followed_is_discarded_and_replaced():
    state = follow(against(), "SB06")
    assert open_heralds(state) == ["HE01", "HE02"]
    assert state.heralds_done == [HERALDS["HE10"]]


@pytest.mark.rule("A8")
def test_a_card_with_the_symbol_resolves_the_destiny_after_its_own_actions():
    state = resolve(against(destiny="torch"), "SB03")
    assert (die(state, "B3-C3"), vp(state)[HERS]) == ("1 citizen 2", 10 + gift("torch", 1))
    assert die(resolve(against(destiny="torch"), "SB01"), "B3-C3") == "1 citizen 1"


@pytest.mark.rule("A8")
def test_a_herald_comes_before_each_fate_phase():
    state = against().citizen(0, "A2-B2", "2").t
    state.turn = 2
    advance(state)
    assert state.heralds_done == [HERALDS["HE02"]]
    assert die(state, "A2-B2") == "0 citizen 2*"


# Fate and the end.


@pytest.mark.rule("A9")
def test_she_ignores_prosperity_and_neither_gains_nor_loses_vp_in_battle():
    state = against().round(2).set(turn=2).fulfilled(HERS, "O02").fulfilled(0, "O13").t
    advance(state)
    assert vp(state) == [10 + 1, 10]
    assert vp(fate_of(against().hoplite(0, "A1-B1", "1")))[HERS] == 10
    assert vp(fate_of(against().hoplite(HERS, "A1-B1", "3*")))[HERS] == 10


@pytest.mark.rule("A9")
def test_she_takes_the_gate_tile_with_more_or_if_you_lost_and_her_hoplites_stay():
    strong = fate_of(against().hoplite(0, "A1-B1", "1").hoplite(HERS, "B1-C1", "3"))
    assert (strong.players[HERS].gates, strong.players[0].gates) == (1 << 4, 0)
    assert die(strong, "B1-C1") == "1 hoplite 3"
    nobody = fate_of(against())
    assert nobody.players[HERS].gates == 1 << 4
    weak = fate_of(against().hoplite(0, "A1-B1", "3").hoplite(HERS, "B1-C1", "1"))
    assert (weak.players[HERS].gates, weak.players[0].gates) == (0, 1 << 4)


@pytest.mark.rule("A10")
def test_her_path_die_goes_to_the_first_possible_space_of_a_turmoil_card():
    built = council(against().path(HERS).turmoil("stoa4").council(0, "altar4"), "TU1")
    state = fate_of(built)
    assert council_of(state, HERS) == ["gate2"]
    assert state.path == [-1, -1, -1, -1]


@pytest.mark.rule("A10")
def test_each_of_her_dice_has_a_card_of_its_own_and_goes_to_another_monument():
    state = fate_of(council(against().path(HERS, HERS), "TU1", "TU2"))
    assert council_of(state, HERS) == ["gate1", "stoa4"], "TU2 names stoa1 before gate1"
    assert state.solo.turmoil == []


@pytest.mark.rule("A10")
def test_a_card_without_a_possible_space_is_followed_by_the_next():
    taken = ("stoa4", "altar4", "gate2", "house1", "altar2", "stoa3")
    state = fate_of(council(against().path(HERS).turmoil(*taken), "TU1", "TU2"))
    assert council_of(state, HERS) == ["stoa1"]


@pytest.mark.rule("A10")
def test_an_empty_turmoil_deck_is_made_of_the_revealed_cards():
    state = council(against().path(HERS)).t
    assert choose_council_space(state) >= 0
    assert len(state.solo.turmoil) == 8
    assert sorted([*state.solo.turmoil, *state.solo.turmoil_done]) == ALL_TURMOIL


@pytest.mark.rule("A11")
def test_she_scores_dice_orders_with_gate_tiles_and_12_vp_a_councillor():
    built = against().citizen(HERS, "B3-C3", "3").hoplite(HERS, "A1-B1", "1*")
    built = built.fulfilled(HERS, "O02", "O13", "O24").gates(HERS, "g1").council(HERS, "gate1")
    sheet = score(built.t)[HERS]
    assert (sheet.track, sheet.city, sheet.orders, sheet.councillors) == (10, 4, 16, 12)
    assert sheet.total() == 42


@pytest.mark.rule("A11")
def test_you_win_only_with_strictly_more():
    assert rank(against().vp(11, 10).t) == [1]
    assert rank(against().vp(10, 10).t) == [2]


@pytest.mark.rule("A12")
@pytest.mark.parametrize(("level", "points"), [(1, 5), (2, 10), (3, 15), (4, 20), (5, 25)])
def test_the_challenge_says_how_many_vp_she_begins_with(level, points):
    state = new_game(challenge=level)
    assert (vp(state), state.solo.challenge) == ([10, points], level)
