"""Scenes: what a page can show of an event, from the positions before and after it."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules import events
from petteia.games.thebai.rules.fate.battle import DOUBLE, attack_strength, conflict_row, outcome
from petteia.games.thebai.rules.measures import battle_total, takes_part
from petteia.games.thebai.rules.pieces.dice import (
    level_at,
    owner_of,
    raise_in_city,
    strength_of,
)
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.rules.scoring import Sheet
from petteia.games.thebai.rules.solo.state import ANTIGONE
from petteia.games.thebai.screen.deeds import DeedFact, deed_of_archon, deeds_of_card, solo_of
from petteia.games.thebai.screen.wire import (
    BattleScene,
    BattleShare,
    CardScene,
    CityDie,
    DieKind,
    GateScene,
    HeraldScene,
    LootScene,
    RaisedDie,
    RoundScene,
    RoundSeat,
    Scene,
)
from petteia.games.thebai.text.parts import ThingFact
from petteia.games.thebai.text.thing_facts import card_fact, council_fact, die_kind
from petteia.kernel.bits import BIT, members, size

CardKind = Literal["basic-action", "special-action", "destiny"]
OpenCardKind = Literal["basic-action", "special-action", "game-end-card"]
GateReason = Literal["highest", "ares", "lost", "nobody"]


class Told(NamedTuple):
    """A scene and, in no language, what Antigone does in it."""

    scene: Scene
    deeds: tuple[DeedFact, ...] = ()


class RoundStart(NamedTuple):
    """What players had at the start of a round, by seat."""

    vp: list[int]
    fulfilled: list[int]
    stones: list[int]


def scene_of(
    before: Position, code: int, after: Position, battle: BattleScene | None, herald: int
) -> Told | None:
    """The scene of an action or event; `battle` is the one fought last, `herald` the one whose dice
    are being raised."""
    kind, argument = code & ~c.ARGUMENTS, code & c.ARGUMENTS
    content = before.content
    if kind == c.MONUMENT and before.top.kind == c.COUNSELLING:
        space = council_fact(content, argument).key
        return Told({"kind": "council", "seat": int(before.top.seat), "space": space})
    if kind < c.ACTIONS:
        return None
    if kind in (events.EVENT_CARD, events.EVENT_DESTINY):
        return Told(_card(before, kind, after), tuple(deeds_of_card(before, code)))
    if kind in (events.EVENT_HERALD, events.EVENT_ANTIGONE_ARCHON, events.EVENT_SWEEPING):
        return _herald(before, kind, after, herald if kind == events.EVENT_SWEEPING else argument)
    if kind == events.EVENT_MARKER:
        return Told({"kind": "marker", "at": before.board.dice_name(argument)})
    if kind == events.EVENT_PROSPERITY:
        return Told({"kind": "prosperity", "tile": content.edition.prosperities[argument].key})
    if kind == events.EVENT_BATTLE:
        return Told(_battle(before, argument))
    if kind == events.EVENT_LOOT:
        return Told(_loot(before, argument))
    if kind == events.EVENT_GATE and battle is not None:
        return Told(_gate(before, argument, battle))
    if kind == events.EVENT_TURN_ORDER:
        orders = [[int(seat) for seat in order] for order in (before.order, after.order)]
        return Told({"kind": "turn-order", "before": orders[0], "after": orders[1]})
    if kind == events.EVENT_ANTIGONE_DIE:
        seated = after.players[ANTIGONE].council_dice & ~before.players[ANTIGONE].council_dice
        space = council_fact(content, members(seated)[0]).key
        return Told({"kind": "council", "seat": ANTIGONE, "space": space})
    return None


def new_herald(before: Position, after: Position) -> Told | None:
    """A herald beside Antigone's deck that replaces the one her archon followed (A7, Q19)."""
    if before.solo is None or after.solo is None:
        return None
    old, new = before.solo.open_heralds, after.solo.open_heralds
    if old == new:
        return None
    heralds = after.content.edition.heralds
    gone = next(card for card in old if card != new[0])
    return Told(
        {
            "kind": "new-herald",
            "gone": heralds[gone].key,
            "comes": heralds[new[1]].key,
            "heralds": [heralds[card].key for card in new],
        }
    )


