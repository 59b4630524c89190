"""The fate phase: prosperity and conflict (F1 to F8), and what was settled about them."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.fate.battle import gate_taker, outcome
from petteia.games.thebai.rules.fate.phase import begin_fate
from petteia.games.thebai.rules.measures import battle_total, takes_part
from petteia.games.thebai.rules.pieces.dice import coming_row
from tests.games.thebai.builders import table
from tests.games.thebai.moves import take_order
from tests.games.thebai.names import COUNCIL, HERALDS
from tests.games.thebai.queries import (
    dice_offered,
    die,
    drachmas,
    hand,
    in_supply,
    offered,
    stock,
    vp,
)

ROW_TWO = 1
"""Row 2 as a number."""


def fate(built: table):
    """The fate phase of a built table, up to the first choice."""
    begin_fate(built.t)
    return built.state()


def second_conflict(players: int = 3) -> table:
    """Round 5, an attack of 2 on row 2, where a piece of bronze is to be had."""
    return table(players).round(5)


# F1, F2: tiles.


@pytest.mark.rule("F1")
def test_the_tile_below_a_resolved_one_is_revealed():
    built = table(3).round(1)
    assert not built.t.fate_shown & 1 << 5
    begin_fate(built.t)
    state = built.state()
    for _ in range(3):
        state.play(codes.GOOD)
    assert state.round == 2
    assert state.fate_shown & 1 << 5
    assert not state.fate_shown & 1 << 6


@pytest.mark.rule("F1")
def test_a_tile_of_the_lower_row_covers_no_other():
    state = fate(table(3).round(6))
    assert (state.round, state.fate_shown) == (7, 1023)


@pytest.mark.rule("F2")
def test_prosperity_is_for_all_players_in_turn_order():
    state = fate(table(3).round(1).set(order=[2, 0, 1]))
    asked = []
    while state.phase == codes.PHASE_FATE:
        asked.append(state.to_move())
        state.play(codes.GOOD)
    assert asked == [2, 0, 1]
    assert [stock(state, seat)[0] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("F2", "R10")
def test_one_player_s_prosperity_is_over_before_the_next_begins():
    state = fate(table(3).round(2).drachmas(0, 1).fulfilled(0, "O02").drachmas(1, 1))
    assert state.to_move() == 0
    state.play(codes.DONE)
    assert state.to_move() == 1
    assert vp(state) == [11, 10, 10]


# F3: battle.


@pytest.mark.rule("F3")
@pytest.mark.parametrize(("number", "strength"), [(3, 1), (5, 2), (7, 3), (9, 4)])
def test_the_attack_grows_with_each_conflict(number, strength):
    built = table(3).round(number)
    row = built.t.fate[number - 1] - codes.PROSPERITIES
    fate(built.attack(row + 1, "adrastos"))
    assert vp(built.t) == [10 - 3 * strength] * 3


@pytest.mark.rule("F3")
def test_the_attack_card_of_the_row_is_revealed_and_adds_its_modifier():
    state = fate(second_conflict().attack(2, "tydeus"))
    assert state.attacks_shown == 1 << ROW_TWO
    assert vp(state) == [10 - 3 * 5] * 3


@pytest.mark.rule("F3")
def test_hoplites_between_two_rows_and_the_commander_count_citizens_do_not():
    built = (
        second_conflict()
        .hoplite(0, "A2-B2", "2*")
        .hoplite(0, "C1-C2", "3")
        .hoplite(0, "D2-D3")
        .hoplite(0, "D3-E3", "3*")
        .citizen(0, "B2-C2", "3")
        .commander(0, 2)
    )
    assert battle_total(built.t, 0, ROW_TWO, True) == 2 + 3 + 1 + 2


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("excess", "points"),
    [(-2, -2), (-1, -1), (0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9), (7, 12), (9, 12)],
)
def test_superiority_pays_by_the_table_and_too_little_costs_the_difference(excess, points):
    built = second_conflict().commander(0, 1).commander(0, 7).commander(0, 2)
    attack = battle_total(built.t, 0, ROW_TWO, True) - excess
    assert outcome(built.t, 0, ROW_TWO, attack) == points


@pytest.mark.rule("F3")
def test_who_is_not_there_loses_three_for_each_point_of_the_attack():
    state = fate(second_conflict().hoplite(0, "A2-B2", "2").commander(2, 3))
    assert vp(state) == [10, 4, 4]


@pytest.mark.rule("R7")
def test_a_battle_blessing_alone_is_no_participation_but_adds_to_the_total_of_those_there():
    built = second_conflict().blessings(0, "dragon_tooth").blessings(1, "dragon_tooth")
    built.hoplite(1, "A2-B2")
    assert not takes_part(built.t, 0, ROW_TWO)
    assert battle_total(built.t, 0, ROW_TWO, True) == 0
    assert battle_total(built.t, 1, ROW_TWO, True) == 3
    assert outcome(built.t, 0, ROW_TWO, 2) == -6
    assert gate_taker(built.hoplite(2, "B2-C2", "2").t, ROW_TWO, 2) == 1


@pytest.mark.rule("R7")
def test_a_hero_who_stands_in_the_row_takes_part_without_pay():
    built = second_conflict().hero(0, "kadmos", "B1-B2")
    assert takes_part(built.t, 0, ROW_TWO)
    assert takes_part(built.t, 0, 0)
    assert not takes_part(built.t, 0, 2)
    state = fate(built)
    assert vp(state) == [11, 4, 4]
    assert state.standees


@pytest.mark.rule("R7")
def test_a_strong_hero_beside_his_card_is_not_there():
    built = second_conflict().hero(0, "kadmos")
    assert not takes_part(built.t, 0, ROW_TWO)


@pytest.mark.rule("R7")
def test_menoikeus_removes_losses_and_nothing_else():
    built = second_conflict().hero(0, "menoikeus").hero(1, "menoikeus").hoplite(1, "A2-B2", "3")
    state = fate(built)
    assert vp(state) == [10, 11, 4]
    assert state.players[1].gates


@pytest.mark.rule("Q11")
def test_what_stands_counts_from_the_moment_it_is_owned():
    built = second_conflict().hoplite(0, "A2-B2")
    assert outcome(built.t, 0, ROW_TWO, 2) == -1
    assert outcome(built.blessings(0, "dragon_tooth").t, 0, ROW_TWO, 2) == 1


# F4: loot.


@pytest.mark.rule("F4")
def test_every_participant_takes_the_gate_reward_winner_or_not():
    built = second_conflict().hoplite(0, "A2-B2", "2").hoplite(1, "B2-C2")
    state = fate(built)
    assert [stock(state, seat)[codes.BRONZE] for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("F4")
@pytest.mark.parametrize(("more", "bronze"), [("1", 1), ("2", 2)])
def test_superiority_of_three_takes_the_reward_twice(more, bronze):
    state = fate(second_conflict().hoplite(0, "A2-B2", "3").hoplite(0, "B2-C2", more))
    assert stock(state, 0)[codes.BRONZE] == bronze


@pytest.mark.rule("F4")
def test_the_winner_with_the_highest_total_takes_the_gate_tile():
    state = fate(second_conflict().hoplite(0, "A2-B2", "2").hoplite(2, "B2-C2", "3"))
    assert [player.gates for player in state.players] == [0, 0, 1 << ROW_TWO]
    assert state.gates[ROW_TWO] == -1


@pytest.mark.rule("F4")
def test_of_equal_winners_the_one_further_on_ares_takes_the_tile_then_the_lower_marker():
    built = second_conflict().hoplite(0, "A2-B2", "2").hoplite(1, "B2-C2", "2")
    assert gate_taker(built.altar(1, ares=2).altar(0, ares=1).t, ROW_TWO, 2) == 1
    assert gate_taker(built.altar(0, ares=2).t, ROW_TWO, 2) == 1
    assert gate_taker(built.altar(0, ares=3).t, ROW_TWO, 2) == 0


@pytest.mark.rule("F4")
def test_without_a_winner_the_tile_leaves():
    state = fate(second_conflict().hoplite(0, "A2-B2"))
    assert [player.gates for player in state.players] == [0, 0, 0]
    assert state.gates[ROW_TWO] == -1


@pytest.mark.rule("Q9")
def test_the_display_refills_when_both_halves_of_a_player_s_loot_are_taken():
    built = second_conflict().gate(2, "g6").hoplite(0, "A2-B2", "3").hoplite(0, "B2-C2", "2")
    state = fate(built)
    take_order(state, 0)
    assert state.display[0] == -1
    assert offered(state, codes.ORDER) == [1, 2, 3, codes.DECK_TOP]
    take_order(state, 1)
    assert min(state.display) >= 0
    assert len(hand(state, 0)) == 2


@pytest.mark.rule("Q15", "R10")
def test_loot_goes_player_by_player_in_turn_order_before_the_tile_and_pay():
    built = second_conflict().gate(2, "g4").set(order=[1, 0, 2])
    built.hoplite(0, "A2-B2", "2").hoplite(1, "B2-C2", "2").drachmas(0, 1)
    state = fate(built)
    assert (state.to_move(), state.gates[ROW_TWO]) == (1, 3)
    state.play(codes.GOOD)
    assert (state.to_move(), state.gates[ROW_TWO]) == (0, 3)
    assert die(state, "B2-C2") == "1 hoplite 2"
    state.play(codes.GOOD)
    assert state.gates[ROW_TWO] == -1
    assert dice_offered(state, codes.KEEP) == ["A2-B2"]


# F5: pay.


@pytest.mark.rule("F5")
def test_a_paid_hoplite_stays_and_an_unpaid_one_returns_at_level_one():
    built = second_conflict().hoplite(0, "A2-B2", "2*").hoplite(0, "B2-B3", "3").drachmas(0, 2)
    state = fate(built.supply(0, citizens="1"))
    assert dice_offered(state, codes.KEEP) == dice_offered(state, codes.DISMISS) == ["A2-B2"]
    state.play(codes.KEEP + offered(state, codes.KEEP)[0])
    assert dice_offered(state, codes.KEEP) == ["B2-B3"]
    state.play(codes.DISMISS + offered(state, codes.DISMISS)[0])
    assert (die(state, "A2-B2"), die(state, "B2-B3")) == ("0 hoplite 2*", "")
    assert in_supply(state, 0, "hoplite") == ["1"]
    assert drachmas(state, 0) == 1


@pytest.mark.rule("F5")
def test_hoplites_of_other_rows_and_commanders_are_not_paid():
    built = second_conflict().hoplite(0, "A3-B3", "2").commander(0, 2).drachmas(0, 3)
    state = fate(built)
    assert state.phase == codes.PHASE_TURNS
    assert drachmas(state, 0) == 3
    assert die(state, "A3-B3") == "0 hoplite 2"


@pytest.mark.rule("F5")
def test_the_attack_marker_moves_on_to_the_next_visible_conflict():
    state = table(3).round(3).state()
    assert coming_row(state) == 0
    assert coming_row(fate(table(3).round(3))) == 1


@pytest.mark.rule("Q15")
def test_without_a_drachma_hoplites_return_unasked():
    built = second_conflict().hoplite(0, "A2-B2", "2").hoplite(0, "C2-D2", "2").drachmas(0, 1)
    state = fate(built)
    state.play(codes.KEEP + offered(state, codes.KEEP)[0])
    assert state.phase == codes.PHASE_TURNS
    assert (die(state, "A2-B2"), die(state, "C2-D2")) == ("0 hoplite 2", "")


@pytest.mark.rule("Q15")
def test_with_free_pay_all_stay_unasked():
    built = second_conflict().hoplite(0, "A2-B2", "2").blessings(0, "shield_oath").drachmas(0, 1)
    state = fate(built)
    assert state.phase == codes.PHASE_TURNS
    assert die(state, "A2-B2") == "0 hoplite 2"
    assert drachmas(state, 0) == 1


@pytest.mark.rule("Q15")
def test_pay_goes_player_by_player_and_from_the_left():
    built = second_conflict().set(order=[1, 0, 2]).drachmas(0, 5).drachmas(1, 5)
    built.hoplite(0, "B2-C2", "2").hoplite(0, "B1-B2").hoplite(0, "A2-A3").hoplite(1, "D2-E2", "2")
    state = fate(built)
    asked = []
    while offered(state, codes.KEEP):
        asked.append((state.to_move(), *dice_offered(state, codes.KEEP)))
        state.play(codes.KEEP + offered(state, codes.KEEP)[0])
    assert asked == [(1, "D2-E2"), (0, "A2-A3"), (0, "B1-B2"), (0, "B2-C2")]


@pytest.mark.rule("R7")
def test_a_looted_drachma_may_pay():
    state = fate(second_conflict().gate(2, "g5").hoplite(0, "A2-B2", "2"))
    assert dice_offered(state, codes.KEEP) == ["A2-B2"]


# F6, F7: council and order.


@pytest.mark.rule("F6")
def test_dice_of_the_path_are_placed_by_their_owners_from_top_to_bottom():
    state = fate(second_conflict().path(1, 0, 2))
    asked = []
    while state.phase == codes.PHASE_FATE:
        asked.append(state.to_move())
        state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[0])
    assert asked == [1, 0, 2]
    assert state.path == [-1, -1, -1, -1]
    assert [player.council_dice for player in state.players] == [2, 1, 4]


@pytest.mark.rule("F6")
def test_a_monument_takes_only_one_die_of_a_player():
    state = fate(second_conflict().path(0).council(0, "gate2").council(1, "altar1"))
    spaces = offered(state, codes.MONUMENT)
    assert not {COUNCIL[f"gate{number}"] for number in range(1, 5)} & set(spaces)
    assert {COUNCIL[f"altar{number}"] for number in range(2, 5)} <= set(spaces)


@pytest.mark.rule("F6")
def test_a_die_without_a_legal_space_waits_on_the_path():
    built = second_conflict().path(0, 1, 0)
    built.council(0, "gate1", "altar1", "stoa1", "house1", "stage1")
    state = fate(built)
    assert state.to_move() == 1
    state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[0])
    assert state.path == [0, -1, 0, -1]
    assert state.phase == codes.PHASE_TURNS


@pytest.mark.rule("F6")
def test_prosperity_places_no_dice_of_the_path():
    state = fate(table(3).round(4).path(0))
    assert (state.phase, state.path[0]) == (codes.PHASE_TURNS, 0)


@pytest.mark.rule("F6", "R6")
@pytest.mark.parametrize(
    "block",
    [
        lambda built: built.council(1, "gate3"),
        lambda built: built.turmoil("gate3"),
        lambda built: built.councillors(1, "gate3"),
        lambda built: built.hero(1, "harmonia", "gate3"),
    ],
    ids=["die", "turmoil tile", "councillor tile", "hero"],
)
def test_a_space_with_something_on_it_takes_no_die_of_the_path(block):
    state = fate(block(second_conflict().path(0)))
    spaces = offered(state, codes.MONUMENT)
    assert COUNCIL["gate3"] not in spaces
    assert {COUNCIL["gate2"], COUNCIL["gate4"]} <= set(spaces)


@pytest.mark.rule("R6")
def test_dice_turmoil_tiles_and_standees_block_a_space_and_a_hero_no_monument():
    built = second_conflict().path(0).council(1, "gate1").turmoil("gate2").councillors(0, "gate3")
    built.hero(0, "harmonia", "altar1")
    state = fate(built)
    spaces = offered(state, codes.MONUMENT)
    assert not {COUNCIL[name] for name in ("gate1", "gate2", "gate3", "altar1")} & set(spaces)
    assert {COUNCIL["gate4"], COUNCIL["altar2"]} <= set(spaces)


@pytest.mark.rule("R6")
def test_a_waiting_die_keeps_its_place_and_is_asked_again():
    built = table(3).round(7).path(-1, -1, 0)
    built.council(0, "gate1", "altar1", "stoa1", "house1")
    built.turmoil("stage1", "stage2", "stage3", "stage4")
    state = fate(built)
    assert state.path == [-1, -1, 0, -1]
    later = table(3).round(9).path(-1, -1, 0).council(0, "gate1", "altar1", "stoa1", "house1")
    assert offered(fate(later), codes.MONUMENT) == [
        COUNCIL[name] for name in ("stage1", "stage2", "stage3", "stage4")
    ]


@pytest.mark.rule("Q16")
def test_dice_of_the_last_space_go_in_order_of_arrival_after_all_others():
    state = fate(second_conflict().path(2, -1, 1, -1, 1, 0, 2))
    asked = []
    while state.phase == codes.PHASE_FATE:
        asked.append(state.to_move())
        state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[-1])
    assert asked == [2, 1, 1, 0, 2]
    assert state.waiting == []


@pytest.mark.rule("Q16")
def test_a_die_that_must_wait_on_the_last_space_holds_up_no_other():
    built = second_conflict().path(-1, -1, -1, -1, 0, 1, 0)
    state = fate(built.council(0, "gate1", "altar1", "stoa1", "house1", "stage1"))
    assert state.to_move() == 1
    state.play(codes.MONUMENT + offered(state, codes.MONUMENT)[0])
    assert (state.phase, state.waiting) == (codes.PHASE_TURNS, [0, 0])


@pytest.mark.rule("Q16")
def test_a_die_with_a_legal_space_must_be_placed():
    state = fate(second_conflict().path(0))
    assert codes.DONE not in state.legal()


@pytest.mark.rule("F7")
def test_a_conflict_brings_a_new_turn_order_by_dionysos():
    built = second_conflict().altar(0, dionysos=1).altar(1, dionysos=4).altar(2, dionysos=4)
    state = fate(built)
    assert state.order == [1, 2, 0]
    assert state.to_move() == 1


@pytest.mark.rule("F7")
def test_prosperity_changes_no_turn_order():
    state = fate(table(3).round(4).altar(2, dionysos=4))
    assert state.order == [0, 1, 2]


@pytest.mark.rule("F8")
def test_the_battle_of_the_rulebook():
    built = (
        second_conflict(4)
        .attack(2, "hippomedon")
        .hoplite(0, "A2-B2", "3")
        .commander(0, 2)
        .hoplite(1, "C2-D2", "3*")
        .hoplite(1, "B2-B3", "2")
        .hoplite(2, "D2-E2", "2*")
        .altar(1, ares=3)
        .altar(0, ares=3)
    )
    state = fate(built)
    assert vp(state) == [12, 12, 9, 1]
    assert [stock(state, seat)[codes.BRONZE] for seat in range(4)] == [1, 1, 1, 0]
    assert [player.gates for player in state.players] == [0, 1 << ROW_TWO, 0, 0]


# Alone (A9, Q18).


def against_antigone() -> table:
    """Round 5 of a solo game, an attack of 2 on row 2."""
    return table(1).round(5)


@pytest.mark.rule("A9")
def test_antigone_ignores_prosperity():
    state = fate(table(1).round(2).vp(10, 10).fulfilled(0, "O13").fulfilled(1, "O02", "O03"))
    assert vp(state) == [11, 10], "the Day of contracts pays for orders, but not hers"


@pytest.mark.rule("A9")
def test_antigone_neither_gains_nor_loses_in_battle_and_pays_nothing():
    built = against_antigone().vp(10, 10).hoplite(1, "A2-B2", "3*").hoplite(1, "B2-C2", "3*")
    state = fate(built.path(0).set(herald_deck=[HERALDS["HE11"]]))
    assert (state.phase, vp(state)[1]) == (codes.PHASE_FATE, 10)
    assert outcome(state, 1, ROW_TWO, 9) == 0
    assert die(state, "B2-C2") == "1 hoplite 3*"


@pytest.mark.rule("A9")
@pytest.mark.parametrize(
    ("yours", "hers", "ares", "taker"),
    [("3", "2", 0, 0), ("2", "3", 0, 1), ("2", "2", 0, 0), ("2", "2", 1, 1), ("1", "1", 0, 1)],
)
def test_antigone_takes_the_gate_tile_if_she_is_ahead_or_you_lost(yours, hers, ares, taker):
    built = against_antigone().hoplite(0, "A2-B2", yours).hoplite(1, "B2-C2", hers)
    built.altar(0, ares=0).altar(1, ares=ares).set(ares=[1, 0] if ares else [0, 1])
    assert gate_taker(built.t, ROW_TWO, 2) == taker


@pytest.mark.rule("Q18")
def test_an_absent_player_has_lost_and_antigone_takes_the_tile_without_loot():
    built = against_antigone()
    assert gate_taker(built.t, ROW_TWO, 2) == 1
    state = fate(built.hoplite(1, "A2-B2", "3"))
    assert state.players[1].gates == 1 << ROW_TWO
    assert state.players[1].stock == 0


@pytest.mark.rule("Q18")
def test_on_one_space_of_ares_the_lower_marker_is_ahead():
    built = against_antigone().hoplite(0, "A2-B2", "2").hoplite(1, "B2-C2", "2")
    built.altar(1, ares=2).altar(0, ares=2)
    assert gate_taker(built.t, ROW_TWO, 2) == 1
    built.altar(1, ares=2)
    assert gate_taker(built.t, ROW_TWO, 2) == 0
