"""Which things a player might click in vain, and why.

A thing without an entry of its own has the reason of its prefix, such as `dice:*`, so that a screen
stays small.
"""

from collections.abc import Iterator
from functools import lru_cache

from petteia.games.thebai.position.keys import keys_of
from petteia.games.thebai.rules import codes as c
from petteia.games.thebai.rules.content import Content
from petteia.games.thebai.rules.decisions import DECISIONS
from petteia.games.thebai.rules.packing import CITIZENS, HOPLITES
from petteia.games.thebai.rules.position import Position, occupied
from petteia.games.thebai.screen.anchors import DECK, anchor, display_anchor
from petteia.games.thebai.text.card_text import cost_words
from petteia.games.thebai.text.parts import Facts, format_text, say
from petteia.games.thebai.text.refusals.dispatch import refuse
from petteia.games.thebai.text.refusals.words import bare_reason
from petteia.games.thebai.text.thing_facts import order_fact
from petteia.kernel.bits import members
from petteia.kernel.text.reason import Reason
from petteia.kernel.wire import Barred

EVERYTHING = "*"
"""After a prefix: all things with it that have no entry of their own."""
Candidate = tuple[str, int]
"""An anchor, and the action that a click on it would mean."""
SPACE_ACTIONS = {c.RELOCATING: c.ARCHON, c.SETTING: c.SPACE}
DICE_ACTIONS = {
    c.RAISING: c.RAISE_CITY,
    c.MUSTERING: c.SHIFT,
    c.RETAINING: c.KEEP,
}
GOOD_ACTIONS = {c.GOODS: c.GOOD, c.GIVING: c.GIVE, c.TAKING: c.TAKE, c.PAYING: c.PAY}
LETTERS = "GAB"
"""Grapes, amphorae and bronze in `Barred.missing`."""
MISSING_DRACHMA = ("reason-crossing-price", "reason-both-price")
SHORT_REASONS = frozenset(
    (
        "reason-order-between",
        "reason-one-order",
        "reason-visited",
        "reason-archon-there",
        "reason-crossing-price",
        "reason-second-crossing",
        "reason-estate-stone",
        "reason-estate-die",
        "reason-estate-help",
        "reason-help-colour",
        "reason-monument-taken",
        "reason-monument-turmoil",
        "reason-own-die-there",
        "reason-own-tile-there",
        "reason-roof-differs",
        "reason-roof-open",
        "reason-roof-used",
    )
)
"""Reasons with a short form for the thing itself."""


def barred(t: Position, language: str) -> dict[str, Barred]:
    """Things that might be clicked but have no legal action, each with the reason."""
    legal = set(t.offer.actions())
    lit = {anchor(t, action) for action in legal}
    asked = DECISIONS[t.top.kind].actions
    found: dict[str, Barred] = {}
    for candidates in _all(t):
        vain = [it for it in candidates if it[0] not in lit and it[1] not in legal]
        if not vain:
            continue
        at, action = vain[0]
        if action & ~c.ARGUMENTS not in asked:
            # Nothing of this kind is asked, so the reason is the same for all of them.
            found[_all_like(at)] = _barred(t, refuse(t, action), action, language)
        else:
            found |= _joined(
                {at: _barred(t, refuse(t, action), action, language) for at, action in vain}
            )
    found[EVERYTHING] = _general(t, language)
    return found


def _all_like(at: str) -> str:
    """The entry for all things with the prefix of an anchor."""
    prefix, colon, _ = at.partition(":")
    return f"{prefix}:{EVERYTHING}" if colon else at


def _joined(reasons: dict[str, Barred]) -> dict[str, Barred]:
    """The reasons of things with one prefix; one that several share stands for all of them."""
    said = [reason["words"] for reason in reasons.values()]
    often = max(said, key=said.count)
    if said.count(often) < 2:
        return reasons
    common = next(at for at, reason in reasons.items() if reason["words"] == often)
    rest = {at: reason for at, reason in reasons.items() if reason["words"] != often}
    return rest | {_all_like(common): reasons[common]}


def _general(t: Position, language: str) -> Barred:
    """The reason for everything else: what is to be decided first."""
    pending = DECISIONS[t.top.kind]
    reason = Reason(pending.rule, "reason-first", {"frame": pending.name})
    if t.top.kind == c.TURN:
        reason = refuse(t, c.GOOD)
    return _barred(t, reason, -1, language)


def _barred(t: Position, reason: Reason, action: int, language: str) -> Barred:
    words = _words(t.content, reason.key, tuple(reason.facts.items()), language)
    short, missing = "", "D" if reason.key in MISSING_DRACHMA else ""
    if reason.key == "reason-order-goods":
        words, short, missing = _lack(t, action & c.ARGUMENTS, language)
    elif reason.key in SHORT_REASONS:
        short = format_text(language, reason.key.replace("reason-", "short-"))
    return {"rule": reason.rule, "words": words, "short": short, "missing": missing}


