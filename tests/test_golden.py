"""The golden records lead where they led when they were played."""

import json

import pytest

from petteia import Record
from tests.golden_games import FOLDER, names


def test_there_is_one_of_each():
    assert {file.name for file in FOLDER.glob("*.json")} == names()


@pytest.mark.parametrize("name", sorted(names()))
def test_a_golden_record_is_replayed_with_its_scores(name):
    record = Record.load(FOLDER / name)
    assert record.state.to_move() == -1
    result = json.loads((FOLDER / name).read_text())["result"]
    assert record.state.scores() == result["scores"]
    assert record.state.ranking() == result["ranking"]
