"""`bench/match.py`: bots of two builds in the same games."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCH))
    import match

    yield match
    for name in ("match", "measurement"):
        sys.modules.pop(name, None)


def asked_for(game: str, games: int) -> argparse.Namespace:
    return argparse.Namespace(game=game, players=2, games=games, seed=3)


def test_equal_bots_of_equal_builds_win_half_of_mirrored_games(match: ModuleType) -> None:
    sides = [match.Side(name, Path(sys.executable), "fisher") for name in ("ours", "theirs")]
    result = match.play_match(asked_for("elysium", 3), *sides)
    for side in sides:
        side.close()
    assert result["games"] == 4
    assert result["win_rate"]["value"] == 0.5
    assert result["lead"]["value"] == 0
    assert set(result["seconds"]) == {"ours", "theirs"}


def test_a_bot_that_one_build_does_not_know_ends_the_match(match: ModuleType) -> None:
    ours = match.Side("ours", Path(sys.executable), "fisher")
    theirs = match.Side("theirs", Path(sys.executable), "nobody")
    with pytest.raises(match.Unmeasured, match="theirs: Problem: There is no bot 'nobody'"):
        match.play_match(asked_for("elysium", 2), ours, theirs)
    for side in (ours, theirs):
        side.close()


def test_builds_that_play_different_games_are_found_out(match: ModuleType) -> None:
    ours = match.Side("ours", Path(sys.executable), "fisher")
    theirs = match.Side("theirs", Path(sys.executable), "fisher")
    ask = theirs.ask
    theirs.ask = lambda asked: ask(
        {"deal": {**asked["deal"], "seed": 1}} if "deal" in asked else asked
    )
    with pytest.raises(match.Unmeasured, match="play different games from seed"):
        match.play_match(asked_for("elysium", 2), ours, theirs)
    for side in (ours, theirs):
        side.close()
