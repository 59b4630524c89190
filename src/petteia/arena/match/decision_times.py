"""Decision times, counted in logarithmic buckets so that they can be added up."""

from dataclasses import dataclass, field
from math import ceil, log2
from time import perf_counter

from petteia.bots.game_loop import Observer
from petteia.kernel.state import Json, State
from petteia.kernel.text.problem import Problem

SHORTEST = 1e-7
"""Seconds; shorter times count as this."""
PER_OCTAVE = 16
"""Buckets per doubling: each is 4.4 % wide."""


@dataclass(slots=True)
class DecisionTimes:
    """Decision times with the precision of a bucket."""

    buckets: dict[int, int] = field(default_factory=dict)
    total: float = 0.0
    longest: float = 0.0

    def add_decision(self, seconds: float) -> None:
        """Add one decision."""
        bucket = ceil(PER_OCTAVE * log2(seconds / SHORTEST)) if seconds > SHORTEST else 0
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.total += seconds
        if seconds > self.longest:
            self.longest = seconds

    def add(self, other: "DecisionTimes") -> None:
        """Add the times of others."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def count(self) -> int:
        """The number of decisions."""
        return sum(self.buckets.values())

    def mean(self) -> float:
        """The mean in seconds."""
        return self.total / max(1, self.count())

    def within(self, share: float) -> float:
        """The quantile of this share: the upper end of a bucket, so that it is never too short."""
        wanted = share * self.count()
        seen = 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return min(self.longest, SHORTEST * 2 ** (bucket / PER_OCTAVE))
        return self.longest

    def dump(self) -> Json:
        """The counts as JSON."""
        buckets: dict[str, Json] = {str(key): self.buckets[key] for key in sorted(self.buckets)}
        return {"buckets": buckets, "total": self.total, "longest": self.longest}

    @classmethod
    def read(cls, data: Json) -> "DecisionTimes":
        """Read the data of `dump`."""
        damaged = Problem("The journal is damaged: decision times; begin anew with --fresh.")
        if not isinstance(data, dict) or not isinstance(data.get("buckets"), dict):
            raise damaged
        times = cls()
        found = data["buckets"]
        assert isinstance(found, dict)
        for bucket, count in found.items():
            if not bucket.isdecimal() or type(count) is not int:
                raise damaged
            times.buckets[int(bucket)] = count
        total, longest = data.get("total"), data.get("longest")
        if not isinstance(total, float | int) or not isinstance(longest, float | int):
            raise damaged
        times.total, times.longest = total, longest
        return times


class TimeKeeper(Observer):
    """Measures the decision times of every seat."""

    def __init__(self, seats: int) -> None:
        self.times = [DecisionTimes() for _ in range(seats)]
        self._begin = 0.0

    def asked(self, state: State, seat: int) -> None:
        self._begin = perf_counter()

    def chose(self, state: State, seat: int, action: int) -> None:
        self.times[seat].add_decision(perf_counter() - self._begin)
