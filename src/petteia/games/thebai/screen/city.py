"""The city, the fate tiles and the battles ahead, as a screen shows them."""

from typing import Literal

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.fate.battle import conflict_row, outcome
from petteia.games.thebai.rules.measures import battle_total, takes_part
from petteia.games.thebai.rules.pieces.dice import level_at
from petteia.games.thebai.rules.pieces.stones import roof_of
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.screen.turn_record import TurnRecord
from petteia.games.thebai.screen.wire import (
    BattleAhead,
    BattleSeat,
    City,
    CityDie,
    CityRow,
    CityStone,
    DieKind,
    FateTile,
    Standee,
)
from petteia.games.thebai.text.parts import Facts, say
from petteia.games.thebai.text.step_text import yes
from petteia.kernel.bits import BIT, members
from petteia.kernel.text.parts import SeatFact, signed


def city(t: Position, record: TurnRecord, language: str) -> City:
    """The city board."""
    edition = t.content.edition
    side = edition.small if t.seats <= 2 else edition.large
    return {
        "columns": side.columns,
        "rim": {"top": side.top, "right": side.right, "bottom": side.bottom, "left": side.left},
        "stones": [_stone(t, space) for space in members(t.stones)],
        "dice": dice(t, t.board.all_dice),
        "markers": [t.board.dice_name(space) for space in members(t.markers)],
        "standees": _standees(t),
        "rows": [_row(t, row, record, language) for row in range(c.ROWS)],
    }


def stone_key(t: Position, stone: int) -> str:
    """The key of a stone without its colour."""
    kinds = keys_of(t.content).stone_kinds
    return kinds[stone % c.OWN_STONES if stone < c.NEUTRAL else stone - c.NEUTRAL + c.OWN_STONES]


def stone_owner(t: Position, stone: int) -> int | None:
    """The seat whose colour a stone has; None for neutral stones and unused colours."""
    colour = stone // c.OWN_STONES
    return colour if stone < c.NEUTRAL and colour < len(t.players) else None


def _stone(t: Position, space: int) -> CityStone:
    stone = t.stones_at[space] >> 2
    return {
        "at": t.board.name(space),
        "stone": stone_key(t, stone),
        "owner": stone_owner(t, stone),
        "roofs": "".join(c.ROOF_LETTERS[roof_of(t, space, edge)] for edge in range(4)),
    }


def dice(t: Position, spaces: int) -> list[CityDie]:
    """The dice on some dice spaces."""
    found: list[CityDie] = []
    for seat, player in enumerate(t.players):
        sorts: tuple[tuple[DieKind, int], ...] = (
            ("citizen", int(player.citizens)),
            ("hoplite", int(player.hoplites)),
        )
        for kind, mask in sorts:
            for space in members(mask & spaces):
                level = c.LEVEL_WORDS[level_at(t, space)]
                found.append(
                    {"at": t.board.dice_name(space), "seat": seat, "kind": kind, "level": level}
                )
    return found


def _standees(t: Position) -> list[Standee]:
    keys = keys_of(t.content)
    found: list[Standee] = []
    for hero, space in enumerate(t.hero_spaces):
        if space < 0:
            continue
        in_city = t.content.standees[hero] == c.STANDEE_DICE
        at = t.board.dice_name(space) if in_city else keys.council[space]
        seat = next(n for n, player in enumerate(t.players) if player.heroes & BIT[hero])
        found.append({"hero": keys.heroes[hero], "seat": seat, "at": at})
    return found


def _row(t: Position, row: int, record: TurnRecord, language: str) -> CityRow:
    keys = keys_of(t.content)
    tile, hero = t.gates[row], t.heroes[row]
    taken, holder = record.heroes.get(row, (-1, -1))
    keeper = record.gates.get(row, -1)
    return {
        "row": row + 1,
        "gate": t.content.edition.gate_names[row][language],
        "tile": keys.gates[tile] if tile >= 0 else None,
        "tile_holder": keeper if keeper >= 0 else None,
        "attack": keys.attacks[t.attacks[row]] if t.attacks_shown & BIT[row] else None,
        "hero": keys.heroes[hero] if hero >= 0 else None,
        "taken": keys.heroes[taken] if taken >= 0 else None,
        "hero_holder": holder if holder >= 0 else None,
        "commanders": [
            {"seat": seat, "strength": t.content.commanders[player.commander_in(row) - 1]}
            for seat, player in enumerate(t.players)
            if player.commander_in(row)
        ],
    }


