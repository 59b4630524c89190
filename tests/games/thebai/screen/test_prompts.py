"""The prompt says what is asked, how often and for what; the others read who does what."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.steps import begin_effect
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import played, retaining
from tests.games.thebai.moves import do, put_archon, step, use
from tests.games.thebai.names import BLESSINGS, SPACES
from tests.games.thebai.screen.screens import seen


def at_estate(built: table, name: str, strength: int = 1):
    """A position in which seat 0 carries out the action of a space of the estate."""
    state = built.state()
    begin_effect(state, 0, state.content.estate_effects[SPACES[name]], strength)
    advance(state)
    return state


def raised(state, times: int):
    """The same die of the supply raised so many times."""
    for _ in range(times):
        do(state, state.legal()[0])
    return state


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Raise a die (2 of 3): Drill yard"),
        ("de", "Erhöhe einen Würfel (2 von 3): Exerzierplatz"),
        ("pl", "Podnieś kostkę (2 z 3): Plac ćwiczeń"),
    ],
)
def test_a_prompt_counts_and_says_what_it_is_for(language, words):
    prompt = seen(raised(at_estate(table(), "red2"), 1), None, language)["prompt"]
    assert prompt["words"] == words
    assert prompt["card"] == "estate-space:red2"
    assert prompt["frame"] == "raising"


@pytest.mark.rule("Q25")
def test_a_prompt_counts_by_the_strength_of_the_die():
    prompt = seen(at_estate(table(), "red2", strength=3))["prompt"]
    assert prompt["words"] == "Raise a die (1 of 5): Drill yard"


@pytest.mark.rule("V4")
def test_one_die_raised_often_is_chosen_once():
    prompt = seen(at_estate(table(), "red5"))["prompt"]
    assert prompt["words"] == "Choose the die to raise 5 times: Chosen one"


def test_the_line_below_says_what_comes_after_it():
    prompt = seen(at_estate(table(), "blue3"))["prompt"]
    assert prompt["words"] == "Take a good of your choice (1 of 3): Storehouse"
    assert prompt["sub"] == "Then: Take 1 drachma."


@pytest.mark.rule("T2", "Q25")
def test_using_a_citizen_says_its_strength():
    state = played(table(), (do, codes.CITIZEN + 2))
    prompt = seen(state)["prompt"]
    assert prompt["words"] == "Where do you use the citizen of level 2?"
    assert "Strength 2" in prompt["sub"]
    assert "2 drachmas" in prompt["sub"]


@pytest.mark.rule("T8", "Q10")
def test_an_order_that_can_be_paid_is_mentioned():
    built = table().hand(0, "O02").stock(0, grape=3, amphora=3, bronze=3)
    assert seen(built.state())["prompt"]["sub"] == "You may fulfil an order before it"
    assert seen(table().hand(0, "O02").state())["prompt"]["sub"] == ""


@pytest.mark.rule("T1")
def test_a_reset_says_what_comes_back():
    built = table().supply(0, hoplites="1").at_work(0, "red1", "2").at(codes.TURN_RESET)
    prompt = seen(built.hand(0, "O02").stock(0, grape=3, amphora=3, bronze=3).state())["prompt"]
    assert prompt["words"] == "Reset your estate"
    assert prompt["sub"].startswith(
        "All citizens come back from the estate, and a new one of level"
    )


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    ("drachmas", "sub"),
    [
        (1, "One empty dice space may still be crossed for 1 drachma"),
        (0, "Empty dice spaces cost 1 drachma, and you have none"),
    ],
)
def test_a_walk_says_which_dice_spaces_are_open(drachmas, sub):
    built = table().archon(0, "B3").citizen(1, "B3-C3").citizen(1, "C3-C4").drachmas(0, drachmas)
    state = played(built.at(codes.TURN_ARCHON), (step, "C3"))
    assert seen(state)["prompt"]["sub"] == sub


@pytest.mark.rule("T5")
def test_an_archon_beside_another_must_go_on():
    built = table().archon(0, "B3").archon(1, "C3").citizen(1, "B3-C3").citizen(1, "C3-C4")
    built.citizen(1, "B4-C4").stone("D3", "K5").citizen(1, "C3-D3")
    state = played(built.at(codes.TURN_ARCHON), (step, "C3"))
    assert seen(state)["prompt"]["words"] == "Move on"


@pytest.mark.rule("F5")
def test_pay_says_for_whom_and_how_much_is_there():
    prompt = seen(retaining("B3-C3", "A3-B3"))["prompt"]
    assert prompt["words"] == "Pay the hoplite on A3-B3, or let it go"
    assert prompt["sub"] == "3 drachmas for 2 hoplites"


def test_a_stone_that_asks_is_named_also_to_the_others():
    state = played(table(3).stone("B2", "K5").at(codes.TURN_ARCHON), (put_archon, "B2"))
    assert seen(state)["prompt"]["words"] == "Raise a citizen (1 of 3): Palaestra"
    for seat in (-1, 1, 2):
        prompt = seen(state, seat)["prompt"]
        assert prompt["words"] == "Ada raises dice: Palaestra"
        assert prompt["card"] == "stone:K5"
        assert prompt["sub"] == ""


@pytest.mark.rule("V9")
def test_a_blessing_on_the_altar_asks_by_its_name():
    state = table().altar(0, dionysos=9).state()
    begin_effect(state, 0, state.content.altar_effects[codes.DIONYSOS][10])
    advance(state)
    prompt = seen(state)["prompt"]
    assert prompt["card"] == "blessing:vine_crown"
    assert state.players[0].blessings >> 4 * BLESSINGS["vine_crown"] & 15 == 1


def test_a_stone_on_its_way_is_named():
    state = at_estate(table(), "yellow1")
    do(state, codes.ROW)
    prompt = seen(state)["prompt"]
    assert prompt["words"] == "Place Vineyard: on which space?"
    assert prompt["moving"] == "stone:K1"


@pytest.mark.rule("D7")
def test_who_decides_in_the_turn_of_another_reads_whose_turn_it_is():
    built = table(2).archon(0, "B3").hoplite(1, "B3-B4", "3*").at(codes.TURN_ARCHON)
    state = played(built, (step, "B4"))
    assert state.mover == 1
    prompt = seen(state)["prompt"]
    assert prompt["words"].startswith("Your hoplite on B3-B4 ascends")
    assert prompt["turn"] == 0
    assert seen(state, 0)["prompt"]["words"] == "Bo sets a commander"


@pytest.mark.rule("T2")
def test_a_citizen_in_the_city_asks_for_a_stone_beside_it():
    state = table().state()
    use(state, "1", "B3-C3")
    assert seen(state)["prompt"]["words"] == "Trigger a stone beside B3-C3"
