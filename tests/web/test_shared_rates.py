"""Rates and counts that several processes share."""

from petteia.processes.child import ChildProcess
from petteia.web.rates import TABLES_AT_ONCE
from petteia.web.shared_rates import SharedCounts, SharedLimiter, SharedMemory, shared_meters

RATE = 0.001
"""So slow that no token comes back during a test."""


def take_all(memory, worker, pipe):
    """In another process: take tokens until there are none, and open three sockets."""
    meters = shared_meters(memory, worker, RATE)
    taken = 0
    while not meters.tables.wait("a"):
        taken += 1
    for _ in range(3):
        meters.sockets.add("a")
    pipe.send((taken, meters.sockets.count("a")))
    pipe.recv()


def test_processes_share_buckets_and_counts():
    memory = SharedMemory(2)
    here = shared_meters(memory, 0, RATE)
    for _ in range(5):
        assert here.tables.wait("a") == 0
    here.sockets.add("a")
    other = ChildProcess(take_all, memory, 1)
    assert other.receive(30) == (TABLES_AT_ONCE - 5, 4)
    assert here.tables.wait("a") > 0
    assert here.tables.wait("b") == 0
    assert here.sockets.count("a") == 4
    other.kill()
    other.close(10)
    # Its successor takes over its row.
    shared_meters(memory, 1, RATE)
    assert here.sockets.count("a") == 1
    assert here.connections.count("a") == 0


def limiter(rate, burst, now):
    times = memoryview(SharedMemory(1).times).cast("B").cast("d")
    return SharedLimiter(rate, burst, times, b"key", lambda: now[0])


def test_a_shared_bucket_fills_again():
    now = [100.0]
    shared = limiter(2.0, 3, now)
    assert [shared.wait("a") for _ in range(3)] == [0, 0, 0]
    assert shared.wait("a") == 0.5
    assert shared.wait("b") == 0
    now[0] = 100.5
    assert shared.wait("a") == 0
    assert shared.wait("a") > 0
    now[0] = 1000.0
    assert [shared.wait("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_a_rate_of_zero_is_no_limit():
    assert {limiter(0.0, 0, [0.0]).wait("a") for _ in range(100)} == {0.0}


def test_many_addresses_hardly_disturb_each_other():
    shared = limiter(RATE, 1, [0.0])
    refused = sum(shared.wait(f"10.0.{n // 256}.{n % 256}") > 0 for n in range(3000))
    assert refused < 3000 * 0.03


def test_counts_go_up_and_down():
    rows = memoryview(SharedMemory(2).open).cast("B").cast("H")
    one = SharedCounts(rows[: len(rows) // 2], 0, b"key")
    for _ in range(3):
        one.add("a")
    one.remove("a")
    assert (one.count("a"), one.count("b")) == (2, 0)
