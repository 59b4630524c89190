"""A Family that copies and renews: `use`, `ready`, exchange with the Agora (K2, K11, K15)."""

import pytest

from petteia import game
from petteia.elysium import codes
from petteia.elysium.scoring import score
from tests.elysium.builders import (
    branch,
    can,
    cards,
    domain,
    join,
    legends,
    number,
    offer,
    pay,
    stop,
    table,
    take,
    transfer,
    use,
)
from tests.elysium.test_powers import add_family, draw_next, gold, vp, why_no_power

FAMILIES = ["athena", "hades", "hermes", "poseidon", "zeus"]
HERMES = """
purse-of-hermes 1 2 R  permanent {gain={gold=1}, on={event="transfer", family="hermes"}}
autolycus       1 2 GK instant   {choose=[[{use={kind="instant", of="all", level=[1,2]}}], [{gain={gold=2}}]]}
winged-sandals  1 2 Y  activate  {exchange={with="agora", same="level"}}
hermaion        1 1 B  trigger   {bring={n=1, from="pile", to="domain"}}, {gain={gold=1}}
caduceus        2 2 RB activate  {use={kind="activate", of="rivals"}}
kerykes         2 2 B  eleusis   {ready="turned"}, {gain={gold=1}}
moly            2 2 Y  instant   {choose=[[{ready="ring"}], [{gain={vp=3}}]]}
herm            2 1 G  chronos   {use={kind="chronos", of="all"}}
pan             3 2 YK trigger   {choose=[[{use={kind="trigger", of="all"}}], [{gain={vp=4}}]]}
maia            3 2 R  permanent {gain={vp=1}, on={event="use"}}
ascent-of-kore  3 2 G  eleusis   {gain={vp=1}}, {use={kind="eleusis", of="all"}}
guide-of-souls  3 1 BY legend    {transfer={n=1, free=true, level=[1,2]}}
"""  # noqa: E501


@pytest.fixture(scope="module")
def hermes(tmp_path_factory):
    """Sets a table with Hermes among the Families."""
    pack = str(add_family(tmp_path_factory.mktemp("hermes"), "hermes", HERMES))
    return lambda players=3: table(players, FAMILIES, pack)


def copy(state, seat: int, card: str) -> None:
    """Choose the card whose power is used."""
    state.play(codes.COPY + (seat << 7) + number(state, card))


def copied(state) -> list[tuple[int, str]]:
    """The powers offered to be used: seat and card."""
    actions = [a for a in state.legal() if codes.COPY <= a < codes.READY]
    return [((a - codes.COPY) >> 7, state.catalog.designs[a & 127].key) for a in actions]


def ready(state, card: str) -> None:
    state.play(codes.READY + number(state, card))


def test_purse_of_hermes_pays_for_hermes_cards_and_its_own_departure(hermes):
    state = hermes().writing().domain(0, "purse-of-hermes", "maia", "nike").gold(0, 9).state()
    transfer(state, "maia")
    assert gold(state)[0] == 7
    transfer(state, "nike")
    assert gold(state)[0] == 5
    transfer(state, "purse-of-hermes")
    join(state, 0)
    assert gold(state)[0] == 5


def test_autolycus_uses_an_instant_of_any_domain_as_if_it_were_his_own(hermes):
    arranged = hermes().agora("autolycus").domain(0, "charon").domain(1, "oak-of-dodona", "aegis")
    state = arranged.state()
    take(state, "autolycus")
    branch(state, 0)
    assert vp(state) == [2, 0, 0]


def test_autolycus_offers_instants_of_his_owner_too_but_none_of_level_three(hermes):
    arranged = hermes().agora("autolycus").domain(0, "laestrygonians")
    state = arranged.domain(1, "oak-of-dodona", "parthenon", "atlantis").state()
    take(state, "autolycus")
    branch(state, 0)
    assert copied(state) == [(0, "laestrygonians"), (1, "oak-of-dodona")]


