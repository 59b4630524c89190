"""Checks of a whole simulation at its end: everybody sees the same, and nothing is left over."""

import json
from typing import Any

from petteia.kernel.game import game
from petteia.tables.live import LiveTable
from petteia.tables.manager import IDLE, TableManager
from petteia.tables.model import PERSON, PLAYING
from petteia.tables.viewers import Viewer, key_of
from tests.simulation.database import finish
from tests.simulation.loop import Process
from tests.simulation.server import Server
from tests.simulation.truth import Table, is_waiting_for_bot

LATE = 3.0
"""Seconds after which a seat without time has been handed over, beside the tick."""


SPARE = 30.0
"""Seconds that an unused table may stay in memory beyond `IDLE`."""


class Checks:
    """The checks of one simulation."""

    def __init__(self, world) -> None:
        self.world = world

    def check_journal(self) -> None:
        """What was acknowledged is there, and nothing is there twice."""
        world = self.world
        for table_id, table in world.truth.tables.items():
            saved = finish(world.database.memory.load(table_id))
            world.expect(saved.entries == table.entries, f"the journal of {table_id} has changed")
            world.expect(saved.sheet == table.sheet, f"the sheet of {table_id} has changed")
            world.expect(saved.lines == table.lines, f"the chat of {table_id} has changed")
        for request in world.truth.requests:
            done = request.answered is not None and request.status < 400
            if request.kind == "chat":
                table = world.truth.tables[request.table]
                said = [line.text for line in table.lines].count(request.body["text"])
                least = 1 if done else 0
                world.expect(
                    least <= said <= request.deliveries,
                    f"{request.body['text']!r} is in the chat of {request.table} {said} times; "
                    f"it arrived {request.deliveries} times",
                )
            elif request.kind == "moves" and done:
                entry = world.truth.tables[request.table].entries[request.body["seq"]]
                world.expect(
                    entry.value == request.body["action"],
                    f"an acknowledged move of {request.client} is gone",
                )

    def check_progress(self) -> None:
        """No bot is to move, and nobody has less than no time."""
        for table_id, table in self.world.truth.tables.items():
            self.world.expect(not is_waiting_for_bot(table), f"no bot moves at {table_id}")
            self._check_timeout(table_id, table)

    def _check_timeout(self, table_id: str, table: Table) -> None:
        sheet = table.sheet
        if not table.after or sheet.clock_mode == "none" or sheet.status != PLAYING:
            return
        if table.follows and not table.loaded:
            return  # nobody has opened it yet
        seat = int(table.state.to_move())
        if seat < 0 or sheet.paused_by is not None or sheet.seats[seat].bot() is not None:
            return
        spent = table.clock_seconds(self.world.loop.time())
        if sheet.clock_mode == "game":
            spent += sum(entry.spent for entry in table.entries if entry.seat == seat)
            spent -= sheet.seats[seat].extra
        else:
            turn = int(table.state.turn_number())
            before = zip(table.entries, table.after, strict=False)
            spent += sum(
                entry.spent
                for entry, state in before
                if (int(state.to_move()), int(state.turn_number())) == (seat, turn)
            )
        # A process that was started again does not know the time before.
        began = self.world.last_fault
        most = sheet.clock_seconds + self.world.profile.tick + LATE
        here = self.world.loop.time() - began
        self.world.expect(
            spent <= most or here <= most,
            f"seat {seat} of {table_id} goes on after {spent:.1f} of {sheet.clock_seconds} s",
        )

    def check_clients(self) -> None:
        """Every page shows what a server that has just read the table would send it."""
        for client in self.world.clients.values():
            if client.table in self.world.truth.tables and client.connected:
                self._check_client(client)

    def _check_client(self, client) -> None:
        world = self.world
        if client.face is None or client.position is None:
            world.fail(f"{client.name} does not see table {client.table}")
            return
        live = self._fresh(client.table)
        viewer = live.seating.refresh(Viewer(keys=frozenset(map(key_of, client.tokens))))
        fresh: dict[str, Any] = json.loads(
            json.dumps(live.presenter.position(viewer, client.language))
        )
        log = fresh.pop("log")
        where = f"{client.name} at {client.table}"
        self._compare(f"position of {where}", client.position, fresh)
        self._compare(f"log of {where}", _nameless(client.log), _nameless(log["lines"]))
        self._compare(f"chat of {where}", client.chat, live.presenter.chat()["lines"])
        face = json.loads(json.dumps(live.presenter.face(viewer)))
        seq = fresh["seq"]
        self._compare(f"table of {where}", _lasting(client.face, seq), _lasting(face, seq))

    def _fresh(self, table_id: str) -> LiveTable:
        """The table as the database has it."""
        saved = finish(self.world.database.memory.load(table_id))
        return LiveTable(self.world.services, game(saved.sheet.game), {}, saved)

    def _compare(self, what: str, seen: Any, right: Any) -> None:
        if seen != right:
            if isinstance(seen, dict):
                names = [key for key in right if seen.get(key) != right[key]]
                seen, right = {key: seen.get(key) for key in names}, {k: right[k] for k in names}
            self.world.fail(f"the {what} is not the newest: {_cut(seen)} instead of {_cut(right)}")

    # What is left over

    def check_nobody(self) -> None:
        """Nobody is connected, and no process believes that somebody is."""
        for server in self.world.servers:
            if server.app is None:
                continue
            for table_id, table in server.tables().items():
                watchers, present = table.audience._watchers, table.audience._present
                where = f"table {table_id} in {server.name}"
                self.world.expect(not watchers, f"{where} still notifies {len(watchers)} sockets")
                self.world.expect(not present, f"{where} counts {len(present)} as present")
            channels = server.hub()._channels
            self.world.expect(not channels, f"{server.name} keeps the sockets of {list(channels)}")
            sockets = dict(server.guard().meters.sockets._open)
            self.world.expect(not sockets, f"{server.name} counts open sockets: {sockets}")

    def check_evicted(self) -> None:
        """Tables that nobody used for long are no longer in memory."""
        for server in self.world.servers:
            for table_id in server.tables():
                table = self.world.truth.tables[table_id]
                clocks = table.sheet.clock_mode != "none" and table.sheet.status == PLAYING
                over = bool(table.after) and int(table.state.to_move()) < 0
                used = max([table.sheets[-1][0], *table.times[-1:]])
                unused = self.world.loop.time() - used
                self.world.expect(
                    unused < IDLE + SPARE or (clocks and not over) or is_waiting_for_bot(table),
                    f"table {table_id} is in the memory of {server.name} after {IDLE:g} s",
                )

    def check_closed(self, server: Server, process: Process, manager: TableManager) -> None:
        """A process that was closed leaves nothing behind."""
        left = [task.get_coro().__qualname__ for task in process.tasks()]
        self.world.expect(not left, f"{server.name} was closed, but tasks are left: {left}")
        self.world.expect(not manager._loading, f"{server.name} was closed while it loads tables")
        self.world.expect(manager.services.store.closed, f"{server.name} left its store open")


def _nameless(value: Any) -> Any:
    """A log without names: a line keeps the name a player had when it was sent."""
    if isinstance(value, dict):
        return {key: _nameless(inner) for key, inner in value.items() if key != "name"}
    if isinstance(value, list):
        return [_nameless(inner) for inner in value]
    return value


def _lasting(face: dict[str, Any], seq: int) -> dict[str, Any]:
    """What does not change with the time or with who is connected; a page ignores a request to undo
    that was made in an earlier position."""
    seats = [
        {key: value for key, value in seat.items() if key not in ("clock", "online", "missed")}
        for seat in face["seats"]
    ]
    kept = {key: value for key, value in face.items() if key != "spectators"}
    if kept["undo_request"] is not None and kept["undo_request"]["seq"] != seq:
        kept["undo_request"] = None
    return {**kept, "seats": seats, "people": sum(seat["kind"] == PERSON for seat in seats)}


def _cut(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) < 400 else text[:400] + " …"
