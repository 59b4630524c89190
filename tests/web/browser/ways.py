"""Games of Thebai whose course is known: which moves lead to a decision."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.screen.prompts import frame_name
from petteia.games.thebai.state import Thebai
from petteia.kernel.options import HOUSE_PACK
from tests.web.browser.tables import course
from tests.web.serving import Address, TestTable

SEEDS = 200
TURN = ("turn-reset", "turn-people", "turn-walk", "turn-aid", "turn-evening")
"""A turn asks for its steps one by one."""
ASKED = sorted(
    {decision.name for decision in DECISIONS.by_kind.values() if not decision.is_work()} - {"turn"}
    | set(TURN)
)
"""Every kind of decision, by the name of the prompt that asks for it."""
NOT_IN_THE_HOUSE = ("ordering",)
"""In the house edition nobody has two effects of one event."""
TWICE = Path(__file__).parent / "twice"
"""A pack with two blessings for one event."""


@dataclass(frozen=True)
class Way:
    """A game up to a position."""

    players: int
    seed: int
    moves: tuple[int, ...]
    pack: str = HOUSE_PACK

    def table(self, server: Address) -> TestTable:
        """A table of people where the game has come to that; the server knows packs by name."""
        pack = Path(self.pack).name
        return server.seeded_table("thebai", self.seed, self.players, moves=self.moves, pack=pack)


def find(players: int, done: Callable[[Thebai], bool], pack: str = HOUSE_PACK) -> Way:
    """The first random game that comes to a position as wanted."""
    for seed in range(SEEDS):
        for state, moves in course("thebai", players, seed, pack=pack):
            if state.to_move() >= 0 and done(state):
                return Way(players, seed, moves, pack)
    raise AssertionError("no game came to that")


@cache
def way_to(asked: str, players: int = 2, least: int = 1) -> Way:
    """A game in which this is asked, not before this round."""
    pack = str(TWICE) if asked in NOT_IN_THE_HOUSE else HOUSE_PACK
    return find(players, lambda state: state.round >= least and frame_name(state) == asked, pack)
