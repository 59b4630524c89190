"""The places of cards in the Agora and at the Oracle. A card keeps its place until the Epoch ends,
and an empty place records who took its card."""

# Compiled: a server does this for every move.

from petteia.games.elysium.position.dump import card_key
from petteia.games.elysium.rules.codes import CITIZEN
from petteia.games.elysium.rules.position import Player, Position
from petteia.games.elysium.screen.wire import ElysiumPlace

EMPTY = -1
"""No card is at this place, or no player took it."""


class Places:
    """The places of one zone, from left to right."""

    __slots__ = ("cards", "takers")

    def __init__(self, zone: list[int]) -> None:
        self.cards = list(zone)
        self.takers = [EMPTY] * len(zone)

    def follow(self, before: Position, after: Position, zone: list[int]) -> None:
        """Update the places after a change: new cards fill the places of those that left."""
        new = list(zone)
        freed: list[int] = []
        for place, card in enumerate(self.cards):
            if card in new:
                new.remove(card)
            elif card != EMPTY:
                self.cards[place] = EMPTY
                self.takers[place] = _taker(before, after, card)
                freed.append(place)
        for card in new:
            if freed:
                place = freed.pop(0)
                self.cards[place], self.takers[place] = card, EMPTY
            else:
                self.cards.append(card)
                self.takers.append(EMPTY)

    def copy(self) -> "Places":
        """An independent copy."""
        twin = Places(self.cards)
        twin.takers = self.takers[:]
        return twin

    def shown(self, t: Position) -> list[ElysiumPlace]:
        """The places as JSON data."""
        return [
            {
                "place": place,
                "card": None if card == EMPTY else card_key(t, card),
                "taken_by": None if self.takers[place] == EMPTY else self.takers[place],
            }
            for place, card in enumerate(self.cards)
        ]


def _taker(before: Position, after: Position, card: int) -> int:
    """The player who got the card, or EMPTY."""
    for seat, player in enumerate(after.players):
        if _count(player, card) > _count(before.players[seat], card):
            return seat
    return EMPTY


def _count(player: Player, card: int) -> int:
    """How many copies of a design a player has in the Domain and the Elysium."""
    return player.domain.count(card) + sum(1 for entry in player.written if entry & CITIZEN == card)
