"""Playing on from a position of a finished game, at a table of its own."""

from petteia.bots.levels import DEFAULT_LEVEL
from petteia.kernel.history import History
from petteia.tables.model import BOT, BY_FORK, MOVE, PERSON, PLAYING, Entry, Fork, Sheet
from petteia.tables.request import BOT_NAMES, SeatRequest, make_seats, new_id
from petteia.tables.state import TableState
from petteia.tables.viewers import key_of


def forked_sheet(
    state: TableState, move: int, name: str, keys: tuple[str, str], created: float
) -> Sheet:
    """The sheet of the new table: the same game, a person in the seat that decides, and bots in all
    others, none of which goes by the name of a person; `keys` are the secrets of the host and of
    the person."""
    old, (host, token) = state.sheet, keys
    mover = state.require_history().movers[move]
    taken = {name.strip(), *(seat.name for seat in old.seats)}
    free = iter([bot for bot in BOT_NAMES if bot not in taken])
    seats = make_seats(
        [
            SeatRequest(PERSON, name.strip() or seat.name, seat.colour)
            if number == mover
            else SeatRequest(
                BOT,
                seat.name if seat.kind == BOT else next(free),
                seat.colour,
                str(seat.level) if seat.kind == BOT else DEFAULT_LEVEL,
            )
            for number, seat in enumerate(old.seats)
        ],
        state.game.fewest,
        state.game.most,
    )
    seats[mover].key = key_of(token)
    return Sheet(
        new_id(),
        old.game,
        old.rules,
        old.fingerprint,
        dict(old.options),
        old.content_set,
        old.seed,
        "none",
        0,
        key_of(host),
        created,
        seats,
        status=PLAYING,
        fork=Fork(table=old.id, move=move),
    )


def forked_entries(sheet: Sheet, history: History, at: float) -> list[Entry]:
    """The first entries of its journal: the moves of a game so far."""
    following = [*history.movers, int(history.state.to_move())][1:]
    return [
        Entry(sheet.id, seq, MOVE, action, seat, BY_FORK, 0.0, next_seat, at)
        for seq, (action, seat, next_seat) in enumerate(
            zip(history.moves, history.movers, following, strict=True), 1
        )
    ]
