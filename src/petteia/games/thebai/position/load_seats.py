"""Load the seats of a position: supplies, dice, estates, orders and pieces of each player.

Missing parts are as at the start: three citizens of level 1, all hoplites in the supply, an estate
of the own stones found nowhere else.
"""

from petteia.games.thebai.position.keys import Keys
from petteia.games.thebai.position.placements import (
    FILE,
    Placements,
    number_of,
    read_counts,
    read_list,
    read_set,
)
from petteia.games.thebai.rules.codes import (
    ALTAR_END,
    LEVEL_WORDS,
    NEUTRAL,
    OWN_STONES,
    ROW_COLOURS,
    ROWS,
)
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    EIGHTS,
    HOPLITES,
    NIBBLE,
    STOCK_BITS,
    STONES_OF_A_ROW,
)
from petteia.games.thebai.rules.pieces.dice import MOST_HEROES, put_citizen, put_hoplite
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position, is_antigone
from petteia.games.thebai.rules.setup import (
    CITIZENS_PER_PLAYER,
    HOPLITES_PER_PLAYER,
    START_VP,
    TILES_PER_PLAYER,
)
from petteia.kernel.bits import BIT, size
from petteia.kernel.content.reader import Section

MOST_VP = 100_000
"""A sanity limit; the rules do not limit scores (E8)."""
MOST_GOODS = 1000
"""A sanity limit; goods and drachmas never run out (S11)."""
GOODS = ("grapes", "amphorae", "bronze", "drachmas")
START_CITIZENS = 3
"""Citizens in the supply at the start (I4)."""


def read_seats(source: Section, t: Position, keys: Keys, placements: Placements) -> None:
    """Everything of all players except pending decisions."""
    items = source.items("seats", 8)
    seats = [Section(item, FILE, f"seat {seat}") for seat, item in enumerate(items)]
    for seat, inner in enumerate(seats):
        player = t.players[seat]
        for_antigone = is_antigone(t, seat)
        _read_goods(inner, player, for_antigone)
        _read_city_dice(inner, t, seat, placements)
        _read_estate(inner, t, keys, seat, placements, for_antigone)
        _read_commanders(inner, t, player)
        _read_supply(inner, t, seat, for_antigone)
        _read_orders(inner, t, keys, player, placements, for_antigone)
        _read_pieces(inner, t, keys, player, placements)
        _read_council(inner, t, keys, player, placements, for_antigone)
        _read_archon(inner, t, player)
    for seat, inner in enumerate(seats):
        if not t.players[seat].estate and not is_antigone(t, seat):
            _fill_estate(inner, t.players[seat], seat, keys, placements)
        inner.close()


def _read_goods(source: Section, player: Player, for_antigone: bool) -> None:
    player.vp = source.number("vp", -MOST_VP, MOST_VP, START_VP)
    for thing, name in enumerate(GOODS):
        number = source.number(name, 0, MOST_GOODS, 0)
        if number and for_antigone:
            raise source.error(name, "Antigone never has goods or drachmas (A5)")
        player.stock += number << STOCK_BITS * thing


def _read_level(source: Section, key: str, value: object) -> int:
    if not isinstance(value, str) or value not in LEVEL_WORDS:
        raise source.error(
            key, f"expected a level, one of {', '.join(LEVEL_WORDS)}; found {value!r}"
        )
    return LEVEL_WORDS.index(value)


def _read_city_dice(source: Section, t: Position, seat: int, placements: Placements) -> None:
    """Dice in the city; a dice space holds one thing (T2)."""
    if not source.has("dice"):
        return
    names = t.board.dice_names
    for index, item in enumerate(source.items("dice"), 1):
        inner = Section(item, FILE, source.entry, f"dice.{index}")
        at = inner.text("at")
        space = number_of(inner, "at", names, at, "dice space")
        placements.put(inner, "at", "dice space", at, "dice and standees of the city")
        kind = "citizen" if inner.has("citizen") else "hoplite"
        level = _read_level(inner, kind, inner.take(kind))
        inner.close()
        if kind == "citizen":
            put_citizen(t, seat, space, level)
        else:
            put_hoplite(t, seat, space, level)


def _read_estate(
    source: Section, t: Position, keys: Keys, seat: int, placements: Placements, for_antigone: bool
) -> None:
    """The stones of each row from the left, and the pieces on the open spaces (I3, T2)."""
    player = t.players[seat]
    for name in ("estate", "estate_dice", "estate_help"):
        if for_antigone and any(_values(source, name)):
            raise source.error(name, "Antigone has no estate (A1)")
        source.seen.add(name)
    if for_antigone or not source.has("estate"):
        return
    rows = source.table("estate")
    for row, word in enumerate(ROW_COLOURS):
        stones = read_list(rows, word, keys.stones, "stone")
        _check_row(rows, word, keys, stones, seat)
        for stone in stones:
            placements.put(rows, word, "stone", keys.stones[stone], f"the estate of seat {seat}")
        _lay_row(player, row, stones)
    rows.close()
    _read_on_estate(source, keys, player)


