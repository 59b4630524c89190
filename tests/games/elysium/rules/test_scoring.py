"""The final scoring (F1 to F7)."""

import pytest

from tests.games.elysium.builders import chronos, domain, legends, number, stop, table
from tests.games.elysium.rules.tables import HADES, LEVEL_3, OPULENCE, last_writer

LEVEL_2 = ["aegis", "persephone", "forge-of-etna", "despoina", "nike"]


def last_move() -> table:
    """Three players: when seat 0 stops writing, the game ends."""
    return last_writer(epoch=5)


def over() -> table:
    """A finished game without a card in play."""
    return table(3).set(epoch=5, phase="over")


def ended(position):
    """The same position after the last move."""
    state = position.state()
    stop(state)
    return state


@pytest.mark.rule("F1")
def test_domain_cards_leave_the_game():
    state = ended(last_move().domain(1, "triton", "hecate").gold(1, 0).citizens(1, 1))
    assert [domain(state, seat) for seat in range(3)] == [[], [], []]
    assert state.players[1].citizens == []
    assert set(state.removed) == {number(state, card) for card in ("ganymede", "triton", "hecate")}


@pytest.mark.rule("F1")
def test_single_cards_of_the_elysium_leave_the_game():
    state = ended(last_move().legend(0, "dioscuri").legend(0, *HADES))
    assert [legend for legend in legends(state, 0) if legend] == [HADES]
    assert number(state, "dioscuri") in state.removed


@pytest.mark.rule("F1", "F2")
def test_single_cards_are_gone_when_chronos_powers_count_cards():
    """Elysian Fields: 1 VP for every 2 cards; the Legend of two is worth 2 VP."""
    position = last_move().legend(0, "elysian-fields", "nike").legend(0, "hecate")
    position = position.legend(0, "triton")
    assert ended(position).scores()[0] == 2 + 1
    assert position.state().scores()[0] == 2 + 1, "also as if the game ended now"


@pytest.mark.rule("F1", "P1", "P8")
def test_domain_cards_score_nothing():
    """The Necklace would score 5, and two Hephaestus cards would be a Legend."""
    assert table(3).domain(0, "necklace-of-harmonia", "chalkeia").state().scores() == [0, 0, 0]


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("legend", "worth"),
    [
        (["dioscuri", "libation"], 4),
        (["dioscuri", "libation", "thunderbolt"], 6),
        (["horae", "charon", "olive-tree"], 3),
        (["kabeiroi", "chalkeia", "forge-of-etna"], 3 + 4),
        (["palladium", "hecate", "thunderbolt"], 6),
        (["palladium", "hecate", "citizen"], 0),
        (["necklace-of-harmonia", "chalkeia"], 1 + 4),
        (["elysian-fields", "charon", "hecate"], 1),
    ],
)
def test_chronos_powers_score_in_legends(legend, worth):
    state = table(3).gold(0, 4).legend(0, *legend).state()
    assert chronos(state)[0] == worth


@pytest.mark.rule("F2")
def test_a_chronos_power_counts_bonus_tiles():
    position = table(3).legend(0, "moirai", "hecate").legend(0, "olive-tree", "charon")
    state = position.set(level_tiles=[0, None, 0]).state()
    assert chronos(state)[0] == 6


@pytest.mark.rule("F2")
def test_a_chronos_power_takes_vp_from_rivals():
    state = table(3).legend(0, "charybdis", "hecate", "thunderbolt").vp(1, 5).vp(2, 1).state()
    assert chronos(state) == [2, -3, -1]


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (HADES[:1], 0),
        (HADES[:2], 3),
        (HADES, 6),
        (LEVEL_2[:2], 2),
        (LEVEL_3[:2], 2),
        (LEVEL_3[:3], 4),
        (LEVEL_3[:4], 8),
        (LEVEL_3, 12),
    ],
)
def test_a_legend_is_worth_its_length(legend, vp):
    assert table(3).legend(0, *legend).state().scores()[0] == vp


