"""Thebai as a `State` of the kernel."""

from typing import final

from petteia.games.thebai.content.edition import HOUSE
from petteia.games.thebai.position.dump import dump_position
from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.position.view import view_of
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.frames import NOTHING_PENDING
from petteia.games.thebai.rules.hidden import deal_hidden, sort_hidden
from petteia.games.thebai.rules.phases import advance, resolve
from petteia.games.thebai.rules.pieces.city import LARGE, SMALL
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, copy_stack
from petteia.games.thebai.rules.scoring import Sheet, rank, score
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.rules.usage import USES, Usage
from petteia.kernel.content.packs import pack_of
from petteia.kernel.native import i64
from petteia.kernel.offer import Offer
from petteia.kernel.rng import RandomSource, Rng
from petteia.kernel.state import Json
from petteia.kernel.text.reason import Reason


def empty_position(content: Content, players: int, rng: RandomSource) -> "Thebai":
    """A position before setup; in a solo game it has a second player, Antigone (A1)."""
    return Thebai(
        content,
        SMALL if players <= 2 else LARGE,
        players,
        [Player() for _ in range(max(players, 2))],
        rng,
        [NOTHING_PENDING],
        Offer(),
    )


@final
class Thebai(Position):
    """A state of Thebai."""

    __slots__ = ()

    def game_key(self) -> str:
        return "thebai"

    def turn_number(self) -> i64:
        return (self.round * 8 + self.phase) * 8 + self.turn

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
            self.content,
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
        """The score sheets of all players, including Antigone's."""
        return score(self)

    def scores(self) -> list[int]:
        return [sheet.total() for sheet in self.sheets()[: self.seats]]

    def house_scores(self) -> dict[str, int]:
        if self.seats > 1:
            return {}
        return {"Antigone": self.sheets()[ANTIGONE].total()}

    def ranking(self) -> list[int]:
        return rank(self)

    def count_usage(self) -> None:
        self.usage = Usage()

    def read_usage(self) -> dict[str, dict[str, int]]:
        usage = self.usage
        found: dict[str, dict[str, int]] = {}
        if usage is not None:
            for (sort, use), counts in zip(USES, usage.counts, strict=True):
                for key, number in zip(keys_of(self.content).of_kind(sort), counts, strict=False):
                    found.setdefault(key, {})[use] = number
        return found

    def view(self, seat: int) -> dict[str, Json]:
        return view_of(self, seat)

    def dump(self) -> dict[str, Json]:
        return dump_position(self)

    def why_not(self, action: int) -> Reason:
        from petteia.games.thebai.text.refusals.dispatch import refuse

        return refuse(self, action)

    def pack(self) -> str:
        return pack_of(self.content.edition.folder, HOUSE)
