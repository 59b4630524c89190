"""Why an action is not legal in an effect: goods, orders, swaps, dice, stones, heroes."""

from petteia.games.thebai.rules.codes import (
    DECK_TOP,
    DRACHMA,
    ESTATE,
    GIVE,
    GOOD,
    HERO,
    HOPLITE,
    KIND_ANY,
    KIND_CITIZEN,
    KIND_HOPLITE,
    LEVEL_SIGNS,
    MODE_DIFFERENT,
    ORDER,
    PLACE_ANY,
    PLACE_CITY,
    PLACE_ESTATE,
    PLACE_SUPPLY,
    RAISE_CITIZEN,
    RAISE_CITY,
    RAISE_ESTATE,
    ROW,
    ROW_COLOURS,
    SHIFT,
    STOCK_WORDS,
    TAKE,
    TOP_LEVEL,
)
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.packing import HOPLITES
from petteia.games.thebai.rules.pieces.player import Player
from petteia.games.thebai.rules.position import Position
from petteia.games.thebai.text.refusals.turn import not_there
from petteia.kernel.bits import BIT
from petteia.kernel.text.reason import Reason

ESTATE_SPACES = 15


def refuse_estate(t: Position, space: int) -> Reason:
    """Why a citizen or help tile cannot be put on an action space (T2, T7)."""
    if space >= ESTATE_SPACES:
        return not_there(ESTATE)
    player = t.players[t.top.seat]
    stack = t.top.help
    facts: dict[str, str | int] = {"estate": t.content.edition.estate[space].key}
    if not player.open_spaces() & BIT[space]:
        return Reason("T2", "reason-estate-stone", facts)
    if player.estate_dice & BIT[space]:
        return Reason("T2", "reason-estate-die", facts)
    if player.estate_help & BIT[space]:
        return Reason("T2", "reason-estate-help", facts)
    colour = ROW_COLOURS[t.content.help_colour[stack]]
    return Reason("T7", "reason-help-colour", facts | {"colour": colour})


def refuse_good(thing: int) -> Reason:
    """A drachma is not a good (V1)."""
    return Reason("V1", "reason-drachma") if thing == DRACHMA else not_there(GOOD)


def refuse_order(slot: int) -> Reason:
    """The slot or the deck is empty (V2)."""
    if slot > DECK_TOP:
        return not_there(ORDER)
    return Reason("V2", "reason-deck-empty" if slot == DECK_TOP else "reason-slot-empty")


def refuse_give(kind: int, thing: int) -> Reason:
    """The player has none of that to swap or to pay with (V3, V11)."""
    if thing > DRACHMA:
        return not_there(kind)
    rule = "V11" if kind == GIVE else "V3"
    return Reason(rule, "reason-has-none", {"thing": STOCK_WORDS[thing]})


def refuse_take(thing: int) -> Reason:
    """A thing is not swapped for itself (V11)."""
    if thing > DRACHMA:
        return not_there(TAKE)
    return Reason("V11", "reason-swap-same", {"thing": STOCK_WORDS[thing]})


def refuse_raise(t: Position, kind: int, argument: int) -> Reason:
    """Why a die cannot be raised: it is not there, of the wrong kind, or already raised (V4)."""
    player = t.players[t.top.seat]
    op = t.content.steps[t.top.step]
    if kind == RAISE_CITY:
        place = PLACE_CITY
        missing = _missing_in_city(t, player, argument)
        is_hoplite = argument < t.board.dice and bool(player.hoplites & BIT[argument])
    elif kind == RAISE_ESTATE:
        place = PLACE_ESTATE
        missing = _missing_on_estate(t, player, argument)
        is_hoplite = False
    else:
        place = PLACE_SUPPLY
        is_hoplite = kind != RAISE_CITIZEN
        missing = _missing_in_supply(player, kind, argument)
    if missing is not None:
        return missing
    if op.place not in (PLACE_ANY, place):
        return Reason("V4", "reason-raise-place")
    if op.kind != KIND_ANY and op.kind != (KIND_HOPLITE if is_hoplite else KIND_CITIZEN):
        return Reason("V4", "reason-raise-kind", {"kind": "citizen" if is_hoplite else "hoplite"})
    assert op.mode == MODE_DIFFERENT
    return Reason("V4", "reason-raised")


def _missing_in_city(t: Position, player: Player, space: int) -> Reason | None:
    if space >= t.board.dice:
        return not_there(RAISE_CITY)
    if (player.citizens | player.hoplites) & BIT[space]:
        return None
    return Reason("V4", "reason-no-own-die", {"space": t.board.dice_name(space)})


def _missing_on_estate(t: Position, player: Player, space: int) -> Reason | None:
    if space >= ESTATE_SPACES:
        return not_there(RAISE_ESTATE)
    if player.estate_dice & BIT[space]:
        return None
    estate = t.content.edition.estate[space].key
    return Reason("V4", "reason-no-die-on-estate", {"estate": estate})


def _missing_in_supply(player: Player, kind: int, level: int) -> Reason | None:
    if level > TOP_LEVEL:
        return not_there(kind)
    hoplite = kind != RAISE_CITIZEN
    if player.in_supply(level + HOPLITES if hoplite else level):
        return None
    if hoplite:
        return Reason("V4", "reason-no-hoplite", {"level": LEVEL_SIGNS[level]})
    return Reason("V4", "reason-no-citizen", {"level": LEVEL_SIGNS[level]})


def refuse_muster(t: Position, kind: int, argument: int) -> Reason:
    """The player has no such hoplite to place or shift (V5)."""
    if kind == HOPLITE:
        if argument > TOP_LEVEL:
            return not_there(HOPLITE)
        return Reason("V5", "reason-no-hoplite", {"level": LEVEL_SIGNS[argument]})
    if argument >= t.board.dice:
        return not_there(SHIFT)
    return Reason("V5", "reason-no-own-hoplite", {"space": t.board.dice_name(argument)})


def refuse_row(t: Position, row: int) -> Reason:
    """The row of the estate has no stone (V6, V7)."""
    if row >= len(ROW_COLOURS):
        return not_there(ROW)
    rule = DECISIONS[t.top.kind].rule
    return Reason(rule, "reason-row-empty", {"colour": ROW_COLOURS[row]})


def refuse_hero(t: Position, hero: int) -> Reason:
    """The hero is not displayed (D4)."""
    if hero >= len(t.content.edition.heroes):
        return not_there(HERO)
    name = t.content.edition.heroes[hero].key
    return Reason("D4", "reason-hero-gone", {"hero": name})
