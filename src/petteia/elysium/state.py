"""Elysium as a `State`: the contract of the kernel over the table."""

from collections.abc import Callable
from typing import final

from petteia.elysium.census import Census
from petteia.elysium.edition import HOUSE
from petteia.elysium.phases import advance, resolve
from petteia.elysium.position import dump_position
from petteia.elysium.reasons import refuse
from petteia.elysium.scoring import Sheet, rank, score
from petteia.elysium.table import Table
from petteia.elysium.view import deal_hidden, view_of
from petteia.kernel.reason import Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import Json


@final
class Elysium(Table):
    """A position of Elysium."""

    __slots__ = ()

    def to_move(self) -> int:
        return self.mover

    def legal(self) -> list[int]:
        return self.options[:]

    def apply(self, action: int) -> None:
        resolve(self, action)
        advance(self)

    def copy(self) -> "Elysium":
        twin = Elysium(self.catalog, [player.copy() for player in self.players], self.rng.copy())
        twin.fill(self)
        return twin

    def determinize(self, seat: int, rng: Rng) -> "Elysium":
        imagined = self.copy()
        deal_hidden(imagined, rng)
        return imagined

    def sheets(self) -> list[Sheet]:
        """Everybody's score by category."""
        return score(self)

    def scores(self) -> list[int]:
        return [sheet.total() for sheet in self.sheets()]

    def ranking(self) -> list[int]:
        return rank(self, self.scores())

    def begin_census(self) -> None:
        self.census = Census(self.catalog.size)

    def read_census(self) -> dict[str, dict[str, int]]:
        census = self.census
        if census is None:
            return {}
        return {
            design.key: {
                "taken": census.taken[number],
                "used": census.used[number],
                "transferred": census.transferred[number],
            }
            for number, design in enumerate(self.catalog.designs)
        }

    def view(self, seat: int) -> dict[str, Json]:
        return view_of(self, seat)

    def dump(self) -> dict[str, Json]:
        return dump_position(self)

    def why_not(self, action: int) -> Reason:
        return refuse(self, action)

    def __reduce__(
        self,
    ) -> tuple[Callable[[object, str], "Elysium"], tuple[dict[str, Json], str]]:
        """Pickled as what `dump` writes, which every build reads; its pack must be there."""
        from petteia.elysium.loading import restore

        folder = self.catalog.edition.folder
        return (restore, (self.dump(), "" if folder == HOUSE else str(folder.absolute())))
