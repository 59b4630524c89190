"""Every rule has a test, and the index beside the rules says which."""

import json
import tomllib

import pytest

from tests.rule_index import (
    TESTS,
    WITH_RULES,
    collect,
    index_file,
    marked,
    rule_ids,
    rules_file,
)

EXPECTED = {
    "elysium": {
        "S": 10,
        "A": 4,
        "T": 10,
        "P": 14,
        "W": 5,
        "L": 8,
        "N": 1,
        "F": 7,
        "G": 11,
        "K": 23,
        "R": 5,
    },
    "thebai": {
        "S": 12,
        "I": 7,
        "D": 7,
        "T": 8,
        "V": 11,
        "F": 8,
        "E": 8,
        "H": 3,
        "A": 12,
        "Q": 25,
        "R": 10,
    },
}


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_is_there_once(game):
    expected = EXPECTED[game].items()
    assert rule_ids(game) == [
        f"{letter}{n}" for letter, last in expected for n in range(1, last + 1)
    ]


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_has_a_test(game):
    assert [rule for rule, tests in collect(game).items() if not tests] == []


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_mark_names_a_rule(game):
    assert set(collect(game)) == set(rule_ids(game))


def test_no_mark_stands_where_no_game_is_known():
    of_games = [test for game in WITH_RULES for test in marked(TESTS / "games" / game)]
    assert sorted(marked(TESTS)) == sorted(of_games)


@pytest.mark.parametrize("game", WITH_RULES)
def test_the_index_is_up_to_date(game):
    """If not: `make rules`."""
    assert json.loads(index_file(game).read_text("utf-8")) == collect(game)


@pytest.mark.parametrize("game", WITH_RULES)
def test_every_rule_is_told_in_three_languages(game):
    for rule in tomllib.loads(rules_file(game).read_text("utf-8"))["rule"]:
        assert set(rule) == {"id", "kind", "en", "de", "pl"}
        assert rule["kind"] in ("rule", "ruling")
        assert all(rule[language].strip() for language in ("en", "de", "pl"))
