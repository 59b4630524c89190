"""What a choice does, before automatic steps."""

from collections.abc import Callable

from tests.games.thebai.reference.board import (
    BLESSINGS,
    COUNCIL,
    EDITION,
    HELP,
    HEROES,
    LEVELS,
    ORDERS,
    STOCK,
    Position,
    between,
    columns_cleared,
    dice_on,
    ends,
    occupied,
    side,
    standing_heroes,
    standing_on,
)
from tests.games.thebai.reference.effects import (
    accept,
    advancing,
    building,
    deploying,
    mustering,
    ordering,
    orders,
    raising,
    relocating,
    removing,
    roofing,
    rotating,
    seating,
    setting,
    trade,
)
from tests.games.thebai.reference.measures import strength
from tests.games.thebai.reference.pieces import (
    begin,
    change_home,
    in_order,
    push,
    put_die,
    raise_in_city,
    take_die,
    trigger,
    turn_die,
)

MOST_HEROES = 3
Frame = dict


def play(p: Position, word: str) -> None:
    """Carry out a choice in the top frame."""
    frame = p["frames"][-1]
    verb, _, thing = word.partition(" ")
    if word == "done" and frame["frame"] != "turn":
        p["frames"].pop()
        return
    MOVES[frame["frame"]](p, frame, p["seats"][frame["seat"]], verb, thing)


# Between the steps of a turn.