def _values(source: Section, name: str) -> list[object]:
    """The values under a key that may be a table or a list."""
    value = source.data.get(name)
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else [value]


def _check_row(source: Section, key: str, keys: Keys, stones: list[int], seat: int) -> None:
    """Check that a row has own stones and a neutral one in the last column (I3)."""
    if len(stones) > STONES_OF_A_ROW:
        raise source.error(key, f"expected at most 4 stones, found {len(stones)} (I3)")
    for place, stone in enumerate(stones, 1):
        if (stone >= NEUTRAL) != (place == len(stones)):
            raise source.error(key, "expected own stones and last a neutral one (I3)")
        if stone < NEUTRAL and stone // OWN_STONES != seat:
            raise source.error(key, f"{keys.stones[stone]} is a stone of another colour (I3)")


def _lay_row(player: Player, row: int, stones: list[int]) -> None:
    gone = STONES_OF_A_ROW - len(stones)
    player.estate = player.estate + [-1] * gone + stones
    player.gone += gone * EIGHTS[row]


def _read_on_estate(source: Section, keys: Keys, player: Player) -> None:
    """Citizens and help tiles on open spaces, one on each (T2, T7)."""
    free = player.open_spaces()
    if source.has("estate_dice"):
        inner = source.table("estate_dice")
        for space, name in enumerate(keys.estate):
            if inner.has(name):
                if not free & BIT[space]:
                    raise inner.error(name, "a stone still lies there (T2)")
                level = _read_level(inner, name, inner.take(name))
                player.estate_dice |= BIT[space]
                player.estate_levels += level * EIGHTS[space]
        inner.close()
    tiles = read_set(source, "estate_help", keys.estate, "space of the estate")
    if tiles & ~free:
        raise source.error("estate_help", "a stone still lies there (T7)")
    if tiles & player.estate_dice:
        raise source.error("estate_help", "a die lies there already (T7)")
    player.estate_help = tiles


