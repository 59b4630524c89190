"""The grammar of effects beyond the shipped cards: what any pack may say works by the same laws.

The tables here are set with the house edition in which single cards say something else:
`with_cards(libation='activate [{give={gold=1}, to="rival"}]')`.
"""

import re
import shutil
from pathlib import Path

import pytest

from petteia import game
from petteia.elysium import codes
from petteia.elysium.edition import HOUSE
from petteia.elysium.scoring import score
from tests.elysium.builders import (
    branch,
    bring,
    can,
    cards,
    discard,
    domain,
    legends,
    mark,
    name_player,
    new_legend,
    number,
    pay,
    refusal,
    stop,
    table,
    take,
    take_quest,
    transfer,
    use,
)

CARD = """
[[card]]
key = "{key}"
name = {{ en = "{key}", de = "{key}", pl = "{key}" }}
level = {level}
copies = {copies}
columns = "{columns}"
kind = "{kind}"
effect = [{effect}]
"""


def copy_house(folder: Path, changed: dict[str, str]) -> Path:
    """The house edition again, in which some cards have another kind and effect."""
    pack = folder / "pack"
    shutil.copytree(HOUSE, pack)
    for name, power in changed.items():
        key = name.replace("_", "-")
        kind, effect = power.split(" ", 1)
        for file in pack.glob("cards/*.toml"):
            text = file.read_text(encoding="utf-8")
            card = rf'(key = "{key}"\n(?:.+\n)+?)kind = .*\neffect = .*\n'
            new = rf'\1kind = "{kind}"\neffect = {effect}\n'
            file.write_text(re.sub(card, new, text), encoding="utf-8")
    return pack


def add_family(folder: Path, family: str, rows: str, flag: str = "") -> Path:
    """The house edition and one Family more: rows of key, level, copies, columns, kind, effect."""
    pack = copy_house(folder, {})
    words = ("key", "level", "copies", "columns", "kind", "effect")
    with (pack / "pack.toml").open("a", encoding="utf-8") as top:
        name = f'{{ en = "{family}", de = "{family}", pl = "{family}" }}'
        top.write(f'\n[[family]]\nkey = "{family}"\nname = {name}\n{flag}\n')
    text = "".join(
        CARD.format(**dict(zip(words, row.split(None, 5), strict=True)))
        for row in rows.strip().splitlines()
    )
    (pack / "cards" / f"{family}.toml").write_text(text, encoding="utf-8")
    return pack


@pytest.fixture
def with_cards(tmp_path):
    """Sets a table with the house edition in which the named cards say something else."""

    def build(players: int = 3, **changed: str) -> table:
        return table(players, pack=str(copy_house(tmp_path, changed)))

    return build


def gold(state) -> list[int]:
    return [player.gold for player in state.players]


def vp(state) -> list[int]:
    return [player.vp for player in state.players]


def draw_next(state, card: str) -> None:
    """Put a card of the draw pile on its top."""
    state.pile.remove(number(state, card))
    state.pile.append(number(state, card))


def why_no_power(state, card: str) -> str:
    return refusal(state, codes.POWER + number(state, card))


def test_give_hands_tokens_to_a_rival_of_choice(with_cards):
    arranged = with_cards(libation='activate [{give={gold=2}, to="rival"}, {gain={vp=3}}]')
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    assert state.legal() == [codes.PLAYER + 1, codes.PLAYER + 2]
    name_player(state, 2)
    assert gold(state) == [2, 4, 6]
    assert vp(state) == [3, 0, 0]


def test_give_stops_at_nothing_left_and_reaches_a_guarded_rival(with_cards):
    arranged = with_cards(2, libation='activate [{give={gold=2}, to="rival"}]')
    state = arranged.domain(0, "libation").gold(0, 1).domain(1, "aegis").state()
    use(state, "libation")
    assert gold(state) == [0, 5]


def test_give_with_empty_hands_is_not_offered(with_cards):
    arranged = with_cards(libation='activate [{give={gold=2}, to="rival"}]')
    state = arranged.domain(0, "libation").gold(0, 0).state()
    assert why_no_power(state, "libation") == "G5"


def test_a_rival_of_choice_is_named_by_the_user(with_cards):
    arranged = with_cards(libation='activate [{lose={gold=1}, who="rival"}]')
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    name_player(state, 1)
    assert gold(state) == [4, 3, 4]


