"""A simulated disk: a log of frames that survive a loss of power only once they are synced."""

import pickle
import zlib
from random import Random

CHECKSUM = 4
"""Bytes of the checksum before each frame."""


class LogFile:
    """A file that is only appended to, as a database's write-ahead log."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._frames: list[bytes] = []
        self._synced = 0

    def write(self, content: object) -> int:
        """Append a frame and return its number; it is in the page cache, not yet on the disk."""
        data = pickle.dumps(content)
        self._frames.append(zlib.crc32(data).to_bytes(CHECKSUM, "big") + data)
        return len(self._frames) - 1

    def sync(self, number: int) -> None:
        """Have all frames up to this one on the disk."""
        self._synced = max(self._synced, number + 1)

    def lose_power(self) -> None:
        """Keep what was synced, any part of the rest, and perhaps half of a frame."""
        kept = self._rng.randint(self._synced, len(self._frames))
        torn = self._frames[kept : kept + 1] if self._rng.random() < 0.5 else []
        self._frames[kept:] = [frame[: self._rng.randrange(len(frame))] for frame in torn]

    def recover(self) -> list[object]:
        """The contents of all whole frames; what follows a damaged one is dropped."""
        found: list[object] = []
        for frame in self._frames:
            data = frame[CHECKSUM:]
            if zlib.crc32(data).to_bytes(CHECKSUM, "big") != frame[:CHECKSUM]:
                break
            found.append(pickle.loads(data))
        del self._frames[len(found) :]
        self._synced = len(found)
        return found
