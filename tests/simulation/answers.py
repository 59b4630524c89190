"""Checks of everything a browser is told: answers to requests, and messages over sockets.

An acknowledged change is in the database; a refused one is not, and has a reason; a position is
durable, is the one that the journal leads to, and shows only what its viewer may know.
"""

import json
from collections.abc import Iterable
from typing import Any

from petteia.kernel.game import game
from petteia.tables.model import BY_PERSON, LOBBY, MOVE, OPEN, PERSON, PLAYING, UNDO, Sheet
from petteia.tables.viewers import key_of
from tests.simulation.games import TOKEN, Hands
from tests.simulation.truth import DISTURBED, Request, Table

BROKEN = 500
UNAVAILABLE = 503
UNKNOWN = ("unconfirmed", "stopping")
"""What a server says that does not know whether a move was made."""
FOR_GOOD = ("unwritten", "over", "not-seated", "wrong-token", "no-secret")
"""Why the repetition of a move may be refused although the move was made."""
GRACE = 20.0
"""Seconds that a request may wait for a database that does not answer."""


class Answers:
    """The checks of one simulation."""

    def __init__(self, world) -> None:
        self.world = world
        self.truth = world.truth

    # Answers to requests

    def check(self, request: Request, status: int, text: str) -> None:
        """Check the answer to a request."""
        request.answered, request.status = self.world.loop.time(), status
        body = json.loads(text) if text else {}
        self._check_secrets(request.client, text)
        if request.kind != "record":
            self._check_deals(request.client, text)
        if status < 400:
            self._check_done(request, body)
        else:
            self._check_refused(request, status, body["error"])

    def _check_done(self, request: Request, body: dict[str, Any]) -> None:
        kind = request.kind
        if kind == "create":
            self._expect(body["id"] in self.truth.tables, request, "the table is not there")
            return
        table = self.truth.tables[request.table]
        if kind in ("moves", "undo", "restart"):
            self._check_entry(table, request, body["seq"])
        elif kind == "chat":
            said = [line.text for line in table.lines]
            count = said.count(request.body["text"])
            self._expect(count >= 1, request, "the chat line is not there")
        elif kind == "sit":
            keys = {seat.key for _, sheet in table.sheets for seat in sheet.seats}
            self._expect(key_of(body["token"]) in keys, request, "nobody sits there")
        elif kind == "again":
            self._expect(table.sheet.next_table == body["id"], request, "another table is next")
            self._expect(body["id"] in self.truth.tables, request, "the next table is not there")
        elif kind in EFFECTS:
            found = any(EFFECTS[kind](request, sheet) for sheet in table.sheets_since(request.sent))
            self._expect(found, request, "it has not happened")
        elif kind == "table":
            self.check_position(request.client, body["position"], json.dumps(body["position"]))

    def _check_entry(self, table: Table, request: Request, seq: int) -> None:
        """Check that what was asked for was done in that position; a repeated request is answered
        with the current position."""
        place = request.body["seq"]
        self._expect(place < seq <= table.seq, request, f"entry {seq} is not there")
        if place < table.seq:
            entry = table.entries[place]
            right = entry.kind == (MOVE if request.kind == "moves" else UNDO)
            if request.kind == "moves":
                right = right and entry.value == request.body["action"]
            right = right and entry.by == BY_PERSON and entry.seat in request.seats(table.sheet)
            self._expect(right, request, f"entry {place + 1} is another one: {entry}")

    def _check_refused(self, request: Request, status: int, error: dict[str, Any]) -> None:
        key = error["key"]
        self._expect(status != BROKEN, request, "the server failed")
        table = self.truth.tables.get(request.table)
        if status == UNAVAILABLE:
            faulty = self.world.faults_since(request.sent - GRACE)
            self._expect(faulty, request, "the database was there all the time")
        if table is None:
            self._expect(request.kind == "create", request, f"no table {request.table}")
            return
        self._expect(key != "no-table", request, "the table is there")
        if key == "wrong-token":
            known = all(_knows(sheet, request) for sheet in table.sheets_since(request.sent))
            self._expect(not known, request, "the secret is right")
        if request.kind == "moves":
            self._check_refused_move(table, request, key)

    def _check_refused_move(self, table: Table, request: Request, key: str) -> None:
        seq, action = request.body["seq"], request.body["action"]
        made = [
            entry
            for entry in table.entries[seq : seq + 1]
            if (entry.kind, entry.value, entry.by) == (MOVE, action, BY_PERSON)
            and entry.seat in request.seats(table.sheet)
        ]
        if made:
            others = self.truth.find(request.table, "moves", seq=seq, action=action)
            copies = sum(one.deliveries for one in others if one.client == request.client)
            unknown = key in UNKNOWN or (copies > 1 and key in FOR_GOOD)
            self._expect(unknown, request, f"refused ({key}), but it was made")
        if list(table.seqs_since(request.sent)) != [seq] or not table.after:
            return  # the position was another one at some time
        # In this position all the time: was there a reason to refuse?
        state, sheets = table.state, list(table.sheets_since(request.sent))
        seat = int(state.to_move())
        mine = seat >= 0 and all(seat in request.seats(sheet) for sheet in sheets)
        here = mine and all(sheet.status == PLAYING for sheet in sheets)
        wrong = {
            "stale": True,
            "not-your-turn": mine,
            "not-seated": mine,
            "refused": action in state.legal(),
            "away": mine and not any(sheet.seats[seat].away for sheet in sheets),
            "paused": all(sheet.paused_by is None for sheet in sheets),
            "not-begun": True,
            "over": here,
            "time-over": all(sheet.clock_mode != "move" for sheet in sheets),
        }.get(key, False)
        self._expect(not wrong, request, f"refused without a reason: {key}")

    # Positions

    def check_message(self, client: str, text: str) -> dict[str, Any]:
        """Check a message over a socket, and return it."""
        self._check_secrets(client, text)
        self._check_deals(client, text)
        body: dict[str, Any] = json.loads(text)
        if body["type"] == "position":
            self.check_position(client, body, text)
        return body

    def check_problem(self, client: str, error: dict[str, Any]) -> None:
        """Check a problem that was reported over a socket."""
        person = self.world.clients[client]
        table = self.truth.tables[person.table]
        now = self.world.loop.time()
        if error["key"] == "wrong-token":
            keys = {key_of(token) for token in person.tokens}
            known = [
                keys <= {sheet.host_key, *(seat.key for seat in sheet.seats)}
                for sheet in table.sheets_since(now - DISTURBED)
            ]
            if all(known):
                self.world.fail(f"{client} was told over the socket that a right secret is wrong")
        elif not self.world.faults_since(now - DISTURBED):
            self.world.fail(f"{client} was told of a problem: {error}")

    def check_position(self, client: str, body: dict[str, Any], text: str) -> None:
        """Check a position against the journal."""
        person = self.world.clients[client]
        table = self.truth.tables[person.table]
        seq = body["seq"]
        fail = self.world.fail
        if seq > table.seq:
            fail(f"{client} was told of entry {seq}, but only {table.seq} are durable")
            return
        screen = body["screen"]
        if screen is None:
            self._check_tokens(client, text, ())
            return
        state = table.after[seq]
        keys = {key_of(token) for token in person.tokens}
        mine = {
            number
            for _, sheet in table.sheets
            for number, seat in enumerate(sheet.seats)
            if seat.key in keys
        }
        if screen["seat"] not in mine | {-1}:
            fail(f"{client} saw the screen of seat {screen['seat']}")
        if screen["to_move"] != int(state.to_move()):
            fail(f"{client} was shown another position than entry {seq} of {person.table} leads to")
        if screen["moves"]:
            legal = [move["action"] for move in screen["moves"]]
            if int(state.to_move()) not in mine or legal != sorted(state.legal()):
                fail(f"{client} was offered {legal} in position {seq} of {person.table}")
        if screen.get("plain"):
            picture = game(table.sheet.game).picture(state, screen["seat"], "en")
            if picture != screen["picture"] or screen["scores"] != state.scores():
                fail(f"{client} was shown a wrong picture of position {seq} of {person.table}")
        if isinstance(state, Hands):
            self._check_tokens(client, text, state.visible(screen["seat"]))

    def _check_tokens(self, client: str, text: str, known: Iterable[str]) -> None:
        if leaked := set(TOKEN.findall(text)) - set(known):
            self.world.fail(f"{client} was told what is hidden: {sorted(leaked)}")

    def check_look(self, client: str, text: str) -> None:
        """Check a log or a replay: no token that was never played and is not in an own hand."""
        table = self.truth.tables[self.world.clients[client].table]
        known: set[str] = set()
        person = self.world.clients[client]
        keys = {key_of(token) for token in person.tokens}
        if not any(isinstance(state, Hands) for state in table.after):
            return
        for state in table.after:
            known |= state.visible(-1)
        for number, seat in enumerate(table.sheet.seats):
            if seat.key in keys:
                known |= table.after[0].visible(number)
        self._check_tokens(client, text, known)

    def _check_secrets(self, client: str, text: str) -> None:
        for secret, owner in self.truth.secrets.items():
            if owner != client and (secret in text or key_of(secret) in text):
                self.world.fail(f"{client} was told a secret of {owner}")

    def _check_deals(self, client: str, text: str) -> None:
        for table_id, table in self.truth.tables.items():
            seed = table.sheet.seed
            if str(seed) in text or f"{seed:x}" in text:
                self.world.fail(f"{client} was told what deals the game of {table_id}")

    def _expect(self, true: bool, request: Request, words: str) -> None:
        if not true:
            shown = f"{request.kind} {request.body} of {request.client} at {request.table}"
            since = f"sent at {request.sent:.2f}, answered {request.status}"
            self.world.fail(f"{shown} ({since}): {words}")


