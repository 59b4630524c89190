"""The contract of a position: what bots, search, tables and records need of any game."""

from collections.abc import Sequence

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.rng import Rng
from petteia.kernel.text.reason import Reason, Refused

Action = int
"""The number of an action, below `Game.actions`."""
Seat = int
"""The number of a player, from 0; -1 where nobody or a spectator is meant."""
Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A complete, mutable position of a game. Copy it first if you need the old one."""

    __slots__ = ()

    def game_key(self) -> str:
        """The key of the game."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """A number that all positions of one turn share and that differs between turns in a row."""
        raise NotImplementedError

    def to_move(self) -> i64:
        """The seat that has to decide, or -1 when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """The legal actions of that seat, ascending; not empty until the game is over."""
        raise NotImplementedError

    def pick(self, rng: Rng) -> i64:
        """A random legal action, uniformly."""
        actions = self.legal()
        return actions[rng.below(len(actions))]

    def apply(self, action: i64) -> None:
        """Carry out a legal action without checking it; use `play` to check."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Carry out an action, or raise `Refused` and change nothing if it is illegal."""
        if action not in self.legal():
            raise Refused(action, self.why_not(action))
        self.apply(action)

    def play_steps(self, action: Action) -> "Sequence[tuple[State, Action]]":
        """Carry out an action like `play`; return it and what followed without a decision, each
        with the position before it: forced actions, and events if the game has numbers for them."""
        before = self.copy()
        self.play(action)
        return [(before, action)]

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def determinize(self, seat: Seat, rng: Rng) -> "State":
        """A copy in which everything hidden from `seat` is dealt at random."""
        raise NotImplementedError

    def known(self, seat: Seat) -> "State":
        """A copy in which everything hidden from `seat` is in a fixed order. Positions that the
        seat cannot distinguish give equal copies."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat; before the end, as if the game ended now."""
        raise NotImplementedError

    def house_scores(self) -> dict[str, int]:
        """The scores of opponents without a seat, whom the game itself plays, by name; before the
        end, as if the game ended now."""
        return {}

    def ranking(self) -> list[int]:
        """The place of each seat from 1, after tie-breaks; tied seats share a place."""
        raise NotImplementedError

    def count_usage(self) -> None:
        """Count from now on how each card is used; a game may count nothing."""

    def read_usage(self) -> dict[str, dict[str, int]]:
        """How each card was used since `count_usage`, by the card's key."""
        return {}

    def view(self, seat: Seat) -> dict[str, Json]:
        """What a seat may see, as JSON data; seat -1 is a spectator."""
        raise NotImplementedError

    def dump(self) -> dict[str, Json]:
        """The whole position as JSON data; `Game.load` is the inverse."""
        raise NotImplementedError

    def why_not(self, action: Action) -> Reason:
        """Why an action is illegal now; raises `ValueError` if it is legal."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling and `deepcopy`."""
        raise NotImplementedError
