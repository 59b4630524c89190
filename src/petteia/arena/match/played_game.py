"""Whole games of bots: their moves, their results and a digest of both."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from petteia.bots.external import Listener
from petteia.bots.game_loop import Observer, play_to_end
from petteia.bots.levels import seat_bots
from petteia.kernel.game import Game
from petteia.kernel.options import Options


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The moves and the result of a game that is over."""

    moves: list[int]
    scores: list[int]
    ranking: list[int]
    house_scores: dict[str, int] = field(default_factory=dict)
    """The scores of opponents whom the game itself plays, by name."""

    def digest(self) -> bytes:
        """A short hash of every move and of the result."""
        text = f"{self.moves}{self.scores}{self.ranking}"
        return hashlib.blake2b(text.encode(), digest_size=8).digest()


def play_bots(
    played: Game,
    options: Options,
    seed: int,
    bots: Sequence[str],
    observers: Sequence[Observer] = (),
    listener: Listener | None = None,
) -> PlayedGame:
    """Play a game of bots; the listener is called with the faults of external programs."""
    state = played.start(options, seed)
    moves = play_to_end(state, seat_bots(bots, played, seed, listener), observers)
    return PlayedGame(moves, state.scores(), state.ranking(), state.house_scores())
