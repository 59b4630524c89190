"""The grammar of effects beyond the shipped cards: what any pack may say works by the same laws.

The tables here are set with the house edition in which one card says something else:
`changed("libation", "activate", {"give": {"gold": 1}, "to": "rival"})`.
"""

import pytest

from petteia import game
from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    branch,
    can,
    cards,
    chronos,
    discard,
    domain,
    draw_next,
    gold,
    legends,
    mark,
    name_player,
    new_legend,
    number,
    offer,
    pay,
    refusal,
    stop,
    swap,
    table,
    take,
    take_quest,
    transfer,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.packs import pack_with

WITH_ORACLE = ["apollo", "athena", "hades", "poseidon", "zeus"]
WITH_PRESTIGE = ["ares", "athena", "hades", "poseidon", "zeus"]


@pytest.fixture
def changed(tmp_path):
    """Sets a table with the house edition in which one card says something else."""

    def build(card: str, kind: str, *steps: dict, players: int = 3, families=None) -> table:
        return table(players, families, pack_with(tmp_path, card, kind, list(steps)))

    return build


def test_give_hands_tokens_to_a_rival_of_choice(changed):
    gift = {"give": {"gold": 2}, "to": "rival"}
    state = changed("libation", "activate", gift, {"gain": {"vp": 3}}).domain(0, "libation").state()
    use(state, "libation")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, 2)
    assert gold(state) == [2, 4, 6]
    assert vp(state) == [3, 0, 0]


def test_give_stops_at_nothing_left_and_reaches_a_guarded_rival(changed):
    arranged = changed("libation", "activate", {"give": {"gold": 2}, "to": "rival"}, players=2)
    state = arranged.domain(0, "libation").gold(0, 1).domain(1, "aegis").state()
    use(state, "libation")
    assert gold(state) == [0, 5]


def test_give_with_empty_hands_is_not_offered(changed):
    arranged = changed("libation", "activate", {"give": {"gold": 2}, "to": "rival"})
    state = arranged.domain(0, "libation").gold(0, 0).state()
    assert why_no_power(state, "libation") == "G5"


def test_a_loss_of_one_rival_is_the_users_choice(changed):
    arranged = changed("libation", "activate", {"lose": {"gold": 1}, "who": "rival"})
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    name_player(state, 1)
    assert gold(state) == [4, 3, 4]


def test_amounts_are_counted_before_the_first_rival_acts(changed):
    toll = {"give": {"gold": 1}, "who": "rivals", "to": "you", "per": {"count": "gold"}}
    state = changed("libation", "activate", toll).domain(0, "libation").gold(0, 1).state()
    use(state, "libation")
    assert gold(state) == [3, 3, 3]


def test_a_number_may_be_multiplied_by_the_things_of_each_rival(changed):
    count = {"count": "gold", "whose": "them", "each": 2}
    arranged = changed("libation", "activate", {"lose": {"vp": 1}, "who": "rivals", "per": count})
    arranged.domain(0, "libation").gold(1, 5).gold(2, 1)
    state = arranged.vp(1, 9).vp(2, 9).state()
    use(state, "libation")
    assert vp(state) == [0, 7, 9]


@pytest.mark.parametrize(
    ("count", "amount"),
    [
        ({"count": "vp"}, 6),
        ({"count": "cards", "in": "agora", "level": [3]}, 2),
        ({"count": "families", "in": "agora"}, 2),
        ({"count": "levels", "in": "discard"}, 1),
        ({"count": "cards", "in": "discard", "family": "zeus"}, 1),
        ({"count": "levels", "in": "domain", "also": "agora"}, 1),
        ({"count": "legends", "type": "level"}, 2),
        ({"count": "legends", "type": "level", "size": 3}, 1),
        ({"count": "cards", "in": "elysium", "kind": "chronos"}, 1),
        ({"count": "cards", "in": "elysium", "citizen": True}, 1),
    ],
)
def test_what_no_shipped_card_counts_is_counted_too(changed, count, amount):
    arranged = changed("libation", "activate", {"gain": {"gold": 1}, "per": count})
    arranged.domain(0, "libation", "nike").vp(0, 6).agora("cetus", "hecate", "charon")
    arranged.discard("iacchus", "aegis").legend(0, "hecate", "cetus", "citizen")
    arranged.legend(0, "horae", "triton").legend(0, "charon", "acheron")
    state = arranged.legend(0, "mentor").legend(1, "moirai", "atlantis").state()
    use(state, "libation")
    assert gold(state) == [4 + amount, 4, 4]


