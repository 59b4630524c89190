"""Prestige Points: a Family that brings them into play, and what they are worth (S8, F4, K22)."""

import pytest

from petteia.elysium import codes
from petteia.elysium.scoring import score
from tests.elysium.builders import (
    branch,
    cards,
    domain,
    new_legend,
    pay,
    stop,
    table,
    take,
    transfer,
    use,
)
from tests.elysium.test_powers import add_family, gold, vp, why_no_power

FAMILIES = ["ares", "athena", "hades", "poseidon", "zeus"]
ARES = """
spartoi              1 2 B  instant   {gain={pp=2}}, {gain={pp=1}, if={column="Y"}}
pyrrhic-dance        1 2 Y  activate  {pay={gold=1}}, {gain={pp=1, vp=1}}
amazons              1 2 GK permanent {gain={pp=1}, on={event="take", family="ares"}}
tropaion             1 1 R  chronos   {gain={vp=1}, per={count="pp", each=2, cap=5}}
enyo                 2 2 RB activate  {gain={pp=1}}, {gain={vp=1}, if={most="pp", tie=true}}
eris                 2 2 G  instant   {gain={pp=2}}, {lose={pp=1}, who="rivals"}
alala                2 2 Y  legend    {gain={pp=2}, if={count="transfers", family="ares", min=1}}
mares-of-diomedes    2 1 R  trigger   {pay={cards=1}}, {gain={pp=4}}
penthesilea          3 2 GY permanent {gain={pp=1}, on={event="transfer", level=[2,3]}}
belt-of-hippolyta    3 2 B  activate  {gain={pp=1}, per={count="cards", in="domain", family="ares", cap=3}}
seven-against-thebes 3 2 GK chronos≠  {gain={vp=2}}, {gain={pp=1}, per={count="families", in="legend"}}
ismenian-dragon      3 1 R  trigger   {choose=[[{match={pp=5}}], [{gain={pp=3}}]]}
"""  # noqa: E501


@pytest.fixture(scope="module")
def ares_pack(tmp_path_factory) -> str:
    """The house edition and Ares."""
    folder = tmp_path_factory.mktemp("ares")
    return str(add_family(folder, "ares", ARES, "prestige = true"))


@pytest.fixture
def ares(ares_pack):
    """Sets a table with Ares among the Families, and these Prestige Points."""

    def build(*prestige: int, players: int = 0) -> table:
        arranged = table(players or len(prestige) or 3, FAMILIES, ares_pack)
        for seat, amount in enumerate(prestige):
            arranged.seat(seat, pp=amount)
        return arranged

    return build


def pp(state) -> list[int]:
    return [player.pp for player in state.players]


def prestige_vp(state) -> list[int]:
    return [sheet.prestige for sheet in score(state)]


@pytest.mark.parametrize(
    ("points", "shares"),
    [
        ((9, 5, 3, 1), [16, 8, 4, 2]),
        ((1, 9, 3, 5), [2, 16, 4, 8]),
        ((5, 5, 2, 0), [12, 12, 4, 0]),
        ((9, 4, 4, 1), [16, 6, 6, 2]),
        ((9, 5, 1, 1), [16, 8, 3, 3]),
        ((4, 4, 4, 1), [9, 9, 9, 2]),
        ((1, 1, 1, 1), [7, 7, 7, 7]),
        ((0, 1, 0, 0), [0, 16, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 1), [16, 8]),
    ],
)
def test_the_places_of_prestige_are_shared_by_the_tied_and_nobody_with_none(ares, points, shares):
    state = ares(*points).state()
    assert prestige_vp(state) == shares
    assert state.scores() == shares


def test_without_the_family_that_brings_them_nobody_scores_prestige():
    assert prestige_vp(table(4).state()) == [0, 0, 0, 0]


@pytest.mark.parametrize(("columns", "gained"), [("RBY", 3), ("RBG", 2)])
def test_spartoi_gain_one_pp_more_while_the_yellow_column_stands(ares, columns, gained):
    state = ares().agora("spartoi").columns(0, columns).round(2).state()
    take(state, "spartoi")
    assert pp(state) == [gained, 0, 0]


def test_pyrrhic_dance_gains_pp_and_vp_for_one_gold(ares):
    state = ares().domain(0, "pyrrhic-dance").state()
    use(state, "pyrrhic-dance")
    assert (gold(state)[0], vp(state)[0], pp(state)[0]) == (3, 1, 1)


def test_pyrrhic_dance_is_not_danced_without_gold(ares):
    state = ares().domain(0, "pyrrhic-dance").gold(0, 0).state()
    assert why_no_power(state, "pyrrhic-dance") == "G4"


def test_amazons_pay_for_their_own_arrival_and_for_ares_cards_only(ares):
    state = ares().agora("amazons", "nike").state()
    take(state, "amazons")
    assert pp(state) == [1, 0, 0]
    other = ares().agora("nike").domain(0, "amazons").state()
    take(other, "nike")
    assert pp(other) == [0, 0, 0]


