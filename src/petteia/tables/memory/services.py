"""All services of tables in memory, for tests and simulations."""

from petteia.tables.memory.bots import InProcessBots
from petteia.tables.memory.store import MemoryStore
from petteia.tables.memory.time import ManualScheduler
from petteia.tables.services import Services


def memory_services(scheduler: ManualScheduler, pause: float = 0.0) -> Services:
    """An empty store, bots in this process, and the time of a scheduler."""
    return Services(MemoryStore(), InProcessBots(), scheduler.clock, scheduler, pause)
