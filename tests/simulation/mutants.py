"""Bugs that can be planted in the server, to show that simulations find them.

Each replaces a method of the real modules by one with a mistake that somebody could make.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from petteia.tables.audience import Audience
from petteia.tables.bots.driver import BotDriver
from petteia.tables.clocks import Clocks
from petteia.tables.errors import NotNow, NotYours, Stale, TableError, Unwritten
from petteia.tables.journal import Journal
from petteia.tables.live import LiveTable
from petteia.tables.manager import TableManager
from petteia.tables.model import (
    CHAT,
    MOVE,
    PERSON,
    PLAYING,
    POSITION,
    TABLE,
    UNDO,
    ChatLine,
    Entry,
)
from petteia.tables.presenter import Presenter
from petteia.tables.request import clean_name
from petteia.tables.seating import Seating, check_seat
from petteia.tables.state import TableState
from petteia.tables.viewers import check_seated, key_of, new_token
from petteia.web.api.live import Channel, Hub, Listener
from tests.simulation.patches import Patches

Plant = Callable[[Patches], None]
MUTANTS: dict[str, Plant] = {}


def mutant(plant: Plant) -> Plant:
    """Register a bug under the name of the function that plants it."""
    MUTANTS[plant.__name__.replace("_", "-")] = plant
    return plant


# Durability


@mutant
def acknowledge_before_commit(patches: Patches) -> None:
    """A move is answered while it is still being written."""
    play = LiveTable._play

    async def early(self, viewer, seq, action, *args, **named):
        writing = asyncio.create_task(play(self, viewer, seq, action, *args, **named))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.sleep(0)
        if writing.done():
            return await writing
        return seq + 1

    patches.set(LiveTable, "_play", early)


@mutant
def apply_before_durable(patches: Patches) -> None:
    """An entry is applied and announced before it is written."""

    async def append(self, kind, value, seat, by, next_seat, *args, **named):
        await self.settle()
        state, at = self._state, self._clock.time()
        spent = round(state.clocks.spent(), 3)
        entry = Entry(state.id, state.seq + 1, kind, value, seat, by, spent, next_seat, at)
        state.apply(entry)
        self._announce({POSITION, TABLE}, True)
        if not await self._confirmed(self._store.append(entry)):
            await self.catch_up()
            raise Stale(state.seq)
        return state.seq

    patches.set(Journal, "append", append)


@mutant
def error_after_commit(patches: Patches) -> None:
    """A move that was written is refused if other changes wait."""
    append = Journal.append

    async def fail(self, *args, **named):
        seq = await append(self, *args, **named)
        if len(self._busy) > 1:
            raise Unwritten
        return seq

    patches.set(Journal, "append", fail)


@mutant
def entry_numbers_reused(patches: Patches) -> None:
    """After an undo the entries are counted from the moves that are left."""
    apply = TableState.apply

    def reuse(self, entry):
        apply(self, entry)
        if entry.kind == UNDO:
            self.seq = len(self.require_history().moves)

    patches.set(TableState, "apply", reuse)


@mutant
def unconfirmed_write_forgotten(patches: Patches) -> None:
    """A write whose answer was lost counts as not done."""

    async def confirmed(self, writing):
        return await writing

    patches.set(Journal, "_confirmed", confirmed)


@mutant
def loading_forgets_undo(patches: Patches) -> None:
    """A table that is loaded plays the moves that were undone."""
    fold = TableState._fold

    def forget(self, entries):
        moves, kept = 0, []
        for entry in entries:
            undoes = entry.kind == UNDO
            kept.append(replace(entry, value=moves) if undoes else entry)
            moves += not undoes
        fold(self, kept)

    patches.set(TableState, "_fold", forget)


@mutant
def writes_not_in_order(patches: Patches) -> None:
    """Changes of a table are made at the same time."""

    def submit(self, work):
        task = self._scheduler.start(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return task

    patches.set(Journal, "submit", submit)


# Several processes


@mutant
def lost_notify(patches: Patches) -> None:
    """The second of two notifications in one iteration of the event loop is lost."""
    listen = TableManager._on_notification

    def once(self, table_id):
        if any(task.get_coro().__qualname__.endswith("_refresh") for task in self._work):
            return
        listen(self, table_id)

    patches.set(TableManager, "_on_notification", once)


@mutant
def no_refresh_after_reconnect(patches: Patches) -> None:
    """What was missed while the LISTEN connection was lost is not read."""
    listen = TableManager._on_notification

    def ignore(self, table_id):
        if table_id is not None:
            listen(self, table_id)

    patches.set(TableManager, "_on_notification", ignore)


@mutant
def missing_catch_up(patches: Patches) -> None:
    """A process that lost the race for a number does not read what the other wrote."""

    async def append(self, kind, value, seat, by, next_seat, *args, **named):
        await self.settle()
        state, at = self._state, self._clock.time()
        spent = round(state.clocks.spent(), 3)
        entry = Entry(state.id, state.seq + 1, kind, value, seat, by, spent, next_seat, at)
        await self._confirmed(self._store.append(entry))
        state.apply(entry)
        self._announce({POSITION, TABLE}, True)
        return state.seq

    patches.set(Journal, "append", append)


@mutant
def catch_up_skips_chat(patches: Patches) -> None:
    """Chat lines of other processes are read only together with entries."""

    async def catch_up(self, ours=False):
        state = self._state
        known = (state.sheet.version, state.seq, self._last_line())
        saved = await self._store.read_changes(state.id, *known)
        if saved.sheet is not None:
            state.apply_sheet(saved.sheet)
        for entry in saved.entries:
            state.apply(entry)
        if saved.entries or saved.sheet is not None:
            state.lines.extend(saved.lines)
            self._announce({TABLE, POSITION, CHAT}, ours)

    patches.set(Journal, "catch_up", catch_up)


@mutant
def sheet_version_not_checked(patches: Patches) -> None:
    """A change of the sheet counts as done although another process changed it first."""

    async def change(self, edit, follower=None):
        await self.settle()
        sheet = self._state.sheet.copy()
        edit(sheet)
        sheet.version += 1
        await self._confirmed(self._store.change(sheet, follower))
        self._state.apply_sheet(sheet)
        self._announce({TABLE, POSITION}, True)

    patches.set(Journal, "change", change)


@mutant
def stale_process_refuses(patches: Patches) -> None:
    """A process that is behind refuses a move in the newest position."""

    async def check(self, viewer, seq, even_over=False):
        return self._check_going(viewer, seq, even_over)

    patches.set(LiveTable, "_check_current", check)


@mutant
def new_secret_unknown_elsewhere(patches: Patches) -> None:
    """A secret that another process has just given is refused."""

    async def ask_for_news(self):
        return

    patches.set(Journal, "ask_for_news", ask_for_news)


@mutant
def no_takeover(patches: Patches) -> None:
    """When the process that plays the bots dies, no other plays them."""

    def is_due(self):
        return bool(self._state.deciding_bot()) and self.idle and self._leads

    patches.set(BotDriver, "is_due", is_due)


@mutant
def bots_not_resumed(patches: Patches) -> None:
    """A server that starts does not continue the tables that wait for a bot."""

    async def resume(self):
        return

    patches.set(TableManager, "_resume", resume)


# Moves, undo and retries


@mutant
def position_not_checked(patches: Patches) -> None:
    """A move is made whatever the position is, so a repeated request makes it twice."""
    check = LiveTable._check_going

    def lenient(self, viewer, seq, even_over):
        return check(self, viewer, self.state.seq, even_over)

    patches.set(LiveTable, "_check_going", lenient)


@mutant
def repeated_move_refused(patches: Patches) -> None:
    """A move that is sent again because its answer was lost is refused."""

    async def once(self, work, *args):
        return await work

    patches.set(LiveTable, "_once", once)


@mutant
def moves_while_paused(patches: Patches) -> None:
    """A pause does not keep people from moving."""

    def lenient(self, viewer, seq, even_over):
        viewer = self.seating.refresh(viewer)
        check_seated(viewer)
        if self.state.status != PLAYING:
            raise NotNow("over")
        if seq != self.state.seq:
            raise Stale(self.state.seq)
        return viewer

    patches.set(LiveTable, "_check_going", lenient)


@mutant
def undo_forgets_a_seat(patches: Patches) -> None:
    """One of several people is enough to grant an undo."""

    async def answer(self, viewer, seq, agree):
        viewer = await self._check_current(viewer, seq)
        request = self.state.undo_request()
        if request is None or request["declined"]:
            raise NotNow("undo-not-asked")
        voters = self.state.undo_voters(request["seat"])
        if request["seat"] in viewer.seats and not agree:
            return await self._put_request(None)
        if not viewer.seats & voters:
            raise NotYours("undo-not-asked")
        if not agree:
            return await self._put_request({**request, "declined": True})
        return await self._grant(request)

    patches.set(LiveTable, "_answer_undo", answer)


@mutant
def log_keeps_undone_lines(patches: Patches) -> None:
    """A page keeps the lines of moves that were undone."""

    def common(self, log_from, known_seq):
        state = self._state
        if state.history is None or known_seq is None or not 0 <= known_seq <= state.seq:
            return 0
        return max(0, min(log_from, state.history.lines_at(len(state.history.moves))))

    patches.set(Presenter, "_common_lines", common)


@mutant
def next_table_twice(patches: Patches) -> None:
    """Everybody who wants another game creates a table of their own."""

    async def again(self, viewer):
        follower = self._follower()

        def edit(sheet):
            sheet.next_table = follower.id

        await self.journal.change(edit, follower)
        self._services.created_here[follower.id] = ""
        return follower.id

    patches.set(LiveTable, "_again", again)


# Bots


@mutant
def double_wake(patches: Patches) -> None:
    """The bots are started although they are being played."""

    def wake(self):
        if self._leads and not self._stopped and self._state.deciding_bot():
            self._task = self._services.scheduler.start(self._drive())

    patches.set(BotDriver, "wake", wake)


@mutant
def bot_plays_for_returned_person(patches: Patches) -> None:
    """A bot makes its move although the person took the seat back while it was thinking."""

    async def play(self, bot, seq, action, by):
        state = self._state
        if seq != state.seq:
            return
        after = state.require_history().preview(action)
        await self._journal.append(MOVE, action, state.to_move, by, after.to_move)

    patches.set(BotDriver, "_play", play)


@mutant
def bot_stops_after_failed_write(patches: Patches) -> None:
    """A bot whose move could not be written never tries again."""
    drive = BotDriver._drive_once

    async def give_up(self, bot, *args):
        try:
            await drive(self, bot, *args)
        except TableError:
            await asyncio.get_running_loop().create_future()

    patches.set(BotDriver, "_drive_once", give_up)


# Clocks


@mutant
def clock_runs_while_paused(patches: Patches) -> None:
    """A pause does not stop the clock."""

    def clocked(self):
        if self.status != PLAYING or self.sheet.seats[self.to_move].bot():
            return None
        return self.to_move

    patches.set(TableState, "clocked_seat", clocked)


@mutant
def clock_starts_anew(patches: Patches) -> None:
    """Whatever happens at the table, the clock of a decision starts anew."""

    def run(self, seat):
        self._banked = 0.0
        self._seat = None if self.mode == "none" else seat
        self._since = self._clock.now()

    patches.set(Clocks, "run", run)


@mutant
def no_timeout(patches: Patches) -> None:
    """A seat without time is never handed over."""
    patches.set(Seating, "find_timeout", lambda self: None)


# Seats


@mutant
def two_on_one_seat(patches: Patches) -> None:
    """The second of two people who want a seat gets it."""

    async def sit(self, seat, name, colour="", viewer=None):
        token = new_token()

        def edit(sheet):
            chair = check_seat(sheet, seat)
            if sheet.status != "lobby":
                raise NotNow("begun")
            chair.kind, chair.name, chair.owner = PERSON, clean_name(name), new_token()[:8]
            chair.key = key_of(token)

        await self._change(edit)
        return token

    patches.set(Seating, "sit", sit)


@mutant
def chat_line_twice(patches: Patches) -> None:
    """The line that was just written is also read again."""

    async def say(self, seat, text):
        state = self._state
        name = state.sheet.seats[seat].name
        line = ChatLine(state.id, 0, seat, name, text, self._clock.time())
        said = await self._confirmed(self._store.say(line))
        await self.catch_up()
        state.lines.append(said)
        self._announce({CHAT}, None)

    patches.set(Journal, "say", say)


@mutant
def chat_written_twice(patches: Patches) -> None:
    """A chat line is written again when the first attempt seems to have taken long."""

    async def say(self, seat, text):
        state = self._state
        name = state.sheet.seats[seat].name
        line = ChatLine(state.id, 0, seat, name, text, self._clock.time())
        begin = self._clock.now()
        said = await self._confirmed(self._store.say(line))
        if self._clock.now() - begin > 0.02:
            said = await self._store.say(replace(line, at=self._clock.time()))
        await self.catch_up()
        assert said is not None

    patches.set(Journal, "say", say)


# Secrets


@mutant
def secrets_to_spectators(patches: Patches) -> None:
    """Whoever only watches looks from the first seat."""
    find = Presenter._seat_on_screen

    def first(self, mine):
        return find(self, mine or frozenset({0}))

    patches.set(Presenter, "_seat_on_screen", first)


@mutant
def one_message_for_all(patches: Patches) -> None:
    """Sockets share a position without regard to who looks at it."""
    position = Channel.position

    def share(self, shown, body):
        kept = self._positions.setdefault((None, body["seq"]), (None, body, ""))
        return position(self, shown, kept[1])

    patches.set(Channel, "position", share)


@mutant
def screen_not_renewed(patches: Patches) -> None:
    """The cached screen of a position is kept when somebody takes over a seat or pauses."""
    announce = LiveTable._announce

    def keep(self, what, ours):
        clear = self.presenter._cache
        announce(self, what, ours)
        if POSITION in what and self.state.seq == getattr(self, "_kept_seq", None):
            self.presenter._cache = dict(clear) or self._kept
        self._kept_seq, self._kept = self.state.seq, dict(self.presenter._cache)

    patches.set(LiveTable, "_announce", keep)


# What is left over


@mutant
def socket_not_removed(patches: Patches) -> None:
    """A closed socket stays in its channel."""

    def leave(self, channel, listener):
        if len(channel.listeners) > 1:
            return
        channel.listeners.discard(listener)
        channel.stop()
        self._channels.pop(channel.table.id, None)

    patches.set(Hub, "leave", leave)


@mutant
def watcher_not_removed(patches: Patches) -> None:
    """The last socket of a table leaves its callback behind."""
    patches.set(Audience, "_unwatch", lambda self, mark: self.touch())


@mutant
def presence_not_reduced(patches: Patches) -> None:
    """A viewer whose seats change is counted as another one, and stays when they leave."""

    def set_viewer(self, viewer, announce=True):
        if viewer != self.viewer:
            if announce:
                self.table.audience.arrive(viewer, self.name)
                self.mark(frozenset(("table", "position", "chat")))
            self.viewer = viewer

    patches.set(Listener, "_set_viewer", set_viewer)


@mutant
def tasks_left_after_closing(patches: Patches) -> None:
    """A server that closes lets its clocks tick on."""

    async def close(self):
        await asyncio.gather(*(table.stop() for table in self._tables.values()))
        await self.services.bots.close()
        await self.services.store.close()

    patches.set(TableManager, "close", close)
