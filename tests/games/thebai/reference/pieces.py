"""Changes of pieces: push frames, begin effects, put and raise dice."""

from tests.games.thebai.reference.board import (
    EDITION,
    LEVELS,
    Position,
    dice_on,
    dice_spaces,
    effects,
    is_solo,
    side,
)
from tests.games.thebai.reference.offers import commander_rows

ANTIGONE = 1
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
    for frame in p["frames"]:
        if frame["frame"] == "raising" and frame["seat"] == seat and at in frame["raised"]:
            frame["raised"].remove(at)


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
