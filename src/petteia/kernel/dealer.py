"""The generators that deal: sfc32 for a chosen seed, a keyed stream for a secret.

Cards on the table show what the dealer's generator gave. From enough of it the state of sfc32 can
be computed, and with it all that is still hidden. BLAKE2b tells nothing of the rest to anybody
without its key.
"""

import hashlib
from typing import Final, final

from petteia.kernel.deal_secret import DEALING, is_secret, stream_key
from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.rng import SEEDS, RandomSource, Rng, stream

WORD: Final = 4
"""Bytes of a word."""
BLOCK: Final = 16
"""Words of a block of BLAKE2b."""
BLOCKS: Final = b"petteia words"
"""Keeps these blocks apart from other uses of BLAKE2b with the same key."""
KEY_WORDS: Final = 8
DUMPED: Final = KEY_WORDS + 1
"""How many ints `KeyedRng.dump` gives; those of sfc32 are 4."""


@final
@mypyc_attr(acyclic=True)
class KeyedRng(RandomSource):
    """BLAKE2b over a counter, with a key of 256 bits."""

    __slots__ = ("block", "key", "used")

    def __init__(self, key: bytes, used: i64) -> None:
        self.key = key
        self.used = used
        """How many words were taken."""
        self.block = b""
        """The words around `used`; empty before the first is taken."""

    def next(self) -> i64:
        place = self.used % BLOCK
        if place == 0 or not self.block:
            number: int = self.used // BLOCK
            self.block = hashlib.blake2b(
                number.to_bytes(8, "little"), key=self.key, person=BLOCKS
            ).digest()
        self.used += 1
        start: int = place * WORD
        return int.from_bytes(self.block[start : start + WORD], "little")

    def copy(self) -> "KeyedRng":
        twin = KeyedRng(self.key, self.used)
        twin.block = self.block
        return twin

    def dump(self) -> list[int]:
        words = [
            int.from_bytes(self.key[start : start + WORD], "little")
            for start in range(0, KEY_WORDS * WORD, WORD)
        ]
        return [*words, self.used]

    def __reduce__(self) -> tuple[type["KeyedRng"], tuple[bytes, int]]:
        return (KeyedRng, (self.key, self.used))


def dealer(seed: int, number: int) -> RandomSource:
    """Stream `number` of a seed or a secret, to set up a game and to draw in play."""
    if seed >= SEEDS and is_secret(seed):
        return KeyedRng(stream_key(seed, number, DEALING), 0)
    return stream(seed, number)


def restore_dealer(words: list[int]) -> RandomSource | None:
    """The generator that was dumped as these ints; None if their number is wrong."""
    if len(words) == 4:
        return Rng(words[0], words[1], words[2], words[3])
    if len(words) != DUMPED:
        return None
    key = b"".join(word.to_bytes(WORD, "little") for word in words[:KEY_WORDS])
    return KeyedRng(key, words[KEY_WORDS])
