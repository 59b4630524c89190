"""How long decisions took: counts in buckets that widen with the time, so that they add up."""

from dataclasses import dataclass, field
from math import ceil, log2

from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem

SHORTEST = 1e-7
"""Seconds; whatever is shorter counts as this."""
AN_OCTAVE = 16
"""Buckets for every doubling: each is 4.4 % wide."""


@dataclass(slots=True)
class Times:
    """Decision times, to within the width of a bucket."""

    buckets: dict[int, int] = field(default_factory=dict)
    total: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        """One more decision."""
        bucket = ceil(AN_OCTAVE * log2(max(seconds, SHORTEST) / SHORTEST))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def add(self, other: "Times") -> None:
        """Count others in."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def count(self) -> int:
        """How many decisions."""
        return sum(self.buckets.values())

    def mean(self) -> float:
        """Seconds a decision."""
        return self.total / max(1, self.count())

    def within(self, share: float) -> float:
        """The time in which this share of the decisions was made: a bucket's upper end, so it is
        never told too short."""
        wanted = share * self.count()
        seen = 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return min(self.longest, SHORTEST * 2 ** (bucket / AN_OCTAVE))
        return self.longest

    def dump(self) -> Json:
        """The counts, fit for JSON."""
        buckets: dict[str, Json] = {str(key): self.buckets[key] for key in sorted(self.buckets)}
        return {"buckets": buckets, "total": self.total, "longest": self.longest}

    @classmethod
    def read(cls, data: Json) -> "Times":
        """What `dump` gave."""
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