def _lack(t: Position, order: int, language: str) -> tuple[str, str, str]:
    """All goods that the player lacks for an order: in words, in few words, in letters."""
    player = t.players[t.top.seat]
    cost = t.content.order_costs[order]
    lacks = [int(player.lacks(cost, good)) for good in range(3)]
    goods = cost_words(t.content.edition, (lacks[0], lacks[1], lacks[2]), language)
    facts: Facts = {"order": order_fact(t.content, order), "things": goods}
    words = say(t.content, language, "lack-order", facts)
    short = format_text(language, "short-order-goods", things=goods)
    return words, short, "".join(LETTERS[good] * lacks[good] for good in range(3))


@lru_cache(maxsize=8192)
def _words(
    content: Content, key: str, facts: tuple[tuple[str, str | int], ...], language: str
) -> str:
    return bare_reason(content, Reason("", key, dict(facts)), language).rstrip(".")


def _all(t: Position) -> Iterator[list[Candidate]]:
    """Everything the player to move might click, grouped by prefix."""
    yield _spaces(t)
    yield _dice(t)
    yield from _own(t)
    yield from _cards(t)
    yield from _boards(t)


def _spaces(t: Position) -> list[Candidate]:
    home = t.top.kind == c.TURN and t.players[t.top.seat].archon < 0
    meant = SPACE_ACTIONS.get(int(t.top.kind), c.ARCHON if home else c.STEP)
    return [(f"space:{name}", meant + space) for space, name in enumerate(t.board.names)]


def _dice(t: Position) -> list[Candidate]:
    """Dice spaces; while dice are chosen, only those with something on them."""
    names = t.board.dice_names
    if _citizen_is_over(t):
        return [(f"dice:{name}", c.CITIZEN) for name in names]
    meant = DICE_ACTIONS.get(int(t.top.kind), c.CITY)
    spaces = t.board.all_dice if meant == c.CITY else occupied(t)
    return [(f"dice:{names[space]}", meant + space) for space in members(spaces)]


def _citizen_is_over(t: Position) -> bool:
    """Does the turn ask for something else than its citizen?"""
    return t.top.kind == c.TURN and t.top.next != c.TURN_CITIZEN


def _own(t: Position) -> Iterator[list[Candidate]]:
    """The player's estate, supply, goods and help tiles."""
    keys, kind = keys_of(t.content), t.top.kind
    player = t.players[t.top.seat]
    raising = kind == c.RAISING
    estate = c.RAISE_ESTATE if raising else c.ESTATE
    if _citizen_is_over(t) and not (t.top.next == c.TURN_HELP and player.help):
        yield [(f"estate:{key}", c.CITIZEN) for key in keys.estate]
    else:
        yield [(f"estate:{key}", estate + space) for space, key in enumerate(keys.estate)]
    row = c.START_STONE if kind == c.CHOOSING_STONE else c.ROW
    yield [(f"row:{colour}", row + number) for number, colour in enumerate(c.ROW_COLOURS)]
    for word, first, usual, raises in (
        ("citizen", CITIZENS, c.CITIZEN, c.RAISE_CITIZEN),
        ("hoplite", HOPLITES, c.HOPLITE, c.RAISE_HOPLITE),
    ):
        meant = raises if raising else usual
        yield [
            (f"{word}:{c.LEVEL_WORDS[level]}", meant + level)
            for level in members(player.supply_levels(first))
        ]
    yield [
        (f"help:{key}", c.HELP + stack)
        for stack, key in enumerate(keys.help)
        if player.help >> 4 * stack & 15
    ]
    if int(kind) in GOOD_ACTIONS:
        taken = GOOD_ACTIONS[int(kind)]
        yield [(f"good:{word}", taken + good) for good, word in enumerate(c.STOCK_WORDS)]


def _cards(t: Position) -> Iterator[list[Candidate]]:
    """Orders in hand, on display and on the deck; heroes."""
    keys = keys_of(t.content)
    hand = members(t.players[t.top.seat].hand)
    yield [(f"order:{keys.orders[order]}", c.FULFIL + order) for order in hand]
    meant = c.START_ORDER if t.top.kind == c.CHOOSING_ORDER else c.ORDER
    yield [
        (display_anchor(t, slot), meant + slot)
        for slot, order in enumerate(t.display)
        if order >= 0
    ]
    yield [(DECK, c.ORDER + c.DECK_TOP)]
    yield [(f"hero:{keys.heroes[hero]}", c.HERO + hero) for hero in t.heroes if hero >= 0]


def _boards(t: Position) -> Iterator[list[Candidate]]:
    """Commander spaces, tracks, council spaces, and the edges and turns of a stone."""
    yield [(f"commander:{row + 1}", c.COMMANDER + row) for row in range(c.ROWS)]
    yield [(f"track:{word}", c.TRACK + track) for track, word in enumerate(c.TRACK_WORDS)]
    keys = keys_of(t.content).council
    yield [(f"council:{keys[space]}", c.MONUMENT + space) for space in members(t.council)]
    if t.top.kind == c.ROOFING:
        yield [(f"edge:{word}", c.ROOF + edge) for edge, word in enumerate(c.EDGE_WORDS)]
    if t.top.kind == c.ROTATING:
        yield [(f"turn:{turn}", c.ROTATE + turn) for turn in range(4)]
