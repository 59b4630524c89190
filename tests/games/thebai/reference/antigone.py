"""Antigone's turn (A5 to A8, Q17 to Q21)."""

from collections.abc import Callable

from petteia.games.thebai.rules.printed import Effect, Step
from tests.games.thebai.reference.board import (
    ALTAR_END,
    BLESSINGS,
    CARDS,
    DESTINIES,
    EDITION,
    HERALDS,
    LEVELS,
    ORDERS,
    STONES,
    Position,
    building_spaces,
    dice_on,
    dice_spaces,
    ends,
    free_dice,
    free_stones,
    look,
    matching,
    neighbours,
    rows_of,
    side,
    touching,
)
from tests.games.thebai.reference.measures import amount
from tests.games.thebai.reference.offers import citizen_spaces, commander_rows
from tests.games.thebai.reference.pieces import (
    ANTIGONE,
    TOP,
    change_home,
    coming_row,
    put_die,
    raise_in_city,
)

FIRST, SECOND, ARCHON, REPLACE = range(4)
ROOF_ORDER = "WOBS"
Frame = dict


class Unknown(Exception):
    """Something random happens: a deck is shuffled, stones are laid out."""


class Unrolled(Exception):
    """A roll is needed for one of her piles, and none was predicted (A2)."""


class Card:
    """What a card's words need to know while it is resolved."""

    def __init__(self, focus: str, track: str) -> None:
        self.focus = focus
        self.track = track


def grid(name: str) -> tuple[int, int]:
    """Row and column on the doubled grid; a dice space lies at the midpoint of its ends."""
    places = [(int(end[1]) * 2, ord(end[0]) * 2) for end in ends(name)]
    rows, columns = [row for row, _ in places], [column for _, column in places]
    return sum(rows) // len(rows), sum(columns) // len(columns)


def choose(names: list[str], focus: str, rating: Callable[[str], object] = len) -> str:
    """Antigone's choice: what the word prefers, nearest to the focus, topmost, leftmost."""

    def ladder(name: str) -> tuple:
        (row, column), (here, there) = grid(name), grid(focus)
        return rating(name), abs(row - here) + abs(column - there), row, column

    return min(names, key=ladder)


def rebelling(p: Position, frame: Frame) -> None:
    """The next part of her turn (A7)."""
    stage = frame["stage"]
    frame["stage"] += 1
    if stage <= SECOND:
        resolve_card(p)
    elif stage == ARCHON:
        card = p["antigone"]["open_card"]
        right = card in CARDS and CARDS[card].pointer == "right"
        frame["herald"] = int(right)
        put_archon(p, p["antigone"]["heralds"][frame["herald"]])
    else:
        p["frames"].pop()
        replace_herald(p, frame["herald"])


def resolve_card(p: Position) -> None:
    solo = p["antigone"]
    card = CARDS[solo["open_card"]]
    herald = HERALDS[solo["heralds"][int(card.pointer == "right")]]
    about = Card(herald.space, card.track)
    carry_out(p, card.actions, about)
    if card.destiny:
        carry_out(p, DESTINIES[solo["destiny"]].actions, about)
    solo["done"].append(card.key)
    solo["open_card"] = solo["hidden"].pop() if solo["hidden"] else "game-end"


def put_archon(p: Position, key: str) -> None:
    """On a free stone with the effect at the herald's foot; the dice around it rise."""
    herald = HERALDS[key]
    free = free_stones(p)
    for word in herald.foot:
        fits = [name for name in free if word in words_of(p["city"][name][0])]
        if fits:
            free = fits
            break
    if not free:
        return
    space = choose(free, herald.space)
    p["seats"][ANTIGONE]["archon"] = space
    every = dice_spaces(side(p).columns)
    p["fresh"] = []
    p["frames"].append({"frame": "sweeping", "at": [it for it in every if space in ends(it)]})


def words_of(stone: str) -> set[str]:
    return {step.word for step in STONES[stone.partition(".")[0]].effect}


def replace_herald(p: Position, used: int) -> None:
    """Q19."""
    opened, heralds = p["antigone"]["heralds"], p["heralds"]
    heralds["done"].append(opened.pop(used))
    if not heralds["deck"]:
        raise Unknown
    opened.append(heralds["deck"].pop())


def carry_out(p: Position, actions: Effect, card: Card, different: bool = False) -> None:
    for step in actions:
        if step.word == "raise":
            raise_dice(p, step, card, different)
        elif step.word == "build":
            build(p, step.number[0], card)
        elif step.word == "vp":
            p["seats"][ANTIGONE]["vp"] += amount(p, ANTIGONE, step)
        elif step.word == "sweep":
            sweep(p)
        else:
            for _ in range(step.number[0]):
                WORDS[step.word](p, step, card)


def use_citizen(p: Position, step: Step, card: Card) -> None:
    hers = p["seats"][ANTIGONE]
    spaces = citizen_spaces(p)
    if not hers["citizens"]:
        raise_one(p, "citizen", card, set())
    elif not spaces:
        hers["vp"] += 1
    else:
        level = hers["citizens"][-1]
        change_home(hers, "citizens", level, "")
        at = choose(spaces, card.focus, lambda name: -stones_beside(p, name))
        put_die(p, ANTIGONE, at, "citizen", level)


def stones_beside(p: Position, dice: str) -> int:
    return sum(end in p["city"] for end in ends(dice))


