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
        """For each seat: how much of the win is its, as expected now; together 1, but for somebody
        alone."""
        raise NotImplementedError

    def taste(self, state: State, action: i64) -> i64:
        """How likely somebody with taste but no plan takes this action: 1 or more."""
        raise NotImplementedError

    def curiosity(self) -> float:
        """How much a search by these shares favours what was seldom tried: where good moves and
        bad ones lie close together, less."""
        return 0.25

    def first_look(self) -> i64:
        """Tries of a position before a search rates what may be done there: where that is much,
        later."""
        return 1

    def room(self) -> i64:
        """Positions of its turn that a bot looks at to plan it: where a turn is long, more."""
        return 2500

    def plans(self) -> i64:
        """Positions of the own turn that a search looks at for each of its iterations, before most
        of them, to find a line to begin with; 0 where it does as well without."""
        return 0

    def is_settled(self, state: State) -> bool:
        """Is a move over, with all the choices inside it?"""
        raise NotImplementedError

    def part(self, state: State) -> i64:
        """Which turn it is: two positions of the same turn have the same number."""
        raise NotImplementedError
