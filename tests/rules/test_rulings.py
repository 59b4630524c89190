"""Rulings on the tricky places of powers: own cards, copies, guards, Citizens, transfers, twins
(K1 to K6)."""

import pytest

from petteia.elysium import codes
from petteia.kernel.reading import ReadError
from tests.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    discard,
    dismiss,
    domain,
    join,
    legends,
    mark,
    name_player,
    new_legend,
    number,
    offer,
    pay,
    refusal,
    stop,
    table,
    take,
    transfer,
    use,
)
from tests.rules.families import (
    DEADLY_PLOTS,
    OPULENCE,
    copied,
    has_ring,
    is_turned,
    on_top,
    tokens,
    write_pack,
)


@pytest.fixture(scope="module")
def pack(tmp_path_factory):
    return write_pack(tmp_path_factory.mktemp("pack"))


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("card", "gold", "vp", "pp"),
    [("oak-of-dodona", 0, 1, 0), ("chalkeia", 1, 0, 0), ("amazons", 0, 0, 1)],
)
def test_a_taken_card_counts_for_itself(pack, card, gold, vp, pp):
    state = table(3, OPULENCE, pack).gold(0, 0).agora(card).state()
    take(state, card)
    player = state.players[0]
    assert (player.gold, player.vp, player.pp) == (gold, vp, pp)


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("card", "gold", "vp", "pp"),
    [
        ("eagle-of-zeus", 1, 1, 0),
        ("penthesilea", 1, 0, 1),
        ("purse-of-hermes", 3 + 1, 0, 0),
        ("bronze-bulls", 1 + 1, 0, 0),
    ],
)
def test_a_card_reacts_to_its_own_departure(pack, card, gold, vp, pp):
    state = table(3, OPULENCE, pack).writing().gold(0, 4).domain(0, card, "libation").state()
    transfer(state, card)
    player = state.players[0]
    assert (player.gold, player.vp, player.pp) == (gold, vp, pp)


@pytest.mark.rule("K1")
def test_acheron_counts_itself():
    state = table(3).gold(0, 9).domain(0, "acheron", "triton", "nike").state()
    use(state, "acheron")
    transfer(state, "triton")
    assert legends(state, 0) == [["triton"]]
    assert cards(state, codes.TRANSFER) == []


@pytest.mark.rule("K1")
def test_a_card_may_transfer_itself():
    state = table(3).domain(0, "charon", "nike").state()
    use(state, "charon")
    transfer(state, "charon")
    assert (legends(state, 0), domain(state, 0)) == ([["charon"]], ["nike"])


@pytest.mark.rule("K1")
@pytest.mark.parametrize("paid", ["pomegranate-seeds", "iacchus"])
def test_a_card_may_be_its_own_payment_and_eleusis_is_tested_once(paid):
    state = table(3).domain(0, "pomegranate-seeds", "iacchus").state()
    use(state, "pomegranate-seeds")
    pay(state, paid)
    assert paid not in domain(state, 0)
    assert state.players[0].gold == 4 + 3


@pytest.mark.rule("K1")
def test_a_trojan_horse_may_give_itself_away():
    state = table(3).domain(0, "trojan-horse", "nike").state()
    use(state, "trojan-horse")
    pay(state, "trojan-horse")
    name_player(state, 2)
    assert (domain(state, 2), state.players[0].vp) == (["trojan-horse"], 5)


@pytest.mark.rule("K1", "K2")
@pytest.mark.parametrize(
    ("turned", "after"),
    [
        ([], ["kerykes"]),
        (["ascent-of-kore"], ["kerykes", "ascent-of-kore"]),
        (["ascent-of-kore", "olive-tree"], ["kerykes", "ascent-of-kore"]),
    ],
)
def test_kerykes_straightens_neither_itself_nor_ascent_of_kore(pack, turned, after):
    position = table(3, DEADLY_PLOTS, pack)
    state = position.domain(0, "kerykes", "ascent-of-kore", "olive-tree", turned=turned).state()
    use(state, "kerykes")
    assert [card for card in domain(state, 0) if is_turned(state, 0, card)] == after


