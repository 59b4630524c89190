"""Replays: any earlier position of a game, without replaying all of it every time."""

import asyncio

from petteia.kernel.history import History

STEP = 24
"""Moves between two snapshots; the event loop runs other tasks between two steps."""


class SnapshotCache:
    """Snapshots of a game after every `STEP` moves, made when first needed.

    Any position is at most `STEP` moves from a snapshot.
    """

    def __init__(self) -> None:
        self._snapshots: list[History] = []

    async def at(self, history: History, moves: int) -> History:
        """A copy of the history after its first `moves` moves."""
        wanted = history.moves[:moves]
        # `cut` replaces the list, so an undo meanwhile does not affect this call.
        snapshots = self._snapshots
        if not snapshots:
            snapshots.append(history.at(0))
        while len(snapshots) * STEP <= moves:
            snapshots.append(_play_on(snapshots[-1], wanted[: len(snapshots) * STEP]))
            await asyncio.sleep(0)
        return _play_on(snapshots[moves // STEP], wanted)

    def cut(self, moves: int) -> None:
        """Drop the snapshots after the first `moves` moves: the rest was undone."""
        self._snapshots = self._snapshots[: moves // STEP + 1]


def _play_on(history: History, moves: list[int]) -> History:
    """A copy of a history, played on to the end of `moves`."""
    further = history.copy()
    for action in moves[len(further.moves) :]:
        further.play(action)
    return further
