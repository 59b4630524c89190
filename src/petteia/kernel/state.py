"""The contract between a game and everything that plays, shows, searches or stores it."""

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.rng import Rng
from petteia.kernel.text.reason import Reason, Refused

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: mutable, small, complete; whoever wants the old one copies first."""

    __slots__ = ()

    def game_key(self) -> str:
        """The key of the game this is a position of."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        """A number for the turn that is being played: it differs from one turn to the next, and
        all positions of one turn share it."""
        raise NotImplementedError

    def to_move(self) -> i64:
        """The seat that decides now, or -1 when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The actions open to that seat: ascending, never empty until the game is over."""
        raise NotImplementedError

    def pick(self, rng: Rng) -> i64:
        """Any of the legal actions, each as likely."""
        actions = self.legal()
        return actions[rng.below(len(actions))]

    def apply(self, action: i64) -> None:
        """Carry out a legal action. It is trusted; `play` checks first and explains."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        """Carry out an action if it is legal, else raise `Refused` and change nothing."""
        if action not in self.legal():
            raise Refused(action, self.why_not(action))
        self.apply(action)

    def copy(self) -> "State":
        """The same position again, independent of this one."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A copy in which all that `seat` cannot know is dealt anew."""
        raise NotImplementedError

    def known(self, seat: int) -> "State":
        """A copy in which all that `seat` cannot know lies in a fixed order: the same copy for
        every truth the seat cannot tell apart."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's score: final when the game is over, before that as if it ended now."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Each seat's place from 1, after tie-breaks; equals share a place."""
        raise NotImplementedError

    def count_usage(self) -> None:
        """Count from now on how each card is used; a game may count nothing."""

    def read_usage(self) -> dict[str, dict[str, int]]:
        """How each card was used since `count_usage`, by the card's key."""
        return {}

    def view(self, seat: int) -> dict[str, Json]:
        """What a seat may see, fit for JSON; seat -1 is a spectator."""
        raise NotImplementedError

    def dump(self) -> dict[str, Json]:
        """Everything, fit for JSON; the game's `load` is its inverse."""
        raise NotImplementedError

    def why_not(self, action: int) -> Reason:
        """Why an action is not legal now; a legal action is a `ValueError`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """How the position is made again from a pickle or for `deepcopy`."""
        raise NotImplementedError