def test_amounts_are_counted_before_the_first_rival_acts(with_cards):
    power = 'activate [{give={gold=1}, who="rivals", to="you", per={count="gold"}}]'
    state = with_cards(libation=power).domain(0, "libation").gold(0, 1).state()
    use(state, "libation")
    assert gold(state) == [3, 3, 3]


def test_a_count_may_look_at_the_things_of_each_rival(with_cards):
    count = '{count="gold", whose="them", each=2}'
    power = 'activate [{lose={vp=1}, who="rivals", per=' + count + "}]"
    arranged = with_cards(libation=power).domain(0, "libation").gold(1, 5).gold(2, 1)
    state = arranged.vp(1, 9).vp(2, 9).state()
    use(state, "libation")
    assert vp(state) == [0, 7, 9]


@pytest.mark.parametrize(
    ("test", "mine", "usable"),
    [
        ('{most="gold"}', 5, True),
        ('{most="gold"}', 4, False),
        ('{most="gold", tie=true}', 4, True),
        ('{most="gold", tie=true}', 3, False),
    ],
)
def test_most_means_more_than_every_rival_or_as_many_with_tie(with_cards, test, mine, usable):
    arranged = with_cards(libation="activate [{gain={vp=1}, if=" + test + "}]")
    state = arranged.domain(0, "libation").gold(0, mine).gold(1, 4).gold(2, 1).state()
    assert can(state, codes.POWER, "libation") == usable


def test_most_never_means_nothing(with_cards):
    arranged = with_cards(2, libation='activate [{gain={vp=1}, if={most="vp", tie=true}}]')
    state = arranged.domain(0, "libation").state()
    assert why_no_power(state, "libation") == "G5"


@pytest.mark.parametrize(("had", "usable"), [(2, True), (1, False)])
def test_vp_can_be_the_cost_if_they_are_there_in_full(with_cards, had, usable):
    arranged = with_cards(libation="activate [{pay={vp=2}}, {gain={gold=5}}]")
    state = arranged.domain(0, "libation").vp(0, had).state()
    assert can(state, codes.POWER, "libation") == usable


def test_a_cost_of_two_cards_is_paid_one_by_one(with_cards):
    arranged = with_cards(libation="activate [{pay={cards=2}}, {gain={vp=5}}]")
    state = arranged.domain(0, "libation", "charon").citizens(0, 1).state()
    use(state, "libation")
    pay(state, "citizen")
    pay(state, "libation")
    assert domain(state, 0) == ["charon"]
    assert vp(state) == [5, 0, 0]


@pytest.mark.parametrize("more", [[], ["charon"]])
def test_a_cost_of_two_cards_is_not_paid_by_halves(with_cards, more):
    arranged = with_cards(libation="activate [{pay={cards=2}}, {transfer={n=1, free=true}}]")
    state = arranged.domain(0, "libation", *more).state()
    assert not can(state, codes.POWER, "libation")


def test_a_card_is_not_paid_if_the_power_would_then_do_nothing(with_cards):
    arranged = with_cards(libation='activate [{pay={cards=1}}, {ready="turned"}]')
    state = arranged.domain(0, "libation", "charon", "nike", turned=["charon"]).state()
    use(state, "libation")
    assert cards(state, codes.PAY) == ["libation", "nike"]


def test_a_power_is_finished_though_its_card_has_gone(with_cards):
    arranged = with_cards(libation="activate [{discard={n=1}}, {gain={vp=1}}]")
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    assert domain(state, 0) == []
    assert vp(state) == [1, 0, 0]


def test_own_cards_are_discarded_by_choice(with_cards):
    arranged = with_cards(libation="activate [{discard={n=1}}, {gain={vp=1}}]")
    state = arranged.domain(0, "libation", "charon").state()
    use(state, "libation")
    discard(state, "charon")
    assert state.discard == [number(state, "charon")]


def test_a_branch_that_brings_only_in_part_is_not_offered_beside_a_full_one(with_cards):
    power = 'instant [{choose=[[{bring={n=2, from="discard", to="domain"}}], [{gain={gold=1}}]]}]'
    arranged = with_cards(danaes_golden_rain=power).agora("danaes-golden-rain")
    state = arranged.discard("charon").state()
    take(state, "danaes-golden-rain")
    assert domain(state, 0) == ["danaes-golden-rain"]
    assert gold(state) == [5, 4, 4]


def test_branches_in_part_are_offered_if_none_can_be_carried_out_in_full(with_cards):
    arranged = with_cards(libation="activate [{choose=[[{discard={n=3}}], [{lose={gold=9}}]]}]")
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    assert state.legal() == [codes.BRANCH, codes.BRANCH + 1]
    branch(state, 1)
    assert gold(state) == [0, 4, 4]


