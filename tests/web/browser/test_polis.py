"""Polis, the example of docs/add-a-game.md, installed by pip and played in the browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.serving import ServerProcess

POLIS = Path(__file__).parents[3] / "examples" / "polis"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


@pytest.fixture(scope="module")
def polis_server(tmp_path_factory):
    """A server beside whose packages Polis is installed."""
    installed = str(tmp_path_factory.mktemp("installed"))
    subprocess.run([*PIP, "install", "--no-deps", "--target", installed, str(POLIS)], check=True)
    path = [installed, os.environ.get("PYTHONPATH", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        with ServerProcess(tmp_path_factory.mktemp("data")) as server:
            yield server.address


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_whole_game_by_clicking(visit, polis_server, phone):
    visitor = visit(polis_server, phone=phone)
    visitor.open()
    visitor.click("game-polis")
    visitor.page.locator("[data-test=option-limit]").select_option("50")
    visitor.page.locator("[data-test=plan-seat-1] [data-test=level-shepherd]").click()
    visitor.click("play")
    visitor.wait_for_turn()
    visitor.assert_fits()
    visitor.shot(f"polis-table-{'phone' if phone else 'wide'}")
    assert visitor.see("picture").inner_text().startswith("8  ○ ○ ○ ○ ○ ○ ○ ○")
    assert visitor.play_on()["over"]
    visitor.see("chart")
    visitor.assert_fits()
    visitor.shot(f"polis-end-{'phone' if phone else 'wide'}")


def test_the_rules_are_in_the_help(visit, polis_server):
    visitor = visit(polis_server)
    visitor.open()
    visitor.click("game-polis")
    visitor.click("play")
    visitor.wait_for_turn()
    visitor.click("rules")
    rule = visitor.page.locator("dialog[open] #rule-P3")
    rule.wait_for()
    assert "A stone is captured" in rule.inner_text()
