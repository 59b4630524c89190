"""What tables need from outside, as interfaces: a store, a clock, a scheduler, bots, notices.

`real_services.py` has those of a server, with `tables/sql/` and `tables/bots/`. `tables/memory/`
implements the same interfaces without threads, processes or files.
"""

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from petteia.kernel.deal_secret import SECRET_BYTES, make_secret
from petteia.kernel.record import Record
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json, State
from petteia.kernel.wire import Result
from petteia.review.review import ITERATIONS
from petteia.review.seen_move import SeenMove
from petteia.tables.bots.alone import BotTables
from petteia.tables.model import ChatLine, Entry, Saved, Sheet, Subscription
from petteia.tables.notices.model import Notice, NoticeOffer, Outcome, Report

T = TypeVar("T")

WATCHED, UNWATCHED, HINT, ALONE_WATCHED, ALONE, REVIEW = range(6)
KINDS = ("watched", "unwatched", "hint", "alone-watched", "alone", "review")
"""What the bots are asked for, the most urgent first: a move at a table with people that somebody
watches, and at one that nobody watches here; a hint or another analysis, which takes longer; moves
at tables of bots alone; parts of reviews of finished games."""


class BotFailed(Exception):
    """A bot gave no answer, and no other bot chose instead."""


@dataclass(slots=True)
class Asker:
    """For whom a bot is asked. It may change while the question waits."""

    owner: str
    """Who made the table; of two owners with many questions each gets half of the answers."""
    kind: int
    """How urgent it is; see `KINDS`."""


class Store(Protocol):
    """Where tables are kept. A write is durable when it returns; if it cannot be done it raises
    `Unwritten`, and nothing has changed. If the store cannot tell whether it was done, it raises
    `Unconfirmed`."""

    @property
    def commits(self) -> int:
        """How many transactions were committed."""
        ...

    @property
    def written(self) -> int:
        """How many writes they contained."""
        ...

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        ...

    async def create(self, sheet: Sheet, entries: Sequence[Entry] = ()) -> bool:
        """Write a new table, with the first entries of its journal; False if its id is taken."""
        ...

    async def append(self, entry: Entry) -> bool:
        """Write a journal entry; False if its number is taken."""
        ...

    async def change(self, sheet: Sheet, follower: Sheet | None = None) -> bool:
        """Write the next version of a sheet; False if it has been changed since.

        `follower` is the table of the next game, created in the same transaction.
        """
        ...

    async def say(self, line: ChatLine) -> ChatLine:
        """Write a chat line and return it with its number."""
        ...

    async def load(self, table_id: str) -> Saved | None:
        """A whole table, or None."""
        ...

    async def read_changes(self, table_id: str, version: int, seq: int, lines: int) -> Saved | None:
        """The changes of a table since a version of its sheet, an entry and a chat line."""
        ...

    async def running(self) -> list[str]:
        """The ids of running tables that wait for a bot or have clocks."""
        ...

    @property
    def listens(self) -> bool:
        """Whether `listen` reports something: others may change the tables."""
        ...

    async def listen(self, on_change: Callable[[str | None], None]) -> None:
        """Report the tables that other processes change, until cancelled; None: any table."""
        ...

    async def answers(self) -> bool:
        """Whether the store answers."""
        ...

    async def trouble(self) -> str | None:
        """What is wrong with the store: `unwell` if it does not answer, `unwritable` if writes
        fail, `damaged`; or None."""
        ...

    async def keep_result(self, table_id: str, result: Result) -> None:
        """Keep how a game ended, in place of an earlier result."""
        ...

    async def read_result(self, table_id: str) -> Result | None:
        """How a game ended, if that was kept."""
        ...

    async def keep_edition(self, fingerprint: str, text: str) -> None:
        """Keep the content of a pack by its fingerprint, once."""
        ...

    async def read_edition(self, fingerprint: str) -> str | None:
        """The content of a pack that was kept, or None."""
        ...

    async def close(self) -> None:
        """Finish pending writes and close."""
        ...


class Clock(Protocol):
    """The time."""

    def now(self) -> float:
        """Seconds since some moment; they never go back."""
        ...

    def time(self) -> float:
        """Unix time."""
        ...


class Scheduler(Protocol):
    """Runs work now, later, or outside the event loop."""

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task; the caller keeps it."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait; at least one iteration of the event loop."""
        ...

    async def offload(self, work: Callable[[], T]) -> T:
        """Run slow work outside the event loop where that is possible."""
        ...


