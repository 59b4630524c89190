"""Games are found through entry points, and what is wrong with one is said in a sentence."""

from importlib.metadata import entry_points

import pytest

import petteia
from petteia.kernel import plugin as module
from petteia.kernel.plugin import GROUP, Plugin, plugin, plugins
from petteia.kernel.text.problem import Problem


@pytest.fixture
def install(monkeypatch, tmp_path):
    """Write the metadata of a distribution into a folder of `sys.path`."""

    def write(text: str, name: str = "third", folder=tmp_path, first: bool = True) -> None:
        info = folder / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(text)
        path = [str(folder), *module.sys.path] if first else [*module.sys.path, str(folder)]
        monkeypatch.setattr(module.sys, "path", path)
        module._entry_points.cache_clear()
        module._installed.cache_clear()

    yield write
    monkeypatch.undo()
    module._entry_points.cache_clear()
    module._installed.cache_clear()


def test_the_entry_points_are_those_that_importlib_finds(install):
    install("[console_scripts]\nx = y:z\n\n[petteia.games]\n# ours\npips = tests.pips:PLUGIN\n")
    assert module._entry_points() == {it.name: it.value for it in entry_points(group=GROUP)}
    assert list(plugins()) == ["elysium", "pips", "thebai"]
    assert petteia.game("pips").name == "Pips"


def test_the_first_folder_of_the_path_wins(install, tmp_path):
    install("[petteia.games]\npips = nowhere:PLUGIN\n", "late", tmp_path / "late", first=False)
    install("[petteia.games]\npips = tests.pips:PLUGIN\n", "early", tmp_path / "early")
    assert plugin("pips").name == "Pips"


def test_a_game_that_cannot_be_loaded_is_said_and_the_others_can_be_played(install):
    install("[petteia.games]\nlost = nowhere_at_all:PLUGIN\n")
    with pytest.raises(Problem, match="The game 'lost' is installed, but cannot be loaded"):
        plugin("lost")
    assert petteia.game("elysium").new(players=2).to_move() == 0


def test_an_entry_point_that_is_no_plugin_is_said(install):
    install("[petteia.games]\nwrong = tests.pips:PLUGIN\n")
    with pytest.raises(Problem, match="must name a Plugin with that key"):
        plugin("wrong")


def test_an_unknown_game_and_a_part_that_is_left_out_are_said():
    with pytest.raises(Problem, match="There is no game 'chess'; there is elysium, thebai"):
        plugin("chess")
    with pytest.raises(Problem, match="Pips has no advice"):
        Plugin(key="pips", name="Pips", game="tests.pips:PipsGame").load("advice")
