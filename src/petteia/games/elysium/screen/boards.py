"""A player's board, Domain and Elysium as a screen shows them."""

# Compiled: a server does this for every move.

from functools import cache

from petteia.games.elysium.position.dump import card_key, colours_of, legends_of
from petteia.games.elysium.rules.codes import CITIZEN, INCOMPLETE
from petteia.games.elysium.rules.content import Content
from petteia.games.elysium.rules.legends import (
    ACCEPTS,
    CITIZEN_SLOT,
    FAMILY_LEGEND,
    FAMILY_OF,
    JOIN,
    LEVEL_LEGEND,
    LEVEL_OF,
    SHAPES,
    SINGLE,
    SIZE,
    TYPE,
    WORTH,
)
from petteia.games.elysium.rules.position import Player, Position
from petteia.games.elysium.rules.scoring import Sheet
from petteia.games.elysium.screen.anchors import in_elysium
from petteia.games.elysium.screen.wire import (
    CardMark,
    ElysiumSeat,
    HeldQuest,
    Legend,
    LegendKind,
)
from petteia.games.elysium.text.card_text import ROMAN
from petteia.games.elysium.text.parts import format_text
from petteia.kernel.bits import BIT
from petteia.kernel.kept import Kept

LEGEND_KINDS: dict[int, LegendKind] = {
    SINGLE: "single",
    FAMILY_LEGEND: "family",
    LEVEL_LEGEND: "level",
}
FAMILY_SIZE = max(size for size, kind in zip(SIZE, TYPE, strict=True) if kind == FAMILY_LEGEND)
"""The cards of a complete Family Legend."""


def board(t: Position, seat: int, sheet: Sheet, language: str, kept: Kept) -> ElysiumSeat:
    """The board, Domain and Legends of one player; `sheet` is the current score."""
    player = t.players[seat]
    made_of = (
        player.gold,
        player.vp,
        player.pp,
        player.columns,
        player.quest,
        player.taken,
        player.turned,
        player.rings,
        len(player.citizens),
        tuple(player.domain),
        tuple(player.legends),
        tuple(player.written),
        t.order.index(seat),
        _elysium_vp(sheet),
        sheet.total(),
    )
    return kept.part(("seat", seat), made_of, lambda: _make_board(t, seat, sheet, language, kept))


def _make_board(t: Position, seat: int, sheet: Sheet, language: str, kept: Kept) -> ElysiumSeat:
    player = t.players[seat]
    quest: HeldQuest | None = None
    if player.quest:
        incomplete = player.quest == INCOMPLETE
        quest = {"number": 0 if incomplete else player.quest, "incomplete": incomplete}
    return {
        "gold": player.gold,
        "vp": player.vp,
        "pp": player.pp,
        "columns": colours_of(player.columns),
        "disc": t.order.index(seat) + 1,
        "quest": quest,
        "taken": player.taken,
        "domain": [
            {"card": card_key(t, card), "mark": _mark(t, player, card)} for card in player.domain
        ],
        "citizens": len(player.citizens),
        "legends": [
            _legend(t, seat, index, cards, language, kept)
            for index, cards in enumerate(legends_of(player))
            if cards
        ],
        "elysium_vp": _elysium_vp(sheet),
        "score": sheet.total(),
    }


def _elysium_vp(sheet: Sheet) -> int:
    return sheet.families + sheet.levels + sheet.citizens


def _mark(t: Position, player: Player, card: int) -> CardMark:
    """The state of a card: with a ring, used, ready, or plain."""
    bit = BIT[card]
    if player.rings & bit:
        return "ring"
    if player.turned & bit or t.content.triggers & bit:
        return "used"
    active = t.content.activates | t.content.eleusis | t.content.legend_powers
    return "ready" if active & bit else "plain"


def _legend(
    t: Position, seat: int, index: int, cards: list[int], language: str, kept: Kept
) -> Legend:
    """One Legend with gaps for missing cards, and which cards fit the gaps, in the same order."""
    at, shape = in_elysium(t, seat, index), t.players[seat].legends[index]
    return kept.part(
        ("legend", seat, index),
        (at, shape, tuple(cards)),
        lambda: _make_legend(t, at, shape, index, cards, language),
    )


def _make_legend(
    t: Position, at: str, shape: int, index: int, cards: list[int], language: str
) -> Legend:
    kind = LEGEND_KINDS[TYPE[shape]]
    size, full = SIZE[shape], full_size(shape)
    waiting = ghosts(shape)
    keys: list[str | None] = [card_key(t, card) for card in cards]
    if kind == "family":
        places = _by_level(t, cards)
        keys = [None if card is None else card_key(t, card) for card in places]
    else:
        keys += [None] * len(waiting)
    if kind == "single":
        title = format_text(language, "legend-single")
        note = format_text(language, "legend-single-note")
    else:
        note = format_text(language, "legend-size", size=size, full=full)
        if kind == "family":
            title = t.content.edition.families[t.content.families[FAMILY_OF[shape]]].name[language]
        else:
            title = format_text(language, "legend-level", level=ROMAN[LEVEL_OF[shape]])
    return {
        "index": index,
        "at": at,
        "kind": kind,
        "title": title,
        "note": note,
        "cards": keys,
        "ghosts": [
            {"family": _family_key(t.content, family), "level": level or None}
            for family, level in waiting
        ],
        "worth": WORTH[shape],
        "next": next_worth(shape),
        "size": size,
        "full": full,
    }


def _family_key(cards: Content, family: int) -> str | None:
    return None if family < 0 else cards.families[family]


def _by_level(t: Position, cards: list[int]) -> list[int | None]:
    """The cards of a Family Legend by Level; Citizens fill the remaining places."""
    places: list[int | None] = [None] * FAMILY_SIZE
    for card in cards:
        if card != CITIZEN:
            places[t.content.level[card] - 1] = card
    for _ in range(cards.count(CITIZEN)):
        places[places.index(None)] = CITIZEN
    return places


@cache
def full_size(shape: int) -> int:
    """The size of a Legend when complete; for a single card, 2."""
    if TYPE[shape] == SINGLE:
        return max(SIZE[grown] for grown in JOIN[shape])
    return max(SIZE[other] for other in range(len(SHAPES)) if TYPE[other] == TYPE[shape])


@cache
def ghosts(shape: int) -> tuple[tuple[int, int], ...]:
    """The Family and Level of each missing card, by Level; -1 or 0 where several fit."""
    missing = full_size(shape) - SIZE[shape]
    slots = [slot for slot in range(CITIZEN_SLOT) if ACCEPTS[shape] >> slot & 1]
    found = [(slot // 3, slot % 3 + 1) for slot in slots]
    if len(found) == missing:
        return tuple(found)
    families = {family for family, _ in found}
    levels = {level for _, level in found}
    family = min(families) if len(families) == 1 else -1
    level = min(levels) if len(levels) == 1 else 0
    return ((family, level),) * missing


@cache
def next_worth(shape: int) -> str:
    """The VP of the Legend with one more card, as in "6" or "2–3"; empty if it is full."""
    worths = sorted({WORTH[grown] for grown in JOIN[shape] if grown})
    if not worths:
        return ""
    return str(worths[0]) if len(worths) == 1 else f"{worths[0]}–{worths[-1]}"