@pytest.mark.parametrize(
    ("test", "mine", "usable"),
    [
        ({"most": "gold"}, 5, True),
        ({"most": "gold"}, 4, False),
        ({"most": "gold", "tie": True}, 4, True),
        ({"most": "gold", "tie": True}, 3, False),
    ],
)
def test_most_means_more_than_every_rival_or_as_many_with_tie(changed, test, mine, usable):
    arranged = changed("libation", "activate", {"gain": {"vp": 1}, "if": test})
    state = arranged.domain(0, "libation").gold(0, mine).gold(1, 4).gold(2, 1).state()
    assert can(state, codes.POWER, "libation") == usable


def test_most_never_means_nothing(changed):
    arranged = changed(
        "libation", "activate", {"gain": {"vp": 1}, "if": {"most": "vp", "tie": True}}, players=2
    )
    state = arranged.domain(0, "libation").state()
    assert why_no_power(state, "libation") == "G5"


@pytest.mark.parametrize(("had", "usable"), [(2, True), (1, False)])
def test_vp_can_be_the_cost_if_they_are_there_in_full(changed, had, usable):
    arranged = changed("libation", "activate", {"pay": {"vp": 2}}, {"gain": {"gold": 5}})
    state = arranged.domain(0, "libation").vp(0, had).state()
    assert can(state, codes.POWER, "libation") == usable


def test_pp_can_be_the_cost(changed):
    arranged = changed(
        "enyo", "activate", {"pay": {"pp": 2}}, {"gain": {"vp": 3}}, families=WITH_PRESTIGE
    )
    state = arranged.domain(0, "enyo").seat(0, pp=3).state()
    use(state, "enyo")
    assert (state.players[0].pp, state.players[0].vp) == (1, 3)


def test_a_cost_of_two_cards_is_paid_one_by_one(changed):
    arranged = changed("libation", "activate", {"pay": {"cards": 2}}, {"gain": {"vp": 5}})
    state = arranged.domain(0, "libation", "charon").citizens(0, 1).state()
    use(state, "libation")
    pay(state, "citizen")
    pay(state, "libation")
    assert domain(state, 0) == ["charon"]
    assert vp(state) == [5, 0, 0]


@pytest.mark.parametrize("more", [[], ["charon"]])
def test_a_cost_of_two_cards_is_not_paid_by_halves(changed, more):
    free = {"transfer": {"n": 1, "free": True}}
    arranged = changed("libation", "activate", {"pay": {"cards": 2}}, free)
    state = arranged.domain(0, "libation", *more).state()
    assert not can(state, codes.POWER, "libation")


def test_a_card_is_not_paid_if_the_power_would_then_do_nothing(changed):
    arranged = changed("libation", "activate", {"pay": {"cards": 1}}, {"ready": "turned"})
    state = arranged.domain(0, "libation", "charon", "nike", turned=["charon"]).state()
    use(state, "libation")
    assert cards(state, codes.PAY) == ["libation", "nike"]


def test_no_card_of_the_oracle_is_paid_for_nothing(changed):
    cost = {"pay": {"cards": 1, "from": "oracle"}}
    gain = {"bring": {"n": 1, "from": "oracle", "to": "domain"}}
    arranged = changed("silver-bow", "activate", cost, gain, families=WITH_ORACLE)
    state = arranged.set(oracle=["nike"]).domain(0, "silver-bow").state()
    assert why_no_power(state, "silver-bow") == "G5"


def test_a_power_is_finished_though_its_card_has_gone(changed):
    arranged = changed("libation", "activate", {"discard": {"n": 1}}, {"gain": {"vp": 1}})
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    assert domain(state, 0) == []
    assert vp(state) == [1, 0, 0]


def test_own_cards_are_discarded_by_choice(changed):
    arranged = changed("libation", "activate", {"discard": {"n": 1}}, {"gain": {"vp": 1}})
    state = arranged.domain(0, "libation", "charon").state()
    use(state, "libation")
    discard(state, "charon")
    assert state.discard == [number(state, "charon")]


def test_a_branch_that_brings_only_in_part_is_not_offered_beside_a_full_one(changed):
    two = [{"bring": {"n": 2, "from": "discard", "to": "domain"}}]
    arranged = changed("nike", "instant", {"choose": [two, [{"gain": {"gold": 1}}]]})
    state = arranged.agora("nike").discard("charon").state()
    take(state, "nike")
    assert domain(state, 0) == ["nike"]
    assert gold(state) == [5, 4, 4]


