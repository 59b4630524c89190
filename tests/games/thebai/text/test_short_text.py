"""Effects in a few words, in every language."""

import pytest

from petteia.games.thebai.content.edition import HOUSE, read_edition
from petteia.games.thebai.screen.components import components
from petteia.games.thebai.text.card_text import voice_of
from petteia.games.thebai.text.short_text import short_effect, short_standing
from petteia.kernel.text.messages import LANGUAGES

LONGEST = 90
"""The most letters of a space, tile or card in a few words."""
KINDS = ("stone", "order", "hero", "estate-space", "council-space", "blessing", "gate-tile")


@pytest.fixture(scope="module")
def edition():
    return read_edition(HOUSE)


def effect_of(edition, all_, key):
    return next(it.effect for it in all_ if it.key == key)


def test_a_council_space_is_a_note(edition):
    effect = effect_of(edition, edition.council, "gate1")
    assert (
        short_effect(voice_of(edition, "en"), effect) == "4 VP per commander of yours, at most 12"
    )
    assert (
        short_effect(voice_of(edition, "de"), effect) == "4 SP je eigenem Heerführer, höchstens 12"
    )


def test_a_price_comes_first(edition):
    effect = effect_of(edition, edition.stones, "K9")
    assert short_effect(voice_of(edition, "en"), effect) == "pay 1: place 1 stone, 1 roof"


def test_a_blessing_says_when_it_helps(edition):
    thyrsos = next(it for it in edition.blessings if it.key == "thyrsos")
    said = short_standing(voice_of(edition, "en"), thyrsos.standing)
    assert said == "archon crosses 2 or more: 1 good of your choice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_with_an_effect_has_few_words(language):
    for name, card in components(HOUSE, language).items():
        if card["kind"] in KINDS:
            assert 0 < len(card["short"]) <= LONGEST, f"{name}: {card['short']}"
            assert not card["short"].endswith(".")
