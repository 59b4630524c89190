"""The automatic steps after a choice, up to the next choice."""

from petteia.games.thebai.rules.printed import Step
from tests.games.thebai.reference.antigone import Unknown, rebelling
from tests.games.thebai.reference.board import (
    BLESSINGS,
    HELP,
    ROWS,
    STOCK,
    TRACKS,
    Position,
    people,
    step_of,
)
from tests.games.thebai.reference.fate import HERALD, TILE, closing, fate, sweeping
from tests.games.thebai.reference.measures import amount
from tests.games.thebai.reference.moves import fire, play
from tests.games.thebai.reference.offers import offers, sellable
from tests.games.thebai.reference.pieces import (
    begin,
    push,
    trigger,
)

Frame = dict


def run_on(p: Position) -> None:
    """Run until a choice or the end of the game."""
    while p["phase"] != "over":
        if not p["frames"]:
            next_part(p)
            continue
        frame = p["frames"][-1]
        if frame["frame"] in AUTOMATIC:
            AUTOMATIC[frame["frame"]](p, frame)
            continue
        found = offers(p)
        if len(found) > 1:
            return
        if found:
            play(p, found.pop())
        elif frame["frame"] == "walking":
            strand(p, frame)
        else:
            p["frames"].pop()


def next_part(p: Position) -> None:
    """The next turn of the round, or its fate phase (T, F, H1)."""
    if p["phase"] in ("stones", "orders"):
        raise Unknown
    if p["begun"] == len(p["order"]):
        p["begun"] = 0
        p["phase"] = "fate"
        stage = HERALD if len(p["seats"]) == 2 else TILE
        fields = {"stage": stage, "through": 0, "looters": 0, "taker": -1, "fought": []}
        p["frames"].append({"frame": "fate", **fields})
        return
    seat = p["order"][p["begun"]]
    p["begun"] += 1
    if seat >= people(p):
        p["frames"].append({"frame": "rebelling", "stage": 0, "herald": 0})
        return
    push(p, "turn", seat, next="reset", fulfilled=0)


def strand(p: Position, frame: Frame) -> None:
    """Q2."""
    p["frames"].pop()
    p["seats"][frame["seat"]]["archon"] = None
    fire(p, frame["seat"], "archon_moved", frame["crossed"])


# Effects.


def run(p: Position, frame: Frame) -> None:
    """The next step of an effect, or its end (Q9)."""
    step = step_of(frame["step"])
    if step is None:
        if frame["again"]:
            frame["again"] -= 1
            frame["step"] = frame["first"]
            return
        p["frames"].pop()
        if not any(it["frame"] == "run" for it in p["frames"]):
            refill(p)
        return
    name = frame["step"]
    effect, _, number = name.rpartition("/")
    frame["step"] = f"{effect}/{int(number) + 1}"
    if not step.pay:
        do_step(p, frame["seat"], step, name, frame["strength"])
    elif sellable(p, frame["seat"], step, frame["strength"]):
        push(p, "offered", frame["seat"], step=name, strength=frame["strength"])


def refill(p: Position) -> None:
    """V2: from the left."""
    for slot in range(4):
        if not p["display"][slot] and p["deck"]:
            p["display"][slot] = p["deck"].pop(0)


def stepping(p: Position, frame: Frame) -> None:
    p["frames"].pop()
    step = step_of(frame["step"])
    assert step is not None
    do_step(p, frame["seat"], step, frame["step"], frame["strength"])


def do_step(p: Position, seat: int, step: Step, name: str, at: int) -> None:
    """One word of the vocabulary."""
    number = amount(p, seat, step, at)
    own = p["seats"][seat]
    if number <= 0:
        return
    if step.word in STOCK:
        own[STOCK[step.word]] += number
    elif step.word == "vp":
        own["vp"] += number
    elif step.word == "help":
        take_help(p, own, step)
    elif step.word == "blessing":
        take_blessing(p, seat, step.what)
    elif step.word == "raise":
        marks = {"raised": [], "raised_estate": [], "raised_supply": {}, "only": ""}
        push(p, "raising", seat, step=name, left=number, **marks)
    elif step.word == "place":
        fields = {"roofs": step.roofs[at - 1], "triggered": int(step.triggered)}
        push(p, "building", seat, left=number, **fields)
    elif step.word == "altar":
        tracks = [step.track] if step.track else list(TRACKS)
        push(p, "advancing", seat, left=number, tracks=tracks, mode=MODES[step.mode])
    elif step.word == "relocate":
        push(p, "relocating", seat)
    else:
        push(p, PLAIN_FRAMES[step.word], seat, left=number)


MODES = {"": "free", "one": "one", "different": "different"}
"""The modes of altar steps, as a position calls them."""
PLAIN_FRAMES = {
    "good": "goods",
    "order": "orders",
    "swap": "giving",
    "hoplite": "mustering",
    "remove": "removing",
    "councillor": "seating",
}


def take_help(p: Position, own: dict, step: Step) -> None:
    colour = ROWS.index(step.what)
    for stack in HELP.values():
        fits = stack.colour == colour and stack.strength == step.number[0]
        if fits and p["help"][stack.key]:
            p["help"][stack.key] -= 1
            own["help"][stack.key] = own["help"].get(stack.key, 0) + 1


def take_blessing(p: Position, seat: int, key: str) -> None:
    if not p["blessings"][key]:
        return
    blessing = BLESSINGS[key]
    own = p["seats"][seat]
    if blessing.vp_by_copy:
        own["vp"] += blessing.vp_by_copy[blessing.copies - p["blessings"][key]]
    p["blessings"][key] -= 1
    owned = {**own["blessings"], key: 1}
    own["blessings"] = {name: owned[name] for name in BLESSINGS if name in owned}
    begin(p, seat, f"blessing/{key}")


def landing(p: Position, frame: Frame) -> None:
    p["frames"].pop()
    trigger(p, frame["seat"], frame["space"])


def reacting(p: Position, frame: Frame) -> None:
    p["frames"].pop()
    fire(p, frame["seat"], frame["event"], frame["number"])


AUTOMATIC = {
    "run": run,
    "stepping": stepping,
    "landing": landing,
    "reacting": reacting,
    "sweeping": sweeping,
    "fate": fate,
    "rebelling": rebelling,
    "closing": closing,
}
"""The frames that need no decision."""
