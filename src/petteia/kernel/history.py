"""A game as a table shows it: a record with its log, and a screen for each seat."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self, cast

from petteia.kernel.generic import S
from petteia.kernel.record import Record
from petteia.kernel.state import Action, Seat

if TYPE_CHECKING:
    from petteia.kernel.wire import Ending, LogLine, Screen


class Preview(NamedTuple):
    """What a legal action would lead to."""

    to_move: int
    """The seat that decides next, or -1 when the game is over."""
    reveals: bool
    """Whether it reveals something hidden to anybody, such as a draw."""


class History(Record[S]):
    """A record that also keeps what a page shows of the moves.

    A subclass keeps what it needs of each move (`_keep`) and shows it. It keeps facts, not words:
    words are made in the reader's language on demand.
    """

    def play(self, action: Action) -> None:
        self.play_steps(action)

    def _play_all(self, moves: Iterable[Action]) -> None:
        for action in moves:
            self.play_steps(action)

    def play_steps(self, action: Action) -> Sequence[tuple[S, Action]]:
        steps = super().play_steps(action)
        self._previews.clear()
        self.reveals.append(self._keep(steps))
        return steps

    def copy(self) -> Self:
        twin = super().copy()
        twin.reveals, twin._previews = self.reveals[:], {}
        return twin

    def preview(self, action: int) -> Preview:
        """What a legal action would lead to, computed once in each position."""
        found = self._previews.get(action)
        if found is None:
            after = cast("S", self.state.copy())
            after.apply(action)
            found = Preview(int(after.to_move()), self._would_reveal(after))
            self._previews[action] = found
        return found

    def log(
        self, language: str, names: list[str], start: int = 0, seat: Seat = -1
    ) -> "list[LogLine]":
        """The lines of the log from number `start` on, as `seat` may read them; `names` are the
        players' names by seat."""
        raise NotImplementedError

    def reader(self, seat: Seat) -> Seat:
        """The seat whose log a seat reads; seats that read the same log share one."""
        return seat

    def viewpoint(self, seat: Seat) -> Seat:
        """The seat whose screen a seat sees while another one is to move, but for the number of the
        seat; seats that see the same share one."""
        return seat

    def lines_at(self, moves: int) -> int:
        """The number of log lines after the first `moves` moves."""
        raise NotImplementedError

    def move_words(self, number: int, language: str, names: list[str]) -> str:
        """A played move, counted from 0, in the words in which it was offered."""
        raise NotImplementedError

    def screen(
        self, seat: Seat, language: str, names: list[str], may_move: bool = True
    ) -> "Screen":
        """What a seat sees, as JSON, with its moves if it `may_move`; -1 is a spectator."""
        raise NotImplementedError

    def ending(self, language: str, names: list[str]) -> "Ending":
        """Ranking, score sheet, chart and moments, as if the game ended now unless it is over."""
        raise NotImplementedError

    def _start(self) -> None:
        super()._start()
        self.reveals: list[bool] = []
        """Whether each move revealed something hidden to anybody, such as a draw."""
        self._previews: dict[int, Preview] = {}
        self._reset()

    def _reset(self) -> None:
        """Prepare what the subclass keeps, at the start of the game."""
        raise NotImplementedError

    def _keep(self, steps: Sequence[tuple[S, Action]]) -> bool:
        """Keep the facts of the move just played; return whether it revealed anything hidden."""
        raise NotImplementedError

    def _would_reveal(self, after: S) -> bool:
        """Whether a move from the current position to `after` reveals anything hidden."""
        raise NotImplementedError
