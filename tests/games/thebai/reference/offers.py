"""What may be chosen, frame by frame, as sets of words: "raise A1-B1", "good grape", "done"."""

from collections.abc import Callable

from petteia.games.thebai.rules.printed import Step
from tests.games.thebai.reference.board import (
    ALTAR_END,
    HELP,
    HEROES,
    ORDERS,
    ROWS,
    THINGS,
    TRACKS,
    Position,
    belongings,
    between,
    building_spaces,
    dice_on,
    ends,
    free_council,
    free_dice,
    free_estate,
    free_stones,
    held,
    look,
    matching,
    neighbours,
    occupied,
    passive,
    rows_of,
    spaces_for,
    step_of,
)
from tests.games.thebai.reference.measures import amount

MOST_COMMANDERS = 4
Frame = dict
Offers = set[str]


def offers(p: Position) -> Offers:
    """Everything that may be chosen in the frame on top; a turn is first led to its next step."""
    frame = p["frames"][-1]
    return FRAMES[frame["frame"]](p, frame, p["seats"][frame["seat"]])


def or_enough(found: Offers) -> Offers:
    return found | {"done"} if found else found


# Between the steps of a turn.


def payable(seat: dict) -> list[str]:
    """Orders of the hand whose goods are there."""
    stock = (seat["grapes"], seat["amphorae"], seat["bronze"])
    return [
        order
        for order in seat["hand"]
        if all(has >= cost for has, cost in zip(stock, ORDERS[order].cost, strict=True))
    ]


def orders_now(p: Position, frame: Frame, seat: dict) -> Offers:
    """T8: one a turn, two with `second_order`."""
    if frame["fulfilled"] >= 1 + passive(p, frame["seat"], "second_order"):
        return set()
    return {f"fulfil {order}" for order in payable(seat)}


def citizen_spaces(p: Position) -> list[str]:
    """Free dice spaces next to a stone (T2)."""
    return [name for name in free_dice(p) if any(end in p["city"] for end in ends(name))]


def help_spaces(seat: dict, stack: str) -> list[str]:
    row = ROWS[HELP[stack].colour]
    return [name for name in free_estate(seat) if name.startswith(row)]


def turn(p: Position, frame: Frame, seat: dict) -> Offers:
    """T1 to T8 and Q10; steps that ask nothing are passed."""
    orders = orders_now(p, frame, seat)
    if frame["next"] == "reset" and seat["citizens"]:
        frame["next"] = "people"
    if frame["next"] == "reset":
        return orders | {"done"}
    if frame["next"] == "people":
        if seat["citizens"] and (free_estate(seat) or citizen_spaces(p)):
            return orders | {f"citizen {level}" for level in seat["citizens"]}
        if seat["citizens"] and orders:
            return orders | {"done"}
        frame["next"] = "walk"
    if frame["next"] == "walk":
        if seat["archon"]:
            jumps = min(seat["drachmas"], 1)
            steps = walk_on(p, frame["seat"], [seat["archon"]], jumps)
            return orders | {f"step {name}" for name in steps} | {"take back"}
        if free_stones(p):
            return orders | {f"archon {name}" for name in free_stones(p)}
        frame["next"] = "aid"
    if frame["next"] == "aid":
        tiles = {f"help {stack}" for stack in seat["help"] if help_spaces(seat, stack)}
        return orders | tiles | {"done"}
    return orders | {"done"}


def walk_on(p: Position, seat: int, path: list[str], jumps: int) -> list[str]:
    """The next stones of a walk from which it can still end (T5, Q2)."""
    rivals = {it["archon"] for number, it in enumerate(p["seats"]) if number != seat}
    full = occupied(p)
    found = []
    for name in neighbours(p, path[-1]):
        if name not in p["city"] or name in path:
            continue
        left = jumps if between(path[-1], name) in full else jumps - 1
        if left >= 0 and (name not in rivals or walk_on(p, seat, [*path, name], left)):
            found.append(name)
    return found


