"""What became of each design in a game, for whoever wants to know: taken, used, transferred."""

from typing import final


@final
class Usage:
    """Counts by design; a position carries one only if somebody asked for it."""

    __slots__ = ("taken", "transferred", "used")

    def __init__(self, designs: int) -> None:
        self.taken = [0] * designs
        self.used = [0] * designs
        self.transferred = [0] * designs

    def use_all(self, designs: list[int]) -> None:
        """Count one use for each of these."""
        for design in designs:
            self.used[design] += 1