def test_autolycus_uses_no_instant_that_itself_uses_or_readies(hermes):
    arranged = hermes().agora("autolycus").domain(1, "autolycus", "moly")
    state = arranged.state()
    take(state, "autolycus")
    assert gold(state) == [6, 4, 4]


def test_autolycus_finds_no_instant_that_would_do_nothing(hermes):
    state = hermes().agora("autolycus").domain(1, "alcestis").discard("cetus").state()
    take(state, "autolycus")
    branch(state, 0)
    assert gold(state) == [7, 4, 4]


def test_winged_sandals_exchange_with_a_card_of_the_same_level_in_the_agora(hermes):
    arranged = hermes().domain(0, "winged-sandals", "nike").agora("proteus", "cetus")
    state = arranged.state()
    use(state, "winged-sandals")
    assert domain(state, 0) == ["winged-sandals", "proteus"]
    assert [state.catalog.designs[card].key for card in state.agora] == ["cetus", "nike"]
    assert state.players[0].taken == 0


def test_winged_sandals_never_swap_a_card_for_a_twin(hermes):
    arranged = hermes().domain(0, "winged-sandals", "charon", "triton")
    state = arranged.agora("charon", "triton", "winged-sandals").state()
    assert why_no_power(state, "winged-sandals") == "G5"


def test_winged_sandals_bring_a_trigger_card_with_ring_and_take_rings_away(hermes):
    arranged = hermes().domain(0, "winged-sandals", "helm-of-darkness").agora("proteus")
    state = arranged.seat(0, rings=[]).domain(1, "nike").state()
    use(state, "winged-sandals")
    assert can(state, codes.POWER, "proteus")
    assert state.players[0].rings == 1 << number(state, "proteus")


def test_winged_sandals_straighten_what_comes_back_only_by_a_new_take(hermes):
    arranged = hermes().domain(0, "winged-sandals", "charon", turned=["charon"])
    state = arranged.agora("triton", "libation").state()
    use(state, "winged-sandals")
    assert cards(state, codes.OFFER) == ["charon", "winged-sandals"]
    offer(state, "charon")
    state.play(codes.SWAP_AGORA + number(state, "triton"))
    take(state, "charon")
    assert not state.players[0].turned >> number(state, "charon") & 1


def test_winged_sandals_set_off_no_instant(hermes):
    state = hermes().domain(0, "winged-sandals", "nike").agora("danaes-golden-rain").state()
    use(state, "winged-sandals")
    assert domain(state, 0) == ["winged-sandals", "danaes-golden-rain"]
    assert (gold(state)[0], vp(state)[0]) == (4, 0)


def test_hermaion_draws_past_twins_and_gains_gold(hermes):
    state = hermes().domain(0, "hermaion", "charon").state()
    draw_next(state, "nike")
    draw_next(state, "charon")
    use(state, "hermaion")
    assert domain(state, 0) == ["hermaion", "charon", "nike"]
    assert state.discard == [number(state, "charon")]
    assert gold(state) == [5, 4, 4]


def test_caduceus_uses_a_rivals_activate_at_its_users_cost(hermes):
    state = hermes().domain(0, "caduceus").domain(1, "libation", turned=["libation"]).state()
    use(state, "caduceus")
    assert (gold(state)[0], vp(state)[0]) == (3, 2)
    assert state.players[1].turned == 1 << number(state, "libation")


def test_caduceus_leaves_the_copied_card_straight(hermes):
    state = hermes().domain(0, "caduceus").domain(1, "libation").state()
    use(state, "caduceus")
    assert state.players[1].turned == 0
    assert state.players[0].turned == 1 << number(state, "caduceus")


def test_caduceus_does_not_mind_an_aegis_in_that_domain(hermes):
    state = hermes().domain(0, "caduceus").domain(1, "aegis", "libation").state()
    use(state, "caduceus")
    assert vp(state) == [2, 0, 0]


def test_caduceus_offers_no_power_that_cannot_be_paid(hermes):
    arranged = hermes().domain(0, "caduceus").domain(1, "libation").gold(0, 0)
    state = arranged.state()
    assert why_no_power(state, "caduceus") == "G5"


