"""All tables of one server process: opened, found, kept in memory while somebody needs them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path

from petteia.kernel.game import Game, game, games, games_at_table
from petteia.kernel.options import HOUSE_PACK, Options
from petteia.kernel.rng import SEEDS
from petteia.kernel.state import Json
from petteia.kernel.text.problem import Problem
from petteia.tables.audience import key_of, new_token
from petteia.tables.bot_pool import Thinkers
from petteia.tables.core import Surroundings
from petteia.tables.database import listen
from petteia.tables.errors import Bad, BadOptions, Lost, NoTable, TableError
from petteia.tables.live import LiveTable
from petteia.tables.request import Created, Wanted, check_clock, is_id, new_id, seat_all
from petteia.tables.schema import LOBBY, OPEN, PERSON, PLAYING, Sheet
from petteia.tables.store import Saved, Store

log = logging.getLogger(__name__)

IDLE = 600.0
"""Seconds a table stays in memory when nobody looks at it."""
TICK = 0.5
"""Seconds between two looks at the clocks."""
AGAIN = 1.0
"""Seconds until something that failed is begun again."""
PAUSE = 0.5
"""Seconds between two moves of a bot, where people look on."""


class House:
    """All tables of one server process."""

    def __init__(self, around: Surroundings, packs: Mapping[str, Path]) -> None:
        self.around = around
        self.packs = dict(packs)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._work: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls,
        database: str,
        *,
        packs: Mapping[str, Path] | None = None,
        thinkers: int = 0,
        pause: float = PAUSE,
        now: Callable[[], float] = time.monotonic,
    ) -> "House":
        """Open the store and go on with every table that waits for a bot or has clocks."""
        store = await asyncio.to_thread(Store, database)
        house = cls(Surroundings(store, Thinkers(thinkers), pause, now), packs or {})
        house._begin(house._always(house._keep_house))
        house._begin(house._resume())
        if store.postgresql:
            house._begin(house._always(partial(listen, store.url, store.process, house._hear)))
        return house

    async def close(self) -> None:
        """Finish what is being written, end the bots, let go of the database."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        await self.around.thinkers.close()
        await self.around.store.close()

    async def create(self, wanted: Wanted) -> Created:
        """Open a table; whoever asks is its host and holds its `person` seats."""
        if wanted.game not in games():
            raise Bad("bad-game")
        played = game(wanted.game)
        if not played.at_table:
            raise Bad("not-at-table", game=played.name)
        clock = check_clock(wanted.clock)
        seats = seat_all(wanted.seats, played.fewest, played.most)
        options, here = self._options(played, wanted.options, len(seats))
        seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed
        if not 0 <= seed < SEEDS:
            raise Bad("bad-seed")
        tokens = {n: new_token() for n, seat in enumerate(seats) if seat.kind == PERSON}
        for number, token in tokens.items():
            seats[number].key = key_of(token)
        host = new_token()
        begins = wanted.start and all(seat.kind != OPEN for seat in seats)
        sheet = Sheet(
            new_id(),
            played.key,
            played.rules,
            played.pack_identity(here)[1],
            options,
            _set_name(wanted.options),
            seed,
            clock.mode,
            clock.seconds,
            key_of(host),
            time.time(),
            seats,
            status=PLAYING if begins else LOBBY,
        )
        while not await self.around.store.create(sheet):
            sheet.id = new_id()
        table = LiveTable(self.around, played, here, Saved(sheet, [], []))
        table.drives = True
        self._keep(table)
        return Created(sheet.id, host, tokens)

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id; one that is not in memory is read from the store."""
        table = self._tables.get(table_id)
        if table is None:
            if not is_id(table_id):
                raise NoTable
            if table_id not in self._loading:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(self._loading[table_id])
        table.touched = self.around.now()
        return table

    def settings(self, language: str) -> list[dict[str, Json]]:
        """What can be asked for, one for each game."""
        return [game(key).setting(language, self.packs) for key in games_at_table()]

    def counts(self) -> dict[str, int]:
        """Numbers for whoever watches the house."""
        store, thinkers = self.around.store, self.around.thinkers
        tables = self._tables.values()
        statuses = Counter(table.status for table in tables)
        return {
            "tables": len(self._tables),
            "playing": statuses[PLAYING],
            "watched": sum(table.is_watched() for table in tables),
            "moves": self.around.counts["moves"],
            "undos": self.around.counts["undos"],
            "written": store.written,
            "commits": store.commits,
            "thinkers": thinkers.count,
            "thinking": thinkers.thinking,
            "waiting": thinkers.waiting,
            "bot_failures": thinkers.failures,
        }

    async def healthy(self) -> bool:
        """Does the store answer?"""
        return await self.around.store.answers()

    def tick(self) -> None:
        """Look after every table: clocks, overdue bots, tables nobody needs in memory."""
        for table in list(self._tables.values()):
            try:
                table.tick()
            except Exception:
                # A fault at one table must not stop the clocks of the others.
                log.exception("Looking after table %s failed.", table.id)
            if table.is_idle(IDLE):
                del self._tables[table.id]

    def _options(self, played: Game, given: Options, players: int) -> tuple[Options, Options]:
        """The options as they are kept, with the pack by its name, and as they are played here."""
        pack = given.get("pack", HOUSE_PACK)
        # A door's options come from anywhere: a pack is one of ours by its name, never a folder.
        if not isinstance(pack, str) or pack not in (HOUSE_PACK, *self.packs):
            raise Bad("bad-pack")
        place = str(self.packs[pack]) if pack in self.packs else pack
        try:
            here = played.options({**given, "pack": place, "players": players})
        except Problem as problem:
            raise BadOptions(str(problem)) from None
        kept = {**here, "pack": pack}
        del kept["players"]
        return kept, here

    async def _load(self, table_id: str) -> LiveTable:
        saved = await self.around.store.load(table_id)
        if saved is None or saved.sheet is None:
            raise NoTable
        sheet = saved.sheet
        try:
            played = game(sheet.game)
            _, here = self._options(played, sheet.options, len(sheet.seats))
        except (Problem, Bad):
            raise Lost("lost-pack") from None
        if played.rules != sheet.rules:
            raise Lost("lost-rules")
        if played.pack_identity(here)[1] != sheet.fingerprint:
            raise Lost("lost-pack")
        # Playing a long game again takes a moment in which others are not to wait.
        table = await asyncio.to_thread(LiveTable, self.around, played, here, saved)
        if table_id in self.around.ours:
            self.around.ours.discard(table_id)
            table.drives = True
        self._keep(table)
        if self.around.store.postgresql:
            # News that came while it was read were for a table that was not here yet.
            await self._refresh(table)
        return table

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        table.stir()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("Something the house does by itself failed.", exc_info=error)

    async def _always(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Do something as long as the house is open, again after a fault."""
        while True:
            try:
                await work()
            except Exception:
                # Without its clocks or its ears a house would stand still unheard.
                log.exception("Something the house always does failed; it begins again.")
            await asyncio.sleep(AGAIN)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    async def _resume(self) -> None:
        """Load the tables on which something goes on by itself."""
        running: list[str] | None = None
        while running is None:
            try:
                running = await self.around.store.running()
            except TableError as error:
                log.warning("Running tables are not continued yet: %s", error.words("en"))
                await asyncio.sleep(AGAIN)
        for table_id in running:
            try:
                await self.find(table_id)
            except TableError as error:
                log.warning("Table %s is not continued: %s", table_id, error.words("en"))
            except Exception:
                # One table that cannot be played again must not keep the others from it.
                log.exception("Table %s is not continued.", table_id)

    def _hear(self, table_id: str | None) -> None:
        """Another process wrote something; after a time without ears, perhaps anywhere."""
        for table in list(self._tables.values()):
            if table_id in (None, table.id):
                self._begin(self._refresh(table))

    async def _refresh(self, table: LiveTable) -> None:
        try:
            await table.in_order(table.catch_up())
        except TableError as error:
            log.warning("News of table %s could not be read: %s", table.id, error.words("en"))


def _set_name(options: Options) -> str | None:
    """The set of content somebody chose by its name; a list of their own has none."""
    asked = options.get("families", None)
    return asked.strip().lower() if isinstance(asked, str) and "," not in asked else None