def turn(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    number = frame["seat"]
    if verb == "fulfil":
        frame["fulfilled"] += 1
        for name, cost in zip(STOCK.values(), ORDERS[thing].cost, strict=False):
            seat[name] -= cost
        seat["hand"].remove(thing)
        seat["secret"] = [order for order in seat["secret"] if order != thing]
        seat["fulfilled"] = in_order([*seat["fulfilled"], thing], list(ORDERS))
        push(p, "reacting", number, event="fulfilled", number=0)
        begin(p, number, f"order/{thing}")
    elif verb == "done":
        end_step(p, frame, seat)
    elif verb == "citizen":
        frame["next"] = "walk"
        push(p, "using", number, citizen=thing, help=None)
    elif verb == "help":
        frame["next"] = "evening"
        push(p, "using", number, citizen=None, help=thing)
    else:
        frame["next"] = "aid"
        move_archon(p, seat, number, verb, thing)


def end_step(p: Position, frame: Frame, seat: dict) -> None:
    if frame["next"] == "people":
        frame["next"] = "walk"
    elif frame["next"] != "reset":
        p["frames"].pop()
    else:
        frame["next"] = "people"
        home = [*seat["citizens"], *seat["estate_dice"].values()]
        if seat["reserve"]:
            seat["reserve"] -= 1
            home.append(LEVELS[EDITION.new_citizen[min(columns_cleared(seat), 3)]])
        seat["citizens"] = in_order(home, LEVELS)
        seat["estate_dice"] = {}
        seat["estate_help"] = []


def move_archon(p: Position, seat: dict, number: int, verb: str, thing: str) -> None:
    if verb == "take":
        seat["archon"] = None
        seat["drachmas"] += 1
    elif verb == "archon":
        seat["archon"] = thing
        trigger(p, number, thing)
    else:
        push(p, "walking", number, visited=[seat["archon"]], paid=0, crossed=0)
        walking(p, p["frames"][-1], seat, verb, thing)


def walking(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    number = frame["seat"]
    if verb == "stop":
        p["frames"].remove(frame)
        push(p, "landing", number, space=seat["archon"])
        fire(p, number, "archon_moved", frame["crossed"])
        return
    crossed = between(seat["archon"], thing)
    seat["archon"] = thing
    every = [f"{column}{row}" for row in range(1, 8) for column in side(p).columns]
    frame["visited"] = in_order([*frame["visited"], thing], every)
    frame["crossed"] += 1
    dice = dice_on(p)
    if crossed in dice and dice[crossed][0] != number:
        raise_in_city(p, crossed)
    elif crossed in dice:
        level = LEVELS.index(dice[crossed][2])
        if level:
            turn_die(p, number, crossed, LEVELS[level - 1])
        else:
            seat["vp"] -= 3
    elif crossed in standing_on(p):
        hero = standing_on(p)[crossed]
        if hero in seat["heroes"] and HEROES[hero].standing.on == "stand_crossed":
            begin(p, number, f"standing/{hero}")
    elif crossed not in occupied(p):
        seat["drachmas"] -= 1
        frame["paid"] = 1


def fire(p: Position, number: int, event: str, reached: int) -> None:
    """The standing effects of blessings and heroes after an event."""
    owned = p["seats"][number]["blessings"]
    blessings = [it for it in owned if answers(BLESSINGS[it].standing, event, reached)]
    heroes = standing_heroes(p, number)
    heroes = [it for it in heroes if answers(HEROES[it].standing, event, reached)]
    if blessings or heroes:
        push(p, "ordering", number, blessings=blessings, heroes=heroes)


def answers(standing, event: str, reached: int) -> bool:
    return standing.on == event and reached >= standing.on_number


def using(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    level = frame["citizen"]
    if frame["help"]:
        tile = frame["help"]
        seat["help"][tile] -= 1
        seat["help"] = {name: number for name, number in seat["help"].items() if number}
        seat["estate_help"].append(thing)
        seat["estate_help"] = in_order(seat["estate_help"], [it.key for it in EDITION.estate])
        begin(p, frame["seat"], f"estate/{thing}", HELP[tile].strength)
        return
    change_home(seat, "citizens", level, "")
    if verb == "city":
        put_die(p, frame["seat"], thing, "citizen", level)
        push(p, "triggering", frame["seat"], at=thing, price=strength(level))
    else:
        seat["estate_dice"][thing] = level
        begin(p, frame["seat"], f"estate/{thing}", strength(level))


def triggering(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    first, second = ends(frame["at"])
    if thing in "13":
        first, second = second, first
    if thing in "23":
        seat["drachmas"] -= frame["price"]
        push(p, "landing", frame["seat"], space=second)
    trigger(p, frame["seat"], first)


# What ascends, and the fate phase.


def ascending(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """D4."""
    p["frames"].pop()
    row = int(thing)
    first = not any(row in it["commanders"] for it in p["seats"])
    take_die(p, frame["seat"], frame["at"])
    seat["commanders"].append(row)
    if first and len(seat["heroes"]) < MOST_HEROES and any(p["heroes"]):
        push(p, "meeting", frame["seat"])


def meeting(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """Q8: its effect, then its standee."""
    p["frames"].pop()
    p["heroes"][p["heroes"].index(thing)] = None
    seat["heroes"] = in_order([*seat["heroes"], thing], list(HEROES))
    if HEROES[thing].standee != "card":
        push(p, "standing", frame["seat"], hero=thing)
    begin(p, frame["seat"], f"hero/{thing}")


def standing(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    p["standees"][frame["hero"]] = thing


def retaining(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    frame["hoplites"].remove(thing)
    if not frame["hoplites"]:
        p["frames"].remove(frame)
    if verb == "keep":
        seat["drachmas"] -= 1
    else:
        take_die(p, frame["seat"], thing)
        change_home(seat, "hoplites", "", "1")


def counselling(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    seat["council_dice"] = in_order([*seat["council_dice"], thing], list(COUNCIL))
    if frame["place"] < 4:
        p["path"][frame["place"]] = None
    else:
        del p["waiting"][frame["place"] - 4]


def choosing_stone(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    p["chosen"].append(seat["estate"][thing].pop(0))


def choosing_order(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    seat["hand"].append(p["display"][int(thing)])
    p["display"][int(thing)] = None


MOVES: dict[str, Callable[[Position, Frame, dict, str, str], None]] = {
    "turn": turn,
    "choosing-stone": choosing_stone,
    "choosing-order": choosing_order,
    "using": using,
    "triggering": triggering,
    "walking": walking,
    "goods": trade,
    "orders": orders,
    "giving": trade,
    "taking": trade,
    "offered": accept,
    "paying": trade,
    "raising": raising,
    "mustering": mustering,
    "deploying": deploying,
    "removing": removing,
    "building": building,
    "setting": setting,
    "rotating": rotating,
    "roofing": roofing,
    "advancing": advancing,
    "relocating": relocating,
    "seating": seating,
    "ascending": ascending,
    "meeting": meeting,
    "standing": standing,
    "retaining": retaining,
    "counselling": counselling,
    "ordering": ordering,
}
"""What a choice in each frame does."""