def test_a_card_brought_from_the_discard_pile_is_taken(with_cards):
    arranged = with_cards(libation='activate [{bring={n=1, from="discard", to="domain"}}]')
    arranged.domain(0, "libation", "triton").gold(0, 4)
    state = arranged.discard("triton", "proteus", "oak-of-dodona").state()
    use(state, "libation")
    assert cards(state, codes.BRING) == ["proteus", "oak-of-dodona"]
    bring(state, "oak-of-dodona")
    assert vp(state) == [2, 0, 0]
    assert state.players[0].taken == 0


def test_a_trigger_card_brought_from_the_discard_pile_has_its_ring(with_cards):
    power = 'activate [{bring={n=1, from="discard", to="domain", kind="trigger"}}]'
    arranged = with_cards(libation=power).domain(0, "libation").domain(1, "nike")
    state = arranged.discard("proteus", "oak-of-dodona").state()
    use(state, "libation")
    assert can(state, codes.POWER, "proteus")


def test_an_exchange_may_be_left_out_if_a_later_step_does_something(with_cards):
    arranged = with_cards(2, proteus='trigger [{exchange={with="rivals"}}, {gain={vp=1}}]')
    state = arranged.domain(0, "proteus").domain(1, "cetus", "nike").state()
    use(state, "proteus")
    stop(state)
    assert domain(state, 0) == ["proteus"]
    assert vp(state) == [1, 0]


def test_an_exchange_is_not_left_out_if_nothing_else_would_happen(with_cards):
    arranged = with_cards(2, proteus='trigger [{exchange={with="rivals"}}]')
    state = arranged.domain(0, "proteus", "charon").domain(1, "cetus", "nike").state()
    use(state, "proteus")
    assert refusal(state, codes.STOP) == "K12"


def test_a_transfer_limited_to_a_family_moves_no_citizen(with_cards):
    arranged = with_cards(charon='activate [{transfer={n=1, family="hades"}}]')
    arranged.domain(0, "charon", "triton", "hecate").citizens(0, 1)
    state = arranged.legend(0, "libation", "mentor").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["charon", "hecate"]


def test_a_transfer_limited_to_citizens_moves_nothing_else(with_cards):
    arranged = with_cards(charon="activate [{transfer={n=1, citizen=true}}]")
    arranged.domain(0, "charon", "triton").citizens(0, 1)
    state = arranged.legend(0, "libation", "mentor").state()
    use(state, "charon")
    assert legends(state, 0) == [["libation", "mentor", "citizen"]]
    assert gold(state) == [3, 4, 4]


def test_a_transfer_limited_to_chronos_cards_moves_all_three_marks(with_cards):
    arranged = with_cards(charon='activate [{transfer={n=1, free=true, kind="chronos"}}]')
    state = arranged.domain(0, "charon", "horae", "dioscuri", "moirai", "nike").state()
    use(state, "charon")
    assert cards(state, codes.TRANSFER) == ["horae", "dioscuri", "moirai"]


def test_costs_of_a_family_fall_together_with_other_reductions_but_not_below_nothing(with_cards):
    arranged = with_cards(eagle_of_zeus='permanent [{cost={less=2, family="zeus"}}]').writing()
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


def test_costs_of_citizens_may_fall_alone(with_cards):
    arranged = with_cards(eagle_of_zeus="permanent [{cost={less=1, citizen=true}}]").writing()
    arranged.domain(0, "eagle-of-zeus", "aegis").citizens(0, 1).legend(0, "nike", "proteus")
    state = arranged.state()
    transfer(state, "citizen")
    assert gold(state)[0] == 3
    transfer(state, "aegis")
    new_legend(state)
    assert gold(state)[0] == 1


def test_a_card_may_react_to_the_quests_of_rivals(with_cards):
    power = 'permanent [{gain={vp=1}, on={event="quest", by="rivals"}}]'
    state = with_cards(ganymede=power).domain(0, "ganymede").domain(1, "ganymede").state()
    take_quest(state, 1)
    assert vp(state) == [0, 1, 0]