def fate(t: Position) -> list[FateTile]:
    """The fate tiles of rounds 1 to 10."""
    keys = keys_of(t.content)
    found: list[FateTile] = []
    for place, tile in enumerate(t.fate):
        shown = t.fate_shown & BIT[place] != 0
        conflict = tile >= c.PROSPERITIES
        kind: Literal["conflict", "prosperity", "hidden"] = "hidden"
        if shown:
            kind = "conflict" if conflict else "prosperity"
        state: Literal["done", "now", "ahead"] = "ahead"
        if place < t.round - 1 or t.phase >= c.PHASE_END:
            state = "done"
        elif place == t.round - 1:
            state = "now"
        found.append(
            {
                "round": place + 1,
                "kind": kind,
                "tile": keys.fate[tile] if shown else None,
                "back": c.BACKS[c.ROUND_BACKS[place]],
                "row": tile - c.PROSPERITIES + 1 if shown and conflict else None,
                "state": state,
            }
        )
    return found


def conflicts_ahead(t: Position) -> list[tuple[int, int]]:
    """The round and row, both from 0, of each known battle that has not been fought."""
    found: list[tuple[int, int]] = []
    if t.phase >= c.PHASE_END:
        return found
    for place in range(int(t.round) - 1, c.ROUNDS):
        row = t.fate[place] - c.PROSPERITIES
        if row >= 0 and t.fate_shown & BIT[place] and not t.attacks_shown & BIT[row]:
            found.append((place, row))
    return found


def is_fought(t: Position) -> bool:
    """Is a battle being fought: are players taking loot, paying, or going to the council?"""
    if t.phase != c.PHASE_FATE or conflict_row(t) < 0:
        return False
    return t.attacks_shown & BIT[conflict_row(t)] != 0


def attack_range(t: Position, place: int) -> tuple[int, int]:
    """The least and the greatest strength of an unseen attack in a round from 0 (F3): any card that
    nobody has seen may lie there."""
    seen = {t.attacks[row] for row in range(c.ROWS) if t.attacks_shown & BIT[row]}
    unseen = [it for card, it in enumerate(t.content.attack_modifiers) if card not in seen]
    number = place // 2
    return number + min(unseen), number + max(unseen)


def span(low: int, high: int) -> str:
    """A range of numbers as text."""
    return str(low) if low == high else f"{low}–{high}"


def battles(t: Position, reader: int, language: str, names: list[str]) -> list[BattleAhead]:
    """The battles ahead whose row is known."""
    found: list[BattleAhead] = []
    for place, row in conflicts_ahead(t):
        low, high = attack_range(t, place)
        seats = [_battle_seat(t, int(seat), row, low, high) for seat in t.order]
        found.append(
            {
                "round": place + 1,
                "row": row + 1,
                "low": low,
                "high": high,
                "seats": seats,
                "words": _battle_words(t, seats, low, high, reader, language, names),
            }
        )
    return found


def _battle_seat(t: Position, seat: int, row: int, low: int, high: int) -> BattleSeat:
    there = takes_part(t, seat, row)
    return {
        "seat": seat,
        "total": int(battle_total(t, seat, row, True)) if there else None,
        "worst": int(outcome(t, seat, row, high)),
        "best": int(outcome(t, seat, row, low)),
    }


def _battle_words(
    t: Position,
    seats: list[BattleSeat],
    low: int,
    high: int,
    reader: int,
    language: str,
    names: list[str],
) -> str:
    """What a battle ahead means for the reader; for spectators, who leads."""
    attack = span(low, high)
    mine = next((it for it in seats if it["seat"] == reader), None)
    if mine is None:
        there = [it for it in seats if it["total"] is not None]
        if not there:
            return say(t.content, language, "battle-nobody", {"attack": attack})
        first = max(there, key=lambda it: it["total"] or 0)
        player, total = SeatFact(first["seat"]), first["total"] or 0
        facts: Facts = {"player": player, "total": total, "attack": attack}
        return say(t.content, language, "battle-leads", facts, names)
    worst, best = mine["worst"], mine["best"]
    return say(
        t.content,
        language,
        "battle-yours",
        {
            "there": yes(mine["total"] is not None),
            "total": mine["total"] or 0,
            "attack": attack,
            "result": _result(worst, best),
            "worst": signed(worst) if worst else "0",
            "best": signed(best) if best else "0",
        },
    )


def _result(worst: int, best: int) -> str:
    """Which sentence fits the VP of a battle."""
    if worst == best:
        return "nothing" if not worst else "sure"
    return "range"