class Bots(Protocol):
    """The bots of all tables."""

    failures: int

    @property
    def count(self) -> int:
        """How many decisions can be computed at once."""
        ...

    @property
    def busy(self) -> int:
        """How many are being computed."""
        ...

    @property
    def waiting(self) -> int:
        """How many wait."""
        ...

    def queue_lengths(self) -> dict[str, int]:
        """How many of each kind wait."""
        ...

    async def choose(self, bot: str, record: Record, asker: Asker) -> tuple[int, str]:
        """The action a bot chooses for the seat to move, and who chose it: the bot, or its
        substitute.

        The choice depends only on the seed and the moves, so it is the same after an undo, except
        that of a bot with a time limit, which is shorter while many questions wait. Raises
        `BotFailed` only when closing.
        """
        ...

    async def advise(
        self, state: State, language: str, names: list[str], seconds: float, asker: Asker
    ) -> list[dict[str, Json]]:
        """Hints for the seat to move, best first, after a search of so many seconds, or fewer
        while many questions wait; raises `BotFailed`."""
        ...

    async def explain(
        self, seen: SeenMove, language: str, names: list[str], asker: Asker
    ) -> list[dict[str, Json]]:
        """The explanation of a move as a seat sees it, by sentences; raises `BotFailed`."""
        ...

    async def compute(self, work: Callable[[], T], asker: Asker) -> T:
        """The result of a part of other work, which takes a few seconds at most and is begun anew
        if bots are asked meanwhile. It is pickled; raises `BotFailed`."""
        ...

    async def close(self) -> None:
        """Stop all work."""
        ...


class Notices(Protocol):
    """Tells people whose page is closed that it is their turn."""

    sent: int
    failures: int

    @property
    def offer(self) -> NoticeOffer:
        """The ways to be told."""
        ...

    async def check(self, wanted: Subscription) -> None:
        """Refuse a subscription that cannot or must not be sent to, with `Bad`."""
        ...

    async def post(self, notice: Notice) -> bool:
        """Send a notice at once, without settling it; whether it was sent."""
        ...

    def tell(self, notice: Notice, wanted: Callable[[], bool], report: Report) -> None:
        """Settle a notice, and send it if nobody has done so, in the background.

        `wanted` is asked once more just before; `report` is told what became of it.
        """
        ...

    def show(self, table_id: str, online: frozenset[str]) -> None:
        """Note which of the seats with subscriptions are online in this process, by their keys."""
        ...

    async def run(self) -> None:
        """Work until cancelled."""
        ...

    async def unsettled(self) -> list[str]:
        """The ids of tables where somebody may not have been told of their turn."""
        ...

    async def close(self) -> None:
        """Finish what is being sent."""
        ...


class NoNotices:
    """A server that sends no notices."""

    sent = 0
    failures = 0
    offer = NoticeOffer()

    async def check(self, wanted: Subscription) -> None:
        """Nothing can be checked, because nothing is offered."""

    async def post(self, notice: Notice) -> bool:
        return False

    def tell(self, notice: Notice, wanted: Callable[[], bool], report: Report) -> None:
        report(Outcome.DONE, 0.0)

    def show(self, table_id: str, online: frozenset[str]) -> None:
        """Nobody asks."""

    async def run(self) -> None:
        """Nothing is to be done."""

    async def unsettled(self) -> list[str]:
        return []

    async def close(self) -> None:
        """Nothing is being sent."""


@dataclass(slots=True)
class Services:
    """What all tables of one process share."""

    store: Store
    bots: Bots
    clock: Clock
    scheduler: Scheduler
    pause: float
    """Seconds between two bot moves, so that people can follow."""
    draw_seed: Callable[[], int] = lambda: make_secret(secrets.token_bytes(SECRET_BYTES))
    """The secret of a new table whose deal nobody chose."""
    counts: Counter[str] = field(default_factory=Counter)
    notices: Notices = field(default_factory=NoNotices)
    created_here: dict[str, str] = field(default_factory=dict)
    """Next tables that this process created and plays the bots of once they are loaded, and their
    owners."""
    bot_tables: BotTables = field(default_factory=BotTables)
    review_iterations: int = ITERATIONS
    """The search of each decision in a review."""


def bots_seed(seed: int) -> int:
    """The seed of the bots' random streams; the game's own seed or secret would reveal the deal."""
    digest = hashlib.sha256(f"bots of {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
