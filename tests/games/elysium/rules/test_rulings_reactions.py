"""What happens at once and in which order (K8, K13, K14), and the moment between a take and its
dismissal (K21)."""

import pytest

from petteia.games.elysium.rules import codes
from tests.games.elysium.builders import (
    can,
    dismiss,
    domain,
    draw_next,
    gold,
    join,
    legends,
    number,
    pay,
    refusal,
    table,
    take,
    take_quest,
    transfer,
    use,
    why_no_power,
)
from tests.games.elysium.packs import pack_with
from tests.games.elysium.rules.tables import MISFORTUNE, OPULENCE, WHY_BOTHER


@pytest.mark.rule("K8")
def test_an_instant_is_finished_before_reactions():
    """Without Gold before it, seat 0 gives Sciron the Gold of Laestrygonians."""
    state = table(2).agora("laestrygonians").gold(0, 0).domain(1, "sciron", "aegis").state()
    take(state, "laestrygonians")
    assert gold(state) == [0, 5]


@pytest.mark.rule("K8", "K13")
@pytest.mark.parametrize(("order", "left"), [([0, 1, 2], [0, 5, 4]), ([0, 2, 1], [0, 4, 5])])
def test_rivals_react_in_disc_order(order, left):
    """The last Gold of seat 0 goes to the first Sciron."""
    position = table(3).set(order=order).agora("triton").gold(0, 1)
    state = position.domain(1, "sciron").domain(2, "sciron").state()
    take(state, "triton")
    assert gold(state) == left


@pytest.mark.rule("K8")
@pytest.mark.parametrize(("held", "vp"), [(["ganymede", "aegis"], 1), (["aegis", "ganymede"], 0)])
def test_in_a_domain_the_older_card_acts_first(tmp_path, held, vp):
    """Here Ganymede pays 1 Gold for a Quest, and Aegis 1 VP for each Gold."""
    on = {"event": "quest"}
    pack_with(tmp_path, "ganymede", "permanent", [{"gain": {"gold": 1}, "on": on}])
    for_gold = [{"gain": {"vp": 1}, "per": {"count": "gold"}, "on": on}]
    pack = pack_with(tmp_path, "aegis", "permanent", for_gold)
    state = table(3, pack=pack).gold(0, 0).domain(0, *held).state()
    take_quest(state, 1)
    assert (state.players[0].gold, state.players[0].vp) == (1, vp)


@pytest.mark.rule("K8")
def test_reactions_come_before_the_column_is_dismissed():
    state = table(3).agora("chalkeia").state()
    take(state, "chalkeia")
    assert state.legal() == [codes.DISMISS + colour for colour in range(4)]
    assert state.players[0].gold == 5


@pytest.mark.rule("K8")
def test_bonus_tiles_come_before_reactions(tmp_path):
    """Here the Eagle of Zeus pays 1 VP for each Bonus tile."""
    on = {"event": "transfer"}
    effect = [{"gain": {"vp": 1}, "per": {"count": "bonuses"}, "on": on}]
    pack = pack_with(tmp_path, "eagle-of-zeus", "permanent", effect)
    position = table(3, pack=pack).writing().domain(0, "eagle-of-zeus", "charon")
    state = position.legend(0, "olive-tree").state()
    transfer(state, "charon")
    join(state, 0)
    assert state.players[0].vp == 1


@pytest.mark.rule("K8")
def test_a_transfer_is_paid_before_it_pays():
    position = table(3, OPULENCE).writing().gold(0, 0)
    state = position.domain(0, "purse-of-hermes", "stolen-fire").state()
    assert refusal(state, codes.TRANSFER + number(state, "purse-of-hermes")) == "W4"


@pytest.mark.rule("K14")
def test_reactions_to_a_take_see_what_its_instant_has_brought():
    """Asclepius brings Castalian Spring, which pays for both takes."""
    position = table(3, WHY_BOTHER).set(oracle=["castalian-spring"]).agora("asclepius")
    state = position.state()
    take(state, "asclepius")
    assert state.players[0].vp == 2 + 2


@pytest.mark.rule("K14")
def test_reactions_to_a_use_see_the_domain_after_it():
    state = table(3, OPULENCE).domain(0, "hermaion").state()
    draw_next(state, "maia")
    use(state, "hermaion")
    assert (domain(state, 0), state.players[0].vp) == (["hermaion", "maia"], 1)


@pytest.mark.rule("K14")
@pytest.mark.parametrize(("paid", "vp"), [("maia", 0), ("kerykes", 1)])
def test_a_card_that_has_left_does_not_react_to_a_use(paid, vp):
    state = table(3, MISFORTUNE).domain(0, "pomegranate-seeds", "kerykes", "maia").state()
    use(state, "pomegranate-seeds")
    pay(state, paid)
    assert state.players[0].vp == vp


@pytest.mark.rule("K14")
@pytest.mark.parametrize(("held", "pp"), [([], 0), (["penthesilea"], 1)])
def test_a_card_straight_from_the_oracle_does_not_react_to_itself(held, pp):
    position = table(3, WHY_BOTHER).set(oracle=["penthesilea"]).writing()
    state = position.domain(0, "orpheus", *held).gold(0, 4).state()
    use(state, "orpheus")
    assert (legends(state, 0), state.players[0].pp) == ([["penthesilea"]], pp)


@pytest.mark.rule("K21")
def test_nothing_is_used_between_a_take_and_its_dismissal():
    state = table(3).agora("nike").domain(0, "walking-tripods").state()
    assert can(state, codes.POWER, "walking-tripods")
    take(state, "nike")
    assert why_no_power(state, "walking-tripods") == "K21"
    dismiss(state, "G")
    assert can(state, codes.POWER, "walking-tripods")