@pytest.mark.rule("F3")
def test_all_legends_of_a_player_count():
    position = table(3).legend(0, *HADES).legend(0, *LEVEL_2[2:4]).legend(0, "triton", "despoina")
    assert position.state().scores() == [6 + 2 + 3, 0, 0]


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("points", "vp"),
    [
        ([9, 7, 5, 3], [16, 8, 4, 2]),
        ([1, 2, 4, 3], [2, 4, 16, 8]),
        ([5, 5, 5, 1], [9, 9, 9, 2]),
        ([5, 5, 5], [9, 9, 9]),
        ([5, 5, 2, 2], [12, 12, 3, 3]),
        ([7, 3, 3, 3], [16, 4, 4, 4]),
        ([4, 4, 4, 4], [7, 7, 7, 7]),
        ([6, 3, 3, 1], [16, 6, 6, 2]),
        ([4, 9, 4], [6, 16, 6]),
        ([3, 0, 1], [16, 0, 8]),
        ([2, 0, 0], [16, 0, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_prestige_takes_places_and_the_tied_share_theirs_rounded_down(points, vp):
    assert table(len(points), OPULENCE).prestige(*points).state().scores() == vp


@pytest.mark.rule("F5", "S7", "L7", "L8")
def test_bonus_tiles_count_their_vp():
    """The Legends of seat 0 are worth 6, 2 and 2 VP, those of seat 1 are worth 6 and 2."""
    position = table(3).legend(0, *HADES).legend(0, *LEVEL_2[2:4]).legend(0, *LEVEL_3[2:4])
    position = position.legend(1, "hypnos", "helm-of-darkness", "nekyia")
    position = position.legend(1, "olive-tree", "triton")
    state = position.set(family_tiles={"hades": [0, 1]}, level_tiles=[1, 0, 0]).state()
    assert state.scores() == [10 + 5 + 6 + 9, 8 + 2 + 3, 0]


@pytest.mark.rule("F5")
def test_bonus_tiles_count_at_the_end_of_the_game():
    position = last_move().legend(0, *LEVEL_2[1:3]).set(level_tiles=[None, 0, None])
    assert ended(position).scores() == [2 + 6, 0, 0]


@pytest.mark.rule("F6")
@pytest.mark.parametrize(
    ("legend", "vp"),
    [
        (["charon", "persephone", "citizen"], 6 - 2),
        (["hecate", "areopagus", "citizen"], 4 - 2),
        (["hecate", "areopagus", "citizen", "citizen", "citizen"], 12 - 6),
    ],
)
def test_each_citizen_in_a_legend_costs_two_vp(legend, vp):
    assert table(3).legend(0, *legend).state().scores()[0] == vp


@pytest.mark.rule("F6", "F1")
def test_a_citizen_in_the_domain_costs_nothing():
    assert table(3).vp(0, 5).citizens(0, 2).state().scores()[0] == 5


@pytest.mark.rule("F7")
def test_the_highest_total_wins_whatever_the_gold():
    state = over().vp(0, 20).gold(0, 9).vp(1, 21).gold(1, 0).vp(2, 3).state()
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("F7")
def test_legends_count_for_the_victory():
    state = over().vp(0, 5).vp(1, 1).legend(1, *HADES).vp(2, 4).state()
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("F7")
def test_the_most_gold_breaks_a_tie():
    state = over().vp(0, 20).gold(0, 2).vp(1, 20).gold(1, 3).vp(2, 19).gold(2, 9).state()
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("F7")
def test_with_equal_gold_the_victory_is_shared():
    state = over().vp(0, 20).gold(0, 2).vp(1, 20).gold(1, 2).vp(2, 19).gold(2, 9).state()
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("F7")
def test_a_played_game_ends_with_its_ranking():
    state = ended(last_move().vp(0, 3).vp(1, 3).vp(2, 3).gold(0, 1).gold(1, 5).gold(2, 1))
    assert state.ranking() == [2, 1, 2]