def test_branches_in_part_are_offered_if_none_can_be_carried_out_in_full(changed):
    arranged = changed(
        "libation", "activate", {"choose": [[{"discard": {"n": 3}}], [{"lose": {"gold": 9}}]]}
    )
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    assert state.legal() == [codes.BRANCH, codes.BRANCH + 1]
    branch(state, 1)
    assert gold(state) == [0, 4, 4]


def test_only_cards_of_a_kind_may_be_brought(changed):
    power = {"bring": {"n": 1, "from": "discard", "to": "domain", "kind": "trigger"}}
    arranged = changed("libation", "activate", power).domain(0, "libation").domain(1, "nike")
    state = arranged.discard("proteus", "oak-of-dodona").state()
    use(state, "libation")
    assert domain(state, 0) == ["libation", "proteus"]
    assert can(state, codes.POWER, "proteus")


def test_an_exchange_with_rivals_may_mix_the_levels(changed):
    arranged = changed("proteus", "trigger", {"exchange": {"with": "rivals"}})
    state = arranged.domain(0, "proteus", "charon").domain(2, "cetus", "nike").state()
    use(state, "proteus")
    assert refusal(state, codes.STOP) == "K12"
    offer(state, "charon")
    swap(state, 2, "cetus")
    assert domain(state, 0) == ["proteus", "cetus"]
    assert domain(state, 2) == ["nike", "charon"]


def test_a_transfer_limited_to_a_family_moves_no_citizen(changed):
    arranged = changed("charon", "activate", {"transfer": {"n": 1, "family": "hades"}})
    arranged.domain(0, "charon", "triton", "hecate").citizens(0, 1)
    state = arranged.legend(0, "libation", "mentor").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "hecate"]


def test_a_transfer_limited_to_citizens_moves_nothing_else(changed):
    arranged = changed("charon", "activate", {"transfer": {"n": 1, "citizen": True}})
    arranged.domain(0, "charon", "triton").citizens(0, 1)
    state = arranged.legend(0, "libation", "mentor").state()
    use(state, "charon")
    assert legends(state, 0) == [["libation", "mentor", "citizen"]]
    assert gold(state) == [3, 4, 4]


def test_a_transfer_limited_to_chronos_cards_moves_all_three_marks(changed):
    power = {"transfer": {"n": 1, "free": True, "kind": "chronos"}}
    arranged = changed("charon", "activate", power)
    state = arranged.domain(0, "charon", "horae", "dioscuri", "moirai", "nike").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["horae", "dioscuri", "moirai"]


def test_costs_of_a_family_fall_together_with_other_reductions_but_not_below_nothing(changed):
    arranged = changed("eagle-of-zeus", "permanent", {"cost": {"less": 2, "family": "zeus"}})
    arranged.writing()
    arranged.domain(0, "eagle-of-zeus", "bronze-bulls", "nike", "thunderbolt", "aegis")
    state = arranged.state()
    transfer(state, "nike")
    assert gold(state)[0] == 4
    transfer(state, "thunderbolt")
    new_legend(state)
    assert gold(state)[0] == 4
    transfer(state, "aegis")
    new_legend(state)
    assert gold(state)[0] == 3


def test_costs_of_citizens_may_fall_alone(changed):
    arranged = changed("eagle-of-zeus", "permanent", {"cost": {"less": 1, "citizen": True}})
    arranged.writing().domain(0, "eagle-of-zeus", "aegis").citizens(0, 1)
    state = arranged.legend(0, "nike", "proteus").state()
    transfer(state, "citizen")
    assert gold(state)[0] == 3
    transfer(state, "aegis")
    new_legend(state)
    assert gold(state)[0] == 1


def test_a_card_may_react_to_the_quests_of_rivals(changed):
    power = {"gain": {"vp": 1}, "on": {"event": "quest", "by": "rivals"}}
    arranged = changed("ganymede", "permanent", power)
    state = arranged.domain(0, "ganymede").domain(1, "ganymede").state()
    take_quest(state, 1)
    assert vp(state) == [0, 1, 0]


def test_a_card_may_react_to_transfers_of_phase_three_only(changed):
    power = {"gain": {"vp": 1}, "on": {"event": "transfer", "phase": 3}}
    arranged = changed("eagle-of-zeus", "permanent", power, players=2)
    arranged.columns(0, "", quest=1).columns(1, "Y", quest=2)
    arranged.domain(1, "eagle-of-zeus", "charon", "horae", "sirens")
    state = arranged.set(round=4, turn=1).state()
    use(state, "charon")
    transfer(state, "sirens")
    assert (state.phase, vp(state)[1]) == (codes.PHASE_WRITING, 0)
    transfer(state, "horae")
    new_legend(state)
    assert vp(state)[1] == 1


