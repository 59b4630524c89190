"""Load a position from JSON, check it against the rules and make it ready to play.

Missing parts are filled in: decks are the cards found nowhere else, shuffled by `seed`, and without
`frames` the next player after those who have `begun` begins.
"""

from pathlib import Path

from petteia.games.thebai.content.edition import HOUSE, read_edition
from petteia.games.thebai.content.prepared import load_content
from petteia.games.thebai.position.dump import PHASES, RULES
from petteia.games.thebai.position.frames import read_frames
from petteia.games.thebai.position.keys import Keys, keys_of
from petteia.games.thebai.position.load_cards import (
    fighting_row,
    read_fate,
    read_heralds,
    read_heroes,
    read_orders,
    read_rows,
    read_stacks,
)
from petteia.games.thebai.position.load_seats import read_seats
from petteia.games.thebai.position.load_solo import read_solo
from petteia.games.thebai.position.placements import (
    FILE,
    Placements,
    number_of,
    read_list,
    read_set,
)
from petteia.games.thebai.rules.codes import (
    OWN_STONES,
    PHASE_END,
    PHASE_FATE,
    PHASE_ORDERS,
    PHASE_STONES,
    ROUNDS,
    RUN,
    SWEEPING,
    WALKING,
)
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.fate.phase import begin_closing, begin_fate
from petteia.games.thebai.rules.phases import advance
from petteia.games.thebai.rules.position import Position, pending, update_stone_neighbours
from petteia.games.thebai.rules.setup import TURMOIL_TILES
from petteia.games.thebai.state import Thebai, empty_position
from petteia.kernel.bits import BIT, size
from petteia.kernel.content.reader import Section
from petteia.kernel.content.saved_game import check_identity, check_rules, read_rng
from petteia.kernel.rng import DRAWS, SEEDS, SETUP, Rng, stream

PHASE_CODES = {word: phase for phase, word in PHASES.items()}
MOST_WAITING = 28
"""The number of all citizens."""


def load_position(data: object, folder: Path = HOUSE) -> Thebai:
    """Load a position; raise `ReadError` if something is wrong with it."""
    source = Section(data, FILE)
    source.word("game", ("thebai",))
    check_rules(source, "Thebai", RULES, RULES)
    content = _read_content(source, folder)
    keys = keys_of(content)
    placements = Placements()
    seed = source.number("seed", 0, SEEDS - 1, 0)
    t = _read_course(source, content)
    _read_city(source, t, keys, placements)
    _read_path(source, t, keys, placements)
    _read_components(source, t, keys, placements, stream(seed, SETUP))
    t.rng = read_rng(source, seed)
    _read_pending(source, t, keys, placements)
    source.close()
    _check_beginning(source, t)
    before = pending(t)
    _begin(source, t)
    advance(t)
    if before and before != pending(t):
        raise source.error("frames", "do not wait for a decision that is open in this position")
    return t


def _read_content(source: Section, folder: Path) -> Content:
    """The content of the pack; a given fingerprint must match it."""
    edition = read_edition(folder)
    check_identity(source, edition.name, edition.fingerprint)
    return load_content(folder)


def _read_course(source: Section, content: Content) -> Thebai:
    """The number of players, the phase, the round and the turn."""
    players = len(source.items("seats", 8))
    solo = source.has("antigone")
    if solo and players != 2:
        raise source.error("seats", f"expected yours and Antigone's, found {players} (A1)")
    if not 2 <= players <= 4:
        raise source.error("seats", f"expected 2 to 4 players, found {players} (S1)")
    t = empty_position(content, 1 if solo else players, stream(0, DRAWS))
    t.council = content.council_of[t.seats]
    t.phase = PHASE_CODES[source.word("phase", PHASE_CODES, "turns")]
    t.round = source.number("round", 1, ROUNDS, 1)
    if t.phase < PHASE_CODES["turns"] and t.round > 1:
        raise source.error("round", f"is 1 before the first turn, not {t.round} (I6, I7)")
    if t.phase >= PHASE_END and t.round < ROUNDS:
        raise source.error("round", f"is 10 at the end, not {t.round} (E1)")
    t.order = _read_seat_order(source, "order", players)
    t.turn = source.number("begun", 0, players, 0)
    if t.turn and t.phase >= PHASE_FATE:
        raise source.error("begun", "is 0 after the turns of a round (F1)")
    return t


def _read_seat_order(source: Section, key: str, players: int) -> list[int]:
    """All seats in some order."""
    seats = list(range(players))
    if not source.has(key):
        return seats
    order = source.numbers(key, 0, players - 1, players)
    if sorted(order) != seats:
        raise source.error(key, f"expected every seat once: {seats}")
    return order


def _read_city(source: Section, t: Position, keys: Keys, placements: Placements) -> None:
    """The stones in the city, and those set aside for it (I6, V7)."""
    t.stones_at = [-1] * t.board.spaces
    names = t.board.names
    if source.has("city"):
        city = source.table("city")
        for name in list(city.data):
            space = number_of(city, str(name), names, name, "Kadmeia space")
            item = city.items(name, 2)
            if len(item) != 2:
                raise city.error(name, "expected a stone and its quarter turns")
            stone = number_of(city, name, keys.stones, item[0], "stone")
            turns = item[1]
            if not isinstance(turns, int) or isinstance(turns, bool) or not 0 <= turns <= 3:
                raise city.error(name, f"expected 0 to 3 quarter turns, found {turns!r}")
            placements.put(city, name, "stone", keys.stones[stone], "the city")
            t.stones_at[space] = stone << 2 | turns
            t.stones |= BIT[space]
    update_stone_neighbours(t)
    t.chosen = read_list(source, "chosen", keys.stones, "stone")
    if t.chosen and t.phase != PHASE_STONES:
        raise source.error("chosen", "stones are set aside only before they are laid out (I6)")
    for stone in t.chosen:
        placements.put(source, "chosen", "stone", keys.stones[stone], "the stones set aside")


