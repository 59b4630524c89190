"""What a choice does at once, before anything goes on by itself."""

from collections.abc import Callable

from tests.thebai.opinion.counting import strength
from tests.thebai.opinion.offers import commander_rows
from tests.thebai.opinion.places import (
    ALTAR_END,
    BLESSINGS,
    COUNCIL,
    EDITION,
    HELP,
    HEROES,
    LEVELS,
    ORDERS,
    ROOF_WORDS,
    STOCK,
    Position,
    between,
    columns_cleared,
    dice_on,
    dice_spaces,
    effects,
    ends,
    is_solo,
    look,
    occupied,
    side,
    standing_heroes,
    standing_on,
)

ANTIGONE = 1
MOST_HEROES = 3
TOP = "3*"
Frame = dict


def push(p: Position, name: str, seat: int, **fields: object) -> None:
    p["frames"].append({"frame": name, "seat": seat, **fields})


def begin(p: Position, seat: int, effect: str, at: int = 1, again: int = 0) -> None:
    """An effect comes next."""
    if effects()[effect]:
        first = f"{effect}/1"
        push(p, "run", seat, step=first, strength=at, again=again, first=first)


def trigger(p: Position, seat: int, space: str) -> None:
    begin(p, seat, "stone/" + p["city"][space][0].partition(".")[0])


def play(p: Position, word: str) -> None:
    """Carry a choice out in the frame on top."""
    frame = p["frames"][-1]
    verb, _, thing = word.partition(" ")
    if word == "done" and frame["frame"] != "turn":
        p["frames"].pop()
        return
    MOVES[frame["frame"]](p, frame, p["seats"][frame["seat"]], verb, thing)


def count_down(p: Position, frame: Frame) -> None:
    frame["left"] -= 1
    if not frame["left"]:
        p["frames"].remove(frame)


def in_order(things: list, order: list) -> list:
    return sorted(things, key=order.index)


# Dice.


def put_die(p: Position, seat: int, at: str, kind: str, level: str) -> None:
    dice = p["seats"][seat]["dice"]
    dice.append({"at": at, kind: level})
    every = dice_spaces(side(p).columns)
    dice.sort(key=lambda die: every.index(die["at"]))
    if "fresh" in p:
        p["fresh"] = in_order({*p["fresh"], at}, every)


def take_die(p: Position, seat: int, at: str) -> None:
    own = p["seats"][seat]
    own["dice"] = [die for die in own["dice"] if die["at"] != at]


def turn_die(p: Position, seat: int, at: str, level: str) -> None:
    die = next(die for die in p["seats"][seat]["dice"] if die["at"] == at)
    die["citizen" if "citizen" in die else "hoplite"] = level


def change_home(seat: dict, sort: str, level: str, to: str) -> None:
    """A die of the supply turns to another level; "" for none."""
    if level:
        seat[sort].remove(level)
    if to:
        seat[sort] = in_order([*seat[sort], to], LEVELS)


def raise_in_city(p: Position, at: str) -> None:
    """D2 to D7, A6."""
    number, kind, level = dice_on(p)[at]
    seat = p["seats"][number]
    if level != TOP:
        turn_die(p, number, at, LEVELS[LEVELS.index(level) + 1])
    elif kind == "citizen":
        take_die(p, number, at)
        place = p["path"].index(None) if None in p["path"] else 4
        if place < 4:
            p["path"][place] = number
        else:
            p["waiting"].append(number)
        seat["vp"] += EDITION.path[place]
    elif not commander_rows(seat, at):
        seat["vp"] += 1
    elif is_solo(p) and number == ANTIGONE:
        rebel_commander(p, at)
    else:
        push(p, "ascending", number, at=at)


def coming_row(p: Position) -> int:
    """The row of the next conflict that can be seen (S7)."""
    for number in range(p["round"], 11):
        tile = p["fate"][number - 1]
        if tile.startswith("conflict") and number in p["fate_shown"]:
            return int(tile[8:])
    return 0


def rebel_commander(p: Position, at: str) -> None:
    seat = p["seats"][ANTIGONE]
    rows = commander_rows(seat, at)
    coming = coming_row(p)
    seat["commanders"].append(coming if coming in rows else rows[0])
    take_die(p, ANTIGONE, at)
    shown = [row for row in range(7) if p["heroes"][row]]
    if shown:
        p["heroes"][shown[0] if p["round"] <= 6 else shown[-1]] = None


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
    """What stands by blessings and heroes answers an event."""
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


# Inside effects.


