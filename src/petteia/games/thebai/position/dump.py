"""Dump a position as readable JSON; `load` reads it back."""

from typing import Final

from petteia.games.thebai.position.keys import Keys, field_names, keys_of
from petteia.games.thebai.rules.codes import (
    LEVEL_WORDS,
    PHASE_END,
    PHASE_FATE,
    PHASE_ORDERS,
    PHASE_OVER,
    PHASE_STONES,
    PHASE_TURNS,
    ROUNDS,
    ROW_COLOURS,
    ROWS,
    STANDEE_DICE,
    SWEEPING,
)
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.frames import Frame
from petteia.games.thebai.rules.packing import (
    CITIZENS,
    HOPLITES,
)
from petteia.games.thebai.rules.pieces.dice import level_at
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.solo.state import Solo
from petteia.kernel.bits import BIT, members
from petteia.kernel.decision import Field
from petteia.kernel.native import i64
from petteia.kernel.state import Json

RULES: Final = 2
"""The version of the rules; a change that alters a finished game raises it."""
PHASES: Final = {
    PHASE_STONES: "stones",
    PHASE_ORDERS: "orders",
    PHASE_TURNS: "turns",
    PHASE_FATE: "fate",
    PHASE_END: "end",
    PHASE_OVER: "over",
}


def dump_position(t: Position) -> dict[str, Json]:
    """The whole position, hidden things included."""
    edition = t.content.edition
    keys = keys_of(t.content)
    dumped: dict[str, Json] = {
        "game": "thebai",
        "rules": RULES,
        "pack": {"name": edition.name, "fingerprint": edition.fingerprint},
        "phase": PHASES[t.phase],
        "round": t.round,
        "order": list(t.order),
        "begun": t.turn,
        "chosen": _keys(keys.stones, t.chosen),
        "city": _dump_city(t, keys),
        "display": [keys.orders[order] if order >= 0 else None for order in t.display],
        "deck": _keys(keys.orders, t.deck[t.drawn :]),
        "gone": _named(keys.orders, t.gone_orders),
        "heroes": [keys.heroes[hero] if hero >= 0 else None for hero in t.heroes],
        "standees": _dump_standees(t, keys),
        "attacks": _keys(keys.attacks, t.attacks),
        "attacks_shown": [row + 1 for row in range(ROWS) if t.attacks_shown & BIT[row]],
        "gates": [keys.gates[gate] if gate >= 0 else None for gate in t.gates],
        "fate": _keys(keys.fate, t.fate),
        "fate_shown": [number + 1 for number in range(ROUNDS) if t.fate_shown & BIT[number]],
        "fate_out": _keys(keys.fate, t.fate_out),
        "blessings": _counts(keys.blessings, t.blessings_left),
        "help": _counts(keys.help, t.help_left),
        "dionysos": list(t.dionysos),
        "ares": list(t.ares),
        "path": [seat if seat >= 0 else None for seat in t.path],
        "waiting": list(t.waiting),
        "turmoil": _named(keys.council, t.turmoil),
        "seats": [_dump_player(t, keys, player) for player in t.players],
        "frames": [_dump_frame(t, keys, frame) for frame in t.stack[1 : t.depth + 1]],
        "rng": list(t.rng.dump()),
    }
    if t.seats <= 2:
        dumped["heralds"] = {
            "deck": _keys(keys.heralds, t.herald_deck),
            "done": _keys(keys.heralds, t.heralds_done),
            "markers": _dice_names(t, t.markers),
        }
    if any(frame.kind == SWEEPING for frame in t.stack[1 : t.depth + 1]):
        dumped["fresh"] = _dice_names(t, t.fresh)
    if t.solo is not None:
        dumped["antigone"] = _dump_solo(keys, t.solo)
    return dumped


def _dump_city(t: Position, keys: Keys) -> dict[str, Json]:
    """The stones of the city, each with its quarter turns clockwise."""
    return {
        t.board.name(space): [keys.stones[lying >> 2], lying & 3]
        for space, lying in enumerate(t.stones_at)
        if lying >= 0
    }


def _dump_standees(t: Position, keys: Keys) -> dict[str, Json]:
    places: dict[str, Json] = {}
    for hero, space in enumerate(t.hero_spaces):
        if space >= 0:
            on_dice = t.content.standees[hero] == STANDEE_DICE
            places[keys.heroes[hero]] = t.board.dice_name(space) if on_dice else keys.council[space]
    return places


def _dump_solo(keys: Keys, solo: Solo) -> dict[str, Json]:
    """Antigone's cards and stones; the top of every deck and pile comes last."""
    return {
        "challenge": solo.challenge,
        "destiny": keys.destinies[solo.destiny],
        "open_card": keys.actions[solo.actions[-1]],
        "hidden": _keys(keys.actions, solo.actions[1:-1]),
        "done": _keys(keys.actions, solo.done),
        "heralds": _keys(keys.heralds, solo.open_heralds),
        "piles": [_keys(keys.stones, pile) for pile in solo.piles],
        "turmoil": _keys(keys.turmoil, solo.turmoil),
        "turmoil_done": _keys(keys.turmoil, solo.turmoil_done),
    }


