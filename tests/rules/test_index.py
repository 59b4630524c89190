"""Every rule has a test, and the index beside the rules says which."""

import json
import tomllib

from tests.rules.index import INDEX, RULES, collect, rule_ids

EXPECTED = {
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
}


def test_every_rule_is_there_once():
    expected = [f"{letter}{n}" for letter, last in EXPECTED.items() for n in range(1, last + 1)]
    assert rule_ids() == expected


def test_every_rule_has_a_test():
    assert [rule for rule, tests in collect().items() if not tests] == []


def test_every_mark_names_a_rule():
    assert set(collect()) == set(rule_ids())


def test_the_index_is_up_to_date():
    """If not: `make rules`."""
    assert json.loads(INDEX.read_text("utf-8")) == collect()


def test_every_rule_is_told_in_three_languages():
    for rule in tomllib.loads(RULES.read_text("utf-8"))["rule"]:
        assert set(rule) == {"id", "kind", "en", "de", "pl"}
        assert rule["kind"] in ("rule", "ruling")
        assert all(rule[language].strip() for language in ("en", "de", "pl"))
