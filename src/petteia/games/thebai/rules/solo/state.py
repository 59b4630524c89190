"""Antigone's cards and stones; her other pieces are those of a `Player`."""

from typing import Final, final

from petteia.kernel.native import i64, mypyc_attr

ANTIGONE: Final = 1
"""Her seat in a solo game; it never makes a decision."""


@final
@mypyc_attr(acyclic=True)
class Solo:
    """Antigone's cards and stones (A1 to A12). All lists are shared; a deck's top card is last."""

    __slots__ = (
        "actions",
        "challenge",
        "destiny",
        "done",
        "open_heralds",
        "piles",
        "turmoil",
        "turmoil_done",
    )

    def __init__(self) -> None:
        self.challenge: i64 = 1
        """The level, from 1 (A12)."""
        self.destiny: i64 = 0
        self.actions: list[int] = []
        """The action deck: the last card is open, the first is the game-end card."""
        self.done: list[int] = []
        """The resolved action cards."""
        self.open_heralds: list[int] = []
        """The open heralds, left and right."""
        self.piles: list[list[int]] = [[], [], []]
        """Her stones, the top one last (A2)."""
        self.turmoil: list[int] = []
        self.turmoil_done: list[int] = []

    def copy(self) -> "Solo":
        twin = Solo()
        twin.challenge = self.challenge
        twin.destiny = self.destiny
        twin.actions = self.actions
        twin.done = self.done
        twin.open_heralds = self.open_heralds
        twin.piles = self.piles
        twin.turmoil = self.turmoil
        twin.turmoil_done = self.turmoil_done
        return twin
