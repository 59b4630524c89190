"""Write a position as readable JSON; `load` reads it back."""

from petteia.games.elysium.rules.codes import (
    CITIZEN,
    INCOMPLETE,
    MARKING,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_SCORING,
    PHASE_WRITING,
)
from petteia.games.elysium.rules.decisions import DECISIONS
from petteia.games.elysium.rules.effects import COLOURS
from petteia.games.elysium.rules.frames import Frame
from petteia.games.elysium.rules.packing import unpack_cards, unpack_queue
from petteia.games.elysium.rules.position import Player, Position
from petteia.kernel.bits import BIT
from petteia.kernel.state import Json

RULES = 2
"""The version of the rules; a change that alters a finished game raises it."""
PHASES = {
    PHASE_ACTIONS: "actions",
    PHASE_WRITING: "writing",
    PHASE_SCORING: "scoring",
    PHASE_OVER: "over",
}
CITIZEN_WORD = "citizen"


def dump_position(t: Position) -> dict[str, Json]:
    """The whole position as JSON data."""
    edition = t.content.edition
    return {
        "game": "elysium",
        "rules": RULES,
        "pack": {"name": edition.name, "fingerprint": edition.fingerprint},
        "families": list(t.content.families),
        "epoch": t.epoch,
        "phase": PHASES[t.phase],
        "round": t.round + 1,
        "turn": t.order[t.turn] if 0 <= t.turn < len(t.order) else -1,
        "order": list(t.order),
        "pediment": edition.pediment[t.side],
        "quests": list(quest_numbers(t)),
        "agora": _keys(t, t.agora),
        "oracle": _keys(t, t.oracle),
        "pile": _keys(t, t.pile),
        "discard": _keys(t, t.discard),
        "gone": _keys(t, t.gone),
        "removed": _keys(t, t.removed),
        "family_tiles": {
            family: [_seat(t.family_tiles[2 * index]), _seat(t.family_tiles[2 * index + 1])]
            for index, family in enumerate(t.content.families)
        },
        "level_tiles": [_seat(holder) for holder in t.level_tiles],
        "seats": [_dump_player(t, player) for player in t.players],
        "echoes": [
            {"seat": echo >> 14, "legend": echo >> 7 & CITIZEN, "card": card_key(t, echo & CITIZEN)}
            for echo in t.echoes
        ],
        "frames": [_dump_frame(t, frame) for frame in t.stack[1 : t.depth + 1]],
        "rng": list(t.rng.dump()),
    }


def quest_numbers(t: Position) -> list[int]:
    """The numbers of the Quests below the Pediment."""
    return [number for number in (1, 2, 3, 4) if t.quests >> number & 1]


def card_key(t: Position, card: int) -> str:
    """A card's key, or the word for a Citizen."""
    return CITIZEN_WORD if card == CITIZEN else t.content.designs[card].key


def colours_of(columns: int) -> str:
    """Standing Columns as letters."""
    return "".join(colour for index, colour in enumerate(COLOURS) if columns >> index & 1)


def legends_of(player: Player) -> list[list[int]]:
    """The cards of each Legend, in the order of writing."""
    legends: list[list[int]] = [[] for _ in player.legends]
    for entry in player.written:
        legends[entry >> 7].append(entry & CITIZEN)
    return legends


def _dump_player(t: Position, player: Player) -> dict[str, Json]:
    quest: Json = player.quest or None
    if player.quest == INCOMPLETE:
        quest = "incomplete"
    return {
        "gold": player.gold,
        "vp": player.vp,
        "pp": player.pp,
        "columns": colours_of(player.columns),
        "taken": player.taken,
        "quest": quest,
        "domain": _keys(t, player.domain),
        "turned": _keys_in(t, player, player.turned),
        "rings": _keys_in(t, player, player.rings),
        "citizens": _keys(t, player.citizens),
        "legends": [_keys(t, legend) for legend in legends_of(player)],
        "buried": _keys(t, player.buried),
        "moved": _keys(t, player.moved),
    }


def _dump_frame(t: Position, frame: Frame) -> dict[str, Json]:
    actor = frame.victim if frame.kind == MARKING else frame.seat
    dumped: dict[str, Json] = {"frame": DECISIONS.name_of(frame), "actor": actor}
    if frame.owner != actor:
        dumped["you"] = frame.owner
    if frame.step:
        dumped["step"] = t.content.step_name(frame.step)
    for field in DECISIONS[frame.kind].fields:
        value = field.read(frame)
        if value or field.form != "mark":
            dumped[field.name] = _field(t, field.form, value)
    return dumped


def _field(t: Position, form: str, value: int) -> Json:
    if form == "card":
        return None if value < 0 else card_key(t, value)
    if form == "card+1":
        return None if value == 0 else card_key(t, value - 1)
    if form == "cards":
        return [card_key(t, card) for card in unpack_cards(value)]
    if form == "bits":
        return [seat for seat in range(4) if value >> seat & 1]
    if form == "queue":
        return [[seat, times] for seat, times in unpack_queue(value)]
    return value


def _seat(holder: int) -> int | None:
    return None if holder < 0 else holder


def _keys(t: Position, cards: list[int]) -> list[Json]:
    return [card_key(t, card) for card in cards]


def _keys_in(t: Position, player: Player, mask: int) -> list[Json]:
    return [card_key(t, card) for card in player.domain if mask & BIT[card]]
