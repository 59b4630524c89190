"""Thebai as a `State`: the contract of the kernel over the table."""

from collections.abc import Callable
from typing import final

from petteia.kernel.native import i64
from petteia.kernel.offer import Offer
from petteia.kernel.reason import Reason
from petteia.kernel.rng import Rng
from petteia.kernel.state import Json
from petteia.thebai.board import LARGE, SMALL
from petteia.thebai.catalog import Catalog
from petteia.thebai.census import EVENTS, Census
from petteia.thebai.edition import HOUSE
from petteia.thebai.frames import NOTHING_PENDING
from petteia.thebai.keys import keys_of
from petteia.thebai.phases import advance, resolve
from petteia.thebai.player import Player
from petteia.thebai.position import dump_position
from petteia.thebai.reasons import refuse
from petteia.thebai.scoring import Sheet, rank, score
from petteia.thebai.table import (
    Table,
    copy_stack,
)
from petteia.thebai.view import deal_hidden, sort_hidden, view_of


def empty_table(catalog: Catalog, players: int, rng: Rng) -> "Thebai":
    """A table before anything is laid out; in a solo game Antigone sits at it too (A1)."""
    return Thebai(
        catalog,
        SMALL if players <= 2 else LARGE,
        players,
        [Player() for _ in range(max(players, 2))],
        rng,
        [NOTHING_PENDING],
        Offer(),
    )


@final
class Thebai(Table):
    """A position of Thebai."""

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

    def copy(self) -> "Thebai":
        twin = Thebai(
            self.catalog,
            self.board,
            self.seats,
            [player.copy() for player in self.players],
            self.rng,
            copy_stack(self),
            self.offer.copy(),
        )
        twin.fill(self)
        return twin

    def determinize(self, seat: int, rng: Rng) -> "Thebai":
        imagined = self.copy()
        deal_hidden(imagined, seat, rng)
        return imagined

    def known(self, seat: int) -> "Thebai":
        imagined = self.copy()
        sort_hidden(imagined, seat)
        return imagined

    def sheets(self) -> list[Sheet]:
        """Everybody's score by category, Antigone's included."""
        return score(self)

    def scores(self) -> list[int]:
        return [sheet.total() for sheet in self.sheets()[: self.seats]]

    def ranking(self) -> list[int]:
        return rank(self)

    def begin_census(self) -> None:
        self.census = Census()

    def read_census(self) -> dict[str, dict[str, int]]:
        census = self.census
        found: dict[str, dict[str, int]] = {}
        if census is not None:
            for (sort, event), counts in zip(EVENTS, census.counts, strict=True):
                for key, number in zip(keys_of(self.catalog).of_sort(sort), counts, strict=False):
                    found.setdefault(key, {})[event] = number
        return found

    def view(self, seat: int) -> dict[str, Json]:
        return view_of(self, seat)

    def dump(self) -> dict[str, Json]:
        return dump_position(self)

    def why_not(self, action: int) -> Reason:
        return refuse(self, action)

    def __reduce__(
        self,
    ) -> tuple[Callable[[object, str], "Thebai"], tuple[dict[str, Json], str]]:
        """Pickled as what `dump` writes, which every build reads; its pack must be there."""
        from petteia.thebai.loading import restore

        folder = self.catalog.edition.folder
        return (restore, (self.dump(), "" if folder == HOUSE else str(folder.absolute())))