@pytest.mark.rule("K2")
@pytest.mark.parametrize("turned", [[], ["libation"]])
def test_a_copied_power_is_its_users_and_leaves_its_card_alone(pack, turned):
    position = table(3, OPULENCE, pack).domain(0, "caduceus")
    state = position.domain(1, "libation", "aegis", "olive-tree", turned=turned).state()
    use(state, "caduceus")
    state.play(copied(state, 1, "libation"))
    assert (tokens(state, "gold"), tokens(state, "vp")) == ([3, 4, 4], [2, 0, 0])
    assert is_turned(state, 1, "libation") == bool(turned)


@pytest.mark.rule("K2")
@pytest.mark.parametrize("rings", [["mentor"], []])
def test_a_trigger_is_copied_with_or_without_its_ring_and_keeps_it(pack, rings):
    position = table(2, OPULENCE, pack).domain(0, "pan")
    state = position.domain(1, "mentor").seat(1, rings=rings).state()
    use(state, "pan")
    branch(state, 0)
    assert tokens(state, "gold") == [6, 6]
    assert has_ring(state, 1, "mentor") == bool(rings)


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("mine", "theirs", "gold"), [("RGY", "BGY", 4), ("GYB", "RGY", 2)])
def test_the_columns_of_a_copied_power_are_the_users(pack, mine, theirs, gold):
    """Lemnian Earth gives 2 Gold, and 2 more for the red Column."""
    position = table(3, OPULENCE, pack).agora("autolycus").domain(1, "lemnian-earth")
    state = position.columns(0, mine).columns(1, theirs).round(2).state()
    take(state, "autolycus")
    branch(state, 0)
    assert tokens(state, "gold") == [4 + gold, 4, 4]


@pytest.mark.rule("K2")
def test_a_copied_eleusis_needs_no_partner_of_its_owner(pack):
    position = table(3, DEADLY_PLOTS, pack).domain(0, "ascent-of-kore", "kerykes")
    state = position.domain(1, "sacred-way").state()
    use(state, "ascent-of-kore")
    assert tokens(state, "vp") == [1 + 3, 1, 1]


@pytest.mark.rule("K2")
def test_reactions_see_only_the_card_really_used(pack):
    position = table(3, OPULENCE, pack).domain(0, "caduceus", "maia").domain(1, "walking-tripods")
    state = position.state()
    use(state, "caduceus")
    assert (state.players[0].gold, state.players[0].vp) == (5, 1)


@pytest.mark.rule("K2")
def test_a_power_that_copies_cannot_be_copied(pack):
    position = table(3, OPULENCE, pack).domain(0, "caduceus")
    state = position.domain(1, "caduceus", "libation", "walking-tripods").state()
    use(state, "caduceus")
    offered = {copied(state, 1, card) for card in ("libation", "walking-tripods")}
    assert set(state.legal()) == offered
    assert refusal(state, copied(state, 1, "caduceus")) == "K15"


@pytest.mark.rule("K2")
def test_moly_rings_another_trigger_card_but_not_pan(pack):
    """Pan uses other powers: it is not offered, and Mentor needs no choice."""
    position = table(3, OPULENCE, pack).agora("moly").domain(0, "pan", "mentor")
    state = position.seat(0, rings=[]).state()
    take(state, "moly")
    branch(state, 0)
    assert (has_ring(state, 0, "mentor"), has_ring(state, 0, "pan")) == (True, False)


@pytest.mark.rule("K3")
@pytest.mark.parametrize("card", ["trident", "cetus", "eumolpus", "despoina"])
def test_a_guarded_rival_is_skipped_and_chooses_nothing(card):
    position = table(2).domain(0, card, "iacchus").domain(1, "aegis", "charon", "nike").vp(1, 3)
    state = position.state()
    use(state, card)
    assert (state.players[1].gold, state.players[1].vp) == (4, 3)
    assert domain(state, 1) == ["aegis", "charon", "nike"]
    assert codes.TAKE_QUEST + 1 in state.legal(), "the power is over, the turn goes on"


@pytest.mark.rule("K3", "G5")
def test_a_guarded_rival_exchanges_nothing():
    state = table(2).domain(0, "proteus", "charon").domain(1, "aegis", "hypnos").state()
    assert refusal(state, codes.POWER + number(state, "proteus")) == "G5"


