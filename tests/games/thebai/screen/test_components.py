"""Components in words and signs, and what the start page offers."""

import json

import pytest
from pydantic import TypeAdapter

import petteia
from petteia.games.thebai.rules.codes import ORDER_COLOURS
from petteia.games.thebai.screen.wire import ThebaiCards, ThebaiPack
from petteia.kernel.text.messages import LANGUAGES
from tests.games.thebai.screen.screens import seen
from tests.games.thebai.screen.test_seat_screen import sample

GAME = petteia.game("thebai")


def cards(players: int = 1, language: str = "en") -> dict:
    return GAME.cards({"players": players}, 0, language)


def component(name: str, players: int = 1) -> dict:
    return cards(players)["cards"][name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_components_have_the_declared_types_and_words(players, language):
    found = cards(players, language)
    TypeAdapter(ThebaiCards).validate_python(found, strict=True)
    for name, card in found["cards"].items():
        assert name == f"{card['kind']}:{card['key']}"
        assert card["name"]
        assert "{" not in card["text"] + card["short"]
        assert not card["short"].endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_the_same_in_every_language(language):
    def bare(card: dict) -> dict:
        return {key: card[key] for key in card if key not in ("name", "text", "short")}

    english, other = cards()["cards"], cards(1, language)["cards"]
    assert {name: bare(card) for name, card in english.items()} == {
        name: bare(card) for name, card in other.items()
    }


@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("stone:K4", [["1", "drachma"], ["1", "order"]]),
        ("stone:K5", [["3", "raise-citizen"]]),
        ("stone:K9", [["1", "pay", "1", "place", "1", "roof"]]),
        ("estate-space:red2", [["3/4/5", "raise"]]),
        ("estate-space:red5", [["5/6/7", "raise", "="]]),
        ("council-space:gate1", [["4", "vp", "per", "commander", "≤12"]]),
        ("altar-space:ares4", [["help-red", "2"]]),
        ("altar-space:dionysos3", [["blessing"]]),
        ("blessing:thyrsos", [["archon", "2+", "→", "1", "good"]]),
        ("blessing:vine_crown", [["8/6/4/2", "vp"], ["1", "raise-citizen"]]),
        ("hero:kadmos", [["+3", "strength"]]),
        ("basic-action:SB13", [["2", "ares"]]),
        ("basic-action:SB14", [["1", "place"], ["1", "roof"]]),
    ],
)
def test_an_effect_in_signs(name, icons):
    assert component(name)["icons"] == icons


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("stone:K1", "2 grapes"),
        ("order:C1", "1 step on the altar, 3 drachmas"),
        ("altar-space:dionysos0", "start"),
        ("altar-space:dionysos3", "Thyrsos"),
        ("altar-space:ares4", "Red help tile 2"),
        ("council-space:gate1", "4 VP per commander of yours, at most 12"),
        ("basic-action:SB13", "2 steps on Ares"),
        ("estate-space:red2", "Raise dice 3/4/5×"),
    ],
)
def test_an_effect_in_few_words(name, short):
    assert component(name)["short"] == short


@pytest.mark.parametrize(
    ("name", "group", "number"),
    [
        ("estate-space:red3", "red", 3),
        ("help-tile:help_blue3", "blue", 3),
        ("altar-space:dionysos3", "blessing:thyrsos", 3),
        ("altar-space:ares4", "help-tile:help_red2", 4),
        ("altar-space:ares10", "blessing:spear_crown", 10),
        ("council-space:gate1", "gate", 0),
        ("blessing:thyrsos", "dionysos", 0),
        ("hero:kadmos", "dice", 0),
        ("basic-action:SB13", "right", 1),
        ("herald:HE01", "A2", 0),
        ("stone:N01", "neutral", 0),
    ],
)
def test_what_a_component_belongs_to(name, group, number):
    card = component(name)
    assert (card["group"], card["number"]) == (group, number)


def test_an_order_has_its_price_and_colour():
    card = component("order:C1")
    assert card["cost"] == [1, 1, 0]
    assert card["group"] in ORDER_COLOURS


@pytest.mark.rule("S1", "S12", "A1")
def test_a_table_has_only_the_components_that_its_players_use():
    alone, pair, four = cards(1), cards(2), cards(4)
    assert {"destiny:urn", "challenge:grief"} <= set(alone["cards"])
    assert "herald:HE01" in pair["cards"]
    assert "destiny:urn" not in pair["cards"]
    assert "herald:HE01" not in four["cards"]
    assert list(pair["monuments"]) == ["gate", "altar", "stoa", "house"]
    assert len(four["monuments"]) == 6
    assert alone["antigone_table"]
    assert not four["antigone_table"]


def test_everything_on_a_screen_is_among_the_components():
    kinds = {
        "stone": "stone",
        "hero": "hero",
        "taken": "hero",
        "order": "order",
        "attack": "attack",
        "destiny": "destiny",
    }
    for state in sample():
        known = cards(int(state.seats))["cards"]
        screen = seen(state)
        for thing, kind in _named(screen, kinds):
            assert f"{kind}:{thing}" in known
        for name in (screen["prompt"]["card"], screen["prompt"]["moving"]):
            assert name is None or name in known
        for space in screen["council"]["spaces"]:
            assert f"council-space:{space['space']}" in known


def _named(data: object, kinds: dict[str, str]):
    """The keys of components anywhere in a screen, by the names of their fields."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in kinds and isinstance(value, str):
                yield value, kinds[name]
            else:
                yield from _named(value, kinds)
    elif isinstance(data, list):
        for value in data:
            yield from _named(value, kinds)


@pytest.mark.rule("A12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_offers_five_challenges(language):
    setting = GAME.lobby_choices(language, {})
    (pack,) = setting["packs"]
    TypeAdapter(ThebaiPack).validate_python(pack, strict=True)
    assert [challenge["level"] for challenge in pack["challenges"]] == [1, 2, 3, 4, 5]
    assert all(challenge["name"] and challenge["note"] for challenge in pack["challenges"])
    assert setting["page"]
    assert (setting["fewest"], setting["most"]) == (1, 4)
    assert setting["options"][0]["players"] == [1]


def test_a_pack_of_the_server_is_offered_beside_the_house_edition(tmp_path):
    names = [pack["name"] for pack in GAME.lobby_choices("en", {"small": GAME.template()})["packs"]]
    assert names == ["house", "small"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_made_ahead_is_what_a_table_wants(language):
    made = set(GAME.preload_texts(language, {}))
    assert set(cards(3, language)["cards"]) <= made


def test_all_components_are_not_too_much_for_one_message():
    shown = json.dumps(cards(1, "pl"), ensure_ascii=False)
    assert len(shown.encode()) <= 120_000
