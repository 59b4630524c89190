"""A game as a table tells it: the moves so far, the log, and what a screen shows of it."""

from collections.abc import Iterable
from copy import copy

from petteia.kernel.game import Game
from petteia.kernel.options import Options
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem


class Story:
    """A game told from its beginning to `state`; all of it is derived by playing the moves.

    A game's own class fills in what is remembered of a move (`_tell`) and how it is shown. Only
    small facts are kept for a move, in no language: words are made when somebody reads.
    """

    def __init__(self, game: Game, options: Options, seed: int, moves: Iterable[int] = ()) -> None:
        """Begin a game and play the moves; the first that is not legal raises `Refused`."""
        self.game = game
        self.options = game.options(options)
        self.seed = seed
        self.moves: list[int] = []
        self.movers: list[int] = []
        """Who made each move."""
        self.reveals: list[bool] = []
        """Did the move show anybody something that was hidden: a card turned up, a draw?"""
        self.state: State = game.start(self.options, seed)
        self._begin()
        for action in moves:
            self.play(action)

    def play(self, action: int) -> None:
        """Play one action; an illegal one raises `Refused` and changes nothing."""
        mover = self.state.to_move()
        revealed = self._tell(action)
        self.moves.append(action)
        self.movers.append(mover)
        self.reveals.append(revealed)

    def undo(self, to: int) -> None:
        """Back to the first `to` moves."""
        if not 0 <= to <= len(self.moves):
            raise Problem(f"The game has {len(self.moves)} moves; it cannot go back to {to}.")
        kept = self.moves[:to]
        self.moves, self.movers, self.reveals = [], [], []
        self.state = self.game.start(self.options, self.seed)
        self._begin()
        for action in kept:
            self.play(action)

    def at(self, moves: int) -> "Story":
        """The same game after so many moves, independent of this one."""
        if not 0 <= moves <= len(self.moves):
            raise Problem(f"The game has {len(self.moves)} moves, not {moves}.")
        return self.game.story(self.options, self.seed, self.moves[:moves])

    def copy(self) -> "Story":
        """The same story, to be told on independently."""
        twin = copy(self)
        twin.moves, twin.movers, twin.reveals = self.moves[:], self.movers[:], self.reveals[:]
        twin.state = self.state.copy()
        return twin

    def log(
        self, language: str, names: list[str], start: int = 0, seat: int = -1
    ) -> list[dict[str, Json]]:
        """The lines of the log from line number `start` on, as `seat` may read them; `names` are
        the players' by seat."""
        raise NotImplementedError

    def reader(self, seat: int) -> int:
        """Whose log a seat reads: those who read the same share its words."""
        return seat

    def lines_at(self, moves: int) -> int:
        """How many lines of the log the first `moves` moves gave."""
        raise NotImplementedError

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        """The words of a move that was made, counted from 0, as a choice says them."""
        raise NotImplementedError

    def screen(
        self, seat: int, language: str, names: list[str], may_move: bool = True
    ) -> dict[str, Json]:
        """What a seat sees, fit for JSON, with its moves if it `may_move`; -1 is a spectator."""
        raise NotImplementedError

    def would_reveal(self, action: int) -> bool:
        """Would this legal action show somebody something that is hidden now?"""
        raise NotImplementedError

    def ending(self, language: str, names: list[str]) -> dict[str, Json]:
        """Ranking, score sheet, chart and moments: of the end, or as if the game ended now."""
        raise NotImplementedError

    def _begin(self) -> None:
        """Remember what there is to remember of a game that begins."""
        raise NotImplementedError

    def _tell(self, action: int) -> bool:
        """Play an action if it is legal, remember what it did; did it reveal anything?"""
        raise NotImplementedError