def start_of_round(t: Position) -> RoundStart:
    """What the summary of the round will be compared with."""
    return RoundStart(
        [int(player.vp) for player in t.players],
        [int(size(player.fulfilled)) for player in t.players],
        [sum(int(player.cleared(row)) for row in range(3)) for player in t.players],
    )


def round_scene(t: Position, start: RoundStart) -> RoundScene:
    """The summary of a round at its end."""
    now = start_of_round(t)
    seats: list[RoundSeat] = [
        {
            "seat": seat,
            "vp": now.vp[seat] - start.vp[seat],
            "total": now.vp[seat],
            "fulfilled": now.fulfilled[seat] - start.fulfilled[seat],
            "stones": now.stones[seat] - start.stones[seat],
        }
        for seat in range(len(t.players))
    ]
    return {"kind": "round", "round": int(t.round), "seats": seats}


def score_scene(seat: int, sheet: Sheet) -> Scene:
    """A player's final score."""
    return {"kind": "score", "seat": seat, "parts": sheet.parts(), "total": int(sheet.total())}


def dice_of(t: Position, spaces: Sequence[int]) -> list[CityDie]:
    """The dice on some dice spaces."""
    return [
        {
            "at": t.board.dice_name(space),
            "seat": int(owner_of(t, space)),
            "kind": cast("DieKind", die_kind(t, space)),
            "level": c.LEVEL_WORDS[level_at(t, space)],
        }
        for space in spaces
    ]


def _card(before: Position, kind: int, after: Position) -> CardScene:
    """An action card or the destiny; the next card is turned up once both are resolved."""
    content, solo = before.content, solo_of(before)
    card = solo.actions[-1]
    shown = card_fact(content, card)
    if kind == events.EVENT_DESTINY:
        shown = ThingFact("destiny", content.edition.destinies[solo.destiny].key)
    herald = content.edition.heralds[solo.open_heralds[content.card_pointers[card]]]
    turned = len(solo_of(after).actions) < len(solo.actions)
    coming = card_fact(content, solo_of(after).actions[-1])
    return {
        "kind": "card" if kind == events.EVENT_CARD else "destiny",
        "card": shown.key,
        "card_kind": cast("CardKind", shown.kind),
        "number": int(before.top.stage),
        "herald": herald.key,
        "space": herald.space,
        "did": [],
        "next": coming.key if turned else None,
        "next_kind": cast("OpenCardKind", coming.kind) if turned else None,
    }


def _herald(before: Position, kind: int, after: Position, number: int) -> Told:
    """A herald and the dice it raises, as far as no ascension interrupts."""
    herald = before.content.edition.heralds[number]
    scene: HeraldScene = {
        "kind": "herald",
        "herald": herald.key,
        "column": herald.column,
        "raised": [],
        "archon": None,
        "space": herald.space,
        "card": None,
        "card_kind": None,
        "did": [],
    }
    board = before.board
    if kind == events.EVENT_HERALD:
        column = int(before.content.herald_columns[number])
        scene["raised"] = _raised(before, board.column_mask[column] & before.dice)
        return Told(scene)
    if kind == events.EVENT_SWEEPING:
        scene["kind"] = "sweep"
        scene["raised"] = _raised(before, int(before.top.spaces) & ~before.fresh)
        return Told(scene)
    scene["kind"] = "her-archon"
    card = card_fact(before.content, solo_of(before).actions[-1])
    scene["card"], scene["card_kind"] = card.key, cast("OpenCardKind", card.kind)
    deed = deed_of_archon(before, after, number)
    if deed is None:
        return Told(scene)
    archon = int(after.players[ANTIGONE].archon)
    scene["archon"] = board.name(archon)
    scene["raised"] = _raised(before, board.dice_around[archon] & before.dice)
    return Told(scene, (deed,))


