"""Load the decks, displays and tiles of a position; missing or hidden ones are dealt.

A deck may be a list of cards, a number of cards, or missing; without a list it is made of the cards
found nowhere else, shuffled. A face-down attack card is null, a face-down fate tile the name of its
back.
"""

from petteia.games.thebai.position.keys import Keys
from petteia.games.thebai.position.placements import (
    Placements,
    number_of,
    read_counts,
    read_list,
    read_set,
    read_slots,
)
from petteia.games.thebai.rules.codes import (
    BACKS,
    PHASE_FATE,
    PHASE_ORDERS,
    PHASE_STONES,
    PROSPERITIES,
    ROUND_BACKS,
    ROUNDS,
    ROWS,
    STANDEE_CARD,
    STANDEE_DICE,
)
from petteia.games.thebai.rules.position import (
    Position,
    refill_display,
)
from petteia.games.thebai.rules.setup import OCCUPIED_MARKERS, tiles_with_back
from petteia.kernel.bits import BIT, size
from petteia.kernel.content.reader import Section
from petteia.kernel.rng import Rng

UPPER = 4
"""The fate tiles of this many rounds ahead are face-up (S6, F1)."""


def read_orders(source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng) -> None:
    """The display, the deck and the orders that left the game (S8, V2)."""
    starting = t.phase in (PHASE_STONES, PHASE_ORDERS)
    t.display = [-1] * 4
    if source.has("display"):
        for slot, order in enumerate(read_slots(source, "display", keys.orders, "order", 4)):
            if order is not None:
                t.display[slot] = order
                placements.put(source, "display", "order", keys.orders[order], "the display")
                if (order in t.content.starting) != starting:
                    raise source.error("display", "only before round 1 it has starting orders (I7)")
    elif starting:
        t.display = t.content.starting[:]
        for slot, order in enumerate(t.display):
            if ("order", keys.orders[order]) in placements.places:
                t.display[slot] = -1
            else:
                placements.put(source, "display", "order", keys.orders[order], "the display")
    t.gone_orders = read_set(source, "gone", keys.orders, "order")
    for order, key in enumerate(keys.orders):
        if t.gone_orders & BIT[order]:
            placements.put(source, "gone", "order", key, "the orders that left")
    for order in t.content.starting:
        if ("order", keys.orders[order]) not in placements.places:
            placements.put(source, "gone", "order", keys.orders[order], "the orders that left")
            t.gone_orders |= BIT[order]
    t.deck = read_deck(source, "deck", keys.orders, "order", placements, rng)
    if any(order in t.content.starting for order in t.deck):
        raise source.error("deck", "starting orders are never in the deck (S8)")
    if not source.has("display") and not starting:
        refill_display(t)


def read_deck(
    source: Section, key: str, names: list[str], what: str, placements: Placements, rng: Rng
) -> list[int]:
    """A deck of all cards of a kind that are nowhere else."""
    if source.has(key) and not isinstance(source.data[key], int):
        cards = read_list(source, key, names, what)
        for card in cards:
            placements.put(source, key, what, names[card], "the deck")
        left = placements.unplaced(what, names)
        if left:
            more = f", and so do {len(left) - 1} more" if len(left) > 1 else ""
            raise source.error(key, f"{names[left[0]]} lies nowhere{more} (S11)")
        return cards
    cards = placements.unplaced(what, names)
    rng.shuffle(cards)
    number = source.number(key, 0, len(names), len(cards))
    if number != len(cards):
        raise source.error(key, f"expected {len(cards)}, those that lie nowhere else")
    for card in cards:
        placements.put(source, key, what, names[card], "the deck")
    return cards


def read_heroes(source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng) -> None:
    """The heroes beside the rows, and the standees of those that were taken (S3, D4)."""
    t.hero_spaces = [-1] * len(keys.heroes)
    if source.has("heroes"):
        slots = read_slots(source, "heroes", keys.heroes, "hero", ROWS)
        t.heroes = [-1 if hero is None else hero for hero in slots]
        for hero in t.heroes:
            if hero >= 0:
                placements.put(source, "heroes", "hero", keys.heroes[hero], "the display of heroes")
    else:
        left = placements.unplaced("hero", keys.heroes)
        rng.shuffle(left)
        t.heroes = [*left[1:], *[-1] * ROWS][:ROWS]
    if source.has("standees"):
        inner = source.table("standees")
        for hero, key in enumerate(keys.heroes):
            if inner.has(key):
                _read_standee(inner, t, keys, hero, placements)
        inner.close()


