"""Elysium as a `State`: the contract of the kernel over the table."""

from collections.abc import Callable
from typing import final

from petteia.elysium.catalog import Catalog
from petteia.elysium.census import Census
from petteia.elysium.edition import HOUSE
from petteia.elysium.phases import advance, resolve
from petteia.elysium.position import dump_position
from petteia.elysium.reasons import refuse
from petteia.elysium.scoring import Sheet, rank, score
from petteia.elysium.table import NOTHING_PENDING, Table, copy_stack, new_player
from petteia.elysium.view import deal_hidden, sort_hidden, view_of
from petteia.kernel.native import i64
from petteia.kernel.offer import Offer
from petteia.kernel.reason import Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import Json


def empty_table(catalog: Catalog, players: int, rng: Rng) -> "Elysium":
    """A table before anything is dealt."""
    return Elysium(
        catalog,
        [new_player() for _ in range(players)],
        rng,
        order=list(range(players)),
        agora=[],
        oracle=[],
        pile=[],
        discard=[],
        gone=[],
        removed=[],
        family_tiles=[-1] * 10,
        level_tiles=[-1] * 3,
        echoes=[],
        stack=[NOTHING_PENDING],
        offer=Offer(),
    )


@final
class Elysium(Table):
    """A position of Elysium."""

    __slots__ = ()

    def to_move(self) -> i64:
        return self.mover

    def legal(self) -> list[int]:
        return self.offer.actions()

    def pick(self, rng: Rng) -> i64:
        return self.offer.pick(rng)

    def apply(self, action: i64) -> None:
        if self.mover < 0:
            raise ValueError("the game is over")
        resolve(self, action)
        advance(self)

    def copy(self) -> "Elysium":
        twin = Elysium(
            self.catalog,
            [player.copy() for player in self.players],
            self.rng,
            self.order,
            self.agora[:],
            self.oracle[:],
            self.pile[:],
            self.discard[:],
            self.gone,
            self.removed,
            self.family_tiles,
            self.level_tiles,
            self.echoes,
            copy_stack(self),
            self.offer.copy(),
        )
        twin.fill(self)
        return twin

    def determinize(self, seat: int, rng: Rng) -> "Elysium":
        imagined = self.copy()
        deal_hidden(imagined, rng)
        return imagined

    def known(self, seat: int) -> "Elysium":
        imagined = self.copy()
        sort_hidden(imagined)
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
