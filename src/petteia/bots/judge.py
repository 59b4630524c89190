"""What a position is worth to each seat: the contract bots think with."""

from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Rates positions of one game with one choice of content and players."""

    def leads(self, state: State) -> list[float]:
        """For each seat: its score at the end less the mean of the others', as expected now."""
        raise NotImplementedError

    def shares(self, state: State) -> list[float]:
        """For each seat: how much of the win is its, as expected now; together 1."""
        raise NotImplementedError

    def taste(self, state: State, action: i64) -> i64:
        """How likely somebody with taste but no plan takes this action: 1 or more."""
        raise NotImplementedError

    def is_settled(self, state: State) -> bool:
        """Is a move over, with all the choices inside it?"""
        raise NotImplementedError

    def part(self, state: State) -> i64:
        """Which turn it is: two positions of the same turn have the same number."""
        raise NotImplementedError
