"""What a choice inside an effect does, before automatic steps (V1 to V11)."""

from tests.games.thebai.reference.board import (
    ALTAR_END,
    COUNCIL,
    EDITION,
    LEVELS,
    ORDERS,
    ROOF_WORDS,
    STOCK,
    Position,
    dice_on,
    dice_spaces,
    effects,
    look,
    side,
)
from tests.games.thebai.reference.offers import commander_rows
from tests.games.thebai.reference.pieces import (
    TOP,
    begin,
    change_home,
    count_down,
    in_order,
    push,
    put_die,
    raise_in_city,
    take_die,
)

Frame = dict


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
            follow(p, frame["seat"], thing, after)
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
    if mode == "one":
        frame["only"] = f"raise {after}"
    elif mode == "different":
        mark(p, frame, seat, after)
    if after in dice_on(p):
        raise_in_city(p, thing)


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


def follow(p: Position, number: int, old: str, new: str) -> None:
    """R5: a die that a step has raised is known wherever it goes; of dice alike others go first."""
    seat = p["seats"][number]
    for frame in p["frames"]:
        if frame["frame"] != "raising" or frame["seat"] != number:
            continue
        kind, _, level = old.partition(" ")
        marked = frame["raised_supply"].get(old, 0)
        if level and marked > seat[kind + "s"].count(level):
            frame["raised_supply"][old] -= 1
            if marked == 1:
                del frame["raised_supply"][old]
            mark(p, frame, seat, new)
        elif old in frame["raised"]:
            frame["raised"].remove(old)
            mark(p, frame, seat, new)


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
        follow(p, frame["seat"], f"hoplite {level}", thing)
    else:
        level = dice_on(p)[frame["from"]][2]
        follow(p, frame["seat"], frame["from"], thing)
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
