"""Who played what: edited programs and packs are others, and workers notice."""

import shutil
import sys

import pytest

from petteia import Problem
from petteia.arena.balance.plan import plan_balance
from petteia.arena.balance.watcher import watch_piece
from petteia.arena.match.simulation import plan_simulation, play_chunk
from petteia.arena.match.sources import SHARED, program_files, source_hash
from petteia.arena.match.tournament import plan_tournament, play_game
from petteia.bots.weights import shipped_file
from petteia.games.elysium.content.edition import HOUSE, read_edition
from petteia.kernel import plugin
from petteia.kernel.plugin import Plugin


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


@pytest.mark.parametrize("plan_of", [match_of, balance_of])
def test_a_bot_with_other_weights_is_another_one(tmp_path, plan_of):
    path = tmp_path / "weights.json"
    shutil.copyfile(shipped_file("elysium"), path)
    bots = ["merchant", f"merchant@{path}"]
    before = plan_of(bots).describe()
    assert list(before["programs"]) == bots[1:]
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    assert plan_of(bots).describe() != before


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


def a_game_elsewhere(folder, monkeypatch):
    """A plugin in another distribution, of which nothing but the folder matters."""
    package = folder / "far_away_game"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text("first")
    (package / "page").mkdir()
    (package / "page" / "page.js").write_text("first")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "far_away_game", raising=False)
    found = Plugin("far", "Far", package="far_away_game", game="far_away_game:Game", page="page")
    monkeypatch.setitem(plugin._added, "far", found)
    return package


def hash_of(game):
    source_hash.cache_clear()
    try:
        return source_hash(game)
    finally:
        source_hash.cache_clear()


def test_the_sources_of_a_game_in_another_distribution_count_wherever_they_are(
    tmp_path, monkeypatch
):
    package = a_game_elsewhere(tmp_path / "a", monkeypatch)
    first, others = hash_of("far"), hash_of("elysium")
    (package / "page" / "page.js").write_text("second")
    assert hash_of("far") == first, "a page does not decide how a game goes"
    (package / "rules.py").write_text("second")
    assert hash_of("far") != first
    assert hash_of("elysium") == others
    a_game_elsewhere(tmp_path / "b", monkeypatch)
    assert hash_of("far") == first