def _read_path(source: Section, t: Position, keys: Keys, placements: Placements) -> None:
    """The dice on the council path, and the turmoil tiles (D3, S10)."""
    singles = len(t.content.path) - 1
    t.path = [-1] * singles
    if source.has("path"):
        items = source.items("path", singles)
        if len(items) != singles:
            raise source.error("path", f"expected {singles} spaces, found {len(items)} (D3)")
        for place, item in enumerate(items):
            if item is None:
                continue
            if not isinstance(item, int) or isinstance(item, bool):
                raise source.error("path", f"expected seats or null, found {item!r}")
            if not 0 <= item < len(t.players):
                raise source.error("path", f"there is no seat {item}")
            t.path[place] = item
    if source.has("waiting"):
        t.waiting = source.numbers("waiting", 0, len(t.players) - 1, MOST_WAITING)
    t.turmoil = read_set(source, "turmoil", keys.council, "council space")
    for space, name in enumerate(keys.council):
        if t.turmoil & BIT[space]:
            if not t.council & BIT[space]:
                raise source.error("turmoil", f"{name} is not there with so many players (S1)")
            placements.put(source, "turmoil", "council space", name, "the turmoil tiles")
    if size(t.turmoil) > TURMOIL_TILES[t.seats]:
        most = TURMOIL_TILES[t.seats]
        raise source.error("turmoil", f"there are {most} turmoil tiles with so many players (S10)")


def _read_components(
    source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng
) -> None:
    """Everything of the players, then cards and tiles; cards found nowhere are dealt."""
    read_seats(source, t, keys, placements)
    if t.seats == 1:
        read_solo(source, t, keys, placements, rng)
    read_orders(source, t, keys, placements, rng)
    read_heroes(source, t, keys, placements, rng)
    read_fate(source, t, keys, rng)
    read_rows(source, t, keys, placements, rng)
    read_stacks(source, t, keys)
    read_heralds(source, t, keys, placements, rng)
    t.dionysos = _read_track(source, t, "dionysos", [it.dionysos for it in t.players])
    t.ares = _read_track(source, t, "ares", [it.ares for it in t.players])
    t.fresh = 0


def _read_track(source: Section, t: Position, key: str, places: list[int]) -> list[int]:
    """The seats on a track from the one ahead; on one space the lower marker is ahead (F7)."""
    if not source.has(key):
        return sorted(t.order, key=lambda seat: -places[seat])
    order = _read_seat_order(source, key, len(t.players))
    if [places[seat] for seat in order] != sorted(places, reverse=True):
        raise source.error(key, "expected the seats as they lie on the track, furthest first (F7)")
    return order


def _read_pending(source: Section, t: Position, keys: Keys, placements: Placements) -> None:
    """The frames; archons share a stone only while one of them moves (T5)."""
    frames = read_frames(source, t, keys, placements) if source.has("frames") else []
    t.stack += frames
    t.depth = len(frames)
    t.top = t.stack[t.depth]
    kinds = [frame.kind for frame in frames]
    t.effects = kinds.count(RUN)
    standing = [player.archon for player in t.players if player.archon >= 0]
    if len(set(standing)) != len(standing) and WALKING not in kinds:
        raise source.error("seats", "two archons stand on one stone (T3, T5)")
    if source.has("fresh"):
        t.fresh = read_set(source, "fresh", t.board.dice_names, "dice space")
        if SWEEPING not in kinds:
            raise source.error("fresh", "is only given while a herald raises dice (R10)")


def _check_beginning(source: Section, t: Position) -> None:
    """Check the choices made before the first turn (I6, I7)."""
    done = t.turn - (1 if t.depth else 0)
    if t.phase == PHASE_STONES:
        givers = [stone // OWN_STONES for stone in t.chosen]
        if givers != t.order[:done]:
            raise source.error("chosen", f"expected a stone of each of {t.order[:done]} (I6)")
    if t.phase > PHASE_ORDERS:
        return
    order = t.order if t.solo is not None else t.order[::-1]
    for place, seat in enumerate(order):
        player = t.players[seat]
        number = size(player.hand | player.fulfilled)
        if number != (1 if t.phase == PHASE_ORDERS and place < done else 0):
            raise source.error(f"seats.{seat}", "starting orders are taken one by one (I7)")


def _begin(source: Section, t: Position) -> None:
    """Begin the fate phase or the end of the game if no frame was given."""
    if t.depth:
        return
    if t.phase == PHASE_FATE:
        row = fighting_row(t)
        if row >= 0 and t.gates[row] < 0:
            raise source.error("gates", f"row {row + 1}: a tile lies there until its conflict (F4)")
        begin_fate(t)
    elif t.phase == PHASE_END:
        begin_closing(t)
