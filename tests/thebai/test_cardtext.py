"""The words of boards, cards and tiles, generated from their effects in every language."""

import re
from collections import Counter

import pytest

from petteia.kernel.catalogue import LANGUAGES
from petteia.kernel.reading import Table
from petteia.thebai.cardfacts import facts
from petteia.thebai.edition import read_edition
from petteia.thebai.effects import ANTIGONE, ANYWHERE, ESTATE, MEASURES, WORDS, read_steps
from petteia.thebai.printed import Effect, Step
from petteia.thebai.steptext import Voice, antigone_text, effect_text, standing_text, thebai_words

HOUSE = read_edition()
BOX = {
    "stone": 50,
    "order": 44,
    "hero": 8,
    "attack": 8,
    "blessing": 24,
    "help-tile": 24,
    "gate-tile": 7,
    "conflict": 7,
    "prosperity": 7,
    "turmoil": 9,
    "herald": 12,
    "basic-action": 16,
    "special-action": 9,
    "destiny": 6,
    "challenge": 5,
    "game-end-card": 1,
    "citizen-die": 28,
    "hoplite-die": 16,
    "archon": 4,
    "commander": 16,
    "councillor-tile": 12,
    "altar-marker": 8,
    "attack-marker": 1,
    "turmoil-tile": 5,
    "occupied-marker": 10,
}
"""What the box has, piece by piece."""
BOARDS = {
    "city-side": 2,
    "roof": 4,
    "estate-space": 60,
    "altar-space": 22,
    "path-space": 5,
    "monument": 6,
    "council-space": 23,
    "antigone-roof": 4,
}
"""What is printed on boards."""
MACHINE = ("_", "{", "}", "->", "None", "roofs=", "  ", "..", " .", " ,")
"""What no text for people may show."""


def read(*steps: str, room=ESTATE) -> Effect:
    return read_steps(Table({}, "a test"), "effect", list(steps), room)


def say(language: str, *steps: str, room=ESTATE) -> str:
    effect = read(*steps, room=room)
    voice = Voice(language, {})
    return antigone_text(voice, effect) if room is ANTIGONE else effect_text(voice, effect)


# The house edition


def test_the_facts_count_what_is_in_the_box():
    counted: Counter[str] = Counter()
    for entry in facts(HOUSE, "en"):
        counted[str(entry["kind"])] += int(str(entry["copies"]))
    assert counted == BOX | BOARDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_whole_sentences(language):
    for entry in facts(HOUSE, language):
        name, text = str(entry["name"]), str(entry["text"])
        assert name, entry
        assert not [sign for sign in MACHINE if sign in name + text], entry
        if entry["kind"] != "city-side" and entry["kind"] not in BOX.keys() & _plain_pieces():
            assert text.endswith("."), entry
            assert text[0].isupper() or text[0].isdigit(), entry


def _plain_pieces() -> set[str]:
    """Pieces that are only counted."""
    return {str(entry["kind"]) for entry in facts(HOUSE, "en") if not entry["text"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_an_effect_stand_in_its_text(language):
    for entry in facts(HOUSE, language):
        said = re.findall(r"\d+", str(entry["text"]))
        for step in _printed_steps(entry):
            number = step.get("number", 1)
            numbers = number if isinstance(number, list) else [number]
            if step.get("mode") == "different" and step["word"] == "altar":
                continue
            if step["word"] not in ("relocate", "blessing", "sweep"):
                assert {str(n) for n in numbers} <= set(said), entry
            for key in ("cap", "pay"):
                assert key not in step or str(step[key]) in said, entry


def _printed_steps(entry) -> list[dict]:
    return [*entry.get("effect", []), *entry.get("actions", [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["stone", "estate-space", "council-space", "destiny"])
def test_different_effects_have_different_texts(language, kind):
    entries = [entry for entry in facts(HOUSE, language) if entry["kind"] == kind]
    effects = {str(_printed_steps(entry)) for entry in entries}
    assert len({entry["text"] for entry in entries}) == len(effects)


def test_the_pieces_of_different_players_say_the_same_in_all_languages():
    shown = [[(e["kind"], e["key"], e["copies"]) for e in facts(HOUSE, it)] for it in LANGUAGES]
    assert shown[0] == shown[1] == shown[2]


# The whole grammar


def test_the_languages_have_the_same_keys():
    keys = [thebai_words().keys(language) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_said_with_one_and_with_many(language, word):
    one, many = (effect_text(Voice(language, {}), (Step(word, (n, n, n)),)) for n in (1, 3))
    assert one.endswith(".")
    assert word == "relocate" or one != many


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_can_be_said(language, measure):
    text = say(language, f"vp 2 per {measure} cap 9")
    assert re.search(r", \S+ ?\S* 9\.$", text), text
    assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_not_said(language):
    nothing = (Step("raise", (0, 0, 0)), Step("vp", (2, 2, 2)))
    assert effect_text(Voice(language, {}), nothing) == effect_text(
        Voice(language, {}), nothing[1:]
    )
    assert effect_text(Voice(language, {}), ()) == ""


