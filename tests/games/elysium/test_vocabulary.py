"""The house edition speaks the whole vocabulary of the rulebook and keeps to its frame."""

from collections import Counter

import pytest

from petteia.games.elysium.content.edition import read_edition
from petteia.games.elysium.rules.effects import (
    COLOURS,
    KINDS,
    Count,
    Effect,
    Filter,
    Step,
    Who,
    walk,
)
from petteia.games.elysium.rules.printed import Design, Quest

EDITION = read_edition()
DESIGNS = list(EDITION.designs.values())
FAMILIES = list(EDITION.families)


def counts(step: Step) -> list[Count]:
    """What a step counts, to multiply by it or to test it."""
    tested = [step.test.count] if step.test and step.test.count else []
    return tested + ([step.per] if step.per else [])


def filters(step: Step) -> list[Filter]:
    """Which cards a step means, wherever it means some."""
    found = [step.filter, *(count.filter for count in counts(step))]
    return [*found, step.on.filter] if step.on else found


def zones(step: Step) -> set[str]:
    """Where a step looks for cards."""
    found = {step.source, step.dest, step.partner}
    for count in counts(step):
        found |= {count.zone, count.also}
    return found | {step.on.source} if step.on else found


def names(step: Step, token: str) -> bool:
    """Does a step move, count or compare this token?"""
    most = {step.who.token, step.test.most if step.test else ""}
    return token in {*step.tokens, *most, *(count.what for count in counts(step))}


def bounded(step: Step, **bounds: int) -> bool:
    """Does a step happen only within these bounds of a count?"""
    count = step.test.count if step.test else None
    return count is not None and all(getattr(count, key) == n for key, n in bounds.items())


def reacts_to(step: Step, event: str) -> bool:
    return step.on is not None and step.on.name == event


def draws(step: Step) -> bool:
    """A card from the pile comes face-up into the Domain."""
    return (step.verb, step.source, step.dest) == ("bring", "pile", "domain") and not step.citizen


def chooses_a_card(step: Step) -> bool:
    if step.verb == "bring":
        return step.source != "pile"
    return step.verb in ("transfer", "discard", "exchange", "use", "ready") or (
        step.verb == "pay" and step.n > 0
    )


ICONS = {
    "Gold": lambda step: names(step, "gold"),
    "Victory Point": lambda step: names(step, "vp"),
    "Prestige Point": lambda step: names(step, "pp"),
    "any card": lambda step: step.n > 0 and not step.filter,
    "card of a specific Family": lambda step: any(f.family for f in filters(step)),
    "Citizen": lambda step: step.citizen or any(f.citizen for f in filters(step)),
    "card in a Domain": lambda step: bool(zones(step) & {"domain", "rivals"}),
    "card in an Elysium": lambda step: bool(zones(step) & {"elysium", "legend"}),
    "card in the Oracle": lambda step: "oracle" in zones(step),
    "cards in the discard pile": lambda step: "discard" in zones(step),
    "transfer": lambda step: step.verb == "transfer",
    "free transfer": lambda step: step.verb == "transfer" and step.free,
    "transfer with an increased cost of 1": lambda step: step.plus == 1,
    "receive": lambda step: step.verb == "gain",
    "give": lambda step: step.verb == "give",
    "pay": lambda step: step.verb == "pay",
    "choose a card": chooses_a_card,
    "transferred card": lambda step: reacts_to(step, "transfer"),
    "taken card": lambda step: reacts_to(step, "take"),
    "discard a card": lambda step: step.verb == "discard",
    "exchange": lambda step: step.verb == "exchange",
    "add a card": lambda step: step.verb == "bring" and not draws(step),
    "choose one or the other": lambda step: step.verb == "choose",
    "the player with the most of": lambda step: step.who.kind == "most",
    "draw a card and take it face-up in your Domain": draws,
    "use a specific power of a card": lambda step: step.verb == "use" and bool(step.filter.kind),
    "you": lambda step: step.who.kind == "you",
    "all other players": lambda step: step.who.kind == "rivals",
    "no effect": lambda step: step.verb == "guard",
    "to have as many as": lambda step: step.verb == "match" or bool(step.test and step.test.tie),
    "or any other similar item": lambda step: bool(step.same) or any(c.also for c in counts(step)),
    "none": lambda step: bounded(step, max=0),
    "at least 1": lambda step: bounded(step, min=1),
    "at least 2": lambda step: bounded(step, min=2),
    "you need a green Column": lambda step: step.test is not None and step.test.column == "G",
}
"""Each icon of the rulebook's page, and how to tell that a step of an effect says it."""

