"""Records of tables that are not in memory, also of those whose rules are no longer played."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from petteia.kernel.game import game, games
from petteia.kernel.options import HOUSE_PACK
from petteia.kernel.record import FORMAT, VERSION, deal_data
from petteia.kernel.wire import RecordData, Result
from petteia.tables.absence import Absence
from petteia.tables.archive.editions import Editions
from petteia.tables.audience import Audience
from petteia.tables.clocks import Clocks
from petteia.tables.errors import Lost, TooEarly
from petteia.tables.model import ABANDONED, BOT, LOBBY, OVER, PERSON, PLAYING, UNDO, Saved
from petteia.tables.presenter import Presenter
from petteia.tables.services import Clock
from petteia.tables.state import TableState


def status_of(saved: Saved) -> str:
    """The status of a stored table: whether a game is over follows from its last entry."""
    assert saved.sheet is not None
    over = saved.sheet.status == PLAYING and saved.entries and saved.entries[-1].next_seat < 0
    return OVER if over else saved.sheet.status


def lost_rules(saved: Saved, here: int, result: Result | None) -> Lost:
    """Why a table of other rules is not shown: its moves would lead to another game. It stays
    stored; of a finished game the result is told, if it was kept."""
    assert saved.sheet is not None
    found = saved.sheet.rules
    age = "older" if found < here else "newer"
    if status_of(saved) != OVER:
        return Lost("lost-rules", age=age, found=found, here=here)
    if result is None:
        return Lost("lost-rules-over", age=age, found=found, here=here)
    names = [seat.name for seat in saved.sheet.seats]
    ended = sorted(zip(result["ranking"], names, result["scores"], strict=True))
    words = ", ".join(f"{name} {score}" for _, name, score in ended)
    return Lost("lost-rules-result", age=age, found=found, here=here, result=words)


def plain_record(saved: Saved, result: Result | None = None) -> RecordData:
    """The record of a table from what is stored alone. Nothing is played, so its result is the one
    that was kept; the version of Petteia that its rules belong to can replay it."""
    sheet = saved.sheet
    assert sheet is not None
    moves: list[int] = []
    for entry in saved.entries:
        if entry.kind == UNDO:
            del moves[entry.value :]
        else:
            moves.append(entry.value)
    pack = str(sheet.options.get("pack", HOUSE_PACK))
    about = {
        "format": FORMAT,
        "version": VERSION,
        "game": sheet.game,
        "rules": sheet.rules,
        "pack": {"name": pack, "fingerprint": sheet.fingerprint},
        "options": {"players": len(sheet.seats), **sheet.options},
    }
    seats = [str(seat.level) if seat.kind == BOT else PERSON for seat in sheet.seats]
    played = {"seats": seats, "moves": moves}
    record = cast("RecordData", {**about, **deal_data(sheet.seed), **played})
    if result is not None:
        record["result"] = result
    return record


def finished_record(saved: Saved, result: Result | None = None) -> RecordData:
    """The plain record of a finished game; before the end it would reveal hidden information."""
    if status_of(saved) not in (OVER, ABANDONED) or saved.sheet is None:
        raise TooEarly("not-over")
    return plain_record(saved, result)


async def played_record(
    saved: Saved, editions: Editions, packs: Mapping[str, Path], clock: Clock
) -> RecordData:
    """The record of a finished game with its result; `Lost` if it cannot be played here."""
    sheet = saved.sheet
    assert sheet is not None
    if sheet.game not in games() or sheet.rules != game(sheet.game).rules:
        raise Lost("lost-pack")
    if sheet.status == LOBBY:
        raise TooEarly("not-over")
    played = game(sheet.game)
    known = await editions.packs_for(played, sheet, packs)
    clocks = Clocks(sheet.clock_mode, sheet.clock_seconds, clock)
    state = TableState(played, known, saved, clocks)
    audience = Audience(sheet.id, clock)
    return Presenter(state, audience, Absence(state, audience, clock)).record()
