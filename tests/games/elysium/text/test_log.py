"""The log says what was done and what it changed, in every language."""

import pytest

import petteia
from petteia.games.elysium.rules import codes
from petteia.games.elysium.text import MESSAGES
from petteia.games.elysium.text.log import entry_words, make_entry
from petteia.kernel.text.messages import LANGUAGES
from tests import conformance
from tests.games.elysium.builders import number, table

GAME = petteia.game("elysium")
NAMES = ["Ada", "Bo", "Cy", "Di"]


def line(state, action: int, language: str = "en") -> str:
    """The log line of an action, and of nothing that followed by itself."""
    (before, _), *forced = state.play_steps(action)
    after = forced[0][0] if forced else state
    names = NAMES[: len(state.players)]
    return entry_words(state.content, make_entry(before, action, after), language, names)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ada takes Silver of Laurion (Ada +4 Gold; Bo +1 Gold; Cy +1 Gold)."),
        ("de", "Ada nimmt Silber von Laurion (Ada +4 Gold; Bo +1 Gold; Cy +1 Gold)."),
        ("pl", "Ada bierze kartę Srebro z Laurion (Ada: Złoto +4; Bo: Złoto +1; Cy: Złoto +1)."),
    ],
)
def test_a_take_is_told_with_what_it_brought(language, words):
    state = table(3).agora("silver-of-laurion").state()
    assert line(state, codes.TAKE + number(state, "silver-of-laurion"), language) == words


def test_a_drawn_card_is_named():
    state = table(3).domain(0, "areopagus").state()
    state.pile.append(number(state, "nike"))
    told = line(state, codes.POWER + number(state, "areopagus"))
    assert told.startswith("Ada uses Areopagus (Ada −2 Gold; Ada receives Nike; Bo +1 Gold")


def test_a_bonus_tile_is_told():
    state = table(3).writing().domain(0, "nike", "charon").legend(0, "persephone").state()
    state.play(codes.TRANSFER + number(state, "nike"))
    told = line(state, codes.PLACE)
    assert told == "Ada adds Nike to Persephone (Ada −2 Gold; Ada takes the Level II Bonus)."


def test_another_player_is_named():
    state = table(4).domain(0, "mentor").state()
    state.play(codes.POWER + number(state, "mentor"))
    assert line(state, codes.PLAYER + 2, "de") == "Ada wählt Cy (Cy +2 Gold)."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Bo chooses: “Lose 2 Gold” (Bo −2 Gold)."),
        ("de", "Bo wählt: „Du verlierst 2 Gold“ (Bo −2 Gold)."),
        ("pl", "Bo wybiera: „Tracisz 2 sztuki Złota” (Bo: Złoto −2)."),
    ],
)
def test_what_a_card_offers_is_quoted_since_it_speaks_to_its_reader(language, words):
    state = table(3).agora("laestrygonians").domain(1, "charon").domain(2, "nike").state()
    state.play(codes.TAKE + number(state, "laestrygonians"))
    assert line(state, codes.BRANCH + 1, language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_line(language):
    keys = MESSAGES.keys(language)
    for key in keys:
        if key.startswith("action-"):
            assert key.replace("action-", "log-") in keys


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_are_told_in_every_language(seed):
    players = 2 + seed % 3
    state, rng = conformance.begin(GAME, {"players": players, "families": "random"}, seed)
    while state.to_move() >= 0:
        actions = state.legal()
        action = actions[rng.below(len(actions))]
        before = state.copy()
        state.apply(action)
        for language in LANGUAGES:
            entry = make_entry(before, action, state)
            words = entry_words(state.content, entry, language, NAMES[:players])
            assert words.endswith(".")
            assert "{" not in words
