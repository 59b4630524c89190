"""Who played what: edited programs and packs are others, and workers notice."""

import shutil

import pytest

from petteia import Problem
from petteia.arena.balance.plan import plan_balance
from petteia.arena.balance.watcher import watch_piece
from petteia.arena.match.simulation import plan_simulation, play_chunk
from petteia.arena.match.sources import SHARED, program_files
from petteia.arena.match.tournament import plan_tournament, play_game
from petteia.games.elysium.content.edition import HOUSE, read_edition


def match_of(bots, **options):
    return plan_tournament("elysium", {"players": 2, **options}, bots, 0)


def balance_of(bots, **options):
    return plan_balance("elysium", {"players": 2, "pack": "house", **options}, bots, 0, 1)


@pytest.mark.parametrize("plan_of", [match_of, balance_of])
def test_an_edited_program_is_another_one(tmp_path, monkeypatch, plan_of):
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "bot.py"
    script.write_text("first")
    bots = ["random", "exec:sh bot.py no-file"]
    plan = plan_of(bots)
    before = plan.describe()
    assert plan_of(bots).describe() == before
    files = before["programs"]["exec:sh bot.py no-file"]
    assert len(files) == 2
    assert str(script.resolve()) in files
    script.write_text("second")
    assert plan_of(bots).describe() != before
    assert plan.describe() == before


def test_bots_of_the_house_have_no_files():
    assert program_files(["random", "oracle:20"]) == {}
    assert "programs" not in match_of(["random", "random"]).describe()


def test_the_same_command_elsewhere_is_another_program(tmp_path, monkeypatch):
    found = []
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "bot.py").write_text("the same")
        monkeypatch.chdir(tmp_path / name)
        found.append(program_files(["exec:sh bot.py"]))
    assert found[0] != found[1]


def test_the_arena_counts_as_part_of_the_program():
    assert "arena" in SHARED


WORKS = {
    "match": lambda pack: (play_game, match_of(["random"] * 2, pack=pack), 0),
    "balance": lambda pack: (watch_piece, balance_of(["random"], pack=pack), (0,)),
    "simulate": lambda pack: (
        play_chunk,
        [plan_simulation("elysium", {"players": 2, "pack": pack}, ["random"], 0, 1)],
        (0, 0),
    ),
}


@pytest.mark.parametrize("work", WORKS.values(), ids=WORKS)
def test_workers_find_the_pack_from_anywhere_and_refuse_another(tmp_path, monkeypatch, work):
    shutil.copytree(HOUSE, tmp_path / "pack")
    monkeypatch.chdir(tmp_path)
    play, planned, piece = work("pack")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    play(planned, piece)
    top = tmp_path / "pack" / "pack.toml"
    top.write_text(top.read_text("utf-8").replace('"first-game"', '"opening"'), "utf-8")
    read_edition.cache_clear()  # as in a process that has not read it yet
    with pytest.raises(Problem, match="of a worker is another one"):
        play(planned, piece)
