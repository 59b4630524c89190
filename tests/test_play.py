"""`make play` serves the sources at once, and compiles them meanwhile."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[1] / "build_tools"
sys.path.insert(0, str(TOOLS))
import install  # noqa: E402

PATIENCE = 30.0
WHEEL = "petteia-0.1.0-cp311-cp311-linux_x86_64.whl"
PURE_WHEEL = "petteia-0.1.0-py3-none-any.whl"
# `pip wheel … --wheel-dir FOLDER …` with a wheel of one module.
PIP = """
import sys, zipfile
folder = sys.argv[sys.argv.index("--wheel-dir") + 1]
with zipfile.ZipFile(f"{folder}/NAME", "w") as wheel:
    wheel.writestr("petteia/__init__.py", "")
"""
# Serves until it is asked to end.
SERVER = """#!PYTHON
import os, pathlib, signal, sys
signal.signal(signal.SIGINT, lambda *_: sys.exit(3))
signal.signal(signal.SIGTERM, lambda *_: sys.exit(4))
pathlib.Path("server").write_text(f"{os.getpid()} {os.environ.get('PETTEIA_NEXT_BUILD')}")
signal.pause()
"""
# Starts a compiler of its own, and never ends.
COMPILER = """
import os, pathlib, subprocess, sys, time
inner = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path("compiler.part").write_text(f"{os.getpid()} {inner.pid}")
os.rename("compiler.part", "compiler")
END
"""
PLAY = """
import sys
sys.path.insert(0, "TOOLS")
import background, install, pathlib, play
play.BIN = pathlib.Path("bin").absolute()
background.INSTALL = pathlib.Path("compiler.py")
sys.exit(play.serve(["--port", "0"], install.CompiledWheel()))
"""
MEANWHILE = """
import sys
sys.path.insert(0, "TOOLS")
import background, install, pathlib
background.INSTALL = pathlib.Path("compiler.py")
code = '''CODE'''
sys.exit(background.run_meanwhile([sys.executable, "-c", code], install.CompiledWheel()))
"""


@pytest.fixture
def venv(tmp_path, monkeypatch):
    """An empty folder instead of .venv, and the list of what pip would have installed."""
    monkeypatch.setattr(install, "VENV", tmp_path)
    monkeypatch.setattr(install, "WHEELS", tmp_path / "petteia-wheels")
    monkeypatch.setattr(install, "LOG", tmp_path / "install.log")
    monkeypatch.setattr(install, "COMPILE_LOG", tmp_path / "compile.log")
    monkeypatch.setattr(install, "sources", lambda: ["the sources"])
    monkeypatch.setattr(install, "why_interpreted", lambda: "")
    monkeypatch.setattr(install, "is_compiled", lambda: True)
    monkeypatch.delenv("PETTEIA_PURE", raising=False)
    return tmp_path


@pytest.fixture
def installed(venv, monkeypatch):
    """What pip would have installed."""
    calls: list[list[str]] = []
    monkeypatch.setattr(install, "pip", lambda words, what: calls.append(what) or True)
    return calls


def let_pip_make(name: str, venv: Path, monkeypatch) -> None:
    (venv / "pip.py").write_text(PIP.replace("NAME", name))
    monkeypatch.setattr(install, "PIP", [sys.executable, str(venv / "pip.py")])


def test_at_first_the_sources_are_installed_and_the_rest_is_to_be_compiled(installed):
    wheel = install.install_to_play()
    assert wheel is not None
    assert wheel.file() is None
    assert installed == [install.EDITABLE]
    # Interrupted before it was compiled: nothing is installed twice.
    assert install.install_to_play() is not None
    assert len(installed) == 1


def test_the_next_start_installs_what_was_compiled(installed, venv, monkeypatch):
    wheel = install.install_to_play()
    let_pip_make(WHEEL, venv, monkeypatch)
    assert wheel.compile()
    assert (wheel.content / "petteia" / "__init__.py").is_file()
    assert install.install_to_play() is None
    assert installed[1:] == [[*install.AGAIN, str(wheel.folder / WHEEL)]]
    # And then there is nothing to do.
    assert install.install_to_play() is None
    install.install_engine()
    assert len(installed) == 2


def test_other_sources_are_compiled_anew(installed, venv, monkeypatch):
    wheel = install.install_to_play()
    let_pip_make(WHEEL, venv, monkeypatch)
    assert wheel.compile()
    monkeypatch.setattr(install, "sources", lambda: ["other sources"])
    assert install.install_to_play().file() is None


def test_a_compiler_that_fails_is_not_tried_again(installed, venv, monkeypatch, capsys):
    wheel = install.install_to_play()
    # The build backend makes a pure wheel then.
    let_pip_make(PURE_WHEEL, venv, monkeypatch)
    assert not wheel.compile()
    assert not wheel.content.exists()
    assert install.install_to_play() is None
    assert "because compiling it failed" in capsys.readouterr().out
    assert len(installed) == 1


@pytest.mark.parametrize("reason", ["PETTEIA_PURE", "no compiler"])
def test_nothing_is_compiled_if_that_is_not_wanted_or_not_possible(installed, monkeypatch, reason):
    if reason == "PETTEIA_PURE":
        monkeypatch.setenv("PETTEIA_PURE", "1")
    else:
        monkeypatch.setattr(install, "why_interpreted", lambda: reason)
        monkeypatch.setattr(install, "is_compiled", lambda: False)
    assert install.install_to_play() is None
    assert len(installed) == 1


def read(path: Path) -> str:
    """The content of a file, once it is there."""
    until = time.monotonic() + PATIENCE
    while not path.exists() or not path.read_text():
        assert time.monotonic() < until, f"no {path.name}"
        time.sleep(0.02)
    return path.read_text()


def start_play(folder: Path, end: str) -> subprocess.Popen[str]:
    """`make play` with a server and a compiler of the test."""
    (folder / "bin").mkdir()
    (folder / "bin" / "petteia").write_text(SERVER.replace("PYTHON", sys.executable))
    (folder / "bin" / "petteia").chmod(0o755)
    (folder / "compiler.py").write_text(COMPILER.replace("END", end))
    command = [sys.executable, "-c", PLAY.replace("TOOLS", str(TOOLS))]
    return subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def is_running(pid: str) -> bool:
    """Is there such a process, other than one that has ended and waits for its parent?"""
    state = subprocess.run(["ps", "-o", "stat=", "-p", pid], stdout=subprocess.PIPE, text=True)
    return state.stdout.strip()[:1] not in ("", "Z")


def test_ctrl_c_ends_the_server_and_the_compiler(tmp_path):
    play = start_play(tmp_path, "inner.wait()")
    server, build = read(tmp_path / "server").split(" ", 1)
    compilers = read(tmp_path / "compiler").split()
    assert build.endswith("/content")
    os.killpg(play.pid, signal.SIGINT)
    assert play.wait(PATIENCE) == 3
    assert not any(is_running(pid) for pid in (server, *compilers))
    assert play.stdout.read().count("\n") == 1


@pytest.mark.parametrize(
    ("end", "words"),
    [("inner.kill(); sys.exit(0)", "compiled after"), ("inner.kill(); sys.exit(1)", "failed")],
)
def test_the_end_of_compiling_is_told_in_a_line_and_play_goes_on(tmp_path, end, words):
    play = start_play(tmp_path, end)
    read(tmp_path / "server")
    assert "in the background" in play.stdout.readline()
    assert words in play.stdout.readline()
    assert play.poll() is None
    play.terminate()
    assert play.wait(PATIENCE) == 4


def run_meanwhile(folder: Path, end: str, code: str) -> subprocess.CompletedProcess[str]:
    """A command that runs while a compiler of the test is at work."""
    (folder / "compiler.py").write_text(COMPILER.replace("END", end))
    program = MEANWHILE.replace("TOOLS", str(TOOLS)).replace("CODE", code)
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, timeout=PATIENCE)


def test_a_command_runs_while_the_engine_is_compiled_and_waits_for_it(tmp_path):
    done = run_meanwhile(tmp_path, "inner.kill(); sys.exit(0)", "print('checked', flush=True)")
    assert done.returncode == 0
    assert "checked\n" in done.stdout
    assert "The engine is compiled after " in done.stdout


def test_the_compiler_ends_with_a_command_that_fails(tmp_path):
    waiting = "import time, pathlib\nwhile not pathlib.Path('compiler').exists(): time.sleep(.01)"
    done = run_meanwhile(tmp_path, "inner.wait()", f"{waiting}\nraise SystemExit(7)")
    assert done.returncode == 7
    assert not any(is_running(pid) for pid in read(tmp_path / "compiler").split())