def _fill_estate(
    source: Section, player: Player, seat: int, keys: Keys, placements: Placements
) -> None:
    """Fill a missing estate with the own stones found nowhere else, in printed order (I3)."""
    left = placements.unplaced("stone", keys.stones)
    own = [stone for stone in left if stone < NEUTRAL and stone // OWN_STONES == seat]
    neutral = [stone for stone in left if stone >= NEUTRAL]
    for row in range(len(ROW_COLOURS)):
        stones = own[3 * row : 3 * row + 3]
        if stones and neutral:
            stones.append(neutral.pop(0))
        else:
            stones = []
        for stone in stones:
            name = keys.stones[stone]
            placements.put(source, "estate", "stone", name, f"the estate of seat {seat}")
        _lay_row(player, row, stones)
    _read_on_estate(source, keys, player)


def _read_commanders(source: Section, t: Position, player: Player) -> None:
    """The rows of the commanders in the order of placement, at most one in a row (D4)."""
    if not source.has("commanders"):
        return
    most = len(t.content.commanders)
    rows = source.numbers("commanders", 1, ROWS, most)
    if len(set(rows)) != len(rows):
        raise source.error("commanders", "two commanders of one player in a row (D4)")
    for number, row in enumerate(rows, 1):
        player.rows += number * EIGHTS[row - 1]
    player.commanders = len(rows)


def _read_supply(source: Section, t: Position, seat: int, for_antigone: bool) -> None:
    """Dice in the supply; a player has 7 citizens and 4 hoplites in all (I4). Antigone has no dice
    in the general supply (A1)."""
    player = t.players[seat]
    elsewhere = size(player.citizens) + size(player.estate_dice) + t.path.count(seat)
    elsewhere += t.waiting.count(seat)
    if source.has("council_dice"):
        elsewhere += len(source.items("council_dice"))
    given = _read_dice(source, player, "citizens", CITIZENS)
    if given < 0:
        given = max(
            0,
            min(
                CITIZENS_PER_PLAYER if for_antigone else START_CITIZENS,
                CITIZENS_PER_PLAYER - elsewhere,
            ),
        )
        player.supply += given * NIBBLE[CITIZENS]
    left = CITIZENS_PER_PLAYER - elsewhere - given
    player.reserve = source.number("reserve", 0, CITIZENS_PER_PLAYER, max(0, left))
    if player.reserve != left:
        found = elsewhere + given + player.reserve
        raise source.error("citizens", f"expected 7 citizens in all (I4), found {found}")
    if for_antigone and player.reserve:
        raise source.error("reserve", "all citizens of Antigone are at home or out (A1)")
    fighting = size(player.hoplites) + player.commanders
    given = _read_dice(source, player, "hoplites", HOPLITES)
    if given < 0:
        given = max(0, HOPLITES_PER_PLAYER - fighting)
        player.supply += given * NIBBLE[HOPLITES]
    if fighting + given != HOPLITES_PER_PLAYER:
        found = fighting + given
        raise source.error(
            "hoplites", f"expected 4 hoplites and commanders in all (I4, D4), found {found}"
        )


def _read_dice(source: Section, player: Player, key: str, first: int) -> int:
    """Add the dice of one kind to the supply and return their number; -1 if the key is missing."""
    if not source.has(key):
        return -1
    values = source.items(key, 10)
    for value in values:
        player.supply += NIBBLE[first + _read_level(source, key, value)]
    return len(values)


def _read_orders(
    source: Section,
    t: Position,
    keys: Keys,
    player: Player,
    placements: Placements,
    for_antigone: bool,
) -> None:
    """The orders in hand, the secret ones among them, and the fulfilled ones (Q24)."""
    seat = source.entry
    for name in ("hand", "fulfilled"):
        orders = read_set(source, name, keys.orders, "order")
        for number, key in enumerate(keys.orders):
            if orders & BIT[number]:
                placements.put(source, name, "order", key, f"the orders of {seat}")
        if name == "hand":
            player.hand = orders
        else:
            player.fulfilled = orders
    player.secret = read_set(source, "secret", keys.orders, "order")
    if player.hand and for_antigone:
        raise source.error("hand", "Antigone's orders are fulfilled at once (A5)")
    if player.secret & ~player.hand:
        raise source.error("secret", "names an order that is not in this hand (Q24)")
    for number in t.content.starting:
        if player.secret & BIT[number]:
            raise source.error("secret", f"everybody has seen {keys.orders[number]} (I7)")


def _read_pieces(
    source: Section, t: Position, keys: Keys, player: Player, placements: Placements
) -> None:
    """Gate tiles, heroes, blessings, help tiles, and the spaces on the altar."""
    seat = source.entry
    player.gates = read_set(source, "gates", keys.gates, "gate tile")
    for number, key in enumerate(keys.gates):
        if player.gates & BIT[number]:
            placements.put(source, "gates", "gate tile", key, f"the gate tiles of {seat}")
    player.heroes = read_set(source, "heroes", keys.heroes, "hero")
    if size(player.heroes) > MOST_HEROES:
        raise source.error("heroes", "a player has at most 3 heroes (D4)")
    for number, key in enumerate(keys.heroes):
        if player.heroes & BIT[number]:
            placements.put(source, "heroes", "hero", key, f"the heroes of {seat}")
    # Every blessing is on one space of the altar, which a player enters only once.
    once = [1] * len(keys.blessings)
    for place, number in enumerate(read_counts(source, "blessings", keys.blessings, once)):
        player.blessings += number * NIBBLE[place]
    copies = [stack.copies for stack in t.content.edition.help_stacks]
    for place, number in enumerate(read_counts(source, "help", keys.help, copies)):
        player.help += number * NIBBLE[place]
    player.dionysos = source.number("dionysos", 0, ALTAR_END, 0)
    player.ares = source.number("ares", 0, ALTAR_END, 0)


def _read_council(
    source: Section,
    t: Position,
    keys: Keys,
    player: Player,
    placements: Placements,
    for_antigone: bool,
) -> None:
    """Dice and councillor tiles on monuments: at most one of each on a monument (F6, R6)."""
    for name in ("council_dice", "council_tiles"):
        spaces = read_set(source, name, keys.council, "council space")
        for number, key in enumerate(keys.council):
            if spaces & BIT[number]:
                if not t.council & BIT[number]:
                    raise source.error(name, f"{key} is not there with so many players (S1)")
                placements.put(source, name, "council space", key, "the council")
        for mask in t.content.monument_masks:
            if size(spaces & mask) > 1:
                raise source.error(name, "a monument holds only one of a player (F6, R6)")
        if name == "council_dice":
            player.council_dice = spaces
        else:
            player.council_tiles = spaces
    all_tiles = 0 if for_antigone else TILES_PER_PLAYER
    placed = size(player.council_tiles)
    player.tiles = source.number("tiles", 0, TILES_PER_PLAYER, max(0, all_tiles - placed))
    if player.tiles + placed != all_tiles:
        raise source.error("tiles", f"expected {all_tiles} councillor tiles in all (I5, A1)")


def _read_archon(source: Section, t: Position, player: Player) -> None:
    """The archon on a stone or in the supply (T4)."""
    if not source.has("archon") or source.data["archon"] is None:
        source.seen.add("archon")
        return
    player.archon = number_of(
        source, "archon", t.board.names, source.take("archon"), "Kadmeia space"
    )
    if not t.stones & BIT[player.archon]:
        raise source.error("archon", "an archon stands on a stone (T4)")
