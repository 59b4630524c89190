"""A table as JSON for one viewer: its face, the position, the chat, a replay, the record."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar, cast

from petteia.kernel.content.lessons import Lesson
from petteia.kernel.deal_secret import commitment_of
from petteia.kernel.history import History
from petteia.kernel.kept import Kept
from petteia.kernel.state import Json
from petteia.kernel.text.messages import messages
from petteia.kernel.text.parts import format_text
from petteia.kernel.wire import (
    Cards,
    Ending,
    LogLine,
    RecordData,
    Screen,
    TableOptions,
)
from petteia.review.seen_move import SeenMove, seen_move
from petteia.tables.absence import Absence
from petteia.tables.audience import Audience
from petteia.tables.clocks import NONE
from petteia.tables.errors import LOCALE, Bad, TooEarly
from petteia.tables.lessons import lesson_of, lesson_place
from petteia.tables.model import ABANDONED, BOT, OVER, PERSON, PLAYING, Sheet
from petteia.tables.replay import SnapshotCache
from petteia.tables.state import TableState
from petteia.tables.viewers import Viewer, current_viewer
from petteia.tables.wire import (
    ChatLine,
    ChatPart,
    ClockMode,
    Face,
    FaceSeat,
    LogPart,
    Pause,
    Position,
    Replay,
    SeatKind,
    Status,
    Undo,
    UndoAsked,
)

T = TypeVar("T")
MISSING = object()
Body = dict[str, Json]

MOST_CACHED = 128
"""Results kept of one position; viewers choose part of their keys."""
NOBODY: frozenset[int] = frozenset()
"""The seats of a spectator."""
SPECTATOR = -1


class Presenter:
    """Shows a table; what several viewers share is computed once."""

    def __init__(self, state: TableState, audience: Audience, absence: Absence) -> None:
        self._state = state
        self._audience = audience
        self._absence = absence
        self._snapshots = SnapshotCache()
        self._kept = Kept()
        self._cache: dict[object, object] = {}
        """What was computed for the current position."""
        self._seats_of: tuple[Sheet, dict[Viewer, frozenset[int]]] = (state.sheet, {})
        """The seats of viewers by the current sheet."""

    def clear(self) -> None:
        """Forget what was computed: the position has changed."""
        self._cache.clear()

    def face(self, viewer: Viewer) -> Face:
        """The table without its game: seats, options, status."""
        state = self._state
        viewer = current_viewer(state.sheet, viewer)
        sheet = state.sheet
        people = [n for n in viewer.seats if sheet.seats[n].kind == PERSON]
        ended = state.last_at if state.status == OVER else sheet.ended
        paused: Pause | None = None if sheet.paused_by is None else {"by": sheet.paused_by}
        return {
            "id": state.id,
            "game": sheet.game,
            "status": cast("Status", state.status),
            "options": cast("TableOptions", self._options_shown()),
            "set": sheet.content_set,
            "seats": [self._seat_shown(number, viewer) for number in range(len(sheet.seats))],
            "mine": sorted(viewer.seats),
            "host": viewer.host,
            "hot_seat": len(people) > 1,
            "solo": state.solo(),
            "paused": paused,
            "clock": {
                "mode": cast("ClockMode", sheet.clock_mode),
                "seconds": sheet.clock_seconds,
            },
            "spectators": self._audience.spectators(seat.key for seat in sheet.seats),
            "undo_request": self._request_shown(),
            "lesson": lesson.name if (lesson := self._lesson()) else None,
            "next": sheet.next_table,
            "fork": None if sheet.fork is None else {**sheet.fork},
            "commitment": commitment_of(sheet.seed),
            "created": _iso_time(sheet.created),
            "ended": None if ended is None else _iso_time(ended),
        }

    def _request_shown(self) -> UndoAsked | None:
        request = self._state.undo_request()
        if request is None:
            return None
        return {
            "seat": request["seat"],
            "seq": request["seq"],
            "moves": len(self._state.require_history().moves) - request["to"],
            "asked": sorted(self._state.undo_voters(request["seat"])),
            "agreed": request["agreed"],
            "declined": request["declined"],
        }

    def _options_shown(self) -> Body:
        """The options with what the seed drew, and the pack by name."""
        state = self._state
        drawn = state.game.resolve_options(state.played_options(), state.sheet.seed)
        return {**drawn, **_only(state.sheet.options, "pack")}

    def _seat_shown(self, number: int, viewer: Viewer) -> FaceSeat:
        state = self._state
        seat = state.sheet.seats[number]
        left: float | None = None
        if state.clocks.mode != NONE and seat.kind == PERSON:
            left = state.clocks.left(number, seat.extra)
        return {
            "seat": number,
            "kind": cast("SeatKind", seat.kind),
            "name": seat.name,
            "colour": seat.colour,
            "level": seat.level,
            "online": seat.kind == BOT or self._audience.is_online(seat.key),
            "mine": number in viewer.seats,
            "away": seat.away,
            "missed": self._absence.is_missed(state.sheet, number),
            "bot_moves": state.bot_moves[number] if seat.kind == PERSON else 0,
            "clock": None if left is None else round(max(left, 0.0), 1),
            "resigns": seat.resigns and not seat.away,
        }

    def position(
        self, viewer: Viewer, language: str, log_from: int = 0, known_seq: int | None = None
    ) -> Position:
        """The position for a viewer who knows the first `log_from` lines of the log as of position
        `known_seq`; lines that an undo has replaced since are sent again.

        Equal bodies are one object until something changes.
        """
        mine = self._seats(viewer)
        start = self._common_lines(log_from, known_seq)
        key = ("position", mine, language, start)
        undo = self._undo_shown(mine, language)
        return self._cached(key, lambda: self._position(mine, language, start, undo))

    def shared_position(
        self, viewer: Viewer, language: str, log_from: int = 0, known_seq: int | None = None
    ) -> Position | None:
        """The position for a viewer who waits, like all others who wait, as a spectator sees it:
        it differs from the viewer's own in the number of the seat on screen only. None if this
        viewer sees something that others do not see."""
        mine, state = self._seats(viewer), self._state
        if state.history is None or len(mine) > 1 or state.to_move in mine:
            return None
        if state.history.viewpoint(min(mine, default=SPECTATOR)) != SPECTATOR:
            return None
        start, undo = self._common_lines(log_from, known_seq), self._undo_shown(mine, language)
        key = ("shared", language, start, *undo.values())
        return self._cached(key, lambda: self._position(NOBODY, language, start, undo))

    def _position(self, mine: frozenset[int], language: str, start: int, undo: Undo) -> Position:
        state = self._state
        if state.history is None:
            return {
                "seq": 0,
                "moves": 0,
                "screen": None,
                "private": False,
                "undo": undo,
                "log": {"from": 0, "lines": [], "total": 0},
                "thinking": None,
                "lesson": None,
                "ending": None,
            }
        history = state.history
        finished = state.status in (OVER, ABANDONED)
        return {
            "seq": state.seq,
            "moves": len(history.moves),
            "screen": self._screen(mine, language),
            "private": self._is_private(mine),
            "undo": undo,
            "log": self._log_shown(mine, language, start),
            "thinking": state.to_move if state.deciding_bot() else None,
            "lesson": lesson_place(state.game, self._lesson(), history.moves, history.state),
            "ending": self._ending(language) if finished else None,
        }

    def _common_lines(self, log_from: int, known_seq: int | None) -> int:
        """How many of the log lines a viewer has are still valid."""
        state = self._state
        if state.history is None or known_seq is None or not 0 <= known_seq <= state.seq:
            return 0
        kept = min((to for seq, to in state.undos if seq > known_seq), default=None)
        lines = state.history.lines_at(
            len(state.history.moves) if kept is None else self._moves(kept)
        )
        return max(0, min(log_from, lines))

    def _moves(self, kept: int) -> int:
        return min(kept, len(self._state.require_history().moves))

    def _screen(self, mine: frozenset[int], language: str) -> Screen:
        state = self._state
        seat = self._seat_on_screen(mine)
        may_move = (
            seat == state.to_move
            and seat >= 0
            and state.status == PLAYING
            and state.sheet.paused_by is None
            and state.deciding_bot() is None
        )
        mine_to_move = mine if may_move else frozenset()
        key = ("screen", seat, language, mine_to_move)
        return self._cached(key, lambda: self._make_screen(seat, language, mine_to_move, may_move))

    def _seat_on_screen(self, mine: frozenset[int]) -> int:
        """The seat a viewer looks from: of several, the one to move, else the one who moved last
        and so has the device."""
        if len(mine) < 2:
            return min(mine, default=-1)
        state, here = self._state, self._people_at(mine)
        if len(here) < 2 or state.history is None:
            return min(here or mine, default=-1)
        latest = (state.to_move, *reversed(state.history.movers))
        return next((seat for seat in latest if seat in here), min(here))

    def _people_at(self, mine: frozenset[int]) -> set[int]:
        """The viewer's seats for which no bot plays."""
        return {seat for seat in mine if not self._state.sheet.seats[seat].away}

    def _is_private(self, mine: frozenset[int]) -> bool:
        """Whether the seat on screen sees something that not everybody may see."""
        state, shared = self._state, len(mine) > 1 and len(self._people_at(mine)) > 1
        if not shared or state.status != PLAYING or not state.game.hidden_information:
            return False
        position, seat = state.require_history().state, self._seat_on_screen(mine)
        return {**position.view(seat), "seat": -1} != {**position.view(-1), "seat": -1}

    def _make_screen(
        self, seat: int, language: str, mine: frozenset[int], may_move: bool
    ) -> Screen:
        state = self._state
        screen = state.require_history().screen(seat, language, state.names, may_move)
        solo = state.solo()
        for move in screen["moves"]:
            if not solo:
                after = state.require_history().preview(move["action"])
                move["passes"] = after.to_move not in mine
                # It could not be undone: it reveals something or passes the turn.
                move["final"] = after.reveals or move["passes"]
            else:
                move["final"] = move["passes"] = False
        return screen

    def _undo_shown(self, mine: frozenset[int], language: str) -> Undo:
        return self._cached(("undo", mine, language), lambda: self._undo(mine, language))

    def _undo(self, mine: frozenset[int], language: str) -> Undo:
        if self._state.history is None:
            return _undo(False, False, None, None, False)
        step, turn = self._state.backs(mine)
        words: str | None = None
        if step.to is not None:
            words = self._words_of(step.to, language)
        why: str | None = None
        if step.why is not None:
            why = format_text(messages(LOCALE), language, f"error-{step.why}")
        can = step.to is not None
        ask = not can and self._state.asked_back(mine).to is not None
        made_of = (can, turn.to is not None, words, why, ask)
        return self._kept.part(("undo", mine, language), made_of, lambda: _undo(*made_of))

    def _words_of(self, number: int, language: str) -> str:
        """A played move in words."""
        history = self._state.require_history()
        return self._cached(
            ("words", number, language),
            lambda: history.move_words(number, language, self._state.names),
        )

    def _log_shown(self, mine: frozenset[int], language: str, start: int) -> LogPart:
        history = self._state.require_history()
        reader = history.reader(_log_reader(mine))
        lines = self._cached(
            ("log", reader, language, start),
            lambda: history.log(language, self._state.names, start, reader),
        )
        total = history.lines_at(len(history.moves))
        return {"from": start, "lines": lines, "total": total}

    def _lesson(self) -> Lesson | None:
        return lesson_of(self._state.game, self._state.sheet.lesson)

    def _ending(self, language: str) -> Ending:
        history = self._state.require_history()
        return self._cached(
            ("ending", language), lambda: history.ending(language, self._state.names)
        )

    def log(self, viewer: Viewer, language: str) -> list[LogLine]:
        """The whole log, as the viewer may read it."""
        state = self._state
        if state.history is None:
            return []
        reader = state.history.reader(_log_reader(self._seats(viewer)))
        return state.history.log(language, state.names, 0, reader)

    def cards(self, language: str) -> Cards:
        """The cards of this table, by key; empty for a game that shows none."""
        state = self._state
        return state.game.cards(state.played_options(), state.sheet.seed, language)

    def chat(self, start: int = 0) -> ChatPart:
        """The lines of chat from number `start` on."""
        state = self._state
        lines: list[ChatLine] = [
            {
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "at": _iso_time(line.at),
            }
            for line in state.lines
            if line.n >= start
        ]
        total = state.lines[-1].n + 1 if state.lines else 0
        return {"from": min(max(start, 0), total), "lines": lines, "total": total}

    async def replay(self, viewer: Viewer, moves: int, language: str) -> Replay:
        """The position after so many moves, as the viewer's seat sees it."""
        state = self._state
        history = state.require_history()
        of = len(history.moves)
        if not 0 <= moves <= of:
            raise Bad("bad-moves", most=of)
        then = await self._snapshots.at(history, moves)
        seat = min(self._seats(viewer), default=-1)
        screen = then.screen(seat, language, state.names, False)
        return {"moves": moves, "of": of, "screen": screen, "log_lines": then.lines_at(moves)}

    async def seen_move(self, viewer: Viewer, number: int) -> SeenMove:
        """Move `number`, from 1, as the viewer's seat saw it; of several seats the first that did
        not make it."""
        history = self._state.require_history()
        made = len(history.moves)
        if not 1 <= number <= made:
            raise Bad("no-move", number=number, most=made)
        seats = self._seats(viewer)
        askers = seats - {history.movers[number - 1]}
        if seats and not askers:
            raise Bad("own-move")
        moves = history.moves[:number]
        then = await self._snapshots.at(history, number - 1)
        return seen_move(then.state, moves[-1], min(askers, default=SPECTATOR))

    async def history_at(self, moves: int) -> History:
        """A copy of the game after so many moves."""
        return await self._snapshots.at(self._state.require_history(), moves)

    async def imagined(
        self, viewer: Viewer, moves: int, further: list[int], language: str
    ) -> Screen:
        """The position after so many moves and further ones that were not made in the game, as the
        viewer's seat sees it."""
        then = await self.history_at(moves)
        for action in further:
            then.play(action)
        seat = min(self._seats(viewer), default=-1)
        return then.screen(seat, language, self._state.names, False)

    def record(self) -> RecordData:
        """The record of a finished game; before the end it would reveal hidden information."""
        state = self._state
        if state.status not in (OVER, ABANDONED) or state.history is None:
            raise TooEarly("not-over")
        dumped = state.history.dump()
        dumped["seats"] = [
            str(seat.level) if seat.kind == BOT else PERSON for seat in state.sheet.seats
        ]
        dumped["options"] = {**state.history.options, **_only(state.sheet.options, "pack")}
        return dumped

    def _seats(self, viewer: Viewer) -> frozenset[int]:
        sheet = self._state.sheet
        if self._seats_of[0] is not sheet or len(self._seats_of[1]) >= MOST_CACHED:
            self._seats_of = (sheet, {})
        known = self._seats_of[1]
        seats = known.get(viewer)
        if seats is None:
            seats = known[viewer] = current_viewer(sheet, viewer).seats
        return seats

    def _cached(self, key: object, make: Callable[[], T]) -> T:
        """The cached value for a key since the last change, computed if missing."""
        found = self._cache.get(key, MISSING)
        if found is MISSING:
            found = make()
            if len(self._cache) >= MOST_CACHED:
                self._cache.clear()
            self._cache[key] = found
        return cast("T", found)


def _log_reader(mine: frozenset[int]) -> int:
    """The seat a viewer reads the log as; a hot seat reads the public log."""
    return next(iter(mine)) if len(mine) == 1 else -1


def _undo(can: bool, restart: bool, words: str | None, why: str | None, ask: bool) -> Undo:
    return {"can": can, "restart": restart, "words": words, "why": why, "ask": ask}


def _only(options: Body, name: str) -> Body:
    return {name: options[name]} if name in options else {}


def _iso_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
