"""A table as JSON for one viewer: its face, the position, the chat, a replay, the record."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from typing import TypeVar, cast

from petteia.kernel.record import RecordData
from petteia.kernel.state import Json
from petteia.kernel.text.messages import messages
from petteia.tables.audience import Viewer
from petteia.tables.clocks import NONE
from petteia.tables.core import Core
from petteia.tables.errors import LOCALE, Bad, TooEarly
from petteia.tables.model import ABANDONED, BOT, OVER, PERSON, PLAYING
from petteia.tables.replay import SnapshotCache
from petteia.tables.undo import Back, step_back, turn_back

T = TypeVar("T")
Body = dict[str, Json]


class Presenter(Core):
    """A table that can be shown; what several viewers share is computed once."""

    @cached_property
    def snapshots(self) -> SnapshotCache:
        """Earlier positions, cached for replays."""
        return SnapshotCache()

    def face(self, viewer: Viewer) -> Body:
        """The table without its game: seats, options, status."""
        viewer = self.refresh(viewer)
        sheet = self.sheet
        people = [n for n in viewer.seats if sheet.seats[n].kind == PERSON]
        ended = self.last_at if self.status == OVER else sheet.ended
        paused: Json = None if sheet.paused_by is None else {"by": sheet.paused_by}
        return {
            "id": self.id,
            "game": sheet.game,
            "status": self.status,
            "options": self._options_shown(),
            "set": sheet.content_set,
            "seats": [self._seat_shown(number, viewer) for number in range(len(sheet.seats))],
            "mine": list[Json](sorted(viewer.seats)),
            "host": viewer.host,
            "hot_seat": len(people) > 1,
            "solo": self.solo(),
            "paused": paused,
            "clock": {"mode": sheet.clock_mode, "seconds": sheet.clock_seconds},
            "spectators": self.spectators,
            "next": sheet.next_table,
            "created": _iso_time(sheet.created),
            "ended": None if ended is None else _iso_time(ended),
        }

    def _options_shown(self) -> Body:
        """The options with what the seed drew, and the pack by name."""
        drawn = self.game.resolve_options(self.played_options(), self.sheet.seed)
        return {**drawn, **_only(self.sheet.options, "pack")}

    def _seat_shown(self, number: int, viewer: Viewer) -> Body:
        seat = self.sheet.seats[number]
        left: float | None = None
        if self.clocks.mode != NONE and seat.kind == PERSON:
            left = self.clocks.left(number, seat.extra, self.services.now())
        return {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "colour": seat.colour,
            "level": seat.level,
            "online": seat.kind == BOT or self.is_online(number),
            "mine": number in viewer.seats,
            "away": seat.away,
            "clock": None if left is None else round(max(left, 0.0), 1),
            "resigns": seat.resigns,
        }

    def position(
        self, viewer: Viewer, language: str, log_from: int = 0, known_seq: int | None = None
    ) -> Body:
        """The position for a viewer who knows the first `log_from` lines of the log as of position
        `known_seq`; lines that an undo has replaced since are sent again.

        Equal bodies are one object until something changes.
        """
        mine = self.refresh(viewer).seats
        start = self._common_lines(log_from, known_seq)
        key = ("position", mine, language, start)
        return self._cached(key, lambda: self._position(mine, language, start))

    def _position(self, mine: frozenset[int], language: str, start: int) -> Body:
        if self.history is None:
            nothing: Body = {"can": False, "restart": False, "words": None, "why": None}
            no_log: Body = {"from": 0, "lines": [], "total": 0}
            body: Body = {"seq": 0, "moves": 0, "screen": None, "undo": nothing, "log": no_log}
            return {**body, "thinking": None, "ending": None}
        history = self.history
        finished = self.status in (OVER, ABANDONED)
        return {
            "seq": self.seq,
            "moves": len(history.moves),
            "screen": self._screen(mine, language),
            "undo": self._undo_shown(mine, language),
            "log": self._log_shown(mine, language, start),
            "thinking": self.to_move if self.deciding_bot() else None,
            "ending": self._ending(language) if finished else None,
        }

    def _common_lines(self, log_from: int, known_seq: int | None) -> int:
        """How many of the log lines a viewer has are still valid."""
        if self.history is None or known_seq is None or not 0 <= known_seq <= self.seq:
            return 0
        kept = min((to for seq, to in self.shrunk if seq > known_seq), default=None)
        lines = self.history.lines_at(
            len(self.history.moves) if kept is None else self._moves(kept)
        )
        return max(0, min(log_from, lines))

    def _moves(self, kept: int) -> int:
        return min(kept, len(self.require_history().moves))

    def _screen(self, mine: frozenset[int], language: str) -> Body:
        mover = self.to_move
        seat = mover if mover in mine else min(mine, default=-1)
        may_move = (
            seat == mover
            and seat >= 0
            and self.status == PLAYING
            and self.sheet.paused_by is None
            and self.deciding_bot() is None
        )
        mine_to_move = mine if may_move else frozenset()
        key = ("screen", seat, language, mine_to_move)
        return self._cached(key, lambda: self._make_screen(seat, language, mine_to_move, may_move))

    def _make_screen(self, seat: int, language: str, mine: frozenset[int], may_move: bool) -> Body:
        screen = self.require_history().screen(seat, language, self.names, may_move)
        solo = self.solo()
        for move in cast("list[Body]", screen.get("moves") or []):
            move["final"] = not solo and self._is_final(move, mine)
        return screen

    def _is_final(self, move: Body, mine: frozenset[int]) -> bool:
        """Whether this move could not be undone: it reveals something or passes the turn."""
        after = self.require_history().preview(cast("int", move["action"]))
        return after.reveals or after.to_move not in mine

    def _undo_shown(self, mine: frozenset[int], language: str) -> Body:
        step, turn = self.backs(mine)
        words: str | None = None
        if step.to is not None:
            words = self._words_of(step.to, language)
        why: str | None = None
        if step.why is not None:
            why = messages(LOCALE).say(language, f"error-{step.why}")
        can = step.to is not None
        return {"can": can, "restart": turn.to is not None, "words": words, "why": why}

    def backs(self, mine: frozenset[int]) -> tuple[Back, Back]:
        """What undo and restart turn would do for a viewer with these seats."""
        solo = self.solo()
        allowed = self.status == PLAYING or (self.status == OVER and solo)
        if not mine or not allowed or self.sheet.paused_by is not None:
            return Back(None), Back(None)
        past = self._cached("past", self.past)
        return step_back(past, mine, solo), turn_back(past, mine, solo)

    def _words_of(self, number: int, language: str) -> str:
        """A played move in words."""
        history = self.require_history()
        return self._cached(
            ("words", number, language), lambda: history.move_words(number, language, self.names)
        )

    def _log_shown(self, mine: frozenset[int], language: str, start: int) -> Body:
        history = self.require_history()
        reader = history.reader(_log_reader(mine))
        lines = self._cached(
            ("log", reader, language, start),
            lambda: history.log(language, self.names, start, reader),
        )
        total = history.lines_at(len(history.moves))
        return {"from": start, "lines": list[Json](lines), "total": total}

    def _ending(self, language: str) -> Body:
        history = self.require_history()
        return self._cached(("ending", language), lambda: history.ending(language, self.names))

    def log(self, viewer: Viewer, language: str) -> list[Body]:
        """The whole log, as the viewer may read it."""
        if self.history is None:
            return []
        reader = self.history.reader(_log_reader(self.refresh(viewer).seats))
        return self.history.log(language, self.names, 0, reader)

    def cards(self, language: str) -> Body:
        """The cards of this table, by key; empty for a game that shows none."""
        return {"cards": {}, **self.game.cards(self.played_options(), self.sheet.seed, language)}

    def chat(self, start: int = 0) -> Body:
        """The lines of chat from number `start` on."""
        lines: list[Json] = [
            {
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "at": _iso_time(line.at),
            }
            for line in self.lines
            if line.n >= start
        ]
        total = self.lines[-1].n + 1 if self.lines else 0
        return {"from": min(max(start, 0), total), "lines": lines, "total": total}

    async def replay(self, viewer: Viewer, moves: int, language: str) -> Body:
        """The position after so many moves, as the viewer's seat sees it."""
        history = self.require_history()
        of = len(history.moves)
        if not 0 <= moves <= of:
            raise Bad("bad-moves", most=of)
        then = await self.snapshots.at(history, moves)
        seat = min(self.refresh(viewer).seats, default=-1)
        screen = then.screen(seat, language, self.names, False)
        return {"moves": moves, "of": of, "screen": screen, "log_lines": then.lines_at(moves)}

    def record(self) -> RecordData:
        """The record of a finished game; before the end it would reveal hidden information."""
        if self.status not in (OVER, ABANDONED) or self.history is None:
            raise TooEarly("not-over")
        dumped = self.history.dump()
        dumped["seats"] = [
            str(seat.level) if seat.kind == BOT else PERSON for seat in self.sheet.seats
        ]
        dumped["options"] = {**self.history.options, **_only(self.sheet.options, "pack")}
        return dumped

    def _cached(self, key: object, make: Callable[[], T]) -> T:
        """The cached value for a key since the last change, computed if missing."""
        if key not in self.cache:
            self.cache[key] = make()
        return cast("T", self.cache[key])


def _log_reader(mine: frozenset[int]) -> int:
    """The seat a viewer reads the log as; a hot seat reads the public log."""
    return next(iter(mine)) if len(mine) == 1 else -1


def _only(options: Body, name: str) -> Body:
    return {name: options[name]} if name in options else {}


def _iso_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