def test_a_card_may_react_to_transfers_of_phase_three_only(with_cards):
    power = 'permanent [{gain={vp=1}, on={event="transfer", phase=3}}]'
    arranged = with_cards(2, eagle_of_zeus=power).columns(0, "", quest=1).columns(1, "Y", quest=2)
    arranged.domain(1, "eagle-of-zeus", "charon", "horae", "sirens")
    state = arranged.set(round=4, turn=1).state()
    use(state, "charon")
    transfer(state, "sirens")
    assert (state.phase, vp(state)[1]) == (codes.PHASE_WRITING, 0)
    transfer(state, "horae")
    new_legend(state)
    assert vp(state)[1] == 1


def test_a_card_may_react_to_the_transfers_of_rivals(with_cards):
    power = 'permanent [{gain={gold=1}, on={event="transfer", by="rivals", level=[1]}}]'
    arranged = with_cards(eagle_of_zeus=power).writing().domain(1, "eagle-of-zeus")
    state = arranged.domain(0, "charon", "nike").state()
    transfer(state, "charon")
    transfer(state, "nike")
    assert gold(state)[1] == 5


def test_a_card_may_react_to_what_comes_from_the_pile_citizens_included(with_cards):
    power = 'permanent [{gain={vp=1}, on={event="take", from="pile"}}]'
    arranged = with_cards(eagle_of_zeus=power).domain(0, "eagle-of-zeus", "areopagus")
    state = arranged.agora("shades-of-asphodel").state()
    draw_next(state, "nike")
    use(state, "areopagus")
    assert vp(state) == [1, 0, 0]
    take(state, "shades-of-asphodel")
    assert vp(state) == [2, 0, 0]


def test_a_card_may_react_to_citizens_alone(with_cards):
    power = 'permanent [{gain={vp=1}, on={event="take", citizen=true}}]'
    arranged = with_cards(eagle_of_zeus=power).domain(0, "eagle-of-zeus")
    state = arranged.agora("shades-of-asphodel").state()
    take(state, "shades-of-asphodel")
    assert vp(state) == [1, 0, 0]


def test_a_card_that_makes_rivals_lose_at_an_event_spares_the_guarded(with_cards):
    power = 'permanent [{lose={gold=1}, who="rivals", on={event="quest"}}]'
    state = with_cards(ganymede=power).domain(0, "ganymede").domain(1, "aegis").state()
    take_quest(state, 1)
    assert gold(state) == [4, 4, 3]


def test_one_rival_of_choice_may_be_robbed_of_a_marked_card(with_cards):
    arranged = with_cards(cetus='trigger [{discard={n=1, pick=2}, who="rival"}]')
    arranged.domain(0, "cetus").domain(1, "nike", "charon", "sirens")
    state = arranged.domain(2, "horae", "libation", "mentor").state()
    use(state, "cetus")
    name_player(state, 1)
    mark(state, "nike")
    mark(state, "sirens")
    discard(state, "sirens")
    assert domain(state, 1) == ["nike", "charon"]
    assert len(domain(state, 2)) == 3


def test_a_legend_power_may_be_used_by_another_card_in_phase_two(with_cards):
    arranged = with_cards(libation='activate [{use={kind="legend", of="rivals"}}]')
    state = arranged.domain(0, "libation").domain(1, "hypnos").state()
    use(state, "libation")
    assert legends(state, 0) == [["libation"]]
    assert domain(state, 1) == ["hypnos"]


def test_an_effect_begun_can_be_saved_and_loaded_in_its_midst(with_cards):
    power = 'activate [{choose=[[{gain={vp=1}}, {give={gold=1}, to="rival"}], [{gain={gold=2}}]]}]'
    arranged = with_cards(libation=power)
    state = arranged.domain(0, "libation").state()
    use(state, "libation")
    branch(state, 0)
    loaded = game("elysium").load(state.dump(), arranged.pack)
    name_player(loaded, 2)
    assert gold(loaded) == [3, 4, 5]
    assert vp(loaded) == [1, 0, 0]


def test_transfers_of_the_last_phase_three_are_forgotten_in_phase_two(with_cards):
    arranged = with_cards(2, libation='activate [{use={kind="legend", of="rivals"}}]').writing()
    arranged.domain(0, "libation", "charon", "triton").domain(1, "nike").gold(1, 0)
    state = arranged.state()
    transfer(state, "charon")
    transfer(state, "triton")
    new_legend(state)
    stop(state)
    assert (state.epoch, state.phase) == (2, codes.PHASE_ACTIONS)
    assert not can(state, codes.POWER, "libation")


def test_scores_before_the_end_leave_single_cards_out_as_the_end_does():
    arranged = table().legend(0, "elysian-fields", "nike").legend(0, "charon").legend(0, "cetus")
    assert score(arranged.state())[0].chronos == 1
