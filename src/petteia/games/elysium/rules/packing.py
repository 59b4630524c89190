"""Short lists inside one int of a frame: marked cards, and players who are still to act."""

from typing import Final

from petteia.kernel.native import i64

CARD_BITS: Final = 8
CARD_MASK: Final = 255
"""A card of a list is card + 1; no card is 0."""
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
"""A player of a queue is seat + 1, then the multiplier of the step."""
TIMES_MASK: Final = 127
"""Nobody has so many cards that a larger multiplier would make a difference."""
PLAYER_BITS: Final = 10


def add_card(packed: i64, card: i64) -> i64:
    """A list of cards with one more in front."""
    return packed << CARD_BITS | card + 1


def unpack_cards(packed: i64) -> list[int]:
    """The cards of a list, the one added last first."""
    cards: list[int] = []
    while packed:
        cards.append((packed & CARD_MASK) - 1)
        packed >>= CARD_BITS
    return cards


def add_player(queue: i64, seat: i64, times: i64) -> i64:
    """A queue with one more player, who acts first."""
    if times > TIMES_MASK:
        times = TIMES_MASK
    return queue << PLAYER_BITS | times << SEAT_BITS | seat + 1


def first_player(queue: i64) -> tuple[i64, i64]:
    """Who acts first, and the multiplier of the step."""
    return (queue & SEAT_MASK) - 1, queue >> SEAT_BITS & TIMES_MASK


def without_first(queue: i64) -> i64:
    """The queue behind its first player."""
    return queue >> PLAYER_BITS


def unpack_queue(queue: i64) -> list[tuple[int, int]]:
    """The players of a queue with their multipliers; the first one comes first."""
    players: list[tuple[int, int]] = []
    while queue:
        players.append(first_player(queue))
        queue = without_first(queue)
    return players
