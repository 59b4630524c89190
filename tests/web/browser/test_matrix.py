"""The table on every screen, in every language and at three moments of a game: no sideways scroll,
no text that is cut without a sign of it, no controls over each other, and whatever may be clicked
is large enough for a finger and reached without hovering."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from petteia.games.elysium.rules.decisions import DECISIONS as ELYSIUM
from petteia.games.thebai.rules.decisions import DECISIONS as THEBAI
from tests.web.browser.layout import faults_of_tabs
from tests.web.browser.tables import course
from tests.web.serving import TestTable

TOUCH = ((360, 740), (390, 844), (844, 390), (600, 960), (820, 1180), (1024, 768), (1180, 820))
MOUSE = ((1280, 720), (1366, 650), (1366, 768), (1920, 1080), (2560, 1440))
LANGUAGES = ("en", "de", "pl")
PLAYERS = {"elysium": (2, 4), "thebai": (1, 2, 4)}
SEEDS = 20
FULLEST = "late"
"""Then also the tabs with nothing to click are checked; they change little before."""
MOMENTS: dict[str, dict[str, Callable[[Any], bool]]] = {
    "elysium": {
        "early": lambda t: ELYSIUM.name_of(t.top) == "turn",
        "middle": lambda t: t.epoch == 3 and ELYSIUM.name_of(t.top) == "turn",
        "late": lambda t: t.epoch == 5 and ELYSIUM.name_of(t.top) == "writing",
    },
    "thebai": {
        "early": lambda t: THEBAI.name_of(t.top) == "turn",
        "middle": lambda t: t.round >= 4 and THEBAI.name_of(t.top) == "rotating",
        "late": lambda t: t.round >= 9 and THEBAI.name_of(t.top) == "counselling",
    },
}
TABLES = [(game, players) for game, counts in PLAYERS.items() for players in counts]


@cache
def way(game: str, players: int, moment: str) -> tuple[int, tuple[int, ...], int]:
    """The first random game that comes to this moment: its seed, the moves, who is to move."""
    for seed in range(SEEDS):
        for state, moves in course(game, players, seed):
            if state.to_move() >= 0 and MOMENTS[game][moment](state):
                return seed, moves, state.to_move()
    raise AssertionError("no game came to that")


@pytest.fixture(scope="module")
def moments(server):
    """`moments(game, players)`: tables at the moments, made once, with the seat to move."""

    @cache
    def make(game: str, players: int) -> dict[str, tuple[TestTable, int]]:
        made = {}
        for moment in MOMENTS[game]:
            seed, moves, seat = way(game, players, moment)
            made[moment] = (server.seeded_table(game, seed, players, moves=moves), seat)
        return made

    return make


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{g}-{n}" for g, n in TABLES])
def test_the_table_fits_every_screen(visit, moments, game, players, language):
    tables = moments(game, players)
    visitor = visit(language=language)
    for table, seat in tables.values():
        visitor.hold(table, seat)
    visitor.open()
    found = {}
    for sizes, touch in ((MOUSE, False), (TOUCH, True)):
        if touch:
            visitor.use_touch()
        for moment, (table, seat) in tables.items():
            visitor.resize(*sizes[0])
            visitor.go(f"t/{table.id}")
            visitor.wait_for_turn()
            moves = table.position(table.tokens[seat])["screen"]["moves"]
            for width, height in sizes:
                name = f"{game}-{players}-{language}-{moment}-{width}x{height}"
                visitor.resize(width, height)
                visitor.shot(f"matrix-{name}")
                wrong = faults_of_tabs(visitor.page, moves, touch, moment == FULLEST)
                found |= {f"{name}, {kind}": what for kind, what in wrong.items()}
    assert not found, "\n".join(f"{where}: {what}" for where, what in found.items())
