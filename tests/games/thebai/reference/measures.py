"""Measures, strength in battle, and the final score."""

from itertools import combinations_with_replacement

from petteia.games.thebai.rules.printed import Step
from tests.games.thebai.reference.board import (
    BLESSINGS,
    COUNCIL,
    EDITION,
    HEROES,
    LEVELS,
    ORDERS,
    Position,
    belongings,
    columns_cleared,
    is_solo,
    passive,
    rows_of,
    standing_heroes,
)

ANTIGONE = 1
SETS = {1: 1, 2: 4, 3: 9, 4: 16}
EQUALS = {3: 3, 4: 7, 5: 12}


def strength(level: str) -> int:
    return LEVELS.index(level) // 2 + 1


def own_dice(p: Position, seat: int) -> list[tuple[str, str, str]]:
    """Kind, level and place of the dice in the city."""
    found = []
    for die in p["seats"][seat]["dice"]:
        kind = "citizen" if "citizen" in die else "hoplite"
        found.append((kind, die[kind], die["at"]))
    return found


def standee_strength(p: Position, seat: int, row: int) -> int:
    total = 0
    for hero in standing_heroes(p, seat):
        rule = HEROES[hero].standing
        if rule.passive == "stand_strength" and row in rows_of(p["standees"][hero]):
            total += rule.passive_number
    return total


def bare_total(p: Position, seat: int, row: int) -> int:
    """Hoplites of the row, commander and standee (F3)."""
    total = standee_strength(p, seat, row)
    for kind, level, at in own_dice(p, seat):
        if kind == "hoplite" and row in rows_of(at):
            total += strength(level)
    rows = p["seats"][seat]["commanders"]
    if row in rows:
        total += EDITION.commanders[rows.index(row)]
    return total


def takes_part(p: Position, seat: int, row: int) -> bool:
    return bare_total(p, seat, row) > 0


def total(p: Position, seat: int, row: int) -> int:
    """With `battle N` of those who take part (R7)."""
    bare = bare_total(p, seat, row)
    return bare + passive(p, seat, "battle") if bare else 0


def _colours(p: Position, seat: int) -> list[int]:
    colours = [0, 0, 0, 0]
    for order in p["seats"][seat]["fulfilled"]:
        colours[ORDERS[order].colour] += 1
    return colours


def _own_stones(p: Position, seat: int) -> int:
    return sum(name.endswith(f".{seat}") for name, _ in p["city"].values())


def _strong_at_home(seat: dict) -> int:
    home = [*seat["citizens"], *seat["estate_dice"].values()]
    return sum(strength(level) >= 2 for level in home)


def councillors(p: Position, seat: int) -> list[str]:
    """The council spaces of a player's pieces."""
    own = p["seats"][seat]
    seated = [p["standees"][it] for it in own["heroes"] if p["standees"].get(it) in COUNCIL]
    return [*own["council_dice"], *own["council_tiles"], *seated]


def on_path(p: Position, seat: int) -> int:
    """A player's dice on the council path."""
    return [*p["path"], *p["waiting"]].count(seat)


def measure(p: Position, seat: int, name: str) -> int:
    """What a measure counts for a player now."""
    own = p["seats"][seat]
    dice = own_dice(p, seat)
    rows = range(1, 8)
    found = {
        "commanders": len(own["commanders"]),
        "rows_guarded": sum(takes_part(p, seat, row) for row in rows),
        "strongest_row": max(bare_total(p, seat, row) for row in rows),
        "gate_tiles": len(own["gates"]),
        "heroes": len(own["heroes"]),
        "dionysos": own["dionysos"],
        "ares": own["ares"],
        "altar_lower": min(own["dionysos"], own["ares"]),
        "blessings": sum(own["blessings"].values()),
        "fulfilled": len(own["fulfilled"]),
        "double_colours": sum(number >= 2 for number in _colours(p, seat)),
        "top_colour": max(_colours(p, seat)),
        "stock": belongings(own),
        "columns_cleared": columns_cleared(own),
        "rows_cleared": sum(not stones for stones in own["estate"].values()),
        "stones_gone": 12 - sum(len(stones) for stones in own["estate"].values()),
        "own_stones": _own_stones(p, seat),
        "citizens_city": sum(kind == "citizen" for kind, _, _ in dice),
        "dice_city": len(dice),
        "strong_city": sum(strength(level) == 3 for _, level, _ in dice),
        "strong_citizens": _strong_at_home(own)
        + sum(kind == "citizen" and strength(level) >= 2 for kind, level, _ in dice),
        "strong_home": _strong_at_home(own),
        "rows_with_dice": len({row for _, _, at in dice for row in rows_of(at)}),
        "councillors": len(councillors(p, seat)) + on_path(p, seat),
    }
    return found[name]


def amount(p: Position, seat: int, step: Step, at: int = 1) -> int:
    """The number of a step at a strength, times its measure, up to its cap."""
    number = step.number[at - 1]
    if step.per:
        number *= measure(p, seat, step.per)
        if step.cap:
            number = min(number, step.cap)
    return number


def order_points(colours: list[int], gates: int) -> int:
    """E5, by trying every colour of every gate tile."""
    best = 0
    for chosen in combinations_with_replacement(range(4), gates):
        counts = [colours[it] + chosen.count(it) for it in range(4)]
        layers = [sum(count > number for count in counts) for number in range(max(counts))]
        points = sum(SETS[layer] for layer in layers) + sum(_equals(count) for count in counts)
        best = max(best, points)
    return best


def _equals(count: int) -> int:
    """The best of sets of 3, 4 and 5 equal ones."""
    tries = [EQUALS[size] + _equals(count - size) for size in EQUALS if size <= count]
    return max(tries, default=0)


def scores(p: Position) -> list[int]:
    """Everybody's total, Antigone's included (E2 to E7, A11)."""
    return [_score(p, seat) for seat in range(len(p["seats"]))]


def _score(p: Position, seat: int) -> int:
    own = p["seats"][seat]
    points = own["vp"] + sum(strength(level) for _, level, _ in own_dice(p, seat))
    points += order_points(_colours(p, seat), len(own["gates"]))
    if is_solo(p) and seat == ANTIGONE:
        worth = EDITION.challenges[p["antigone"]["challenge"] - 1].councillor
        return points + worth * (len(own["council_dice"]) + on_path(p, ANTIGONE))
    for space in councillors(p, seat):
        points += sum(amount(p, seat, step) for step in COUNCIL[space].effect)
    rules = [BLESSINGS[it].standing for it in own["blessings"]]
    rules += [HEROES[it].standing for it in standing_heroes(p, seat)]
    for rule in rules:
        if rule.on == "end":
            points += sum(amount(p, seat, step) for step in rule.effect)
    cleared = columns_cleared(own)
    points += EDITION.column_values[cleared - 1] if cleared else 0
    return points + belongings(own) // 3 - 3 * len(own["hand"])
