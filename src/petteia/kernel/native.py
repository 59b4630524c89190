"""Words for the compiler: machine integers, and marks on classes. Without it they mean little.

`i64` is an `int` that a compiled module keeps in a register. Its bounds are the programmer's care:
it wraps beyond 63 bits, and `1 << n` on it is wrong from 31 on (use `bits.BIT`).
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i64 = int


def mypyc_attr(*marks: str, **values: object) -> Callable[[T], T]:
    """Mark a class for the compiler; the interpreter takes it as it is."""
    return _unchanged


def _unchanged(marked: T) -> T:
    return marked