def test_caduceus_uses_neither_own_cards_nor_another_caduceus(hermes):
    state = hermes().domain(0, "caduceus", "libation").domain(1, "caduceus").state()
    assert not can(state, codes.POWER, "caduceus")


def test_caduceus_pays_with_cards_of_its_users_domain_and_may_go_itself(hermes):
    arranged = hermes().domain(0, "caduceus", "charon").domain(1, "nekyia", "nike")
    state = arranged.state()
    use(state, "caduceus")
    assert cards(state, codes.PAY) == ["charon", "caduceus"]
    pay(state, "caduceus")
    assert legends(state, 0) == [["charon"]]
    assert domain(state, 1) == ["nekyia", "nike"]


def test_caduceus_makes_its_users_rivals_suffer(hermes):
    state = hermes().domain(0, "caduceus").domain(1, "trident").vp(1, 2).state()
    use(state, "caduceus")
    assert state.to_move() == 1
    branch(state, 1)
    assert (gold(state), vp(state)) == ([4, 4, 3], [1, 1, 0])


def test_kerykes_straighten_another_card_for_a_second_use(hermes):
    arranged = hermes().domain(0, "kerykes", "iacchus", "libation", turned=["libation"])
    state = arranged.state()
    use(state, "kerykes")
    assert can(state, codes.POWER, "libation")
    assert gold(state) == [5, 4, 4]


def test_kerykes_choose_among_turned_cards_but_straighten_no_copying_one(hermes):
    turned = ["ascent-of-kore", "caduceus", "libation", "charon"]
    state = hermes().domain(0, "kerykes", *turned, turned=turned).state()
    use(state, "kerykes")
    assert cards(state, codes.READY) == ["charon", "libation"]
    ready(state, "charon")
    assert can(state, codes.POWER, "charon")
    assert not can(state, codes.POWER, "libation")


def test_kerykes_gain_gold_though_nothing_else_is_turned(hermes):
    state = hermes().domain(0, "kerykes", "iacchus").state()
    use(state, "kerykes")
    assert gold(state) == [5, 4, 4]
    assert why_no_power(state, "kerykes") == "P4"


def test_moly_returns_a_ring_to_a_used_trigger_card(hermes):
    arranged = hermes().agora("moly").domain(0, "thunderbolt", "charon").seat(0, rings=[])
    state = arranged.state()
    take(state, "moly")
    branch(state, 0)
    assert state.players[0].rings == 1 << number(state, "thunderbolt")


def test_moly_rings_no_pan_and_then_gains_three_vp(hermes):
    arranged = hermes().agora("moly").domain(0, "pan", "proteus").seat(0, rings=["proteus"])
    state = arranged.state()
    take(state, "moly")
    assert vp(state) == [3, 0, 0]
    assert state.players[0].rings == 1 << number(state, "proteus")


def test_pan_uses_a_trigger_without_ring_which_keeps_none(hermes):
    arranged = hermes().domain(0, "pan", "thunderbolt").seat(0, rings=["pan"])
    state = arranged.legend(0, "nike", "aegis").state()
    use(state, "pan")
    branch(state, 0)
    assert vp(state) == [2, 0, 0]
    assert state.players[0].rings == 0


def test_pan_uses_a_rivals_trigger_which_keeps_its_ring(hermes):
    state = hermes().domain(0, "pan").domain(1, "mentor").state()
    use(state, "pan")
    branch(state, 0)
    state.play(codes.PLAYER + 2)
    assert (gold(state), vp(state)) == ([6, 4, 6], [2, 0, 0])
    assert state.players[1].rings == 1 << number(state, "mentor")


def test_pan_gains_four_vp_where_no_trigger_would_do_anything(hermes):
    state = hermes().domain(0, "pan").domain(1, "pan", "thunderbolt").state()
    use(state, "pan")
    assert vp(state) == [4, 0, 0]


def test_maia_pays_for_activate_eleusis_and_trigger_powers(hermes):
    state = hermes().domain(0, "maia", "olive-tree", "kerykes", "iacchus", "hermaion").state()
    draw_next(state, "nike")
    use(state, "kerykes")
    use(state, "hermaion")
    assert vp(state)[0] == 2
    use(state, "olive-tree")
    assert vp(state)[0] == 5


