"""Elysium as a `State`: the contract of the kernel, implemented on `Position`."""

from typing import final

from petteia.games.elysium.content.edition import HOUSE
from petteia.games.elysium.position.dump import dump_position
from petteia.games.elysium.position.view import view_of
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.frames import NOTHING_PENDING
from petteia.games.elysium.rules.hidden import deal_hidden, sort_hidden
from petteia.games.elysium.rules.phases import advance, resolve
from petteia.games.elysium.rules.position import Position, copy_stack, new_player
from petteia.games.elysium.rules.scoring import Sheet, rank, score
from petteia.games.elysium.rules.usage import Usage
from petteia.kernel.content.packs import pack_of
from petteia.kernel.native import i64
from petteia.kernel.offer import Offer
from petteia.kernel.rng import RandomSource, Rng
from petteia.kernel.state import Json
from petteia.kernel.text.reason import Reason


def empty_position(content: Content, players: int, rng: RandomSource) -> "Elysium":
    """A position before anything is dealt."""
    return Elysium(
        content,
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
class Elysium(Position):
    """A position of Elysium."""

    __slots__ = ()

    def game_key(self) -> str:
        return "elysium"

    def turn_number(self) -> i64:
        return ((self.epoch * 8 + self.phase) * 8 + self.round) * 8 + self.turn

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
            self.content,
            [player.copy() for player in self.players],
            self.rng,
            self.order,
            self.agora,
            self.oracle,
            self.pile,
            self.discard,
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
        """The score of each player by category."""
        return score(self)

    def scores(self) -> list[int]:
        return [sheet.total() for sheet in self.sheets()]

    def ranking(self) -> list[int]:
        return rank(self, self.scores())

    def count_usage(self) -> None:
        self.usage = Usage(self.content.size)

    def read_usage(self) -> dict[str, dict[str, int]]:
        usage = self.usage
        if usage is None:
            return {}
        return {
            design.key: {
                "taken": usage.taken[number],
                "used": usage.used[number],
                "transferred": usage.transferred[number],
            }
            for number, design in enumerate(self.content.designs)
        }

    def view(self, seat: int) -> dict[str, Json]:
        return view_of(self, seat)

    def dump(self) -> dict[str, Json]:
        return dump_position(self)

    def why_not(self, action: int) -> Reason:
        from petteia.games.elysium.text.refusals import refuse

        return refuse(self, action)

    def pack(self) -> str:
        return pack_of(self.content.edition.folder, HOUSE)