def _read_standee(
    source: Section, t: Position, keys: Keys, hero: int, placements: Placements
) -> None:
    """The dice or council space of a taken hero's standee."""
    key = keys.heroes[hero]
    value = source.take(key)
    sort = t.content.standees[hero]
    if sort == STANDEE_CARD or not any(player.heroes & BIT[hero] for player in t.players):
        raise source.error(key, "only a hero somebody has taken sets a standee, if it has one (D4)")
    if sort == STANDEE_DICE:
        space = number_of(source, key, t.board.dice_names, value, "dice space")
        placements.put(source, key, "dice space", str(value), "dice and standees of the city")
        t.standees |= BIT[space]
    else:
        space = number_of(source, key, keys.council, value, "council space")
        if not t.council & BIT[space]:
            raise source.error(key, f"{value} is not there with so many players (S1)")
        placements.put(source, key, "council space", str(value), "the council")
    t.hero_spaces[hero] = space


def read_fate(source: Section, t: Position, keys: Keys, rng: Rng) -> None:
    """The tiles of the ten rounds, each with the back of its round (S6)."""
    backs = [BACKS[back] for back in ROUND_BACKS]
    items = source.items("fate") if source.has("fate") else list[object](backs)
    if len(items) != ROUNDS:
        raise source.error("fate", f"expected 10 tiles (S6), found {len(items)}")
    left = {word: tiles_with_back(t, back)[:] for back, word in enumerate(BACKS)}
    t.fate = [-1] * ROUNDS
    for number, (value, back) in enumerate(zip(items, backs, strict=True)):
        if value == back:
            continue
        tile = number_of(source, "fate", keys.fate, value, "fate tile")
        if tile not in left[back]:
            raise source.error(
                "fate", f"round {number + 1} has a tile of its own with the back {back} (S6)"
            )
        left[back].remove(tile)
        t.fate[number] = tile
    for number, back in enumerate(backs):
        if t.fate[number] < 0:
            rng.shuffle(left[back])
            t.fate[number] = left[back].pop()
    _read_fate_out(source, t, keys, [tile for tiles in left.values() for tile in tiles])
    t.fate_shown = BIT[min(ROUNDS, t.round + UPPER)] - 1
    shown = [number + 1 for number in range(ROUNDS) if t.fate_shown & BIT[number]]
    if source.has("fate_shown") and source.numbers("fate_shown", 1, ROUNDS) != shown:
        raise source.error("fate_shown", f"expected 1 to {len(shown)} in round {t.round} (F1)")


def _read_fate_out(source: Section, t: Position, keys: Keys, rest: list[int]) -> None:
    """The tiles that left the game unseen: those that belong to no round (S6)."""
    t.fate_out = rest
    if source.has("fate_out") and not isinstance(source.data["fate_out"], int):
        t.fate_out = read_list(source, "fate_out", keys.fate, "fate tile")
        if sorted(t.fate_out) != sorted(rest):
            raise source.error("fate_out", "expected the tiles that lie in no round (S6)")
    elif source.number("fate_out", 0, len(keys.fate), len(rest)) != len(rest):
        raise source.error("fate_out", f"expected {len(rest)} tiles (S6)")


def fought_rows(t: Position) -> list[int]:
    """The rows of the conflicts of earlier rounds."""
    tiles = t.fate[: t.round - 1]
    return [tile - PROSPERITIES for tile in tiles if tile >= PROSPERITIES]


def fighting_row(t: Position) -> int:
    """The row of this round's conflict from the fate phase on, else -1."""
    tile = t.fate[t.round - 1]
    return tile - PROSPERITIES if t.phase >= PHASE_FATE and tile >= PROSPERITIES else -1


