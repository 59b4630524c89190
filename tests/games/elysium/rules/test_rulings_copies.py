"""Powers that use, straighten or ring other cards (K2, K15)."""

import pytest

from tests.games.elysium.builders import (
    branch,
    copied,
    copy_power,
    domain,
    gold,
    refusal,
    table,
    take,
    use,
    vp,
    why_no_power,
)
from tests.games.elysium.rules.tables import (
    DEADLY_PLOTS,
    OPULENCE,
    copying,
    ringed_cards,
    turned_cards,
)


@pytest.mark.rule("K2")
@pytest.mark.parametrize("before", [[], ["libation"]])
def test_a_copied_power_is_its_users_and_leaves_its_card_alone(before):
    """Seat 1 is guarded, and its Libation may be turned already."""
    position = table(3, OPULENCE).domain(0, "caduceus")
    state = position.domain(1, "libation", "aegis", "olive-tree", turned=before).state()
    use(state, "caduceus")
    copy_power(state, 1, "libation")
    assert (gold(state), vp(state)) == ([3, 4, 4], [2, 0, 0])
    assert turned_cards(state, 1) == before


@pytest.mark.rule("K2")
@pytest.mark.parametrize("rings", [["mentor"], []])
def test_a_trigger_is_copied_with_or_without_its_ring_and_keeps_it(rings):
    position = table(2, OPULENCE).domain(0, "pan")
    state = position.domain(1, "mentor").seat(1, rings=rings).state()
    use(state, "pan")
    branch(state, 0)
    assert gold(state) == [6, 6]
    assert ringed_cards(state, 1) == rings


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [("RGY", "BGY", 4), ("GYB", "RGY", 2)])
def test_the_columns_of_a_copied_power_are_the_users(mine, theirs, gained):
    """Lemnian Earth gives 2 Gold, and 2 more for the red Column."""
    position = table(3, OPULENCE).agora("autolycus").domain(1, "lemnian-earth")
    state = position.columns(0, mine).columns(1, theirs).round(2).state()
    take(state, "autolycus")
    branch(state, 0)
    assert gold(state) == [4 + gained, 4, 4]


@pytest.mark.rule("K2")
def test_a_copied_eleusis_needs_no_partner_of_its_owner():
    position = table(3, DEADLY_PLOTS).domain(0, "ascent-of-kore", "kerykes")
    state = position.domain(1, "sacred-way").state()
    use(state, "ascent-of-kore")
    assert vp(state) == [3, 1, 1]


@pytest.mark.rule("K2")
def test_reactions_see_only_the_card_really_used():
    position = table(3, OPULENCE).domain(0, "caduceus", "maia").domain(1, "walking-tripods")
    state = position.state()
    use(state, "caduceus")
    assert (state.players[0].gold, state.players[0].vp) == (5, 1)


@pytest.mark.rule("K2")
def test_a_power_that_copies_cannot_be_copied():
    position = table(3, OPULENCE).domain(0, "caduceus")
    state = position.domain(1, "caduceus", "libation", "walking-tripods").state()
    use(state, "caduceus")
    assert set(copied(state)) == {(1, "libation"), (1, "walking-tripods")}
    assert refusal(state, copying(state, 1, "caduceus")) == "K15"


@pytest.mark.rule("K2", "K1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["olive-tree"], ["kerykes"]),
        (["ascent-of-kore", "olive-tree"], ["kerykes", "ascent-of-kore"]),
    ],
)
def test_kerykes_straightens_neither_itself_nor_ascent_of_kore(before, after):
    position = table(3, DEADLY_PLOTS)
    state = position.domain(0, "kerykes", "ascent-of-kore", "olive-tree", turned=before).state()
    use(state, "kerykes")
    assert turned_cards(state, 0) == after


@pytest.mark.rule("K2")
def test_kerykes_need_more_than_a_turned_ascent_of_kore():
    position = table(3, DEADLY_PLOTS)
    turned = ["ascent-of-kore"]
    state = position.domain(0, "kerykes", "ascent-of-kore", turned=turned).state()
    assert why_no_power(state, "kerykes") == "G5"


@pytest.mark.rule("K2")
def test_moly_rings_another_trigger_card_but_not_pan():
    """Pan uses other powers: it is not offered, and Mentor needs no choice."""
    position = table(3, OPULENCE).agora("moly").domain(0, "pan", "mentor")
    state = position.seat(0, rings=[]).state()
    take(state, "moly")
    branch(state, 0)
    assert (domain(state, 0), ringed_cards(state, 0)) == (["pan", "mentor", "moly"], ["mentor"])


@pytest.mark.rule("K15")
def test_only_powers_the_user_can_pay_are_offered_for_use():
    position = table(3, OPULENCE).domain(0, "caduceus").gold(0, 1)
    state = position.domain(1, "libation", "shield-of-achilles", "olive-tree").state()
    use(state, "caduceus")
    assert (1, "libation") in copied(state)
    assert refusal(state, copying(state, 1, "shield-of-achilles")) == "K15"


@pytest.mark.rule("K15", "G5")
@pytest.mark.parametrize("card", ["libation", "winged-sandals", "caduceus"])
def test_use_is_not_offered_without_a_power_that_changes_something(card):
    """The user has no Gold for Libation and no partner for Winged Sandals; own powers, as that
    of the Olive Tree, are none of a rival's."""
    position = table(3, OPULENCE).domain(0, "caduceus", "olive-tree").gold(0, 0)
    state = position.domain(1, card).state()
    assert why_no_power(state, "caduceus") == "G5"
