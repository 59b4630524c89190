"""The soak test in small: ten tables, five seconds, a kill -9 in the middle. One process with
SQLite, and two with PostgreSQL."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("server", [(), ("--postgresql", "--workers", "2")], ids=["one", "two"])
def test_ten_tables_lose_nothing(server):
    done = subprocess.run(
        [
            *(sys.executable, "-m", "bench.soak", "--tables", "10", "--seconds", "5"),
            *("--think", "0.1", "0.4", "--json", *server),
        ],
        capture_output=True,
        text=True,
        timeout=180,
        cwd=ROOT,
        env=os.environ,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    result = json.loads(done.stdout)
    assert result["moves"] > 20
    assert result["kill"]
    assert result["back_after"] > 0
    assert result["errors"] == {}
    assert result["differences"] == []
    assert result["server_said"] == []
