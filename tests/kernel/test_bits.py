"""Sets as bits: counted and listed alike in every build."""

import pytest

from petteia import stream
from petteia.kernel.bits import (
    BIT,
    COMPILED,
    CYCLE,
    NUMBER,
    PLACES,
    WORD_BITS,
    member,
    members,
    size,
)


def sets():
    """Sets of all sizes, as far as a build can hold them."""
    rng = stream(3, 4)
    most = WORD_BITS if COMPILED else PLACES
    yield from ([], list(range(most)), [most - 1])
    for _ in range(300):
        bound = 1 + rng.below(most)
        yield sorted({rng.below(bound) for _ in range(rng.below(20))})


@pytest.mark.parametrize("numbers", list(sets()), ids=str)
def test_a_set_is_counted_and_listed(numbers):
    mask = sum(BIT[number] for number in numbers)
    assert size(mask) == len(numbers)
    assert [member(mask, index) for index in range(len(numbers))] == numbers
    assert members(mask) == numbers


def test_every_bit_has_its_number():
    assert [NUMBER[bit % CYCLE] for bit in BIT] == list(range(PLACES))