def _knows(sheet: Sheet, request: Request) -> bool:
    return request.keys <= {sheet.host_key, *(seat.key or "" for seat in sheet.seats)}


def _own(request: Request, sheet: Sheet):
    return [sheet.seats[seat] for seat in request.seats(sheet)]


EFFECTS = {
    "pause": lambda request, sheet: sheet.paused_by is not None or sheet.status != PLAYING,
    "resume": lambda request, sheet: sheet.paused_by is None,
    "start": lambda request, sheet: sheet.status == PLAYING,
    "leave": lambda request, sheet: (
        sheet.status == LOBBY or any(seat.away for seat in _own(request, sheet))
    ),
    "return": lambda request, sheet: any(not seat.away for seat in _own(request, sheet)),
    "resign": lambda request, sheet: any(
        seat.resigns == request.body["agree"] for seat in _own(request, sheet)
    ),
    "add": lambda request, sheet: len(sheet.seats) > 1,
    "bot": lambda request, sheet: any(seat.level is not None for seat in sheet.seats),
    "open": lambda request, sheet: any(seat.kind in (OPEN, PERSON) for seat in sheet.seats),
    "rename": lambda request, sheet: request.body["name"] in [seat.name for seat in sheet.seats],
    "options": lambda request, sheet: sheet.clock_seconds == request.body["clock"]["seconds"],
}
"""Whether an acknowledged change can be seen in a sheet."""
