"""The final scoring (F1 to F7), and rulings on what Legends score (K8, K15, K20, K22, K23)."""

import pytest

from petteia.elysium.scoring import share_prestige
from petteia.kernel.reading import ReadError
from tests.elysium.builders import domain, legends, number, refusal, stop, table, transfer, use
from tests.rules.families import OPULENCE, copied, write_pack

LEVEL_2 = ["aegis", "persephone", "forge-of-etna", "despoina", "nike"]
LEVEL_3 = ["areopagus", "hecate", "shield-of-achilles", "cetus", "thunderbolt"]
HADES = ["charon", "persephone", "hecate"]


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    return write_pack(tmp_path_factory.mktemp("pack"))


def last_move():
    """Seat 0 is the last writer of the last Epoch; when it stops, the game ends."""
    return table(3).set(epoch=5, order=[2, 1, 0]).writing().domain(0, "charon")


def over(players: int = 3):
    """A finished game without a card in play."""
    return table(players).set(epoch=5, phase="over")


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
    assert set(state.removed) == {number(state, card) for card in ("charon", "triton", "hecate")}


@pytest.mark.rule("F1")
def test_single_cards_of_the_elysium_leave_the_game():
    state = ended(last_move().legend(0, "dioscuri").legend(0, *HADES))
    assert [legend for legend in legends(state, 0) if legend] == [HADES]
    assert number(state, "dioscuri") in state.removed


@pytest.mark.rule("F1", "F2")
def test_a_single_chronos_card_scores_nothing():
    assert ended(last_move().legend(0, "dioscuri")).scores()[0] == 0


@pytest.mark.rule("F1", "F2")
def test_single_cards_are_gone_when_chronos_powers_count_cards():
    """Elysian Fields: 1 VP for every 2 cards; the Legend of two is worth 2 VP."""
    position = last_move().legend(0, "elysian-fields", "nike").legend(0, "hecate")
    position = position.legend(0, "triton")
    assert ended(position).scores()[0] == 2 + 1


@pytest.mark.rule("F1", "F2")
def test_a_score_before_the_end_leaves_single_cards_out_too():
    position = last_move().legend(0, "elysian-fields", "nike").legend(0, "hecate")
    position = position.legend(0, "triton")
    assert position.state().scores()[0] == 2 + 1


@pytest.mark.rule("F1")
@pytest.mark.parametrize("cards", [["dioscuri", "moirai"], ["charon"]])
def test_domain_cards_score_nothing(cards):
    assert table(3).domain(0, *cards).state().scores()[0] == 0


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("legend", "chronos"),
    [
        (["dioscuri", "libation"], 4),
        (["dioscuri", "libation", "thunderbolt"], 6),
        (["horae", "charon", "olive-tree"], 3),
        (["kabeiroi", "chalkeia", "forge-of-etna"], 3 + 4),
        (["palladium", "hecate", "thunderbolt"], 6),
        (["palladium", "hecate", "citizen"], 0),
        (["necklace-of-harmonia", "chalkeia"], 1 + 4),
        (["elysian-fields", "charon", "hecate"], 1),
        (["rhadamanthys", "charon", "persephone"], 4),
    ],
)
def test_chronos_powers_score_in_legends(legend, chronos):
    state = table(3).gold(0, 4).legend(0, *legend).state()
    assert state.sheets()[0].chronos == chronos


@pytest.mark.rule("F2")
def test_a_chronos_power_counts_bonus_tiles():
    position = table(3).legend(0, "moirai", "hecate").legend(0, "olive-tree", "charon")
    state = position.set(level_tiles=[0, None, 0]).state()
    assert state.sheets()[0].chronos == 6


