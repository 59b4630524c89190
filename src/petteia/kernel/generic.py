"""The type variable of the generic contracts: the class of a game's positions.

A game fills it in (`Game[Chess]`). Elsewhere `Game`, `Record` and the others stand for those of any
game: `S` is then `State`.
"""

from typing import TYPE_CHECKING

from petteia.kernel.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # defaults of type variables came with Python 3.13

    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
