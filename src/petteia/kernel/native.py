"""The types and decorators of mypyc, with fallbacks for interpreted builds.

`i64` is an `int` that a compiled module keeps in a machine register. It overflows silently beyond
63 bits, and `1 << n` on it is wrong for n of 31 and more (use `bits.BIT`).
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int
Mask = i64
"""A set of small numbers, stored as bits (see `kernel.bits`)."""


def mypyc_attr(*marks: str, **values: object) -> Callable[[T], T]:
    """Set compiler options of a class; does nothing when interpreted."""
    return _unchanged


def _unchanged(marked: T) -> T:
    return marked