def use_hoplite(p: Position, step: Step, card: Card) -> None:
    hers = p["seats"][ANTIGONE]
    row = coming_row(p)
    spaces = [it for it in free_dice(p) if row in rows_of(it)] or free_dice(p)
    if not hers["hoplites"]:
        raise_one(p, "hoplite", card, set())
    elif not spaces:
        hers["vp"] += 1
    else:
        level = hers["hoplites"][-1]
        change_home(hers, "hoplites", level, "")
        at = choose(spaces, card.focus, lambda name: -stones_beside(p, name))
        put_die(p, ANTIGONE, at, "hoplite", level)


def raise_dice(p: Position, step: Step, card: Card, different: bool) -> None:
    raised: set[str] = set()
    for _ in range(step.number[0]):
        at = raise_one(p, step.kind, card, raised if different else set())
        raised.add(at)


def raise_one(p: Position, kind: str, card: Card, raised: set[str]) -> str:
    """Her highest die, a citizen first; a blocked hoplite only if there is no other (Q20)."""
    hers = p["seats"][ANTIGONE]
    own = {at: die for at, die in dice_on(p).items() if die[0] == ANTIGONE}
    own = {at: die for at, die in own.items() if kind in ("", die[1])}
    rising = [at for at, die in own.items() if not is_blocked(hers, at, die)] or list(own)
    rising = [at for at in rising if at not in raised] or rising
    if not rising:
        hers["vp"] += 1
        return ""

    def rating(at: str) -> tuple:
        return -LEVELS.index(own[at][2]), own[at][1] != "citizen"

    at = choose(rising, card.focus, rating)
    raise_in_city(p, at)
    return at


def is_blocked(hers: dict, at: str, die: tuple[int, str, str]) -> bool:
    return die[1] == "hoplite" and die[2] == TOP and not commander_rows(hers, at)


def advance(p: Position, step: Step, card: Card) -> None:
    """On the card's track, else the other; VP only, and the crown at the end (A5)."""
    hers = p["seats"][ANTIGONE]
    other = "ares" if card.track == "dionysos" else "dionysos"
    tracks = [track for track in (card.track, other) if hers[track] < ALTAR_END]
    if not tracks:
        hers["vp"] += 1
        return
    track = tracks[0]
    hers[track] += 1
    ahead = p["seats"][0][track] >= hers[track]
    p[track] = [0, ANTIGONE] if ahead else [ANTIGONE, 0]
    printed = EDITION.dionysos if track == "dionysos" else EDITION.ares
    for found in printed[hers[track]]:
        if found.word == "vp":
            hers["vp"] += found.number[0]
        elif found.word == "blessing":
            blessing, left = BLESSINGS[found.what], p["blessings"][found.what]
            if blessing.vp_by_copy and left:
                hers["vp"] += blessing.vp_by_copy[blessing.copies - left]
                hers["blessings"][found.what] = 1
                p["blessings"][found.what] -= 1
                order = list(BLESSINGS)
                hers["blessings"] = {it: 1 for it in order if it in hers["blessings"]}


def take_order(p: Position, step: Step, card: Card) -> None:
    hers = p["seats"][ANTIGONE]
    slots = [slot for slot in range(4) if p["display"][slot]]
    if not slots:
        hers["vp"] += 1
        return
    colours = [ORDERS[order].colour for order in hers["fulfilled"]]
    sign = -1 if step.mode == "most" else 1

    def rating(slot: int) -> tuple[int, int]:
        return sign * colours.count(ORDERS[p["display"][slot]].colour), slot

    slot = min(slots, key=rating)
    hers["fulfilled"] = sorted([*hers["fulfilled"], p["display"][slot]], key=list(ORDERS).index)
    p["display"][slot] = None
    lay_out(p)


def lay_out(p: Position) -> None:
    for slot in range(4):
        if not p["display"][slot] and p["deck"]:
            p["display"][slot] = p["deck"].pop(0)


def sweep(p: Position) -> None:
    if p["deck"]:
        gone = [*p["gone"], *(order for order in p["display"] if order)]
        p["gone"] = sorted(gone, key=list(ORDERS).index)
        p["display"] = [None] * 4
        lay_out(p)


def build(p: Position, roofs: int, card: Card) -> None:
    """A stone by A2, the space with most stones around it, turned for most matching edges."""
    spaces = building_spaces(p)
    piles = p["antigone"]["piles"]
    if not spaces or not any(piles):
        p["seats"][ANTIGONE]["vp"] += 2
        return
    near = {space: sum(it in p["city"] for it in neighbours(p, space)) for space in spaces}
    space = choose(spaces, card.focus, lambda name: -near[name])
    if not p["rolls"]:
        raise Unrolled
    rolled = p["rolls"].pop(0)
    pile = next(it for it in (rolled, rolled + 1, rolled + 2) if piles[it % 3]) % 3
    stone = piles[pile].pop()
    facing = [touching(p, space, edge) for edge in range(4)]

    def fit(turned: int) -> int:
        return sum(one == two for one, two in zip(look(stone, turned), facing, strict=True))

    p["city"][space] = [stone, max(range(4), key=lambda turned: (fit(turned), -turned))]
    colours = sorted(ROOF_ORDER.index(look(*p["city"][space])[it]) for it in matching(p, space))
    for colour in colours[:roofs]:
        carry_out(p, EDITION.antigone_roofs[ROOF_ORDER[colour]], card, True)


WORDS = {
    "citizen": use_citizen,
    "hoplite": use_hoplite,
    "altar": advance,
    "order": take_order,
}
"""The words that are done unit by unit."""
