"""The fate phase and the end, stage by stage (F1 to F7, H1 to H3, E1, A9, A10)."""

from tests.games.thebai.reference.antigone import Unknown
from tests.games.thebai.reference.board import (
    COUNCIL,
    EDITION,
    HERALDS,
    Position,
    between,
    beyond,
    dice_on,
    dice_spaces,
    ends,
    is_solo,
    occupied,
    passive,
    people,
    rows_of,
    side,
    spaces_for,
)
from tests.games.thebai.reference.measures import bare_total, total
from tests.games.thebai.reference.offers import on_path
from tests.games.thebai.reference.pieces import (
    ANTIGONE,
    begin,
    push,
    raise_in_city,
)

HERALD, MARKER, TILE, PROSPERITY, LOOT, PAY, COUNCIL_STAGE, DONE = range(8)
"""The stages of the fate phase."""
MODIFIERS = {attack.key: attack.modifier for attack in EDITION.attacks}
TURMOIL = {card.key: card.spaces for card in EDITION.turmoil}
Frame = dict


def sweeping(p: Position, frame: Frame) -> None:
    """H2, R10: the next die, if it lay there when the herald came."""
    if not frame["at"]:
        p["frames"].pop()
        del p["fresh"]
        return
    at = frame["at"].pop(0)
    if at in dice_on(p) and at not in p["fresh"]:
        raise_in_city(p, at)


def fate(p: Position, frame: Frame) -> None:
    STAGES[frame["stage"]](p, frame)


def herald(p: Position, frame: Frame) -> None:
    """H1, H2."""
    if not p["heralds"]["deck"]:
        raise Unknown
    card = p["heralds"]["deck"].pop()
    p["heralds"]["done"].append(card)
    frame["stage"] = MARKER
    column = HERALDS[card].column
    every = dice_spaces(side(p).columns)
    spaces = [name for name in every if any(end[0] == column for end in ends(name))]
    p["fresh"] = []
    p["frames"].append({"frame": "sweeping", "at": spaces})


def marker(p: Position, frame: Frame) -> None:
    """H3: between two stones before beside one, then the top edge, then clockwise."""
    frame["stage"] = TILE
    space = HERALDS[p["heralds"]["done"][-1]].space
    full = occupied(p)
    best: list[tuple[int, int, str]] = []
    for edge in range(4):
        other = beyond(p, space, edge)
        if other and between(space, other) not in full:
            stones = (space in p["city"]) + (other in p["city"])
            if stones:
                best.append((-stones, edge, between(space, other)))
    if best and len(p["heralds"]["markers"]) < 10:
        markers = [*p["heralds"]["markers"], min(best)[2]]
        p["heralds"]["markers"] = sorted(markers, key=dice_spaces(side(p).columns).index)


def conflict(p: Position) -> int:
    """The row of this round's conflict, or 0."""
    tile = p["fate"][p["round"] - 1]
    return int(tile[8:]) if tile.startswith("conflict") else 0


def tile(p: Position, frame: Frame) -> None:
    frame["through"] = 0
    row = conflict(p)
    if not row:
        frame["stage"] = PROSPERITY
        return
    frame["stage"] = LOOT
    p["attacks_shown"] = sorted({*p["attacks_shown"], row})
    attack = {3: 1, 5: 2, 7: 3, 9: 4}[p["round"]] + MODIFIERS[p["attacks"][row - 1]]
    frame["taker"] = gate_taker(p, row, attack)
    every = dice_spaces(side(p).columns)
    here = [at for at, (_, kind, _) in dice_on(p).items() if kind == "hoplite"]
    frame["fought"] = sorted((at for at in here if row in rows_of(at)), key=every.index)
    for seat in range(people(p)):
        fight(p, frame, seat, row, attack)


def fight(p: Position, frame: Frame, seat: int, row: int, attack: int) -> None:
    """F3, F4: VP of a player, and how often it loots."""
    own = p["seats"][seat]
    present = bare_total(p, seat, row) > 0
    excess = total(p, seat, row) - attack
    if present:
        frame["looters"] |= 1 << seat
        frame["looters"] |= 16 << seat if excess >= 3 else 0
    if present and excess >= 0:
        own["vp"] += EDITION.superiority[min(excess, len(EDITION.superiority) - 1)]
    elif not passive(p, seat, "no_loss"):
        own["vp"] += excess if present else -3 * attack


