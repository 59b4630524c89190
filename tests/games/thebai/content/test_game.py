"""The `Game` interface: options, components, and the check of a pack."""

import re

import pytest

import petteia
from petteia.games.thebai.content.edition import HOUSE

GAME = petteia.game("thebai")

OPTIONS = [
    ({"players": 5}, "Thebai is for 1 to 4 players, not 5 (S1)."),
    ({"players": 0}, "Thebai is for 1 to 4 players, not 0 (S1)."),
    ({"players": 2, "families": "random"}, "Thebai has no option 'families'; it has players,"),
    ({"players": 2, "challenge": 1}, "Challenge is for 1 player, not for 2 (A12)."),
    ({"players": 1, "challenge": 6}, "Challenge is one of 1, 2, 3, 4, 5, not 6 (A12)."),
    ({"players": 1, "challenge": "2"}, "Challenge is one of 1, 2, 3, 4, 5, not '2' (A12)."),
    ({"players": 2, "pack": "nowhere"}, "There is no pack 'nowhere'"),
    ({"players": 2, "pack": 7}, "A pack is a folder, not 7."),
]


@pytest.mark.parametrize(("options", "words"), OPTIONS)
def test_wrong_options_are_refused(options, words):
    with pytest.raises(petteia.Problem, match=re.escape(words)):
        GAME.complete_options(options)


def test_options_are_completed():
    assert GAME.complete_options({"players": 3}) == {"players": 3, "pack": "house"}
    assert GAME.complete_options({"players": 1}) == {"players": 1, "pack": "house", "challenge": 2}
    levels = [variant["challenge"] for variant in GAME.variants({"players": 1})]
    assert levels == [1, 2, 3, 4, 5]
    assert GAME.variants({"players": 1, "challenge": 4})[0]["challenge"] == 4
    assert len(GAME.variants({"players": 2})) == 1


def test_what_is_printed_is_counted_by_kind():
    box = GAME.inventory("", "house", "en")
    assert box["kinds"]["stone"] == 50
    assert box["kinds"]["order"] == 44
    orders = GAME.inventory("orders", "house", "de")
    assert orders["kinds"] == {"order": 44}
    assert len(orders["list"]) == 44
    assert len(GAME.inventory("prosperities", "house", "en")["list"]) == 7
    with pytest.raises(petteia.Problem, match="Thebai has no components 'cars'; it has city-side,"):
        GAME.inventory("cars", "house", "en")


def test_a_good_pack_is_told_in_figures():
    check = GAME.check_pack(HOUSE)
    assert check.facts["stones"] == 50
    assert "50 stones, 44 orders, 8 heroes, 24 blessings" in check.words
    assert GAME.check_pack(GAME.template()).name != "house"
