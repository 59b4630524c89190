"""The door for all tests, and what is collected where: the compiled build is tested where one is
installed. That there is one on a machine with a C compiler is for .ci/run to say."""

import asyncio
import functools
import inspect
import signal
import subprocess
import sys

import pytest

from petteia.cli import main

ASK = "import petteia; print(petteia.COMPILED)"
answer = subprocess.run([sys.executable, "-I", "-c", ASK], capture_output=True, text=True)
# A shell starts its background jobs with SIGINT ignored, and so would be what the tests start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
collect_ignore = [] if answer.stdout.strip() == "True" else ["test_compiled.py"]


SECONDS = 60.0
"""How long an asynchronous test may take."""


@pytest.fixture
def anyio_backend():
    """The event loop of asynchronous tests: each has its own."""
    return "asyncio"


def pytest_collection_modifyitems(items):
    for item in items:
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = _limited(item.obj)


def _limited(test):
    """The test with a time limit."""

    @functools.wraps(test)
    async def limited(*args, **named):
        async with asyncio.timeout(SECONDS):
            await test(*args, **named)

    return limited


@pytest.fixture
def petteia(monkeypatch, capsys, tmp_path):
    """Run a command in this process: gives (exit code, standard output, standard error)."""
    monkeypatch.setenv("PETTEIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words, typed: str | None = None):
        monkeypatch.setattr(sys, "argv", ["petteia", *map(str, words)])
        if typed is not None:
            lines = iter(typed.splitlines())

            def read(prompt=""):
                try:
                    return next(lines)
                except StopIteration:
                    raise EOFError from None

            monkeypatch.setattr("builtins.input", read)
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return end.value.code or 0, out, err

    return run