def gate_taker(p: Position, row: int, attack: int) -> int:
    """F4, A9, Q18."""
    winners = [
        seat
        for seat in range(people(p))
        if bare_total(p, seat, row) and total(p, seat, row) >= attack
    ]
    if is_solo(p):
        rivals = [*winners, ANTIGONE] if winners else [ANTIGONE]
    else:
        rivals = winners
    if not rivals:
        return -1
    return max(rivals, key=lambda seat: (total(p, seat, row), -p["ares"].index(seat)))


def next_person(p: Position, frame: Frame) -> int:
    """The next in turn order who decides, or -1."""
    while frame["through"] < len(p["order"]):
        seat = p["order"][frame["through"]]
        frame["through"] += 1
        if seat < people(p):
            return seat
    return -1


def prosperity(p: Position, frame: Frame) -> None:
    """F2, A9."""
    seat = next_person(p, frame)
    if seat < 0:
        frame["stage"] = DONE
    else:
        begin(p, seat, "fate/" + p["fate"][p["round"] - 1])


def loot(p: Position, frame: Frame) -> None:
    """F4, Q15: everybody's loot, then the tile."""
    seat = next_person(p, frame)
    gate = p["gates"][conflict(p) - 1]
    if seat < 0:
        frame["stage"] = PAY
        frame["through"] = 0
        p["gates"][conflict(p) - 1] = None
        if frame["taker"] >= 0:
            own = p["seats"][frame["taker"]]
            own["gates"] = sorted([*own["gates"], gate])
    elif frame["looters"] >> seat & 1:
        begin(p, seat, f"gate/{gate}", 1, frame["looters"] >> seat + 4 & 1)


def pay(p: Position, frame: Frame) -> None:
    """F5, Q15."""
    seat = next_person(p, frame)
    if seat < 0:
        frame["stage"] = COUNCIL_STAGE
        frame["through"] = 0
        return
    dice = dice_on(p)
    own = [at for at in frame["fought"] if dice.get(at, ("",))[:2] == (seat, "hoplite")]
    if own and not passive(p, seat, "free_pay"):
        push(p, "retaining", seat, hoplites=own, row=conflict(p) - 1)


def council(p: Position, frame: Frame) -> None:
    """F6, then F7."""
    if next_die(p, frame):
        p["order"] = list(p["dionysos"])
        frame["stage"] = DONE


def next_die(p: Position, frame: Frame) -> bool:
    """The next die of the path, top to bottom; True when none is left (Q16, A10)."""
    place = frame["through"]
    if place >= 4 + len(p["waiting"]):
        return True
    seat = on_path(p, place)
    if place < 4:
        frame["through"] += 1
    if seat is None:
        return False
    if is_solo(p) and seat == ANTIGONE:
        placed = counsel(p, place)
    else:
        placed = bool(spaces_for(p, seat, "council_dice"))
        if placed:
            push(p, "counselling", seat, place=place)
    if place >= 4 and not placed:
        frame["through"] += 1
    return False


def counsel(p: Position, place: int) -> bool:
    """A10, Q3: the first possible space of the next turmoil card that names one."""
    legal = spaces_for(p, ANTIGONE, "council_dice")
    if not any(space in legal for spaces in TURMOIL.values() for space in spaces):
        return False
    solo = p["antigone"]
    while True:
        if not solo["turmoil"]:
            raise Unknown
        card = solo["turmoil"].pop()
        solo["turmoil_done"].append(card)
        named = [space for space in TURMOIL[card] if space in legal]
        if named:
            break
    own = p["seats"][ANTIGONE]
    own["council_dice"] = sorted([*own["council_dice"], named[0]], key=list(COUNCIL).index)
    if place < 4:
        p["path"][place] = None
    else:
        del p["waiting"][place - 4]
    return True


def done(p: Position, frame: Frame) -> None:
    """F1: the next round, or the end."""
    p["frames"].pop()
    if p["round"] == 10:
        p["phase"] = "end"
        p["frames"].append({"frame": "closing", "through": 0})
        return
    if p["round"] <= 5:
        p["fate_shown"] = sorted({*p["fate_shown"], p["round"] + 5})
    p["round"] += 1
    p["begun"] = 0
    p["phase"] = "turns"


def closing(p: Position, frame: Frame) -> None:
    """E1."""
    if next_die(p, frame):
        p["frames"].pop()
        p["phase"] = "over"


STAGES = (herald, marker, tile, prosperity, loot, pay, council, done)
"""What each stage of a FATE frame does next."""
