"""Words for the compiler. Interpreted they mean nothing, and mypy is not needed to run."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(**attributes: bool) -> Callable[[T], T]:
    """What the compiler should know of a class."""
    return lambda decorated: decorated
