"""Polis, the third game of docs/add-a-game.md, keeps the promises every game keeps."""

import tomllib
from functools import partial
from pathlib import Path

import pytest
from hypothesis import strategies as st

from petteia.kernel import plugin
from petteia_polis import PLUGIN
from petteia_polis.game import PolisGame
from tests import conformance
from tests.rule_index import marked

POLIS = Path(__file__).parents[2] / "examples" / "polis"
GAME = PolisGame()


@pytest.fixture(autouse=True)
def known(monkeypatch):
    monkeypatch.setitem(plugin._added, "polis", PLUGIN)


def options_for(players: int, seed: int) -> dict:
    return {"players": players, "limit": (50, 100, 200)[seed % 3]}


promised = partial(conformance.promised, GAME, st.just(2), options_for)
test_legal_is_ascending_and_never_empty = promised(
    conformance.legal_is_ascending_and_never_empty, 30
)
test_copies_are_independent = promised(conformance.copies_are_independent, 5)
test_dump_and_load_round_trip = promised(conformance.dump_and_load_round_trip, 5)
test_pickles_and_deep_copies_go_on_alike = promised(
    conformance.pickles_and_deep_copies_go_on_alike, 5
)
test_same_seed_same_game = promised(conformance.same_seed_same_game, 10)
test_replay_equals_play = promised(conformance.replay_equals_play, 10)
test_undo_equals_replay = promised(conformance.undo_equals_replay, 5)
test_steps_begin_with_the_move = promised(conformance.steps_begin_with_the_move, 5)
test_views_leak_nothing = promised(conformance.views_leak_nothing, 5)
test_refusals_have_reasons = promised(conformance.refusals_have_reasons, 3)


def test_every_rule_has_a_test():
    rules = tomllib.loads((POLIS / "src/petteia_polis/rules.toml").read_text("utf-8"))["rule"]
    tested = {number for _, number in marked(POLIS / "tests")}
    assert tested == {rule["id"] for rule in rules}
