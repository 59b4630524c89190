"""Optional statistics: how often each design is taken, used and transferred."""

from typing import final


@final
class Usage:
    """Counts by design; a position has one only after `count_usage`."""

    __slots__ = ("taken", "transferred", "used")

    def __init__(self, designs: int) -> None:
        self.taken = [0] * designs
        self.used = [0] * designs
        self.transferred = [0] * designs

    def use_all(self, designs: list[int]) -> None:
        """Count one use of each design."""
        for design in designs:
            self.used[design] += 1