CHRONOS = ("chronos", "chronos=", "chronos≠")


def using(icon: str) -> list[str]:
    """The designs an icon stands on."""
    return [
        design.key for design in DESIGNS if any(ICONS[icon](step) for step in walk(design.effect))
    ]


def of_kind(*kinds: str) -> list[Design]:
    return [design for design in DESIGNS if design.kind in kinds]


def says(family: str, kind: str, *steps: Step) -> bool:
    """Does a design of this Family and kind begin with these steps?"""
    return any(design.effect[: len(steps)] == steps for design in of_family(family, kind))


def of_family(family: str, kind: str) -> list[Design]:
    return [design for design in EDITION.designs_of(family) if design.kind == kind]


def symbols(designs: list[Design], copies: bool = False) -> Counter[str]:
    """How often each colour stands on these designs, or on their cards."""
    found = Counter(dict.fromkeys(COLOURS, 0))
    for design in designs:
        for colour in design.columns.replace("K", ""):
            found[colour] += design.copies if copies else 1
    return found


def spread(found: Counter[str]) -> int:
    return max(found.values()) - min(found.values())


def test_the_page_of_icons_has_35_besides_the_9_activation_marks():
    assert len(ICONS) == 35
    assert len(KINDS) == 9


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_is_used_by_some_designs_and_not_by_all(icon):
    assert 1 <= len(using(icon)) < len(DESIGNS)


@pytest.mark.parametrize(
    ("icon", "designs"),
    [
        ("Citizen", ["palladium", "shades-of-asphodel"]),
        ("cards in the discard pile", ["alcestis", "asclepius"]),
        ("transfer with an increased cost of 1", ["odysseus", "orpheus", "panathenaea"]),
        ("no effect", ["aegis"]),
        ("none", ["palladium", "stolen-fire"]),
        ("at least 1", ["alala"]),
        ("at least 2", ["nike"]),
        ("you need a green Column", ["parthenon"]),
        ("draw a card and take it face-up in your Domain", ["areopagus", "hermaion"]),
        ("or any other similar item", ["proteus", "sibyl", "winged-sandals"]),
    ],
)
def test_the_rarest_icons_stand_on_these_designs(icon, designs):
    assert sorted(using(icon)) == designs


@pytest.mark.parametrize("kind", KINDS)
def test_every_activation_mark_is_used(kind):
    assert of_kind(kind)


@pytest.mark.parametrize("kinds", [*([kind] for kind in KINDS if kind not in CHRONOS), CHRONOS])
def test_every_kind_is_used_by_at_least_8_designs_chronos_together(kinds):
    assert len(of_kind(*kinds)) >= 8


def test_chronos_for_family_and_for_level_legends_occurs_at_least_4_times_each():
    assert len(of_kind("chronos=")) >= 4
    assert len(of_kind("chronos≠")) >= 4


def test_every_family_has_a_chronos_design():
    assert {design.family for design in of_kind(*CHRONOS)} == set(FAMILIES)


def test_eleusis_is_at_home_in_at_least_four_families():
    assert len({design.family for design in of_kind("eleusis")}) >= 4


def test_there_are_96_designs_and_168_cards():
    assert len(DESIGNS) == 96
    assert sum(design.copies for design in DESIGNS) == 168