def _raised(before: Position, spaces: int) -> list[RaisedDie]:
    """The dice on some dice spaces as they are raised one by one, until an ascension leads to a
    decision (H2, R10)."""
    t, found = before.copy(), []
    depth = t.depth
    for space in members(spaces & before.dice):
        owner = int(owner_of(t, space))
        vp = t.players[owner].vp
        die = dice_of(t, [space])[0]
        raise_in_city(t, space)
        stays = t.dice & BIT[space] and t.depth == depth
        raised: RaisedDie = {
            "at": die["at"],
            "seat": owner,
            "kind": die["kind"],
            "before": die["level"],
            "after": c.LEVEL_WORDS[level_at(t, space)] if stays else None,
            "vp": int(t.players[owner].vp - vp),
        }
        found.append(raised)
        if t.depth != depth:
            break
    return found


def _battle(t: Position, row: int) -> BattleScene:
    """The battle of a row, before its VP are scored (F3)."""
    attack = int(attack_strength(t, row))
    card = t.attacks[row]
    modifier = int(t.content.attack_modifiers[card])
    return {
        "kind": "battle",
        "row": row + 1,
        "gate": "",
        "attack": t.content.edition.attacks[card].key,
        "number": attack - modifier,
        "modifier": modifier,
        "strength": attack,
        "shares": [_share(t, int(seat), row, attack) for seat in t.order],
    }


def _share(t: Position, seat: int, row: int, attack: int) -> BattleShare:
    player = t.players[seat]
    mask = player.hoplites & t.board.row_mask[row]
    inside = [space for space in t.board.from_left[row] if mask & BIT[space]]
    commander = int(player.commander_in(row))
    strength = t.content.commanders[commander - 1] if commander else 0
    present = takes_part(t, seat, row)
    total = int(battle_total(t, seat, row, True))
    return {
        "seat": seat,
        "hoplites": dice_of(t, inside),
        "commander": strength,
        "bonus": total - strength - int(strength_of(t, mask)) if present else 0,
        "total": total if present else None,
        "vp": int(outcome(t, seat, row, attack)),
    }


def _loot(before: Position, seat: int) -> LootScene:
    """A player's loot; the fate phase is the frame on top (F4)."""
    row = _row(before)
    return {
        "kind": "loot",
        "row": row + 1,
        "tile": before.content.edition.gates[before.gates[row]].key,
        "seat": seat,
        "twice": bool(before.top.looters & BIT[seat + DOUBLE]),
    }


def _gate(before: Position, row: int, battle: BattleScene) -> GateScene:
    """Who takes the gate tile, and why (F4, A9)."""
    taker = int(before.top.taker)
    totals = {share["seat"]: share["total"] for share in battle["shares"]}
    won = [
        seat
        for seat, total in totals.items()
        if total is not None and (total >= battle["strength"] or _is_hers(before, seat))
    ]
    why: GateReason = "highest"
    if taker < 0:
        why = "nobody"
    elif before.solo is not None and 0 not in won:
        why = "lost"
    elif [totals[seat] for seat in won].count(totals[taker]) > 1:
        why = "ares"
    return {
        "kind": "gate",
        "row": row + 1,
        "tile": before.content.edition.gates[before.gates[row]].key,
        "seat": taker if taker >= 0 else None,
        "tied": why == "ares",
        "why": why,
    }


def _is_hers(t: Position, seat: int) -> bool:
    """Antigone's total counts for the gate tile even below the attack (A9)."""
    return t.solo is not None and seat == ANTIGONE


def _row(t: Position) -> int:
    row = int(conflict_row(t))
    assert row >= 0
    return row
