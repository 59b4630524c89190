"""The rulings about Antigone: Q2, Q3 and Q17 to Q22."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.scoring import score
from petteia.games.thebai.rules.solo.turn import choose_council_space
from tests.games.thebai.names import CATALOG, COUNCIL, HERALDS
from tests.games.thebai.queries import die, display, done_orders, in_supply, spaces_offered, vp
from tests.games.thebai.solo_builders import (
    ALL_TURMOIL,
    HERS,
    SHELF,
    against,
    begin,
    commanders,
    council_of,
    fate_of,
    follow,
    new_game,
    open_heralds,
    resolve,
)


def walk(built) -> list[str]:
    """Where your archon may step from B3, hers standing on C3."""
    built = built.citizen(HERS, "B3-C3").citizen(HERS, "B3-B4").archon(0, "B3").archon(HERS, "C3")
    return spaces_offered(built.at(codes.TURN_ARCHON).state(), codes.STEP)


@pytest.mark.rule("Q2")
def test_your_archon_steps_onto_her_stone_only_if_it_can_go_on_from_there():
    assert walk(against()) == ["B4"]
    assert walk(against().citizen(HERS, "C3-C4")) == ["C3", "B4"]


@pytest.mark.rule("Q3")
def test_her_die_waits_without_a_card_being_revealed_if_none_names_a_legal_space():
    state = against().path(HERS).turmoil(*COUNCIL).t
    deck = state.solo.turmoil
    assert choose_council_space(state) == -1
    assert (state.solo.turmoil, state.solo.turmoil_done) == (deck, [])


@pytest.mark.rule("Q3")
def test_her_die_waits_too_if_spaces_are_free_that_no_card_names(monkeypatch):
    state = against().path(HERS).turmoil("gate1").t
    monkeypatch.setattr(CATALOG, "turmoil", [[COUNCIL["gate1"]]] * len(ALL_TURMOIL))
    monkeypatch.setattr(CATALOG, "turmoil_spaces", 1 << COUNCIL["gate1"])
    assert choose_council_space(state) == -1


@pytest.mark.rule("Q3")
def test_her_waiting_die_keeps_its_place_on_the_path():
    state = fate_of(against().path(HERS).turmoil(*COUNCIL))
    assert (state.path[0], council_of(state, HERS)) == (HERS, [])


@pytest.mark.rule("Q17")
def test_her_dice_on_monuments_and_on_the_path_are_councillors():
    built = against().council(HERS, "gate1").path(HERS, 0, 0, 0, HERS, 0)
    assert score(built.t)[HERS].councillors == 3 * 12


@pytest.mark.rule("Q17")
def test_her_ascending_citizen_takes_the_vp_of_the_path():
    state = resolve(against().citizen(HERS, "B3-C3", "3*"), "SX1")
    assert (vp(state)[HERS], state.path[0]) == (10 + 6, HERS)


@pytest.mark.rule("Q18")
def test_an_absent_player_has_lost_and_the_lower_ares_marker_is_ahead():
    assert fate_of(against()).players[HERS].gates == 1 << 4
    equal = against().hoplite(0, "A1-B1", "2").hoplite(HERS, "B1-C1", "2")
    assert fate_of(equal).players[0].gates == 1 << 4
    ahead = against().hoplite(0, "A1-B1", "2").hoplite(HERS, "B1-C1", "2").altar(HERS, ares=1)
    state = fate_of(ahead)
    assert state.players[HERS].gates == 1 << 4
    assert state.players[HERS].stock == 0


@pytest.mark.rule("Q19")
def test_the_remaining_herald_moves_left_and_the_new_one_comes_right():
    assert open_heralds(follow(against(), "SB05")) == ["HE10", "HE02"]
    assert open_heralds(follow(against(), "SB06")) == ["HE01", "HE02"]


@pytest.mark.rule("Q19")
def test_an_empty_herald_deck_is_made_of_the_discards_without_the_open_ones():
    built = against().set(herald_deck=[], heralds_done=[2, 3, 4])
    state = follow(built, "SB05")
    assert state.solo.open_heralds[0] == HERALDS["HE10"]
    assert state.heralds_done == []
    assert sorted([*state.herald_deck, state.solo.open_heralds[1]]) == [HERALDS["HE01"], 2, 3, 4]


@pytest.mark.rule("Q20")
def test_a_blocked_hoplite_is_raised_only_if_she_has_no_other_die_of_the_kind():
    built = against().supply(HERS).commander(HERS, 1).hoplite(HERS, "A1-B1", "3*")
    state = resolve(built, "SB05")
    assert (vp(state)[HERS], die(state, "A1-B1")) == (11, "1 hoplite 3*")
    state = resolve(built.hoplite(HERS, "B4-C4"), "SB05")
    assert (vp(state)[HERS], die(state, "B4-C4")) == (11, "1 hoplite 1*")


@pytest.mark.rule("Q20")
def test_without_a_commander_left_a_hoplite_is_blocked_in_every_row():
    built = against().supply(HERS).hoplite(HERS, "A5-B5", "3*").hoplite(HERS, "B4-C4")
    for row in (1, 2, 3, 4):
        built.commander(HERS, row)
    state = resolve(built, "SB05")
    assert (die(state, "A5-B5"), die(state, "B4-C4")) == ("1 hoplite 3*", "1 hoplite 1*")


@pytest.mark.rule("Q20")
def test_a_hoplite_between_two_rows_is_blocked_only_if_both_have_her_commander():
    built = against().supply(HERS).commander(HERS, 1).hoplite(HERS, "A1-A2", "3*")
    assert commanders(resolve(built.hoplite(HERS, "B4-C4"), "SB05"), HERS) == {1: 1, 2: 2}


@pytest.mark.rule("Q21")
def test_a_hoplite_without_any_free_dice_space_is_worth_1_vp():
    built = against()
    built.t.markers = built.t.board.all_dice
    state = resolve(built, "SB05")
    assert (vp(state)[HERS], in_supply(state, HERS, "hoplite")) == (11, ["1"] * 4)


@pytest.mark.rule("Q21")
def test_her_commander_goes_to_the_coming_conflict_else_to_the_upper_row():
    low = against().round(4).hoplite(HERS, "B1-B2", "3*")
    assert commanders(resolve(low, "SX6"), HERS) == {2: 1}
    upper = against().round(4).hoplite(HERS, "B4-B5", "3*")
    assert commanders(resolve(upper, "SX6"), HERS) == {4: 1}
    taken = against().round(4).commander(HERS, 4).hoplite(HERS, "B4-B5", "3*")
    assert commanders(resolve(taken, "SX6"), HERS) == {4: 1, 5: 2}


@pytest.mark.rule("Q21")
def test_a_sweep_lays_out_as_many_orders_as_the_deck_has():
    state = resolve(against(destiny="thread").deck("O03", display=SHELF), "SX9")
    assert display(state) == ["O03", "", "", ""]


@pytest.mark.rule("Q21")
def test_of_equal_colours_the_leftmost_slot_is_taken():
    assert done_orders(resolve(against().deck(display=SHELF), "SB08"), HERS) == ["O02"]


@pytest.mark.rule("Q21")
def test_gate_tiles_are_no_orders_of_a_colour_to_her():
    """At the end the tile would be worth most as an order of the sea, which she lacks."""
    built = against().fulfilled(HERS, "O03", "O14", "O25").gates(HERS, "g1").deck(display=SHELF)
    assert done_orders(resolve(built, "SB08"), HERS) == ["O03", "O14", "O25", "O35"]


@pytest.mark.rule("Q22")
def test_your_marker_lies_on_top_at_dionysos_and_hers_at_ares():
    state = new_game()
    assert (state.dionysos, state.ares) == ([HERS, 0], [0, HERS])


@pytest.mark.rule("Q22")
def test_a_conflict_may_make_her_first():
    assert fate_of(against().altar(HERS, dionysos=1), ahead=HERS).order == [HERS, 0]


@pytest.mark.rule("Q22")
def test_all_nine_turmoil_cards_form_her_deck():
    assert sorted(new_game().solo.turmoil) == ALL_TURMOIL


@pytest.mark.rule("Q22")
def test_extra_orders_of_a_challenge_are_drawn_after_the_display_is_laid_out():
    state = new_game(challenge=5)
    deck = state.deck
    begin(state)
    assert state.display == deck[:4]
    assert all(state.players[HERS].fulfilled >> order & 1 for order in deck[4:6])
