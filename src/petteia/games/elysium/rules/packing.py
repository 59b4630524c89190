"""Short lists packed into one int of a frame: marked cards, and players who still have to act."""

from typing import Final

from petteia.kernel.native import i64

CARD_BITS: Final = 8
CARD_MASK: Final = 255
"""A card is stored as card + 1, so that 0 means no card."""
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
"""A player is stored as seat + 1, followed by the multiplier of the step."""
TIMES_MASK: Final = 127
"""Larger multipliers make no difference: nobody has so many cards."""
PLAYER_BITS: Final = 10


def add_card(packed: i64, card: i64) -> i64:
    """Add a card to the front of a list."""
    return packed << CARD_BITS | card + 1


def unpack_cards(packed: i64) -> list[int]:
    """The cards of a list, the last added first."""
    cards: list[int] = []
    while packed:
        cards.append((packed & CARD_MASK) - 1)
        packed >>= CARD_BITS
    return cards


def add_player(queue: i64, seat: i64, times: i64) -> i64:
    """Add a player to the front of a queue."""
    if times > TIMES_MASK:
        times = TIMES_MASK
    return queue << PLAYER_BITS | times << SEAT_BITS | seat + 1


def first_player(queue: i64) -> tuple[i64, i64]:
    """The first player of a queue, and the multiplier of the step."""
    return (queue & SEAT_MASK) - 1, queue >> SEAT_BITS & TIMES_MASK


def without_first(queue: i64) -> i64:
    """The queue without its first player."""
    return queue >> PLAYER_BITS


def unpack_queue(queue: i64) -> list[tuple[int, int]]:
    """The players of a queue in order, with their multipliers."""
    players: list[tuple[int, int]] = []
    while queue:
        players.append(first_player(queue))
        queue = without_first(queue)
    return players