def walking(p: Position, frame: Frame, seat: dict) -> Offers:
    jumps = 0 if frame["paid"] else min(seat["drachmas"], 1)
    visited = [name for name in frame["visited"] if name != seat["archon"]]
    steps = walk_on(p, frame["seat"], [*visited, seat["archon"]], jumps)
    found = {f"step {name}" for name in steps}
    alone = [it["archon"] for it in p["seats"]].count(seat["archon"]) == 1
    return found | {"stop"} if alone else found


def using(p: Position, frame: Frame, seat: dict) -> Offers:
    if frame["help"]:
        return {f"estate {name}" for name in help_spaces(seat, frame["help"])}
    city = {f"city {name}" for name in citizen_spaces(p)}
    return city | {f"estate {name}" for name in free_estate(seat)}


def triggering(p: Position, frame: Frame, seat: dict) -> Offers:
    """T2, R3."""
    free = [end in free_stones(p) for end in ends(frame["at"])]
    found = {f"trigger {number}" for number in (0, 1) if free[number]}
    if all(free) and seat["drachmas"] >= frame["price"]:
        found |= {"trigger 2", "trigger 3"}
    return found


# Inside effects.


def orders(p: Position, frame: Frame, seat: dict) -> Offers:
    found = {f"order {slot}" for slot in range(4) if p["display"][slot]}
    return found | {"order 4"} if p["deck"] else found


def offered(p: Position, frame: Frame, seat: dict) -> Offers:
    step = step_of(frame["step"])
    assert step is not None
    return {"done", "accept"} if sellable(p, frame["seat"], step, frame["strength"]) else set()


def sellable(p: Position, number: int, step: Step, strength: int) -> bool:
    """V3: there is enough, and the step can do something (Q1)."""
    seat = p["seats"][number]
    if belongings(seat) < step.pay or not amount(p, number, step, strength):
        return False
    stones = any(seat["estate"].values())
    hoplites = seat["hoplites"] or any("hoplite" in die for die in seat["dice"])
    tracks = [step.track] if step.track else list(TRACKS)
    can = {
        "raise": bool(raisable(p, {"seat": number}, seat, step)),
        "hoplite": bool(hoplites and free_dice(p)),
        "remove": stones,
        "place": stones and bool(building_spaces(p)),
        "altar": any(seat[track] < ALTAR_END for track in tracks),
        "relocate": bool(free_stones(p)),
        "councillor": bool(seat["tiles"] and spaces_for(p, number, "council_tiles")),
        "order": bool(p["deck"] or any(p["display"])),
        "swap": belongings(seat) > step.pay,
    }
    return can.get(step.word, True)


def raisable(p: Position, frame: Frame, seat: dict, step: Step) -> Offers:
    """V4: own dice of the kind and place, with `different` none that was raised."""
    found: Offers = set()
    if step.place in ("", "city"):
        for at, (owner, kind, _) in dice_on(p).items():
            fresh = at not in frame.get("raised", [])
            if owner == frame["seat"] and step.kind in ("", kind) and fresh:
                found.add(f"raise {at}")
    if step.place in ("", "estate") and step.kind != "hoplite":
        used = frame.get("raised_estate", [])
        found |= {f"raise {at}" for at in seat["estate_dice"] if at not in used}
    if step.place in ("", "supply"):
        marked = frame.get("raised_supply", {})
        for kind, sort in (("citizen", "citizens"), ("hoplite", "hoplites")):
            for level in seat[sort]:
                left = seat[sort].count(level) - marked.get(f"{kind} {level}", 0)
                if step.kind in ("", kind) and left > 0:
                    found.add(f"raise {kind} {level}")
    return found


def raising(p: Position, frame: Frame, seat: dict) -> Offers:
    if frame["only"]:
        return {frame["only"]}
    step = step_of(frame["step"])
    assert step is not None
    return raisable(p, frame, seat, step)


def mustering(p: Position, frame: Frame, seat: dict) -> Offers:
    """V5; while a hoplite can be placed, one is placed or shifted (Q13)."""
    if not free_dice(p):
        return set()
    shifts = {f"shift {die['at']}" for die in seat["dice"] if "hoplite" in die}
    found = {f"hoplite {level}" for level in seat["hoplites"]}
    return found | shifts if found else or_enough(shifts)


def rows_left(seat: dict) -> Offers:
    return {f"row {row}" for row in ROWS if seat["estate"][row]}