def test_a_card_may_react_to_the_transfers_of_rivals(changed):
    power = {"gain": {"gold": 1}, "on": {"event": "transfer", "by": "rivals", "level": [1]}}
    arranged = changed("eagle-of-zeus", "permanent", power).writing().domain(1, "eagle-of-zeus")
    state = arranged.domain(0, "charon", "nike").state()
    transfer(state, "charon")
    transfer(state, "nike")
    assert gold(state)[1] == 5


def test_a_card_may_react_to_what_comes_from_the_pile_citizens_included(changed):
    power = {"gain": {"vp": 1}, "on": {"event": "take", "from": "pile"}}
    arranged = changed("eagle-of-zeus", "permanent", power).domain(0, "eagle-of-zeus", "areopagus")
    state = arranged.agora("shades-of-asphodel").state()
    draw_next(state, "nike")
    use(state, "areopagus")
    assert vp(state) == [1, 0, 0]
    take(state, "shades-of-asphodel")
    assert vp(state) == [2, 0, 0]


def test_a_card_may_react_to_citizens_alone(changed):
    power = {"gain": {"vp": 1}, "on": {"event": "take", "citizen": True}}
    arranged = changed("eagle-of-zeus", "permanent", power).domain(0, "eagle-of-zeus")
    state = arranged.agora("shades-of-asphodel").state()
    take(state, "shades-of-asphodel")
    assert vp(state) == [1, 0, 0]


def test_a_card_that_makes_rivals_lose_at_an_event_spares_the_guarded(changed):
    power = {"lose": {"gold": 1}, "who": "rivals", "on": {"event": "quest"}}
    state = changed("ganymede", "permanent", power).domain(0, "ganymede").domain(1, "aegis").state()
    take_quest(state, 1)
    assert gold(state) == [4, 4, 3]


def test_one_rival_of_choice_may_be_robbed_of_a_marked_card(changed):
    arranged = changed("cetus", "trigger", {"discard": {"n": 1, "pick": 2}, "who": "rival"})
    arranged.domain(0, "cetus").domain(1, "nike", "charon", "sirens")
    state = arranged.domain(2, "horae", "libation", "mentor").state()
    use(state, "cetus")
    name_player(state, 1)
    mark(state, "nike")
    mark(state, "sirens")
    discard(state, "sirens")
    assert domain(state, 1) == ["nike", "charon"]
    assert len(domain(state, 2)) == 3


def test_a_legend_power_may_be_used_by_another_card_in_phase_two(changed):
    arranged = changed("libation", "activate", {"use": {"kind": "legend", "of": "rivals"}})
    state = arranged.domain(0, "libation").domain(1, "hypnos").state()
    use(state, "libation")
    assert legends(state, 0) == [["libation"]]
    assert domain(state, 1) == ["hypnos"]


def test_transfers_of_the_last_phase_three_are_forgotten_in_phase_two(changed):
    power = {"use": {"kind": "legend", "of": "rivals"}}
    arranged = changed("libation", "activate", power, players=2).writing()
    arranged.domain(0, "libation", "charon", "triton").domain(1, "nike").gold(1, 0)
    state = arranged.state()
    transfer(state, "charon")
    transfer(state, "triton")
    new_legend(state)
    stop(state)
    assert (state.epoch, state.phase) == (2, codes.PHASE_ACTIONS)
    assert not can(state, codes.POWER, "libation")


def test_a_chronos_power_may_give_vp_to_rivals_and_take_the_own(changed):
    gift = {"gain": {"vp": 2}, "who": "rivals"}
    arranged = changed("moirai", "chronos", {"lose": {"vp": 3}}, gift)
    assert chronos(arranged.vp(0, 2).legend(0, "moirai", "cetus").state()) == [-2, 2, 2]


def test_an_effect_begun_can_be_saved_and_loaded_in_its_midst(changed):
    gift = [{"gain": {"vp": 1}}, {"give": {"gold": 1}, "to": "rival"}]
    arranged = changed("libation", "activate", {"choose": [gift, [{"gain": {"gold": 2}}]]})
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    branch(state, 0)
    loaded = game("elysium").load(state.dump(), arranged.pack)
    name_player(loaded, 2)
    assert gold(loaded) == [3, 4, 5]
    assert vp(loaded) == [1, 0, 0]
