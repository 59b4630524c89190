"""Orders and gate tiles at the end, against a search through every way to sort them (E5, Q12)."""

from functools import cache
from itertools import combinations, product

import pytest

from petteia.games.thebai.rules.scoring import order_points
from petteia.kernel.rng import Rng

DIFFERENT = {1: 1, 2: 4, 3: 9, 4: 16}
EQUAL = {3: 3, 4: 7, 5: 12}


@cache
def best_different(counts: tuple[int, ...]) -> int:
    """Try every set of different colours as the next one."""
    best = 0
    for members in DIFFERENT:
        for chosen in combinations(range(4), members):
            if all(counts[colour] for colour in chosen):
                left = tuple(count - (it in chosen) for it, count in enumerate(counts))
                best = max(best, DIFFERENT[members] + best_different(tuple(sorted(left))))
    return best


@cache
def best_equal(count: int) -> int:
    """Try every set of equals as the next one."""
    return max(
        [0]
        + [
            worth + best_equal(count - members)
            for members, worth in EQUAL.items()
            if members <= count
        ]
    )


def best_of_all(counts: tuple[int, ...], gates: int) -> int:
    """Try every colour for every gate tile."""
    best = 0
    for share in product(range(gates + 1), repeat=4):
        if sum(share) == gates:
            sums = tuple(count + more for count, more in zip(counts, share, strict=True))
            different = best_different(tuple(sorted(sums)))
            best = max(best, different + sum(best_equal(count) for count in sums))
    return best


@pytest.mark.rule("E5", "Q12")
@pytest.mark.parametrize("gates", range(4))
def test_few_orders_and_gate_tiles_score_the_greatest_sum_there_is(gates):
    for counts in product(range(5), repeat=4):
        assert order_points(list(counts), gates) == best_of_all(counts, gates), counts


def test_many_orders_and_all_seven_gate_tiles_score_the_greatest_sum_there_is():
    rng = Rng(1, 2, 3, 4)
    for _ in range(60):
        counts = tuple(rng.below(12) for _ in range(4))
        gates = rng.below(8)
        assert order_points(list(counts), gates) == best_of_all(counts, gates), (counts, gates)