@pytest.mark.parametrize(("before", "points"), [((1, 2, 0), 1), ((2, 2, 0), 1), ((0, 2, 0), 0)])
def test_enyo_gains_one_vp_with_at_least_as_many_pp_as_every_rival(ares, before, points):
    state = ares(*before).domain(0, "enyo").state()
    use(state, "enyo")
    assert pp(state)[0] == before[0] + 1
    assert vp(state)[0] == points


def test_eris_gains_two_pp_and_every_rival_not_guarded_loses_one(ares):
    state = ares(0, 3, 3, 0).agora("eris").domain(2, "aegis").state()
    take(state, "eris")
    assert pp(state) == [2, 2, 3, 0]


def test_alala_wants_an_ares_card_transferred_in_this_phase(ares):
    state = ares().writing().domain(0, "alala", "charon", "spartoi").state()
    transfer(state, "charon")
    assert why_no_power(state, "alala") == "G5"
    transfer(state, "spartoi")
    new_legend(state)
    use(state, "alala")
    assert pp(state) == [2, 0, 0]


def test_mares_of_diomedes_may_eat_a_citizen_or_themselves(ares):
    state = ares().domain(0, "mares-of-diomedes").citizens(0, 1).state()
    use(state, "mares-of-diomedes")
    assert cards(state, codes.PAY) == ["mares-of-diomedes", "citizen"]
    pay(state, "mares-of-diomedes")
    assert domain(state, 0) == []
    assert pp(state) == [4, 0, 0]


def test_penthesilea_sees_transfers_of_level_two_and_three_and_her_own(ares):
    arranged = ares().writing().domain(0, "penthesilea", "charon", "nike").gold(0, 9)
    state = arranged.state()
    transfer(state, "charon")
    assert pp(state)[0] == 0
    transfer(state, "nike")
    assert pp(state)[0] == 1
    transfer(state, "penthesilea")
    assert pp(state)[0] == 2


def test_penthesilea_sees_no_level_in_a_citizen(ares):
    arranged = ares().writing().domain(0, "penthesilea").citizens(0, 1)
    state = arranged.legend(0, "nike", "aegis").state()
    transfer(state, "citizen")
    assert pp(state)[0] == 0


@pytest.mark.parametrize(("more", "gained"), [([], 1), (["enyo", "eris", "alala"], 3)])
def test_belt_of_hippolyta_counts_ares_cards_up_to_three(ares, more, gained):
    state = ares().domain(0, "belt-of-hippolyta", "nike", *more).citizens(0, 1).state()
    use(state, "belt-of-hippolyta")
    assert pp(state)[0] == gained


@pytest.mark.parametrize(("before", "after"), [((1, 3, 2), 3), ((1, 9, 2), 6)])
def test_ismenian_dragon_may_match_the_player_with_the_most_pp_up_to_five(ares, before, after):
    state = ares(*before).domain(0, "ismenian-dragon").state()
    use(state, "ismenian-dragon")
    branch(state, 0)
    assert pp(state)[0] == after


def test_ismenian_dragon_has_nothing_to_match_for_the_leader(ares):
    state = ares(4, 4, 0).domain(0, "ismenian-dragon").state()
    use(state, "ismenian-dragon")
    assert pp(state) == [7, 4, 0]


@pytest.mark.parametrize(("points", "worth"), [(1, 0), (5, 2), (10, 5), (14, 5)])
def test_tropaion_scores_one_vp_for_every_two_pp_up_to_five(ares, points, worth):
    state = ares(points, players=2).legend(0, "tropaion", "charon").state()
    assert score(state)[0].chronos == worth


def test_seven_against_thebes_turn_the_places_at_the_last(ares):
    state = ares(1, 2).legend(0, "seven-against-thebes", "hecate").state()
    assert score(state)[0].chronos == 2
    assert prestige_vp(state) == [16, 8]


def test_seven_against_thebes_bring_their_pp_before_others_are_counted(ares):
    arranged = ares(1, players=2).legend(0, "tropaion", "charon")
    state = arranged.legend(0, "seven-against-thebes", "hecate", "cetus").state()
    assert score(state)[0].chronos == 2 + 2


def test_seven_against_thebes_bring_nothing_alone(ares):
    state = ares(1, 2).legend(0, "seven-against-thebes").state()
    assert prestige_vp(state) == [8, 16]


def test_pp_of_a_chronos_power_count_when_the_game_is_over(ares):
    arranged = ares(1, 2).set(epoch=5).writing().domain(0, "nike")
    state = arranged.legend(0, "seven-against-thebes", "hecate").state()
    stop(state)
    assert state.to_move() == -1
    assert prestige_vp(state) == [16, 8]
    assert state.ranking() == [1, 2]
