"""A game without a page of its own: the start page, a whole game, the end, and the replay."""

import os
import re
from pathlib import Path

import pytest

from tests.pips import TURNS
from tests.web.serving import ServerProcess

ROOT = Path(__file__).parents[3]
METADATA = "Metadata-Version: 2.1\nName: pips\nVersion: 1.0\n"
ENTRY_POINTS = "[petteia.games]\npips = installed_pips:PLUGIN\n"
MODULE = """
from dataclasses import replace

from tests.pips import PLUGIN as PIPS
from tests.pips import PipsGame


class InstalledPips(PipsGame):
    def option_fields(self):
        # The test game has no texts that could explain its option.
        return ()


PLUGIN = replace(PIPS, game="installed_pips:InstalledPips")
"""


@pytest.fixture(scope="module")
def pips_server(tmp_path_factory):
    """A server where the game of Pips is installed, as far as entry points are concerned."""
    installed = tmp_path_factory.mktemp("installed")
    info = installed / "pips-1.0.dist-info"
    info.mkdir()
    (installed / "installed_pips.py").write_text(MODULE)
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    path = [str(installed), str(ROOT), os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        with ServerProcess(tmp_path_factory.mktemp("data")) as server:
            yield server.address


def open_table(visitor):
    """Choose the game on the start page and play against one bot of the lowest level."""
    visitor.open()
    visitor.click("game-pips")
    visitor.page.locator("[data-test=plan-seat-2]").wait_for(state="detached")
    visitor.page.locator("[data-test=plan-seat-1] [data-test=level-shepherd]").click()
    visitor.click("play")
    visitor.wait_for_turn()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_whole_game_by_clicking(visit, pips_server, phone, theme):
    visitor = visit(pips_server, phone=phone, theme=theme)
    page = visitor.page
    open_table(visitor)
    name = f"{'phone' if phone else 'wide'}-{theme}"
    assert len(re.findall(r"\d+", visitor.see("picture").inner_text())) == 3
    assert page.locator(".plain-list button").count() == 3
    visitor.assert_fits()
    visitor.shot(f"plain-table-{name}")
    visitor.assert_accessible()

    assert visitor.play_on()["over"]
    total = page.locator("[data-test=sheet] .sum td").all_inner_texts()
    scores = [int(text) for text in page.locator(".ranking .pts").evaluate_all(FIGURES)]
    assert [int(text) for text in total] == scores == sorted(scores, reverse=True)
    visitor.see("chart")
    visitor.assert_fits()
    visitor.shot(f"plain-end-{name}")
    visitor.assert_accessible()

    visitor.click("replay")
    visitor.see("replay-slider")
    for _ in range(2 * TURNS):
        visitor.click("replay-next")
    assert f"{2 * TURNS} of {2 * TURNS}" in visitor.see("replay-move").inner_text()
    visitor.assert_fits()
    visitor.assert_accessible()


FIGURES = "(all) => all.map((one) => one.firstChild.textContent)"


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_plain_table_speaks_the_reader_s_language(visit, pips_server, language):
    visitor = visit(pips_server, language=language)
    open_table(visitor)
    shown = visitor.page.locator(".plain-table").inner_text()
    assert not {"Your turn", "Undo", "Restart", "Log", "you"} & set(shown.split("\n"))
    assert {"de": "Dein Zug", "pl": "Twoja tura"}[language] in shown


def test_the_rules_of_the_game_open_in_the_help(visit, pips_server):
    visitor = visit(pips_server)
    open_table(visitor)
    visitor.click("rules")
    visitor.page.locator("dialog[open] [data-test=help-rules]").wait_for()
    tabs = visitor.page.locator("dialog[open] [role=tab]")
    assert tabs.all_inner_texts() == ["Rules", "Credits"]


def test_the_other_game_keeps_its_own_page(visit, pips_server):
    visitor = visit(pips_server)
    open_table(visitor)
    visitor.open()
    visitor.click("game-elysium")
    visitor.see("set-random")
    visitor.click("play")
    visitor.wait_for_turn()
    assert visitor.page.locator(".agora").count() == 1


def test_there_is_no_link_to_how_to_win_it(visit, pips_server):
    visitor = visit(pips_server)
    visitor.open()
    visitor.click("game-elysium")
    visitor.see("start-how")
    visitor.click("game-pips")
    visitor.page.locator("[data-test=start-how]").wait_for(state="detached")
    visitor.click("menu")
    visitor.see("menu-rules")
    assert not visitor.page.locator("[data-test=menu-how]").count()
    visitor.open("how/pips")
    visitor.see("how-none")
    visitor.assert_accessible()
