"""Polis installed by pip beside Petteia is there everywhere; uninstalled, it is gone."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

POLIS = Path(__file__).parents[2] / "examples" / "polis"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


class Environment:
    """A virtual environment that sees the packages of the one the tests run in."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        scripts = "Scripts" if os.name == "nt" else "bin"
        self.python = str(folder / "venv" / scripts / "python")
        self.data = folder / "data"
        packages = self._run(self.python, "-c", "import site; print(site.getsitepackages()[0])")
        Path(packages.stdout.strip(), "outer.pth").write_text(sysconfig.get_path("purelib") + "\n")

    def pip(self, *words: str) -> None:
        done = self._run(*PIP, "--python", self.python, *words)
        assert done.returncode == 0, done.stderr

    def petteia(self, *words: str, typed: str = "") -> subprocess.CompletedProcess:
        return self._run(self.python, "-m", "petteia", *words, typed=typed)

    def _run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess:
        env = {**os.environ, "PETTEIA_DATA": str(getattr(self, "data", "")), "COLUMNS": "100"}
        return subprocess.run(command, input=typed, capture_output=True, text=True, env=env)


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    return Environment(tmp_path_factory.mktemp("polis"))


def test_it_is_there_when_installed_and_gone_when_not(environment, tmp_path):
    environment.pip("install", "--no-deps", str(POLIS))

    simulated = environment.petteia("simulate", "polis", "--games", "20", "--json")
    assert simulated.returncode == 0, simulated.stderr
    assert json.loads(simulated.stdout)["games"] == 20

    played = environment.petteia("play", "polis", "--bots", "random", typed="1\nq\n")
    assert "8  ○ ○ ○ ○ ○ ○ ○ ○" in played.stdout
    assert "a1 to a2" in played.stdout

    words = ("--bots", "oracle:40,random", "--limit", "50", "--games", "4", "--json")
    met = environment.petteia("arena", "polis", *words, "-o", str(tmp_path / "met"))
    assert met.returncode == 0, met.stderr
    standings = {it["bot"]: it for it in json.loads(met.stdout)["standings"]}
    assert standings["oracle:40"]["win_rate"]["value"] > standings["random"]["win_rate"]["value"]

    rules = environment.petteia("rules", "polis", "P3")
    assert "between two" in rules.stdout
    for refused in (("cards", "polis"), ("balance", "polis"), ("train", "polis")):
        answer = environment.petteia(*refused)
        assert answer.returncode == 2
        assert "Polis" in answer.stderr
        assert "Traceback" not in answer.stderr

    environment.pip("uninstall", "--yes", "petteia-polis")
    gone = environment.petteia("simulate", "polis")
    assert gone.returncode == 2
    assert gone.stderr == "petteia: There is no game 'polis'; there is elysium, thebai.\n"
