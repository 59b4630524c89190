"""The generator is sfc32, the same everywhere."""

from collections import Counter

import pytest

from petteia.kernel.rng import PLAYERS, SETUP, Rng, stream


def sfc32(a: int, b: int, c: int, counter: int):
    """The published algorithm, written down a second time, with a rotation spelled out."""
    while True:
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c + c * 8) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + out) % 2**32
        yield out


def test_it_is_sfc32():
    rng, reference = Rng(1, 2, 3, 4), sfc32(1, 2, 3, 4)
    assert [rng.next() for _ in range(1000)] == [next(reference) for _ in range(1000)]


def test_these_numbers_come_on_every_machine():
    rng = stream(7, SETUP)
    assert [rng.next() for _ in range(4)] == [2883427409, 3781993473, 180266264, 1627583192]


def test_streams_of_one_seed_are_apart():
    draws = [tuple(stream(7, number).next() for _ in range(1)) for number in range(PLAYERS + 4)]
    assert len(set(draws)) == len(draws)


def test_below_gives_every_number_equally_often():
    rng = stream(1, 1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_below_rejects_what_would_be_unfair():
    """With a bound just over a third of the range, every third draw must be thrown away."""
    bound = 2**32 // 3 + 1
    rng, plain = stream(3, 3), stream(3, 3)
    for _ in range(200):
        rng.below(bound)
    used = (rng.n - plain.n) % 2**32
    assert 260 < used < 350


def test_a_bound_beyond_the_generator_is_refused():
    with pytest.raises(AssertionError):
        stream(3, 3).below(2**40)


def test_a_copy_goes_its_own_way():
    rng = stream(5, 5)
    twin = rng.copy()
    first = [rng.next() for _ in range(3)]
    assert [twin.next() for _ in range(3)] == first
    assert rng.dump() == twin.dump()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_has_64_bits(seed):
    with pytest.raises(ValueError, match="seed"):
        stream(seed, 0)
