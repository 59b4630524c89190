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
        self._drop_undone(history.moves)
        # The list is replaced, not changed, so an undo meanwhile does not affect this call.
        snapshots = self._snapshots
        if not snapshots:
            snapshots.append(history.at(0))
        while len(snapshots) * STEP <= moves:
            snapshots.append(_play_on(snapshots[-1], wanted[: len(snapshots) * STEP]))
            await asyncio.sleep(0)
        return _play_on(snapshots[moves // STEP], wanted)

    def _drop_undone(self, moves: list[int]) -> None:
        """Drop the snapshots of moves that were undone."""
        valid = len(self._snapshots)
        while valid and (made := self._snapshots[valid - 1].moves) != moves[: len(made)]:
            valid -= 1
        if valid < len(self._snapshots):
            self._snapshots = self._snapshots[:valid]


def _play_on(history: History, moves: list[int]) -> History:
    """A copy of a history, played on to the end of `moves`."""
    further = history.copy()
    for action in moves[len(further.moves) :]:
        further.play(action)
    return further