@pytest.mark.rule("F2")
def test_a_chronos_power_takes_vp_from_rivals():
    state = table(3).legend(0, "charybdis", "hecate", "thunderbolt").vp(1, 5).vp(2, 1).state()
    assert [sheet.chronos for sheet in state.sheets()] == [2, -3, -1]


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
    ("prestige", "vp"),
    [
        ([9, 7, 5, 3], [16, 8, 4, 2]),
        ([1, 2, 4, 3], [2, 4, 16, 8]),
        ([5, 5, 5, 1], [9, 9, 9, 2]),
        ([5, 5, 5], [9, 9, 9]),
        ([5, 5, 2, 2], [12, 12, 3, 3]),
        ([7, 3, 3, 3], [16, 4, 4, 4]),
        ([4, 4, 4, 4], [7, 7, 7, 7]),
        ([6, 3, 3, 1], [16, 6, 6, 2]),
        ([2, 0, 0], [16, 0, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_tied_players_share_their_places_rounded_down(prestige, vp):
    assert share_prestige(prestige) == vp


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    ("prestige", "vp"),
    [
        ([5, 5, 5], [9, 9, 9]),
        ([4, 9, 4], [6, 16, 6]),
        ([3, 0, 1], [16, 0, 8]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_prestige_scores_at_a_whole_table(pack, prestige, vp):
    position = table(3, OPULENCE, pack)
    for seat, pp in enumerate(prestige):
        position.seat(seat, pp=pp)
    assert position.state().scores() == vp


@pytest.mark.rule("F5")
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


def copying(pack, *legends_of_1: list[str]):
    """The end of a game in which seat 0 has Herm in a Legend of four, seat 1 these Legends."""
    position = table(2, OPULENCE, pack).set(epoch=5, order=[1, 0]).writing().domain(0, "libation")
    position = position.legend(0, "herm", "enyo", "aegis", "nike")
    for legend in legends_of_1:
        position.legend(1, *legend)
    return ended(position)


@pytest.mark.rule("K2", "F2")
def test_herm_counts_its_own_legend(pack):
    """Horae: 1 VP for each Family of the Legend, of which Herm has four and they have two."""
    state = copying(pack, ["horae", "chalkeia"])
    assert [sheet.chronos for sheet in state.sheets()] == [4, 2]


@pytest.mark.rule("K15")
@pytest.mark.parametrize(("card", "chronos"), [("dioscuri", 2), ("horae", 4), ("moirai", 0)])
def test_herm_copies_any_other_chronos_card_whatever_its_mark(pack, card, chronos):
    legends_of_1 = [["dioscuri", "libation"], ["horae", "chalkeia"], ["moirai", "maia"]]
    position = table(2, OPULENCE, pack).set(epoch=5, order=[1, 0]).writing()
    position = position.domain(0, "ganymede").legend(0, "herm", "enyo", "aegis", "nike")
    for legend in legends_of_1:
        position.legend(1, *legend)
    state = ended(position)
    assert set(state.legal()) == {copied(state, 1, card) for card, *_ in legends_of_1}
    assert refusal(state, copied(state, 0, "herm")) == "K15"
    state.play(copied(state, 1, card))
    assert state.sheets()[0].chronos == chronos


@pytest.mark.rule("K8")
def test_chronos_gains_are_paid_before_losses():
    """Seat 1 has no VP before the Dioscuri pay it 4; then Charybdis takes 2."""
    state = table(2).legend(0, "charybdis", "hecate").legend(1, "dioscuri", "libation").state()
    assert [sheet.chronos for sheet in state.sheets()] == [2, 4 - 2]


@pytest.mark.rule("K20", "L8")
def test_a_citizen_makes_a_legend_longer_for_the_level_bonus():
    position = table(3).writing().citizens(0, 1).domain(0, "nike").legend(0, "hecate", "cetus")
    position = position.legend(1, "areopagus", "zagreus").set(level_tiles=[None, None, 1])
    state = position.state()
    transfer(state, "citizen")
    assert state.dump()["level_tiles"] == [None, None, 0]


@pytest.mark.rule("K20")
@pytest.mark.parametrize(("third", "chronos"), [("charon", 4), ("citizen", 4), (None, 0)])
def test_a_citizen_counts_where_a_power_asks_for_a_length(third, chronos):
    legend = [card for card in ("rhadamanthys", "persephone", third) if card]
    assert table(3).legend(0, *legend).state().sheets()[0].chronos == chronos


@pytest.mark.rule("K20")
def test_hecate_pays_for_her_own_transfer_in_phase_two_only():
    state = table(3).domain(0, "helm-of-darkness", "hecate").state()
    use(state, "helm-of-darkness")
    transfer(state, "hecate")
    assert (legends(state, 0), state.players[0].vp) == ([["hecate"]], 2)
    state = table(3).writing().domain(0, "hecate", "charon").state()
    transfer(state, "hecate")
    assert state.players[0].vp == 0


@pytest.mark.rule("K22")
@pytest.mark.parametrize(
    "effect",
    [
        "[{gain={gold=1}}]",
        "[{lose={gold=1}}]",
        "[{transfer={n=1}}]",
        '[{discard={n=1}, who="rivals"}]',
        '[{gain={vp=1}}, {use={kind="chronos", of="all"}}]',
        '[{use={kind="activate", of="all"}}]',
        "[{choose=[[{gain={vp=1}}], [{gain={vp=2}}]]}]",
    ],
)
def test_a_chronos_effect_with_anything_else_is_refused(tmp_path, effect):
    with pytest.raises(ReadError, match=r"dioscuri.*Chronos"):
        table(3, pack=write_pack(tmp_path, dioscuri=effect)).state()


@pytest.mark.rule("K22")
def test_chronos_effects_of_vp_are_allowed(tmp_path):
    pack = write_pack(tmp_path, dioscuri='[{gain={vp=3}}, {lose={vp=1}, who="rivals"}]')
    state = table(2, pack=pack).legend(0, "dioscuri", "libation").vp(1, 5).state()
    assert [sheet.chronos for sheet in state.sheets()] == [3, -1]


@pytest.mark.rule("K22", "F4")
def test_prestige_of_chronos_powers_counts_before_all_vp(pack):
    """Seven against Thebes brings 2 PP: Tropaion counts them, and they are the most."""
    position = table(3, OPULENCE, pack).seat(1, pp=1).legend(0, "tropaion", "libation")
    state = position.legend(0, "seven-against-thebes", "maia").state()
    assert [sheet.chronos for sheet in state.sheets()] == [1 + 2, 0, 0]
    assert [sheet.prestige for sheet in state.sheets()] == [16, 8, 0]


@pytest.mark.rule("K23")
def test_places_below_the_winner_follow_total_then_gold_and_equals_share():
    state = over(4).vp(0, 9).vp(1, 5).gold(1, 1).vp(2, 5).gold(2, 3).vp(3, 5).gold(3, 1).state()
    assert state.ranking() == [1, 3, 2, 3]
