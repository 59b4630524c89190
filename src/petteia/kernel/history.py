"""A game as a table shows it: the moves so far, the log, and a screen for each seat."""

from collections.abc import Iterable
from copy import copy

from petteia.kernel.game import Game
from petteia.kernel.options import Options
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem


class History:
    """A game from its start to `state`; everything is derived by playing the moves.

    A subclass keeps what it needs of each move (`_apply`) and shows it. It keeps facts, not words:
    words are made in the reader's language on demand.
    """

    def __init__(self, game: Game, options: Options, seed: int, moves: Iterable[int] = ()) -> None:
        """Start a game and play the moves; an illegal move raises `Refused`."""
        self.game = game
        self.options = game.complete_options(options)
        self.seed = seed
        self.moves: list[int] = []
        self.movers: list[int] = []
        """The seat that made each move."""
        self.reveals: list[bool] = []
        """Whether each move revealed something hidden to anybody, such as a draw."""
        self.state: State = game.start(self.options, seed)
        self._reset()
        for action in moves:
            self.play(action)

    def play(self, action: int) -> None:
        """Play one action; raise `Refused` and change nothing if it is illegal."""
        mover = self.state.to_move()
        revealed = self._apply(action)
        self.moves.append(action)
        self.movers.append(mover)
        self.reveals.append(revealed)

    def undo(self, to: int) -> None:
        """Take back all but the first `to` moves."""
        self._check_moves(to)
        kept = self.moves[:to]
        self.moves, self.movers, self.reveals = [], [], []
        self.state = self.game.start(self.options, self.seed)
        self._reset()
        for action in kept:
            self.play(action)

    def at(self, moves: int) -> "History":
        """An independent history of the same game after its first `moves` moves."""
        self._check_moves(moves)
        return self.game.history(self.options, self.seed, self.moves[:moves])

    def copy(self) -> "History":
        """An independent copy."""
        twin = copy(self)
        twin.moves, twin.movers, twin.reveals = self.moves[:], self.movers[:], self.reveals[:]
        twin.state = self.state.copy()
        return twin

    def log(
        self, language: str, names: list[str], start: int = 0, seat: int = -1
    ) -> list[dict[str, Json]]:
        """The lines of the log from number `start` on, as `seat` may read them; `names` are the
        players' names by seat."""
        raise NotImplementedError

    def reader(self, seat: int) -> int:
        """The seat whose log a seat reads; seats that read the same log share one."""
        return seat

    def lines_at(self, moves: int) -> int:
        """The number of log lines after the first `moves` moves."""
        raise NotImplementedError

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        """A played move, counted from 0, in the words in which it was offered."""
        raise NotImplementedError

    def screen(
        self, seat: int, language: str, names: list[str], may_move: bool = True
    ) -> dict[str, Json]:
        """What a seat sees, as JSON, with its moves if it `may_move`; -1 is a spectator."""
        raise NotImplementedError

    def would_reveal(self, action: int) -> bool:
        """Whether this legal action would reveal something hidden to anybody."""
        raise NotImplementedError

    def ending(self, language: str, names: list[str]) -> dict[str, Json]:
        """Ranking, score sheet, chart and moments, as if the game ended now unless it is over."""
        raise NotImplementedError

    def _check_moves(self, moves: int) -> None:
        if not 0 <= moves <= len(self.moves):
            raise Problem(f"The game has {len(self.moves)} moves, not {moves}.")

    def _reset(self) -> None:
        """Prepare what the subclass keeps, at the start of the game."""
        raise NotImplementedError

    def _apply(self, action: int) -> bool:
        """Play a legal action and keep its facts; return whether it revealed anything hidden.

        An illegal action raises `Refused`.
        """
        raise NotImplementedError
