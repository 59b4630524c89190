"""What every worker does: a line of JSON asks for a figure, a line of JSON answers, until the
input ends. Workers live in processes of their own, so that whoever is measured meets the same
conditions, and only one of them ever works at a time.
"""

import json
import signal
import sys
import time
from collections.abc import Callable

Work = Callable[[], float]
"""A bit of work; it says how much was done."""
Measure = Callable[[str, int], Work]
"""Makes the work ready for a game and a number of players."""
LOOKS = 50
"""About how often the clock is looked at."""


def timed(work: Work, seconds: float) -> dict[str, float]:
    """Work again and again for some time, after a first time to warm up.

    The time is the processor's for this process: what other programs do meanwhile on the same
    core does not count. The clock is looked at so seldom that it costs nothing.
    """
    work()
    count = 0.0
    times = 1
    begin = now = time.process_time()
    while now - begin < seconds:
        for _ in range(times):
            count += work()
        before, now = now, time.process_time()
        if now - before < seconds / LOOKS:
            times *= 2
    return {"count": count, "seconds": now - begin}


def serve(facts: dict[str, object], measures: dict[str, Measure]) -> None:
    """Say who answers, then answer everything that is asked.

    Ctrl-C is for whoever asks; a worker ends with its input.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print(json.dumps({**facts, "measures": list(measures)}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        answer: dict[str, object]
        try:
            work = measures[asked["measure"]](asked["game"], asked["players"])
            answer = {**timed(work, asked["seconds"])}
        except Exception as error:  # told to whoever asked; other figures may still be had
            answer = {"problem": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)