def test_there_are_eight_families_of_21_cards():
    assert len(FAMILIES) == 8
    for family in FAMILIES:
        assert sum(design.copies for design in EDITION.designs_of(family)) == 21


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("family", FAMILIES)
def test_a_level_of_a_family_has_three_designs_twice_and_one_once(family, level):
    copies = [d.copies for d in EDITION.designs_of(family) if d.level == level]
    assert sorted(copies) == [1, 2, 2, 2]


def test_a_condition_has_one_or_two_symbols_most_have_one():
    lengths = Counter(len(design.columns) for design in DESIGNS)
    assert set(lengths) == {1, 2}
    assert lengths[1] > lengths[2]


def test_two_colours_and_a_colour_with_black_both_occur_and_no_condition_is_only_black():
    pairs = [design.columns for design in DESIGNS if len(design.columns) == 2]
    assert any("K" in pair for pair in pairs)
    assert any("K" not in pair for pair in pairs)
    assert all(design.columns.strip("K") for design in DESIGNS)


@pytest.mark.parametrize("copies", [False, True])
def test_the_four_colours_are_equally_frequent_on_designs_and_on_cards(copies):
    assert spread(symbols(DESIGNS, copies)) <= 2


@pytest.mark.parametrize("family", FAMILIES)
def test_the_four_colours_are_nearly_equally_frequent_in_each_family(family):
    assert spread(symbols(EDITION.designs_of(family))) <= 1


@pytest.mark.parametrize("family", FAMILIES)
def test_effects_name_only_their_own_family(family):
    steps = [step for design in EDITION.designs_of(family) for step in walk(design.effect)]
    assert {named.family for step in steps for named in filters(step)} <= {"", family}


@pytest.mark.parametrize(
    ("icon", "family"), [("Prestige Point", "ares"), ("card in the Oracle", "apollo")]
)
def test_only_the_family_that_brings_a_thing_into_play_names_it(icon, family):
    assert {EDITION.designs[key].family for key in using(icon)} == {family}


def test_no_two_designs_have_one_kind_and_one_effect():
    powers: list[tuple[str, Effect]] = [(design.kind, design.effect) for design in DESIGNS]
    assert [power for power in powers if powers.count(power) > 1] == []


def test_a_hermes_card_pays_1_gold_for_each_hermes_card_its_owner_transfers():
    paying = [
        step
        for design in of_family("hermes", "permanent")
        for step in design.effect
        if step.verb == "gain" and step.tokens == {"gold": 1} and reacts_to(step, "transfer")
    ]
    assert [step.on.filter for step in paying] == [Filter(family="hermes")]
    assert not paying[0].on.by_rivals


def test_a_poseidon_card_makes_each_rival_discard_a_card_or_lose_2_gold_when_taken():
    discard = Step("discard", n=1, source="domain")
    lose = Step("lose", tokens={"gold": 2})
    either = Step("choose", branches=((discard,), (lose,)), who=Who("rivals"))
    assert says("poseidon", "instant", either)


def test_a_poseidon_card_lets_its_owner_choose_2_cards_of_which_each_rival_discards_one():
    marked = Step("discard", n=1, pick=2, source="domain", who=Who("rivals"))
    assert any(says("poseidon", kind, marked) for kind in ("instant", "activate", "trigger"))


def test_a_hades_card_grants_one_transfer_for_each_hades_card_in_the_domain():
    of_hades = Count("cards", zone="domain", filter=Filter(family="hades"))
    steps = [step for design in EDITION.designs_of("hades") for step in design.effect]
    granting = [step for step in steps if step.verb == "transfer" and step.per == of_hades]
    assert [step.n for step in granting] == [1]


def test_an_athena_card_gives_its_owner_a_transfer_and_everybody_else_one_at_1_more():
    own = Step("transfer", n=1, source="domain")
    theirs = Step("transfer", n=1, plus=1, source="domain", who=Who("rivals"))
    assert says("athena", "activate", own, theirs)


def test_an_incomplete_quest_gives_1_gold_and_1_transfer():
    assert EDITION.incomplete == Quest(0, gold=1, vp=0, transfers=1)


def test_the_pediment_has_two_orders_of_the_colours():
    assert EDITION.pediment == ("YBRG", "GYBR")