def building(p: Position, frame: Frame, seat: dict) -> Offers:
    return or_enough(rows_left(seat)) if building_spaces(p) else set()


def rotating(p: Position, frame: Frame, seat: dict) -> Offers:
    """Turns that look alike are one."""
    looks = [look(frame["stone"], turned) for turned in range(4)]
    return {f"rotate {turned}" for turned in range(4) if looks[turned] not in looks[:turned]}


def roofing(p: Position, frame: Frame, seat: dict) -> Offers:
    used = [("top", "right", "bottom", "left").index(name) for name in frame["used"]]
    return or_enough({f"roof {it}" for it in matching(p, frame["space"]) if it not in used})


def advancing(p: Position, frame: Frame, seat: dict) -> Offers:
    return {f"track {track}" for track in frame["tracks"] if seat[track] < ALTAR_END}


def seating(p: Position, frame: Frame, seat: dict) -> Offers:
    if not seat["tiles"]:
        return set()
    return or_enough({f"monument {it}" for it in spaces_for(p, frame["seat"], "council_tiles")})


def commander_rows(seat: dict, at: str) -> list[int]:
    """D4, D6."""
    if len(seat["commanders"]) == MOST_COMMANDERS:
        return []
    return [row for row in sorted(rows_of(at)) if row not in seat["commanders"]]


def standing(p: Position, frame: Frame, seat: dict) -> Offers:
    if HEROES[frame["hero"]].standee == "dice":
        return {f"city {name}" for name in free_dice(p)}
    return {f"monument {name}" for name in free_council(p)}


def retaining(p: Position, frame: Frame, seat: dict) -> Offers:
    """Q15: hoplite by hoplite from the left."""
    at = min(frame["hoplites"], key=across)
    return {f"keep {at}", f"dismiss {at}"} if seat["drachmas"] else {f"dismiss {at}"}


def across(dice: str) -> tuple[int, str]:
    """How far from the left a dice space lies, then how far from the top."""
    one, other = ends(dice)
    return ord(one[0]) + ord(other[0]), one[1]


def on_path(p: Position, place: int) -> int | None:
    return p["path"][place] if place < 4 else p["waiting"][place - 4]


FRAMES: dict[str, Callable[[Position, Frame, dict], Offers]] = {
    "turn": turn,
    "choosing-stone": lambda p, frame, seat: {f"start {row}" for row in ROWS},
    "choosing-order": lambda p, frame, seat: {
        f"starting {slot}" for slot in range(4) if p["display"][slot]
    },
    "using": using,
    "triggering": triggering,
    "walking": walking,
    "goods": lambda p, frame, seat: {f"good {thing}" for thing in THINGS[:3]},
    "orders": orders,
    "giving": lambda p, frame, seat: or_enough({f"give {thing}" for thing in held(seat)}),
    "taking": lambda p, frame, seat: {f"take {it}" for it in THINGS if it != frame["given"]},
    "offered": offered,
    "paying": lambda p, frame, seat: {f"pay {thing}" for thing in held(seat)},
    "raising": raising,
    "mustering": mustering,
    "deploying": lambda p, frame, seat: {f"city {name}" for name in free_dice(p)},
    "removing": lambda p, frame, seat: or_enough(rows_left(seat)),
    "building": building,
    "setting": lambda p, frame, seat: {f"space {name}" for name in building_spaces(p)},
    "rotating": rotating,
    "roofing": roofing,
    "advancing": advancing,
    "relocating": lambda p, frame, seat: or_enough({f"archon {it}" for it in free_stones(p)}),
    "seating": seating,
    "ascending": lambda p, frame, seat: {
        f"commander {row}" for row in commander_rows(seat, frame["at"])
    },
    "meeting": lambda p, frame, seat: or_enough({f"hero {it}" for it in p["heroes"] if it}),
    "standing": standing,
    "retaining": retaining,
    "counselling": lambda p, frame, seat: {
        f"monument {name}" for name in spaces_for(p, frame["seat"], "council_dice")
    },
    "ordering": lambda p, frame, seat: (
        {f"which {it}" for it in frame["blessings"]} | {f"which {it}" for it in frame["heroes"]}
    ),
}
"""What each frame offers."""
