"""The loop of every worker: each line of JSON asks for a figure, and is answered by a line of JSON.

Workers are processes of their own, so that all are measured under the same conditions; only one of
them works at a time. A worker ends with its input.
"""

import json
import signal
import sys
import time
from collections.abc import Callable

Work = Callable[[], float]
"""A unit of work; it returns how much was done."""
Measure = Callable[[str, int], Work]
"""Prepares the work for a game and a number of players."""
CLOCK_READS = 50
"""About how often the clock is read."""


def timed(work: Work, seconds: float) -> dict[str, float]:
    """Repeat the work for some time, after one repetition to warm up.

    The time is the processor time of this process, so that other programs on the same core do not
    count. The clock is read so rarely that reading it costs nothing.
    """
    work()
    count = 0.0
    times = 1
    begin = now = time.process_time()
    while now - begin < seconds:
        for _ in range(times):
            count += work()
        before, now = now, time.process_time()
        if now - before < seconds / CLOCK_READS:
            times *= 2
    return {"count": count, "seconds": now - begin}


def serve(facts: dict[str, object], measures: dict[str, Measure]) -> None:
    """Print the facts about this worker, then answer every request.

    Ctrl-C is left to the parent process.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print(json.dumps({**facts, "measures": list(measures)}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, object]
        try:
            work = measures[asked["measure"]](asked["game"], asked["players"])
            answer = {**timed(work, asked["seconds"])}
        except Exception as error:  # reported; other figures may still work
            answer = {"problem": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)
