"""The cards of Ares: Prestige Points, a second scoreboard."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    cards,
    chronos,
    domain,
    draw_next,
    gold,
    keys,
    new_legend,
    pay,
    pp,
    prestige,
    table,
    take,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.cards.coverage import designs_without_test


def ares(players: int = 3) -> table:
    return table(players, ["ares", "athena", "hades", "poseidon", "zeus"])


@pytest.mark.parametrize(("columns", "gained"), [("RBY", 3), ("RBG", 2)])
def test_spartoi_gain_one_pp_more_while_the_yellow_column_stands(columns, gained):
    state = ares().agora("spartoi").columns(0, columns).round(2).state()
    take(state, "spartoi")
    assert pp(state) == [gained, 0, 0]


def test_pyrrhic_dance_gains_pp_and_vp_for_one_gold():
    state = ares().domain(0, "pyrrhic-dance").state()
    use(state, "pyrrhic-dance")
    assert (gold(state)[0], vp(state)[0], pp(state)[0]) == (3, 1, 1)


def test_pyrrhic_dance_is_not_danced_without_gold():
    state = ares().domain(0, "pyrrhic-dance").gold(0, 0).state()
    assert why_no_power(state, "pyrrhic-dance") == "G4"


def test_pyrrhic_dance_is_danced_once_an_epoch():
    state = ares().domain(0, "pyrrhic-dance").state()
    use(state, "pyrrhic-dance")
    assert why_no_power(state, "pyrrhic-dance") == "P4"


@pytest.mark.parametrize(
    ("there", "taken", "gained"),
    [([], "amazons", 1), (["amazons"], "enyo", 1), (["amazons"], "nike", 0)],
)
def test_amazons_pay_for_their_own_arrival_and_for_ares_cards_only(there, taken, gained):
    state = ares().agora(taken).domain(0, *there).state()
    take(state, taken)
    assert pp(state) == [gained, 0, 0]


def test_amazons_pay_for_an_ares_card_that_is_brought():
    state = ares().domain(0, "amazons", "areopagus").state()
    draw_next(state, "enyo")
    use(state, "areopagus")
    assert pp(state) == [1, 0, 0]


def test_amazons_do_not_mind_what_rivals_take():
    state = ares().agora("enyo").domain(1, "amazons").state()
    take(state, "enyo")
    assert pp(state) == [0, 0, 0]


@pytest.mark.parametrize(("before", "points"), [((1, 2, 0), 1), ((2, 2, 0), 1), ((0, 2, 0), 0)])
def test_enyo_gains_one_vp_with_at_least_as_many_pp_as_every_rival(before, points):
    state = ares().prestige(*before).domain(0, "enyo").state()
    use(state, "enyo")
    assert pp(state)[0] == before[0] + 1
    assert vp(state)[0] == points


def test_eris_gains_two_pp_and_every_rival_not_guarded_loses_one():
    state = ares(4).prestige(0, 3, 3, 0).agora("eris").domain(2, "aegis").state()
    take(state, "eris")
    assert pp(state) == [2, 2, 3, 0]


def test_alala_wants_an_ares_card_transferred_in_this_phase():
    state = ares().writing().domain(0, "alala", "charon", "spartoi").state()
    transfer(state, "charon")
    assert why_no_power(state, "alala") == "G5"
    transfer(state, "spartoi")
    new_legend(state)
    use(state, "alala")
    assert pp(state) == [2, 0, 0]


def test_alala_counts_no_transfer_of_a_rival_and_works_once_in_a_phase():
    arranged = ares().writing().domain(0, "alala").legend(1, "spartoi").seat(1, moved=["spartoi"])
    assert why_no_power(arranged.state(), "alala") == "G5"
    arranged.domain(0, "alala", "charon").legend(0, "spartoi").legend(0, "enyo")
    state = arranged.seat(0, moved=["spartoi", "enyo"]).state()
    use(state, "alala")
    assert pp(state) == [2, 0, 0]
    assert why_no_power(state, "alala") == "G10"


def test_mares_of_diomedes_may_eat_a_citizen_or_themselves():
    state = ares().domain(0, "mares-of-diomedes").citizens(0, 1).state()
    use(state, "mares-of-diomedes")
    assert cards(state, codes.PAY) == ["mares-of-diomedes", "citizen"]
    pay(state, "mares-of-diomedes")
    assert domain(state, 0) == []
    assert pp(state) == [4, 0, 0]


def test_mares_of_diomedes_may_eat_another_card_and_are_fed_once():
    state = ares().domain(0, "mares-of-diomedes", "nike").state()
    use(state, "mares-of-diomedes")
    pay(state, "nike")
    assert keys(state, state.discard) == ["nike"]
    assert pp(state) == [4, 0, 0]
    assert why_no_power(state, "mares-of-diomedes") == "P5"


def test_penthesilea_sees_transfers_of_level_two_and_three_and_her_own():
    state = ares().writing().domain(0, "penthesilea", "charon", "nike").gold(0, 9).state()
    transfer(state, "charon")
    assert pp(state)[0] == 0
    transfer(state, "nike")
    assert pp(state)[0] == 1
    transfer(state, "penthesilea")
    assert pp(state)[0] == 2


def test_penthesilea_sees_transfers_of_phase_two_but_none_of_rivals():
    state = ares().domain(0, "penthesilea", "charon", "nike").domain(1, "penthesilea").state()
    use(state, "charon")
    transfer(state, "nike")
    assert pp(state) == [1, 0, 0]


def test_penthesilea_sees_no_level_in_a_citizen():
    arranged = ares().writing().domain(0, "penthesilea").citizens(0, 1)
    state = arranged.legend(0, "nike", "aegis").state()
    transfer(state, "citizen")
    assert pp(state)[0] == 0


@pytest.mark.parametrize(("more", "gained"), [([], 1), (["enyo", "eris", "alala"], 3)])
def test_belt_of_hippolyta_counts_ares_cards_up_to_three(more, gained):
    state = ares().domain(0, "belt-of-hippolyta", "nike", *more).citizens(0, 1).state()
    use(state, "belt-of-hippolyta")
    assert pp(state)[0] == gained


def test_belt_of_hippolyta_sees_no_ares_card_in_legends_or_rivals_domains():
    arranged = ares().domain(0, "belt-of-hippolyta").domain(1, "enyo").legend(0, "eris")
    state = arranged.state()
    use(state, "belt-of-hippolyta")
    assert pp(state) == [1, 0, 0]


@pytest.mark.parametrize(("before", "after"), [((1, 3, 2), 3), ((1, 9, 2), 6)])
def test_ismenian_dragon_may_match_the_player_with_the_most_pp_up_to_five(before, after):
    state = ares().prestige(*before).domain(0, "ismenian-dragon").state()
    use(state, "ismenian-dragon")
    branch(state, 0)
    assert pp(state)[0] == after


def test_ismenian_dragon_may_gain_three_pp_instead_and_only_once():
    state = ares().prestige(1, 3, 2).domain(0, "ismenian-dragon").state()
    use(state, "ismenian-dragon")
    branch(state, 1)
    assert pp(state) == [4, 3, 2]
    assert why_no_power(state, "ismenian-dragon") == "P5"


def test_ismenian_dragon_has_nothing_to_match_for_the_leader():
    state = ares().prestige(4, 4, 0).domain(0, "ismenian-dragon").state()
    use(state, "ismenian-dragon")
    assert pp(state) == [7, 4, 0]


@pytest.mark.parametrize(("points", "worth"), [(1, 0), (5, 2), (10, 5), (14, 5)])
def test_tropaion_scores_one_vp_for_every_two_pp_up_to_five(points, worth):
    state = ares(2).prestige(points).legend(0, "tropaion", "charon").state()
    assert chronos(state)[0] == worth


def test_tropaion_scores_nothing_alone():
    assert chronos(ares(2).prestige(8).legend(0, "tropaion").state()) == [0, 0]


def test_seven_against_thebes_turn_the_places_at_the_last():
    state = ares(2).prestige(1, 2).legend(0, "seven-against-thebes", "hecate").state()
    assert chronos(state)[0] == 2
    assert prestige(state) == [16, 8]


def test_seven_against_thebes_bring_their_pp_before_others_are_counted():
    arranged = ares(2).prestige(1).legend(0, "tropaion", "charon")
    state = arranged.legend(0, "seven-against-thebes", "hecate", "cetus").state()
    assert chronos(state)[0] == 2 + 2


def test_seven_against_thebes_count_families_and_no_citizens():
    state = (
        ares(2)
        .prestige(0, 2)
        .legend(0, "seven-against-thebes", "hecate", "citizen", "citizen")
        .state()
    )
    assert prestige(state) == [12, 12]


def test_seven_against_thebes_bring_nothing_alone():
    state = ares(2).prestige(1, 2).legend(0, "seven-against-thebes").state()
    assert prestige(state) == [8, 16]


def test_every_ares_design_has_a_test():
    assert designs_without_test("ares", globals()) == []