@pytest.mark.rule("K3")
def test_a_guarded_player_gives_nothing_to_sciron():
    state = table(2).agora("triton").domain(0, "aegis").domain(1, "sciron").state()
    take(state, "triton")
    assert tokens(state, "gold") == [4, 4]


@pytest.mark.rule("K3")
def test_a_loss_is_not_passed_on_to_the_next_richest():
    state = table(3).domain(0, "triton").domain(1, "aegis").vp(1, 9).vp(2, 5).state()
    use(state, "triton")
    assert tokens(state, "vp") == [1, 9, 5]


@pytest.mark.rule("K3", "G5")
def test_sirens_are_silent_if_the_richest_rival_is_guarded():
    state = table(3).writing().domain(0, "sirens").domain(1, "aegis").gold(1, 9).state()
    assert refusal(state, codes.POWER + number(state, "sirens")) == "G5"


@pytest.mark.rule("K3")
def test_a_guard_does_not_stop_payments_gifts_and_own_losses():
    state = table(3).domain(0, "aegis", "triton", "libation").vp(0, 5).state()
    use(state, "libation")
    use(state, "triton")
    assert (state.players[0].gold, state.players[0].vp) == (3, 5 + 2 + 1 - 1)
    state = table(2).domain(0, "trojan-horse", "nike").domain(1, "aegis").state()
    use(state, "trojan-horse")
    pay(state, "nike")
    assert domain(state, 1) == ["aegis", "nike"]


@pytest.mark.rule("K3")
def test_a_guard_protects_from_the_moment_it_is_taken():
    state = table(2).agora("aegis").domain(1, "eumolpus", "iacchus").state()
    take(state, "aegis")
    dismiss(state, "R")
    use(state, "eumolpus")
    assert tokens(state, "gold") == [4, 5]


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("gold", "held", "left"), [(1, [], (0, [])), (1, ["charon"], (1, [])), (2, [], (0, []))]
)
def test_a_loss_is_as_large_as_possible_and_a_full_branch_must_be_chosen(gold, held, left):
    state = table(2).agora("laestrygonians").gold(1, gold).domain(1, *held).state()
    take(state, "laestrygonians")
    assert (state.players[1].gold, domain(state, 1)) == left


@pytest.mark.rule("K3")
def test_no_effect_costs_a_player_more_than_one_card(tmp_path):
    pack = write_pack(tmp_path, atlantis='[{discard={n=2}, who="rivals"}]')
    with pytest.raises(ReadError, match="more than one card"):
        table(3, pack=pack).state()


@pytest.mark.rule("K4")
def test_citizens_count_where_cards_are_counted():
    position = table(2).domain(0, "forge-of-etna", "thunderbolt").citizens(0, 2).citizens(1, 5)
    state = position.legend(0, "charon", "persephone", "citizen").agora("atlantis").state()
    use(state, "forge-of-etna")
    use(state, "thunderbolt")
    assert (state.players[0].gold, state.players[0].vp) == (4 + 4, 3)
    take(state, "atlantis")
    assert len(state.players[1].citizens) == 4


@pytest.mark.rule("K4")
def test_citizens_have_no_family_and_no_level():
    position = table(2).agora("oak-of-dodona").citizens(0, 2)
    position = position.legend(0, "horae", "charon", "citizen").legend(1, "dioscuri", "libation")
    state = position.legend(1, "amphitrite", "triton", "citizen").state()
    take(state, "oak-of-dodona")
    assert state.players[0].vp == 1
    assert [sheet.chronos for sheet in state.sheets()] == [2 - 2, 4 + 2]


@pytest.mark.rule("K4")
def test_a_citizen_may_be_paid_and_leaves_the_game_unseen():
    state = table(2).domain(0, "pomegranate-seeds", "iacchus").citizens(0, 1).state()
    face = state.players[0].citizens[0]
    use(state, "pomegranate-seeds")
    pay(state, "citizen")
    assert (state.gone, state.discard, state.players[0].gold) == ([face], [], 7)


