"""Changes instead of whole positions: whoever carries them out has exactly the whole position."""

import json
import random
import re
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from petteia.tables.errors import TableError
from petteia.tables.manager import TableManager
from petteia.tables.memory.services import memory_services
from petteia.tables.memory.time import ManualClock, ManualScheduler
from petteia.tables.viewers import Viewer
from petteia.web.api.live import Channel, Hub, Listener
from petteia.web.api.patches import apply_patch, compare
from petteia.web.server.metrics import Metrics
from tests.tables.builders import friends, open_table

NODE = Path(sys.executable).parent / "node"
STATIC = Path(__file__).parent / "static"
LANGUAGES = ("en", "de", "pl")
KEPT = 20
"""One in so many positions is kept whole for the page's own test."""


def plain(value):
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b/c", "~1", "~", "0", "-"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(JSON, JSON)
def test_a_patch_makes_one_value_of_another(old, new):
    was = deepcopy(old)
    patch = compare({"it": old}, {"it": new})
    assert old == was
    whole = {"it": deepcopy(old)}
    apply_patch(whole, orjson.loads(orjson.dumps(patch)))
    assert plain(whole) == plain({"it": new})
    assert bool(patch) == (old != new)


def test_only_what_has_changed_is_sent():
    old = {"seats": [{"gold": 1, "cards": ["a"]}, {"gold": 2}], "pile": [1, 2, 3], "x/y": 1}
    new = {"seats": [{"gold": 4, "cards": ["a", "b"]}, {"gold": 2}], "pile": [1, 5, 6], "z": 0}
    assert compare(old, new) == [
        {"op": "remove", "path": "/x~1y"},
        {"op": "replace", "path": "/seats/0/gold", "value": 4},
        {"op": "add", "path": "/seats/0/cards/-", "value": "b"},
        {"op": "replace", "path": "/pile", "value": [1, 5, 6]},
        {"op": "add", "path": "/z", "value": 0},
    ]


def without_names(log):
    return re.sub(r'"name":"[^"]*"', "", orjson.dumps(log).decode())


class Socket:
    """As much of a socket as is asked when nothing is sent by it."""

    scope = {"type": "websocket", "headers": []}  # noqa: RUF012


class Page:
    """A page that follows a table by changes, and checks that it knows all of it."""

    def __init__(self, table, viewer, language):
        self.table, self.viewer = table, viewer
        self.listener = Listener(Hub(Metrics(dict)), table, Socket())
        self.listener.viewer, self.listener.wants_changes = viewer, True
        self.log = []
        self.whole = None
        self.received = []
        """Each message, and now and then the whole position after it, for the page's own test."""
        self.read_in(language)

    def reconnect(self):
        self.listener._shown = None

    def read_in(self, language):
        listener, self.log = self.listener, []
        listener.language = language
        listener.lines, listener.seq, listener._shown = 0, None, None

    def follow(self, channel):
        listener = self.listener
        body = self.table.presenter.position(
            self.viewer, listener.language, len(self.log), listener.seq
        )
        kind, text = listener._position(channel)
        message = orjson.loads(text)
        assert message["type"] == kind
        kept = len(self.received) % KEPT == 0
        if kind == "position":
            self.whole, kept = orjson.loads(text), False
            del self.whole["type"]
        else:
            assert message["base"] == self.whole["seq"]
            apply_patch(self.whole, message["patch"])
            self.whole |= {"seq": message["seq"], "log": message["log"]}
        assert plain(self.whole) == plain(body)
        self.received.append([orjson.loads(text), deepcopy(self.whole) if kept else None])
        self.log[body["log"]["from"] :] = body["log"]["lines"]


async def whole_game(game, players, seed, most=10_000):
    """Play a game at random, with everything that can happen to a page; its pages."""
    rng = random.Random(seed)
    opened = TableManager(memory_services(ManualScheduler(ManualClock())))
    wanted = {"game": game, "options": {}, "seed": seed}
    if players == 1:
        table, *viewers, _ = await open_table(opened, "person", **wanted)
    else:
        table, viewers = await friends(opened, players, **wanted)
    pages = [Page(table, one, rng.choice(LANGUAGES)) for one in (*viewers, viewers[0], Viewer())]
    state, channel = table.state, Channel(table)
    undone = 0
    for number in range(most):
        channel.notify(frozenset())
        for page in rng.sample(pages, len(pages)):
            if rng.random() < 0.02:
                page.reconnect()
            if rng.random() < 0.02:
                page.read_in(rng.choice(LANGUAGES))
            if rng.random() < 0.9:  # a slow page misses positions
                page.follow(channel)
        if state.status != "playing":
            break
        viewer = viewers[state.to_move]
        if rng.random() < 0.1:
            try:
                await table.undo(viewer, state.seq)
                undone += 1
                continue
            except TableError:
                pass
        if number % 50 == 10:
            await table.seating.pause(viewer)
            channel.notify(frozenset())
            for page in pages:
                page.follow(channel)
            await table.seating.resume(viewer)
            await table.seating.rename(viewer, state.to_move, f"Number {number}")
            channel.notify(frozenset())
        await table.play(viewer, state.seq, rng.choice(state.require_history().state.legal()))
    for page in pages:
        page.follow(channel)
        # Lines keep the names that players had.
        assert without_names(page.log) == without_names(
            table.presenter.log(page.viewer, page.listener.language)
        )
    assert undone > 3
    await opened.close()
    return pages


@pytest.mark.parametrize(("game", "players"), [("elysium", 3), ("thebai", 2)])
async def test_whole_games_by_changes_are_whole_games(game, players, tmp_path):
    pages = await whole_game(game, players, seed=11)
    assert pages[0].whole["ending"] is not None
    sent = [message for page in pages for message, _ in page.received]
    sizes = {
        kind: [len(orjson.dumps(one)) for one in sent if one["type"] == kind]
        for kind in ("position", "changes")
    }
    assert len(sizes["changes"]) > 20 * len(pages)
    mean = {kind: sum(all_sizes) / len(all_sizes) for kind, all_sizes in sizes.items()}
    assert mean["changes"] < mean["position"] / 3
    # The page's own module does the same.
    file = tmp_path / "received.json"
    file.write_text(json.dumps([page.received for page in pages]), "utf-8")
    command = [NODE, "--no-warnings", "--import", (STATIC / "setup.js").as_uri()]
    command += [STATIC / "follow-changes.js", file]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > len(sent) / KEPT / 2


async def test_a_solo_game_by_changes():
    (page, *_) = await whole_game("thebai", 1, seed=3, most=120)
    assert page.whole["moves"] > 60