def test_maia_pays_once_for_a_power_that_uses_another(hermes):
    state = hermes().domain(0, "maia", "caduceus").domain(1, "maia", "libation").state()
    use(state, "caduceus")
    assert vp(state) == [3, 0, 0]


def test_maia_pays_for_no_legend_power_and_no_instant(hermes):
    state = hermes().writing().domain(0, "maia", "sirens").gold(2, 3).state()
    use(state, "sirens")
    assert vp(state) == [0, 0, 0]


def test_maia_brought_by_a_power_pays_for_it(hermes):
    state = hermes().domain(0, "hermaion").state()
    draw_next(state, "maia")
    use(state, "hermaion")
    assert vp(state) == [1, 0, 0]


def test_maia_transferred_by_a_power_pays_no_more(hermes):
    state = hermes().domain(0, "maia", "helm-of-darkness").state()
    use(state, "helm-of-darkness")
    transfer(state, "maia")
    assert vp(state) == [0, 0, 0]


def test_ascent_of_kore_uses_an_eleusis_power_of_any_domain(hermes):
    arranged = hermes().domain(0, "ascent-of-kore", "iacchus").domain(1, "sacred-way")
    state = arranged.state()
    use(state, "ascent-of-kore")
    assert copied(state) == [(0, "iacchus"), (1, "sacred-way")]
    copy(state, 1, "sacred-way")
    assert vp(state) == [4, 1, 1]


def test_ascent_of_kore_uses_no_kerykes_but_gains_one_vp(hermes):
    state = hermes().domain(0, "ascent-of-kore", "kerykes").domain(1, "ascent-of-kore").state()
    use(state, "ascent-of-kore")
    assert (gold(state)[0], vp(state)[0]) == (4, 1)


def test_guide_of_souls_transfers_one_card_more_for_free(hermes):
    arranged = hermes().writing().domain(0, "guide-of-souls", "nike", "cetus").gold(0, 0)
    state = arranged.state()
    use(state, "guide-of-souls")
    assert legends(state, 0) == [["nike"]]


def last_part(hermes, players: int = 2) -> table:
    """The end of the last Epoch; seat 0 has a card left to ask for."""
    return hermes(players).set(epoch=5).writing().domain(0, "triton")


def test_herm_copies_a_chronos_card_of_any_player_for_its_own_legend(hermes):
    arranged = last_part(hermes).legend(0, "herm", "nike", "aegis").legend(1, "horae", "charon")
    state = arranged.legend(1, "palladium", "hecate").state()
    stop(state)
    assert copied(state) == [(1, "palladium"), (1, "horae")]
    copy(state, 1, "horae")
    assert score(state)[0].chronos == 3 + 1


def test_herm_may_copy_another_card_of_its_owner(hermes):
    state = last_part(hermes).legend(0, "herm", "nike").legend(0, "horae", "charon").state()
    stop(state)
    assert state.to_move() == -1
    assert score(state)[0].chronos == 2 + 2


def test_herm_copies_neither_single_cards_nor_cards_of_domains(hermes):
    arranged = last_part(hermes).legend(0, "herm", "nike").legend(1, "horae")
    state = arranged.domain(1, "charybdis").state()
    stop(state)
    assert score(state)[0].chronos == 0


def test_herm_alone_copies_nothing(hermes):
    state = last_part(hermes).legend(0, "herm").legend(1, "horae", "charon").state()
    stop(state)
    assert state.to_move() == -1
    assert score(state)[0].chronos == 0


def test_herm_can_be_saved_while_it_chooses(hermes):
    arranged = last_part(hermes).legend(0, "herm", "nike").legend(1, "horae", "charon")
    state = arranged.legend(1, "dioscuri", "libation").state()
    stop(state)
    loaded = game("elysium").load(state.dump(), arranged.pack)
    copy(loaded, 1, "dioscuri")
    assert score(loaded)[0].chronos == 2
