"""Prometheus metrics; every process has its own."""

import os
from collections.abc import Callable, Iterable
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
MESSAGES = ("table", "position", "changes", "chat", "problem", "pong")
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class _TableCounts(Collector):
    """The counters of the tables, read when the metrics are requested."""

    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily("petteia_house", "Tables, bots and the store.", labels=["what"])
        for name, number in sorted(self._counts().items()):
            family.add_metric([name], number)
        yield family


class _QueueLengths(Collector):
    """The questions that wait for a bot, read when the metrics are requested."""

    def __init__(self, lengths: Callable[[], dict[str, int]]) -> None:
        self._lengths = lengths

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily(
            "petteia_bot_queue", "Questions that wait for a bot.", labels=["kind"]
        )
        for kind, number in self._lengths().items():
            family.add_metric([kind], number)
        yield family


class Metrics:
    """The counters of one server process."""

    def __init__(
        self,
        counts: Callable[[], dict[str, int]],
        queue_lengths: Callable[[], dict[str, int]] = dict,
    ) -> None:
        registry = CollectorRegistry()
        registry.register(_TableCounts(counts))
        registry.register(_QueueLengths(queue_lengths))
        self._registry = registry
        requests = Histogram(
            "petteia_request_seconds",
            "Time to answer a request, by route.",
            ["method", "route", "status"],
            registry=registry,
            buckets=BUCKETS,
        )
        self.request: Callable[[str, str, int], Histogram] = cache(requests.labels)
        """The histogram of a method, route and status; to find one takes long."""
        self.moves = Histogram(
            "petteia_move_seconds",
            "Time until a move is durable and acknowledged.",
            registry=registry,
            buckets=BUCKETS,
        )
        self.sockets = Gauge("petteia_sockets", "Pages connected now.", registry=registry)
        self.connections = Gauge(
            "petteia_connections", "Connections of any kind now.", registry=registry
        )
        self.messages = Counter(
            "petteia_messages", "Messages sent to pages.", ["type"], registry=registry
        )
        self.sent = {kind: self.messages.labels(kind) for kind in MESSAGES}
        self.dropped = Counter(
            "petteia_sockets_dropped", "Pages that did not read in time.", registry=registry
        )
        self.refused = Counter(
            "petteia_refused",
            "Requests refused before a table saw them.",
            ["why"],
            registry=registry,
        )
        Gauge(
            "petteia_process",
            "This process: one of several has metrics of its own.",
            ["pid"],
            registry=registry,
        ).labels(str(os.getpid())).set(1)

    def text(self) -> bytes:
        """All metrics in the text format."""
        return generate_latest(self._registry)
