"""All tables of one server process: create, find, load on demand, evict when idle."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path

from petteia.kernel.content.packs import packs_by_game
from petteia.kernel.deal_secret import is_secret
from petteia.kernel.game import browser_games, game, games
from petteia.kernel.options import HOUSE_PACK, fitting_options
from petteia.kernel.plugin import plugin
from petteia.kernel.rng import SEEDS
from petteia.kernel.text.problem import Problem
from petteia.kernel.wire import GameSetting, RecordData, Result
from petteia.tables.archive.editions import Editions
from petteia.tables.archive.records import finished_record, lost_rules, status_of
from petteia.tables.errors import (
    Bad,
    Damaged,
    DamagedJournal,
    Lost,
    NoTable,
    Restored,
    TableError,
    Unwritten,
)
from petteia.tables.exercises.exercises import Exercises
from petteia.tables.lessons import lesson_request
from petteia.tables.live import LiveTable
from petteia.tables.model import LOBBY, OPEN, OVER, PERSON, PLAYING, Saved, Sheet
from petteia.tables.options import complete_options, located_options, set_name
from petteia.tables.request import Created, TableRequest, check_clock, is_id, make_seats, new_id
from petteia.tables.reviews.reviews import Reviews
from petteia.tables.services import Services
from petteia.tables.viewers import key_of, new_token

log = logging.getLogger(__name__)

IDLE = 600.0
"""Seconds an unwatched table stays in memory."""
TICK = 0.5
"""Seconds between two checks of the clocks."""
RETRY = 1.0
"""Seconds before a failed background task is restarted."""
SWEEP = 30.0
"""Seconds between two searches for notices of processes that have died."""


class TableManager:
    """All tables of one server process."""

    def __init__(self, services: Services, packs: Mapping[str, Path] | None = None) -> None:
        """Make a manager of the tables in a store; `start` it to run clocks and bots."""
        self.services = services
        self.editions = Editions(services.store, services.scheduler)
        self.reviews = Reviews(services)
        self._packs = packs_by_game(packs or {})
        self.exercises = Exercises(services, self._packs)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._damaged: set[str] = set()
        """The damaged tables that were reported in the log."""

    def start(self) -> None:
        """Start the clocks, and resume every table that waits for a bot or has clocks."""
        store = self.services.store
        self._spawn(self._restart_on_error(self._tick_forever))
        self._spawn(self._keep_editions())
        self._spawn(self._resume())
        if self.services.notices.offer.kinds:
            self._spawn(self._restart_on_error(self.services.notices.run))
            self._spawn(self._restart_on_error(self._sweep_forever))
        if store.listens:
            listen = partial(store.listen, self._on_notification)
            self._spawn(self._restart_on_error(listen))

    async def close(self) -> None:
        """Finish pending writes, stop the bots, close the database."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        await self.reviews.close()
        await self.services.notices.close()
        await self.services.bots.close()
        await self.services.store.close()
        self.editions.close()

    async def create(self, request: TableRequest, owner: str = "") -> Created:
        """Create a table; the caller becomes its host and holds its `person` seats.

        `owner` is for whom its bots are asked, such as the network of the caller. It is kept only
        in memory.
        """
        if request.game not in games():
            raise Bad("bad-game")
        played = game(request.game)
        if not plugin(played.key).browser:
            raise Bad("not-at-table", game=played.name)
        if request.lesson:
            request = lesson_request(played, request)
        clock = check_clock(request.clock)
        seats = make_seats(request.seats, played.fewest, played.most)
        packs = self._packs.get(played.key, {})
        options = complete_options(played, request.options, len(seats), packs)
        located = located_options(options, packs)
        seed = self.services.draw_seed() if request.seed is None else request.seed
        if not 0 <= seed < SEEDS and not is_secret(seed):
            raise Bad("bad-seed")
        tokens = {n: new_token() for n, seat in enumerate(seats) if seat.kind == PERSON}
        for number, token in tokens.items():
            seats[number].key = key_of(token)
        host = new_token()
        begins = request.start and all(seat.kind != OPEN for seat in seats)
        if begins and not tokens:
            self.services.bot_tables.check(owner)
        sheet = Sheet(
            new_id(),
            played.key,
            played.rules,
            played.pack_identity(located).fingerprint,
            options,
            set_name(played, request.options),
            seed,
            clock.mode,
            clock.seconds,
            key_of(host),
            self.services.clock.time(),
            seats,
            status=PLAYING if begins else LOBBY,
            lesson=request.lesson or None,
        )
        await self.editions.keep(played, str(located["pack"]))
        while not await self.services.store.create(sheet):
            sheet.id = new_id()
        table = LiveTable(self.services, played, packs, Saved(sheet, [], []))
        table.bots.claim(owner)
        table.bots.lead()
        self._keep(table)
        return Created(sheet.id, host, tokens)

    async def fork(
        self, table: LiveTable, move: int, better: bool, name: str = "", owner: str = ""
    ) -> Created:
        """Create a table that plays on from a position of a finished game, after the better choice
        of its review if asked; the caller takes the seat that decides, bots all others."""
        host, token = new_token(), new_token()
        keys = host, token
        sheet, entries = await self.reviews.fork(table, move, better, name, keys)
        while not await self.services.store.create(sheet, entries):
            sheet, entries = await self.reviews.fork(table, move, better, name, keys)
        forked = LiveTable(
            self.services, table.state.game, table.state.packs, Saved(sheet, entries, [])
        )
        forked.bots.claim(owner)
        forked.bots.lead()
        self._keep(forked)
        seat = table.state.require_history().movers[move]
        return Created(sheet.id, host, {seat: token})

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, loaded from the store if it is not in memory."""
        table = self._tables.get(table_id)
        if table is None or table.ended is not None:
            if not is_id(table_id):
                raise NoTable
            if table_id not in self._loading:
                task = self.services.scheduler.start(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(self._loading[table_id])
        table.audience.touch()
        return table

    async def record(self, table_id: str) -> RecordData:
        """The record of a finished game, also of one whose rules are no longer played."""
        try:
            return (await self.find(table_id)).presenter.record()
        except Lost:
            saved = await self.services.store.load(table_id)
        if saved is None:
            raise NoTable
        return finished_record(saved, await self._kept_result(saved))

    async def _kept_result(self, saved: Saved) -> Result | None:
        if status_of(saved) != OVER or saved.sheet is None:
            return None
        return await self.services.store.read_result(saved.sheet.id)

    def settings(self, language: str) -> list[GameSetting]:
        """What the start page offers, for each game."""
        return [
            game(key).lobby_choices(language, self._packs.get(key, {})) for key in browser_games()
        ]

    def counts(self) -> dict[str, int]:
        """Counters for the metrics endpoint."""
        store, bots = self.services.store, self.services.bots
        tables = self._tables.values()
        statuses = Counter(table.state.status for table in tables)
        return {
            "tables": len(self._tables),
            "playing": statuses[PLAYING],
            "watched": sum(table.audience.is_watched() for table in tables),
            "moves": self.services.counts["moves"],
            "undos": self.services.counts["undos"],
            "written": store.written,
            "commits": store.commits,
            "thinkers": bots.count,
            "thinking": bots.busy,
            "waiting": bots.waiting,
            "bot_failures": bots.failures,
            "bot_tables": len(self.services.bot_tables),
            "notices": self.services.notices.sent,
            "notice_failures": self.services.notices.failures,
        }

    def queue_lengths(self) -> dict[str, int]:
        """How many questions to the bots wait, by kind, for the metrics endpoint."""
        return self.services.bots.queue_lengths()

    async def trouble(self) -> str | None:
        """Why the server is not ready: what is wrong with the store (see `Store.trouble`)."""
        return await self.services.store.trouble()

    def tick(self) -> None:
        """Check every table: clocks, overdue bots, and whether it can leave memory."""
        for table in list(self._tables.values()):
            try:
                table.tick()
            except Exception:
                # An error at one table must not stop the clocks of the others.
                log.exception("The tick of table %s failed.", table.id)
            if (result := table.new_result()) is not None:
                self._spawn(self._keep_result(table.id, result))
            if table.ended is not None or table.is_idle(IDLE):
                del self._tables[table.id]

    async def _keep_result(self, table_id: str, result: Result) -> None:
        """Keep how a game ended. If that fails it is tried again when the table is loaded."""
        store = self.services.store
        try:
            if await store.read_result(table_id) != result:
                await store.keep_result(table_id, result)
        except TableError as error:
            log.warning("The result of table %s is not kept: %s", table_id, error.words("en"))

    async def _load(self, table_id: str) -> LiveTable:
        saved = await self.services.store.load(table_id)
        if saved is None or saved.sheet is None:
            raise NoTable
        sheet = saved.sheet
        try:
            played = game(sheet.game)
            if sheet.rules != played.rules:
                raise lost_rules(saved, played.rules, await self._kept_result(saved))
            players = len(sheet.seats)
            known = self._packs.get(played.key, {})
            packs = await self.editions.packs_for(played, sheet, known)
            kept = fitting_options(sheet.options, played.option_fields(), players)
            complete_options(played, kept, players, packs)
        except (Problem, Bad):
            raise Lost("lost-pack") from None
        # Replaying a long game takes time; do it outside the event loop.
        try:
            table = await self.services.scheduler.offload(
                partial(LiveTable, self.services, played, packs, saved)
            )
        except DamagedJournal as error:
            self._report(table_id, error)
            raise
        if (owner := self.services.created_here.pop(table_id, None)) is not None:
            table.bots.claim(owner)
            table.bots.lead()
        self._keep(table)
        if self.services.store.shared:
            # Notifications that arrived while the table was loading were dropped.
            await self._refresh(table)
        return table

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        table.wake()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = self.services.scheduler.start(work)
        self._work.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("A background task failed.", exc_info=error)

    async def _restart_on_error(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Run a background task until the server closes; restart it after any exception."""
        while True:
            try:
                await work()
            except Exception:
                # Without the tick and LISTEN tasks no clock would run and no change would arrive.
                log.exception("A background task failed; it is restarted.")
            await self.services.scheduler.sleep(RETRY)

    async def _tick_forever(self) -> None:
        while True:
            await self.services.scheduler.sleep(TICK)
            self.tick()

    async def _keep_editions(self) -> None:
        """Keep all packs in the store, also for the tables that were begun before it kept any."""
        for key in browser_games():
            for pack in (HOUSE_PACK, *map(str, self._packs.get(key, {}).values())):
                while not await self._try_to_keep(key, pack):
                    await self.services.scheduler.sleep(RETRY)

    async def _try_to_keep(self, key: str, pack: str) -> bool:
        try:
            await self.editions.keep(game(key), pack)
        except Unwritten:
            return False
        except Damaged:
            return True
        except Problem as problem:
            # It is kept with the next table that uses it.
            log.warning("The pack %s of %s is not kept: %s", pack, key, problem)
        return True

    async def _resume(self) -> None:
        """Load the tables that continue without a person: a bot is to move, or a clock runs."""
        running: list[str] | None = None
        while running is None:
            try:
                running = await self.services.store.running()
            except TableError as error:
                log.warning("Running tables are not continued yet: %s", error.words("en"))
                await self.services.scheduler.sleep(RETRY)
        await self._find_all(running)

    async def _find_all(self, ids: list[str]) -> None:
        """Load tables that continue without a person."""
        for table_id in ids:
            try:
                await self.find(table_id)
            except DamagedJournal:
                continue  # it has been reported
            except TableError as error:
                log.warning("Table %s is not continued: %s", table_id, error.words("en"))
            except Exception:
                # One table that cannot be loaded must not keep the others from resuming.
                log.exception("Table %s is not continued.", table_id)

    async def _sweep_forever(self) -> None:
        """Load the tables where somebody may not have been told of their turn; loaded tables tell
        them."""
        while True:
            try:
                waiting = await self.services.notices.unsettled()
                await self._find_all([one for one in waiting if one not in self._tables])
            except TableError as error:
                log.warning("Unsent notices were not searched for: %s", error.words("en"))
            await self.services.scheduler.sleep(SWEEP)

    def _on_notification(self, table_id: str | None) -> None:
        """Refresh a table that another process has changed; None: any table may have changed."""
        if table_id is None:
            self._spawn(self._refresh_all())
        elif table_id in self._tables:
            self._spawn(self._refresh(self._tables[table_id]))

    async def _refresh_all(self) -> None:
        tables = list(self._tables.values())
        done = await asyncio.gather(*map(self._refresh, tables), return_exceptions=True)
        for table, failed in zip(tables, done, strict=True):
            if failed is not None:
                log.error("Table %s could not be refreshed.", table.id, exc_info=failed)
        if not self.services.store.shared:
            # A backup may have been restored, without packs, and with tables that wait for a bot.
            self.editions.forget()
            await self._keep_editions()
            await self._resume()

    async def _refresh(self, table: LiveTable) -> None:
        try:
            await table.journal.serialized(table.journal.catch_up())
        except (NoTable, Restored) as error:
            log.warning("Table %s leaves memory: %s", table.id, error.words("en"))
            if self._tables.get(table.id) is table:
                del self._tables[table.id]
        except DamagedJournal as error:
            self._report(table.id, error)
        except TableError as error:
            log.warning("Changes of table %s could not be read: %s", table.id, error.words("en"))

    def _report(self, table_id: str, error: DamagedJournal) -> None:
        """Log that a table is damaged, once."""
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            log.error(
                "Table %s is not continued: entry %d of its journal is not possible there. It stays"
                " stored.",
                table_id,
                error.entry,
            )
