"""What is clicked in vain says why, with the rule."""

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.screen.candidates import SHORT_REASONS
from petteia.games.thebai.text.parts import format_text
from petteia.games.thebai.text.step_text import MESSAGES
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.builders import table
from tests.games.thebai.decisions import played, waiting
from tests.games.thebai.moves import do, step
from tests.games.thebai.screen.screens import reason_of, seen
from tests.games.thebai.screen.test_prompts import at_estate


@pytest.mark.rule("T8")
@pytest.mark.parametrize(
    ("language", "words", "short"),
    [
        ("en", "For First libation you lack 1 grape and 1 amphora", "lacks 1 grape and 1 amphora"),
        (
            "de",
            "Für „Erstes Trankopfer“ fehlt dir: 1 Traube und 1 Amphore",
            "fehlt: 1 Traube und 1 Amphore",
        ),
        (
            "pl",
            "Do zlecenia „Pierwsza libacja” musisz jeszcze zdobyć 1 kiść winogron i 1 amforę",
            "zdobądź 1 kiść winogron i 1 amforę",
        ),
    ],
)
def test_an_order_says_all_that_is_missing(language, words, short):
    screen = seen(table().hand(0, "C1").state(), None, language)
    assert screen["barred"]["order:C1"] == {
        "rule": "T8",
        "words": words,
        "short": short,
        "missing": "GA",
    }
    assert screen["seats"][0]["hand"][0]["missing"] == {"grape": 1, "amphora": 1}
    assert not screen["seats"][0]["hand"][0]["payable"]


@pytest.mark.rule("R8")
def test_inside_an_effect_no_order_is_fulfilled():
    state = at_estate(table().hand(0, "C1").stock(0, grape=1, amphora=1), "red2")
    assert reason_of(seen(state), "order:C1")["rule"] == "R8"


@pytest.mark.rule("T2", "Q10")
def test_in_a_turn_the_other_steps_say_when_they_come():
    screen = seen(table().help(0, "help_red2").state())
    assert reason_of(screen, "space:B3")["words"] == "The archon comes after the citizen"
    assert reason_of(screen, "help:help_red2")["words"] == "A help tile is used after the archon"
    assert reason_of(screen, "dice:B3-C3")["words"] == (
        "First choose the citizen or help tile you use"
    )
    screen = seen(table().at(codes.TURN_ARCHON).state())
    over = "The citizen’s step of this turn is over"
    for at in ("citizen:1", "dice:B3-C3", "estate:red1"):
        assert reason_of(screen, at)["words"] == over


@pytest.mark.rule("T2")
def test_each_space_for_a_citizen_has_its_own_reason():
    built = table().citizen(1, "B3-C3").marker("B4-C4").at_work(0, "red1").helped(0, "blue1")
    screen = seen(played(built, (do, codes.CITIZEN)))
    assert reason_of(screen, "dice:B3-C3")["words"] == "A die lies on B3-C3"
    assert reason_of(screen, "dice:B4-C4")["rule"] == "H3"
    assert reason_of(screen, "dice:A1-B1")["words"] == "There is no stone next to A1-B1"
    assert reason_of(screen, "estate:red1")["words"] == "A die lies on Muster"
    assert reason_of(screen, "estate:blue1")["short"] == "used"
    assert reason_of(screen, "estate:red2")["words"] == "A stone lies on Drill yard"


@pytest.mark.rule("T5")
def test_each_stone_that_cannot_be_reached_says_why():
    built = table().archon(0, "B3").citizen(1, "B3-C3").citizen(1, "B3-B4").stone("D3", "K5")
    built.citizen(1, "C3-C4")
    screen = seen(played(built.at(codes.TURN_ARCHON), (step, "C3")))
    assert reason_of(screen, "space:B3")["short"] == "visited"
    assert reason_of(screen, "space:D3") == {
        "rule": "T5",
        "words": "Crossing the empty dice space C3-D3 costs a drachma; you have none",
        "short": "needs 1 drachma",
        "missing": "D",
    }
    assert reason_of(screen, "space:B4")["words"] == "B4 is not next to your archon"
    assert reason_of(screen, "space:A1")["words"] == "There is no stone on A1"


@pytest.mark.rule("V4")
def test_dice_that_an_effect_does_not_raise_say_so():
    built = table().citizen(0, "B3-C3").citizen(1, "B4-C4").hoplite(0, "B3-B4").hoplite(0, "C3-C4")
    screen = seen(at_estate(built.supply(0, citizens="1", hoplites="2").gone(0, red=2), "red3"))
    assert reason_of(screen, "dice:B3-C3")["words"] == "This effect raises hoplites only"
    assert reason_of(screen, "dice:B4-C4")["words"] == "You have no die on B4-C4"
    assert reason_of(screen, "citizen:1")["words"] == "This effect raises hoplites only"


@pytest.mark.rule("F6")
def test_council_spaces_say_what_lies_there():
    built = table().turmoil("gate1").council(1, "gate2").council(0, "altar1").path(0)
    screen = seen(waiting(built, codes.COUNSELLING, place=0))
    assert reason_of(screen, "council:gate1")["short"] == "turmoil"
    assert reason_of(screen, "council:gate2")["short"] == "taken"
    assert reason_of(screen, "council:altar2")["short"] == "own die there"


def test_what_nobody_asks_for_has_one_reason_for_all():
    barred = seen(at_estate(table(), "red2"))["barred"]
    assert "space:*" in barred
    assert not [at for at in barred if at.startswith("space:") and at != "space:*"]
    assert barred["*"]["words"] == "First raise the dice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_short_reason_has_words_and_is_a_reason(language):
    for key in SHORT_REASONS:
        assert MESSAGES.say(language, key, **dict.fromkeys(FACTS, "x"))
        assert len(format_text(language, key.replace("reason-", "short-"))) <= 24


FACTS = ("space", "estate", "colour", "monument", "edge", "roof", "other")
"""What messages about reasons may name."""