def orders(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    count_down(p, frame)
    slot = int(thing)
    order = p["deck"].pop(0) if slot == 4 else p["display"][slot]
    if slot == 4:
        seat["secret"] = in_order([*seat["secret"], order], list(ORDERS))
    else:
        p["display"][slot] = None
    seat["hand"] = in_order([*seat["hand"], order], list(ORDERS))


def trade(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """Goods, swaps and prices."""
    if verb == "take":
        p["frames"].pop()
        seat[STOCK[frame["given"]]] -= 1
        seat[STOCK[thing]] += 1
        return
    count_down(p, frame)
    if verb == "give":
        push(p, "taking", frame["seat"], given=thing)
    else:
        seat[STOCK[thing]] += 1 if verb == "good" else -1


def accept(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    effect, _, number = frame["step"].rpartition("/")
    price = effects()[effect][int(number) - 1].pay
    push(p, "stepping", frame["seat"], step=frame["step"], strength=frame["strength"])
    if sum(seat[name] for name in STOCK.values()) == price:
        for name in STOCK.values():
            seat[name] = 0
    else:
        push(p, "paying", frame["seat"], left=price)


def raising(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """V4, D5, R5."""
    effect, _, number = frame["step"].rpartition("/")
    mode = effects()[effect][int(number) - 1].mode
    before = len(p["frames"])
    count_down(p, frame)
    kind, _, level = thing.partition(" ")
    if level:
        to = LEVELS[min(LEVELS.index(level) + 1, 5)]
        after = f"{kind} {to}"
        if level == TOP:
            seat["vp"] += 1
        else:
            change_home(seat, kind + "s", level, to)
    elif thing in seat["estate_dice"]:
        after = thing
        if seat["estate_dice"][thing] == TOP:
            seat["vp"] += 1
        else:
            seat["estate_dice"][thing] = LEVELS[LEVELS.index(seat["estate_dice"][thing]) + 1]
    else:
        after = thing
        _, sort, at = dice_on(p)[thing]
        leaves = at == TOP and (sort == "citizen" or bool(commander_rows(seat, thing)))
        if leaves and mode == "one" and len(p["frames"]) == before:
            p["frames"].remove(frame)
        raise_in_city(p, thing)
    if mode == "one":
        frame["only"] = f"raise {after}"
    elif mode == "different":
        mark(p, frame, seat, after)


def mark(p: Position, frame: Frame, seat: dict, thing: str) -> None:
    """A die that was raised is not raised again."""
    if " " in thing:
        frame["raised_supply"][thing] = frame["raised_supply"].get(thing, 0) + 1
    elif "-" in thing:
        every = dice_spaces(side(p).columns)
        frame["raised"] = in_order([*frame["raised"], thing], every)
    else:
        every = [it.key for it in EDITION.estate]
        frame["raised_estate"] = in_order([*frame["raised_estate"], thing], every)


def mustering(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    count_down(p, frame)
    supply = verb == "hoplite"
    fields = {"level": thing if supply else None, "from": None if supply else thing}
    push(p, "deploying", frame["seat"], **fields)


def deploying(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    level = frame["level"]
    if level:
        change_home(seat, "hoplites", level, "")
    else:
        level = dice_on(p)[frame["from"]][2]
        take_die(p, frame["seat"], frame["from"])
    put_die(p, frame["seat"], thing, "hoplite", level)


def removing(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    count_down(p, frame)
    seat["estate"][thing].pop(0)


def building(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """R1: the stone leaves the estate, its effect comes first if it is triggered."""
    count_down(p, frame)
    stone = seat["estate"][thing].pop(0)
    push(p, "setting", frame["seat"], stone=stone, roofs=frame["roofs"])
    if frame["triggered"]:
        begin(p, frame["seat"], "stone/" + stone.partition(".")[0])


def setting(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    fields = {"stone": frame["stone"], "roofs": frame["roofs"], "space": thing}
    push(p, "rotating", frame["seat"], **fields)


def rotating(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    p["city"][frame["space"]] = [frame["stone"], int(thing)]
    if frame["roofs"]:
        push(p, "roofing", frame["seat"], left=frame["roofs"], space=frame["space"], used=[])


def roofing(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    count_down(p, frame)
    edges = ["top", "right", "bottom", "left"]
    frame["used"] = in_order([*frame["used"], edges[int(thing)]], edges)
    colour = look(*p["city"][frame["space"]])[int(thing)]
    begin(p, frame["seat"], f"roof/{ROOF_WORDS[colour]}")


def advancing(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    """V9: on top of those who lie there, so behind them."""
    if frame["mode"] == "one":
        frame["tracks"] = [thing]
    elif frame["mode"] == "different":
        frame["tracks"].remove(thing)
    count_down(p, frame)
    seat[thing] += 1
    assert seat[thing] <= ALTAR_END
    ahead = [it for it in p[thing] if it != frame["seat"]]
    place = sum(p["seats"][it][thing] >= seat[thing] for it in ahead)
    p[thing] = [*ahead[:place], frame["seat"], *ahead[place:]]
    begin(p, frame["seat"], f"{thing}/{seat[thing]}")


def relocating(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    p["frames"].pop()
    seat["archon"] = thing


def seating(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    count_down(p, frame)
    seat["tiles"] -= 1
    seat["council_tiles"] = in_order([*seat["council_tiles"], thing], list(COUNCIL))


def ordering(p: Position, frame: Frame, seat: dict, verb: str, thing: str) -> None:
    for sort in ("blessings", "heroes"):
        frame[sort] = [it for it in frame[sort] if it != thing]
    if not frame["blessings"] and not frame["heroes"]:
        p["frames"].remove(frame)
    begin(p, frame["seat"], f"standing/{thing}")


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