@pytest.mark.rule("K4")
def test_a_citizen_may_be_marked_and_discarded():
    state = table(2).domain(0, "cetus").domain(1, "charon", "nike").citizens(1, 1).state()
    use(state, "cetus")
    mark(state, "citizen")
    mark(state, "charon")
    discard(state, "citizen")
    assert (state.players[1].citizens, len(state.gone), state.discard) == ([], 1, [])


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("card", "vp", "pp"), [("eagle-of-zeus", 1, 0), ("penthesilea", 0, 0), ("tropaion", 0, 0)]
)
def test_only_reactions_without_a_filter_see_a_citizen(pack, card, vp, pp):
    position = table(3, OPULENCE, pack).writing().gold(0, 9).domain(0, card).citizens(0, 1)
    state = position.legend(0, "areopagus", "maia").state()
    transfer(state, "citizen")
    assert (state.players[0].vp, state.players[0].pp) == (vp, pp)


@pytest.mark.rule("K4")
def test_a_citizen_is_neither_given_nor_exchanged():
    position = table(3).domain(0, "trojan-horse", "proteus").citizens(0, 1)
    state = position.domain(1, "nike", "charon").state()
    use(state, "trojan-horse")
    assert cards(state, codes.PAY) == ["trojan-horse", "proteus"]
    pay(state, "trojan-horse")
    name_player(state, 2)
    use(state, "proteus")
    assert "citizen" not in cards(state, codes.OFFER)


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_level_may_move_a_citizen_to_a_place_of_that_level():
    position = table(3).gold(0, 9).domain(0, "charon", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus", "hecate").legend(0, "hypnos", "nekyia").state()
    use(state, "charon")
    transfer(state, "citizen")
    assert legends(state, 0)[1] == ["hypnos", "nekyia", "citizen"]


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_level_moves_no_citizen_to_another_place():
    position = table(3).gold(0, 9).domain(0, "charon", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus", "hecate").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "nike"]
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "P13"


@pytest.mark.rule("K4")
def test_a_transfer_limited_by_family_moves_no_citizen(tmp_path):
    pack = write_pack(tmp_path, charon='[{transfer={n=1, family="hades"}}]')
    position = table(3, pack=pack).gold(0, 9).domain(0, "charon", "persephone").citizens(0, 1)
    state = position.legend(0, "hypnos", "nekyia").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "persephone"]
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "P13"


@pytest.mark.rule("K4")
def test_a_free_citizen_needs_a_legend_of_two_cards_too():
    position = table(3).domain(0, "helm-of-darkness", "nike").citizens(0, 1)
    state = position.legend(0, "areopagus").state()
    use(state, "helm-of-darkness")
    assert refusal(state, codes.TRANSFER + codes.CITIZEN) == "L5"


@pytest.mark.rule("K5")
def test_a_transfer_in_phase_two_costs_gold_and_needs_no_lyre():
    state = table(3).domain(0, "charon", "nike").legend(0, "libation").state()
    use(state, "charon")
    transfer(state, "nike")
    join(state, 0)
    assert (legends(state, 0), state.players[0].gold) == ([["libation", "nike"]], 2)


@pytest.mark.rule("K5")
def test_a_bonus_is_taken_before_the_next_transfer_of_the_same_power():
    """Acheron: the first card makes a Legend of two, which the Citizen can then join."""
    position = table(3).gold(0, 9).domain(0, "acheron", "persephone", "aegis").citizens(0, 1)
    state = position.legend(0, "nike").state()
    use(state, "acheron")
    assert not can(state, codes.TRANSFER, "citizen")
    transfer(state, "aegis")
    join(state, 0)
    assert state.dump()["level_tiles"] == [None, 0, None]
    transfer(state, "citizen")
    assert legends(state, 0) == [["nike", "aegis", "citizen"]]


@pytest.mark.rule("K5")
def test_a_turned_card_may_be_transferred_and_a_ring_returns():
    position = table(3).gold(0, 9).domain(0, "acheron", "thunderbolt", "charon", turned=["charon"])
    state = position.state()
    use(state, "acheron")
    transfer(state, "thunderbolt")
    transfer(state, "charon")
    assert legends(state, 0) == [["thunderbolt"], ["charon"]]
    assert (state.players[0].rings, state.players[0].turned) == (0, 0)


@pytest.mark.rule("K5")
def test_a_transfer_granted_by_a_rival_is_the_transferrers_own():
    """The Legend, price (3 + 1 - 1), reactions and tile are those of seat 1."""
    position = table(2).gold(0, 0).domain(0, "panathenaea", "hecate")
    position = position.domain(1, "hecate", "bronze-bulls", "eagle-of-zeus").gold(1, 3)
    state = position.legend(1, "areopagus").state()
    use(state, "panathenaea")
    transfer(state, "eagle-of-zeus")
    join(state, 0)
    assert (tokens(state, "gold"), tokens(state, "vp")) == ([0, 0], [0, 2 + 1])
    assert state.dump()["level_tiles"] == [None, None, 1]


@pytest.mark.rule("K5")
@pytest.mark.parametrize(("own", "offered"), [(1, True), (0, False)])
def test_nike_counts_a_transfer_granted_by_odysseus(own, offered):
    """Seat 0 writes first and lets seat 1 transfer a card; seat 1 then transfers another."""
    position = table(2).set(order=[0, 1]).writing(quests=(1, 2)).domain(0, "odysseus", "triton")
    state = position.domain(1, "nike", "charon", "libation").gold(1, 9).state()
    use(state, "odysseus")
    transfer(state, "triton")
    stop(state)
    transfer(state, "charon")
    stop(state)
    assert (state.to_move(), can(state, codes.POWER, "nike")) == (1, False)
    for card in ("libation",)[:own]:
        transfer(state, card)
        new_legend(state)
    assert can(state, codes.POWER, "nike") == offered


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("offered", "mine", "theirs"),
    [
        ("triton", ["proteus", "charon", "hypnos"], ["charon", "triton"]),
        ("charon", ["proteus", "triton", "charon"], ["hypnos", "charon"]),
    ],
)
def test_an_exchange_that_would_make_twins_is_not_offered(offered, mine, theirs):
    """Both have Charon: Triton can only go for Hypnos, and Charon only for its twin."""
    position = table(2).domain(0, "proteus", "charon", "triton").domain(1, "charon", "hypnos")
    state = position.state()
    use(state, "proteus")
    offer(state, offered)
    assert (domain(state, 0), domain(state, 1)) == (mine, theirs)


