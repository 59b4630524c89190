"""A pack may have more designs than a compiled set holds: it is played interpreted."""

import json
import os
import subprocess
import sys

from tests.games.elysium.packs import wide_pack


def test_a_game_of_105_designs_is_played_from_the_sources(tmp_path):
    pack = wide_pack(tmp_path)
    words = ["simulate", "elysium", "--players", "4", "--games", "20", "--pack", pack, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "petteia", *words],
        env={**os.environ, "PETTEIA_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["games"], result["compiled"]) == (20, False)
