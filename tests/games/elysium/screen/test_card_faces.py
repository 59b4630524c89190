"""The faces of cards: made once for a card and a language, whatever game it comes in."""

import pytest

import petteia
from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.games.elysium.screen import card_faces as cardface

GAME = petteia.game("elysium")


@pytest.fixture
def no_new_words(monkeypatch):
    """From here on, making the words of a card is a failure."""

    def forbid():
        def text_parts(edition, design, language):
            raise AssertionError(f"{design.key} is made again in {language}")

        monkeypatch.setattr(cardface, "text_parts", text_parts)

    return forbid


def cards(families, language="en"):
    return GAME.cards(
        GAME.complete_options({"players": 3, "families": list(families)}), 1, language
    )


def test_a_card_is_made_once_for_all_games_with_it(no_new_words):
    families = list(read_edition(HOUSE).families)
    first, last = cards(families[:5]), cards(families[-5:])
    no_new_words()
    mixed = cards([families[0], *families[-4:]])
    for key, found in mixed["cards"].items():
        assert found is (first["cards"].get(key) or last["cards"][key])


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_what_is_made_ahead_is_all_that_any_game_wants(no_new_words, language):
    cardface.face.cache_clear()
    made = list(GAME.preload_texts(language, {}))
    assert set(made) == set(read_edition(HOUSE).designs)
    no_new_words()
    for five in GAME.variants({"players": 2}):
        cards(five["families"], language)
