"""Looking back: any position of a game, without playing all of it for every look."""

import asyncio

from petteia.kernel.story import Story

STEP = 24
"""So many moves are played at a time; others have their turn between two steps."""


class Album:
    """The game after every so many moves, kept once somebody has looked so far.

    From these any position is a few moves away, forwards or backwards, for any number of people.
    """

    def __init__(self) -> None:
        self._kept: list[Story] = []

    async def at(self, story: Story, moves: int) -> Story:
        """A story after so many of its moves."""
        wanted = story.moves[:moves]
        # If moves are taken back meanwhile, this look still is at the game as it was.
        kept = self._kept
        if not kept:
            kept.append(story.at(0))
        while len(kept) * STEP <= moves:
            kept.append(_further(kept[-1], wanted[: len(kept) * STEP]))
            await asyncio.sleep(0)
        return _further(kept[moves // STEP], wanted)

    def cut(self, moves: int) -> None:
        """All but the first so many moves were taken back."""
        self._kept = self._kept[: moves // STEP + 1]


def _further(story: Story, moves: list[int]) -> Story:
    """A story told on, from a copy."""
    told = story.copy()
    for action in moves[len(told.moves) :]:
        told.play(action)
    return told