def read_rows(source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng) -> None:
    """Attack cards, which of them are face-up, and the gate tiles of coming conflicts (S4, S5)."""
    fought = fought_rows(t)
    now = fighting_row(t)
    slots: list[int | None] = [None] * ROWS
    if source.has("attacks"):
        slots = read_slots(source, "attacks", keys.attacks, "attack card", ROWS)
    for card in slots:
        if card is not None:
            placements.put(source, "attacks", "attack card", keys.attacks[card], "the attack cards")
    left = placements.unplaced("attack card", keys.attacks)
    rng.shuffle(left)
    t.attacks = [left.pop() if card is None else card for card in slots]
    shown = [row + 1 for row in fought]
    if source.has("attacks_shown"):
        shown = source.numbers("attacks_shown", 1, ROWS, ROWS)
    if {*shown} - {now + 1} != {row + 1 for row in fought} - {now + 1}:
        raise source.error("attacks_shown", "expected the rows of the conflicts so far (F3)")
    t.attacks_shown = sum(BIT[row - 1] for row in set(shown))
    _read_gates(source, t, keys, placements, rng, fought)
    for row in range(ROWS):
        if row != now and (t.gates[row] < 0) != (row in fought):
            raise source.error("gates", f"row {row + 1}: a tile lies there until its conflict (F4)")


def _read_gates(
    source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng, fought: list[int]
) -> None:
    if source.has("gates"):
        slots = read_slots(source, "gates", keys.gates, "gate tile", ROWS)
        t.gates = [-1 if gate is None else gate for gate in slots]
        for gate in t.gates:
            if gate >= 0:
                placements.put(source, "gates", "gate tile", keys.gates[gate], "the gates")
        return
    left = placements.unplaced("gate tile", keys.gates)
    rng.shuffle(left)
    open_rows = [row for row in range(ROWS) if row not in fought]
    if len(left) < len(open_rows):
        raise source.error("gates", "players have more gate tiles than conflicts were fought (F4)")
    t.gates = [-1] * ROWS
    for row in open_rows:
        t.gates[row] = left.pop()


def read_stacks(source: Section, t: Position, keys: Keys) -> None:
    """The blessings and help tiles left in their stacks (S9)."""
    for key, names in (("blessings", keys.blessings), ("help", keys.help)):
        blessing = key == "blessings"
        copies = t.content.blessing_copies
        if not blessing:
            copies = [stack.copies for stack in t.content.edition.help_stacks]
        left = copies[:]
        for player in t.players:
            owned = player.blessings if blessing else player.help
            left = [number - (owned >> 4 * place & 15) for place, number in enumerate(left)]
        for place, number in enumerate(left):
            if number < 0:
                raise source.error(key, f"there are only {copies[place]} of {names[place]} (S9)")
        if source.has(key):
            found = read_counts(source, key, names, copies, left)
            for place, number in enumerate(found):
                if number > left[place] or (blessing and number < left[place]):
                    raise source.error(key, f"expected {left[place]} of {names[place]} (S9)")
            left = found
        if blessing:
            t.blessings_left = left
        else:
            t.help_left = left


def read_heralds(
    source: Section, t: Position, keys: Keys, placements: Placements, rng: Rng
) -> None:
    """The herald deck and the occupied markers, with 1 or 2 players (S12, H3)."""
    if t.seats > 2:
        if source.has("heralds"):
            raise source.error("heralds", "are for 1 or 2 players only (S12)")
        return
    inner = source.table("heralds") if source.has("heralds") else Section({}, source.file)
    t.heralds_done = read_list(inner, "done", keys.heralds, "herald")
    for herald in t.heralds_done:
        placements.put(inner, "done", "herald", keys.heralds[herald], "the heralds done")
    t.herald_deck = read_deck(inner, "deck", keys.heralds, "herald", placements, rng)
    names = t.board.dice_names
    t.markers = read_set(inner, "markers", names, "dice space")
    for space, name in enumerate(names):
        if t.markers & BIT[space]:
            placements.put(inner, "markers", "dice space", name, "the occupied markers")
    t.markers_left = OCCUPIED_MARKERS - size(t.markers)
    if t.markers_left < 0:
        raise inner.error("markers", "there are only 10 occupied markers (S12)")
    inner.close()
