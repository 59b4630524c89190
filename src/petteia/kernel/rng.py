"""The random generator: sfc32, stored as four ints, with equal results on every machine and build.

A seed has independent streams, so that the choices of players and bots never change what is dealt.
Tables of a server deal with another generator (`kernel.dealer`).
"""

from typing import Final, TypeVar, final

from petteia.kernel.deal_secret import PLAIN, is_secret, stream_key
from petteia.kernel.native import i64, mypyc_attr
from petteia.kernel.text.problem import Problem

T = TypeVar("T")
MASK: Final = 0xFFFFFFFF
LARGEST_BOUND: Final = 1 << 31
SEEDS: Final = 1 << 64
"""A seed is a number from 0 to SEEDS - 1."""

SETUP: Final = 1
DRAWS: Final = 2
IMAGINED: Final = 3
PLAYERS: Final = 16
"""The stream of the player in seat s is PLAYERS + s."""


@mypyc_attr(acyclic=True)
class RandomSource:
    """A generator of random words, as set-up and draws use it."""

    __slots__ = ()

    def next(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, exactly uniform (Lemire's method)."""
        product = self.next() * bound
        low = product & MASK
        if low < bound:
            assert bound <= LARGEST_BOUND
            least = (MASK + 1 - bound) % bound
            while low < least:
                product = self.next() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        left: i64 = len(items)
        while left > 1:
            place = self.below(left)
            left -= 1
            items[left], items[place] = items[place], items[left]

    def copy(self) -> "RandomSource":
        """An independent generator that goes on alike."""
        raise NotImplementedError

    def dump(self) -> list[int]:
        """The state as ints from 0 to MASK; `dealer.restore_dealer` restores it."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Rng(RandomSource):
    """Chris Doty-Humphrey's sfc32: adds, xors and shifts on 32-bit words.

    Search and simulation spend much of their time here. So the class has the methods of its base
    class once more: their calls of `next` are direct in the compiled build.
    """

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.n = n

    def next(self) -> i64:
        b = self.b
        c = self.c
        n = self.n
        out = self.a + b + n & MASK
        self.n = n + 1 & MASK
        self.a = b ^ b >> 9
        self.b = c * 9 & MASK
        self.c = (c << 21 | c >> 11) + out & MASK
        return out

    def below(self, bound: i64) -> i64:
        product = self.next() * bound
        low = product & MASK
        if low < bound:
            assert bound <= LARGEST_BOUND
            least = (MASK + 1 - bound) % bound
            while low < least:
                product = self.next() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        left: i64 = len(items)
        while left > 1:
            place = self.below(left)
            left -= 1
            items[left], items[place] = items[place], items[left]

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.n)

    def dump(self) -> list[int]:
        """The four ints of the state; `Rng(*ints)` restores the generator."""
        return [self.a, self.b, self.c, self.n]

    def __reduce__(self) -> tuple[type["Rng"], tuple[int, int, int, int]]:
        return (Rng, (self.a, self.b, self.c, self.n))


def stream(seed: int, number: int) -> Rng:
    """Stream `number` of a seed or a secret."""
    if not 0 <= seed < SEEDS:
        return _secret_stream(seed, number)
    rng = Rng(seed & MASK, seed >> 32, number & MASK, 1)
    for _ in range(15):
        rng.next()
    return rng


def _secret_stream(secret: int, number: int) -> Rng:
    """A stream that begins with 128 bits of its key."""
    if not is_secret(secret):
        raise Problem(f"A seed is a number from 0 to 2^64 - 1, not {secret}.")
    key = stream_key(secret, number, PLAIN)
    words = [int.from_bytes(key[start : start + 4], "little") for start in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3])
