"""The golden records lead where they led when they were played."""

import json

import pytest

from petteia import Record
from tests.elysium.golden import FOLDER
from tests.thebai.golden import GAMES

FILES = sorted(FOLDER.glob("thebai-*.json"))


def test_there_is_one_of_each():
    assert len(FILES) == len(GAMES) == 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_is_replayed_with_its_scores(file):
    record = Record.load(file)
    assert record.state.to_move() == -1
    result = json.loads(file.read_text())["result"]
    assert record.state.scores() == result["scores"]
    assert record.state.ranking() == result["ranking"]