@pytest.mark.rule("K6")
def test_a_gift_that_would_make_twins_is_not_offered():
    state = table(3).domain(0, "trojan-horse", "charon").domain(1, "charon").state()
    use(state, "trojan-horse")
    pay(state, "charon")
    assert (domain(state, 1), domain(state, 2)) == (["charon"], ["charon"])


@pytest.mark.rule("K6")
def test_a_twin_cannot_be_brought_from_the_discard_pile():
    position = table(3).agora("alcestis").domain(0, "charon")
    state = position.discard("charon", "nike", "triton").state()
    take(state, "alcestis")
    branch(state, 0)
    assert set(cards(state, codes.BRING)) == {"nike", "triton"}
    assert refusal(state, codes.BRING + number(state, "charon")) == "G9"
    bring(state, "nike")
    assert domain(state, 0) == ["charon", "alcestis", "nike"]


@pytest.mark.rule("K6")
def test_a_twin_drawn_from_the_pile_is_discarded_and_the_next_card_comes():
    state = table(3).domain(0, "areopagus", "charon").state()
    on_top(state, "nike")
    on_top(state, "charon")
    use(state, "areopagus")
    assert domain(state, 0) == ["areopagus", "charon", "nike"]
    assert state.discard == [number(state, "charon")]


@pytest.mark.rule("K6")
def test_a_citizen_is_no_twin_of_anything():
    state = table(3).agora("shades-of-asphodel").domain(0, "charon").state()
    on_top(state, "charon")
    take(state, "shades-of-asphodel")
    assert state.players[0].citizens == [number(state, "charon")]


@pytest.mark.rule("K6")
def test_a_twin_in_the_elysium_is_no_obstacle():
    state = table(3).agora("nike", "charon").domain(0, "charon").state()
    assert refusal(state, codes.TAKE + number(state, "charon")) == "T4"
    use(state, "charon")
    take(state, "charon")
    assert (legends(state, 0), domain(state, 0)) == ([["charon"]], ["charon"])