def _dump_player(t: Position, keys: Keys, player: Player) -> dict[str, Json]:
    return {
        "vp": player.vp,
        "grapes": player.has(0),
        "amphorae": player.has(1),
        "bronze": player.has(2),
        "drachmas": player.drachmas(),
        "dice": _dump_dice(t, player),
        "citizens": _dump_supply(player, CITIZENS),
        "hoplites": _dump_supply(player, HOPLITES),
        "reserve": player.reserve,
        "estate": _dump_estate(keys, player),
        "estate_dice": {
            keys.estate[space]: LEVEL_WORDS[player.estate_levels >> 3 * space & 7]
            for space in range(len(keys.estate))
            if player.estate_dice & BIT[space]
        },
        "estate_help": _named(keys.estate, player.estate_help),
        "archon": t.board.name(player.archon) if player.archon >= 0 else None,
        "commanders": _dump_commanders(player),
        "hand": _named(keys.orders, player.hand),
        "secret": _named(keys.orders, player.secret),
        "fulfilled": _named(keys.orders, player.fulfilled),
        "gates": _named(keys.gates, player.gates),
        "heroes": _named(keys.heroes, player.heroes),
        "blessings": _packed_counts(keys.blessings, player.blessings),
        "help": _packed_counts(keys.help, player.help),
        "tiles": player.tiles,
        "council_dice": _named(keys.council, player.council_dice),
        "council_tiles": _named(keys.council, player.council_tiles),
        "dionysos": player.dionysos,
        "ares": player.ares,
    }


def _dump_dice(t: Position, player: Player) -> list[Json]:
    """The player's dice in the city, from the top and the left."""
    dice: list[Json] = []
    for space in members(player.citizens | player.hoplites):
        kind = "citizen" if player.citizens & BIT[space] else "hoplite"
        dice.append({"at": t.board.dice_name(space), kind: LEVEL_WORDS[level_at(t, space)]})
    return dice


def _dump_supply(player: Player, first: i64) -> list[Json]:
    """The levels of the dice of one kind in the supply."""
    dice: list[Json] = []
    for level in range(len(LEVEL_WORDS)):
        for _ in range(player.in_supply(first + level)):
            dice.append(LEVEL_WORDS[level])
    return dice


def _dump_estate(keys: Keys, player: Player) -> dict[str, Json]:
    """The stones left on each row, from the left."""
    rows: dict[str, Json] = {}
    for row, word in enumerate(ROW_COLOURS):
        there = player.estate[4 * row + player.cleared(row) : 4 * row + 4]
        rows[word] = _keys(keys.stones, there)
    return rows


def _dump_commanders(player: Player) -> list[Json]:
    """The rows of the commanders, in the order in which they were placed (D4)."""
    rows: list[Json] = []
    for number in range(1, player.commanders + 1):
        for row in range(ROWS):
            if player.commander_in(row) == number:
                rows.append(row + 1)
    return rows


def _dump_frame(t: Position, keys: Keys, frame: Frame) -> dict[str, Json]:
    dumped: dict[str, Json] = {"frame": DECISIONS.name_of(frame)}
    if frame.seat >= 0:
        dumped["seat"] = frame.seat
    for field in DECISIONS[frame.kind].fields:
        dumped[field.name] = _dump_field(t, keys, field, field.read(frame))
    return dumped


def _dump_field(t: Position, keys: Keys, field: Field, value: i64) -> Json:
    """A value of a frame in the form of its field; -1 means none."""
    form = field.form
    if form == "number":
        return value
    names = field_names(t, keys, field.thing)
    if form == "one":
        return names[value] if value >= 0 else None
    if form == "set":
        return _named(names, value)
    return {names[place]: value >> 4 * place & 15 for place in range(12) if value >> 4 * place & 15}


def _dice_names(t: Position, spaces: i64) -> list[Json]:
    return _named(t.board.dice_names, spaces)


def _keys(names: list[str], things: list[int]) -> list[Json]:
    return [names[thing] for thing in things]


def _named(names: list[str], things: i64) -> list[Json]:
    """The names of the members of a set."""
    return [names[thing] for thing in members(things)]


def _counts(names: list[str], numbers: list[int]) -> dict[str, Json]:
    return dict(zip(names, numbers, strict=True))


def _packed_counts(names: list[str], packed: i64) -> dict[str, Json]:
    """The number of each, without zeros."""
    return {
        name: packed >> 4 * place & 15
        for place, name in enumerate(names)
        if packed >> 4 * place & 15
    }
