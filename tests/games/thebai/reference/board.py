"""Places and pieces by name: neighbours, free spaces, owners."""

from functools import cache
from itertools import pairwise

from petteia.games.thebai.content.edition import read_edition
from petteia.games.thebai.rules.printed import (
    ActionCard,
    Blessing,
    CouncilSpace,
    Destiny,
    Edition,
    Effect,
    HelpStack,
    Herald,
    Hero,
    Order,
    Side,
    Step,
    Stone,
)

Position = dict


class Printed:
    """The printed things in use: the house edition, or one that a test takes instead."""

    def __init__(self) -> None:
        self.edition = read_edition()

    def __getattr__(self, name: str):
        return getattr(self.edition, name)


EDITION = Printed()
LEVELS = ("1", "1*", "2", "2*", "3", "3*")
THINGS = ("grape", "amphora", "bronze", "drachma")
STOCK = {"grape": "grapes", "amphora": "amphorae", "bronze": "bronze", "drachma": "drachmas"}
ROWS = ("red", "blue", "yellow")
TRACKS = ("dionysos", "ares")
ALTAR_END = 10
ROOF_WORDS = {"W": "white", "B": "brown", "O": "ochre", "S": "slate"}

STONES: dict[str, Stone] = {}
ORDERS: dict[str, Order] = {}
HEROES: dict[str, Hero] = {}
BLESSINGS: dict[str, Blessing] = {}
HELP: dict[str, HelpStack] = {}
COUNCIL: dict[str, CouncilSpace] = {}
HERALDS: dict[str, Herald] = {}
CARDS: dict[str, ActionCard] = {}
DESTINIES: dict[str, Destiny] = {}


def take_edition(edition: Edition) -> None:
    """Use this edition from now on."""
    EDITION.edition = edition
    effects.cache_clear()
    STONES.update({it.key: it for it in (*edition.stones, *edition.neutral)})
    ORDERS.update({it.key: it for it in edition.orders})
    HEROES.update({it.key: it for it in edition.heroes})
    BLESSINGS.update({it.key: it for it in edition.blessings})
    HELP.update({it.key: it for it in edition.help_stacks})
    COUNCIL.update({it.key: it for it in edition.council})
    HERALDS.update({it.key: it for it in edition.heralds})
    CARDS.update({it.key: it for it in (*edition.basic, *edition.special)})
    DESTINIES.update({it.key: it for it in edition.destinies})


@cache
def effects() -> dict[str, Effect]:
    """Everything printed that does something, as a position names it: "stone/K1"."""
    found: dict[str, Effect] = {}
    for stone in STONES.values():
        found[f"stone/{stone.key}"] = stone.effect
    for order in EDITION.orders:
        found[f"order/{order.key}"] = order.effect
    for space in EDITION.estate:
        found[f"estate/{space.key}"] = space.effect
    for hero in EDITION.heroes:
        found[f"hero/{hero.key}"] = hero.effect
        found[f"standing/{hero.key}"] = hero.standing.effect
    for blessing in EDITION.blessings:
        found[f"blessing/{blessing.key}"] = blessing.effect
        found[f"standing/{blessing.key}"] = blessing.standing.effect
    for gate in EDITION.gates:
        found[f"gate/{gate.key}"] = gate.effect
    for tile in EDITION.prosperities:
        found[f"fate/{tile.key}"] = tile.effect
    for letter, effect in EDITION.roofs.items():
        found[f"roof/{ROOF_WORDS[letter]}"] = effect
    for number in range(ALTAR_END + 1):
        found[f"dionysos/{number}"] = EDITION.dionysos[number]
        found[f"ares/{number}"] = EDITION.ares[number]
    return found


take_edition(EDITION.edition)


def step_of(name: str) -> Step | None:
    """The step with that name, or None behind the last one of its effect."""
    effect, _, number = name.rpartition("/")
    steps = effects()[effect]
    return steps[int(number) - 1] if int(number) <= len(steps) else None


# The city.


def is_solo(p: Position) -> bool:
    return "antigone" in p


def people(p: Position) -> int:
    """The number of players without Antigone."""
    return 1 if is_solo(p) else len(p["seats"])


def side(p: Position) -> Side:
    return EDITION.small if len(p["seats"]) == 2 else EDITION.large


@cache
def dice_spaces(columns: str) -> tuple[str, ...]:
    """All dice spaces, row by row from the top: in the row from the left, then below it (S2)."""
    found = []
    for row in range(1, 8):
        for left, right in pairwise(columns):
            found.append(f"{left}{row}-{right}{row}")
        if row < 7:
            found += [f"{column}{row}-{column}{row + 1}" for column in columns]
    return tuple(found)


def ends(dice: str) -> list[str]:
    return dice.split("-")


def rows_of(dice: str) -> set[int]:
    """The row of a dice space, or both (F3)."""
    return {int(end[1]) for end in ends(dice)}


def beyond(p: Position, space: str, edge: int) -> str:
    """The Kadmeia space over an edge (top, right, bottom, left), or "" for the rim."""
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[edge]
    column, row = chr(ord(space[0]) + across), int(space[1]) + down
    inside = column in side(p).columns and 1 <= row <= 7
    return f"{column}{row}" if inside else ""


def between(one: str, other: str) -> str:
    """The dice space of two neighbours: the upper or left one first."""
    first, second = sorted((one, other), key=lambda name: (name[1], name[0]))
    return f"{first}-{second}"


def neighbours(p: Position, space: str) -> list[str]:
    return [name for name in (beyond(p, space, edge) for edge in range(4)) if name]


def dice_on(p: Position) -> dict[str, tuple[int, str, str]]:
    """Owner, kind and level of every die in the city."""
    found = {}
    for number, seat in enumerate(p["seats"]):
        for die in seat["dice"]:
            kind = "citizen" if "citizen" in die else "hoplite"
            found[die["at"]] = (number, kind, die[kind])
    return found


def standing_on(p: Position) -> dict[str, str]:
    """The hero on each dice space with a standee."""
    return {at: hero for hero, at in p["standees"].items() if HEROES[hero].standee == "dice"}


def occupied(p: Position) -> set[str]:
    """The dice spaces with a die, hero or marker."""
    markers = p["heralds"]["markers"] if "heralds" in p else []
    return {*dice_on(p), *standing_on(p), *markers}


def free_dice(p: Position) -> list[str]:
    full = occupied(p)
    return [name for name in dice_spaces(side(p).columns) if name not in full]


def archons(p: Position) -> set[str]:
    return {seat["archon"] for seat in p["seats"] if seat["archon"]}


def free_stones(p: Position) -> list[str]:
    """T3."""
    standing = archons(p)
    return [name for name in p["city"] if name not in standing]


def building_spaces(p: Position) -> list[str]:
    """V7."""
    city = p["city"]
    every = {name for space in city for name in neighbours(p, space)}
    return sorted(every - set(city))


def look(stone: str, turned: int) -> str:
    """The roofs of a stone from the top clockwise, as it lies."""
    roofs = STONES[stone.partition(".")[0]].roofs
    return "".join(roofs[(edge - turned) % 4] for edge in range(4))


def touching(p: Position, space: str, edge: int) -> str:
    """The roof colour over an edge: the neighbour's, the rim's, or "" (V8, Q23)."""
    other = beyond(p, space, edge)
    if other:
        return look(*p["city"][other])[(edge + 2) % 4] if other in p["city"] else ""
    board = side(p)
    column, row = board.columns.index(space[0]), int(space[1]) - 1
    return (board.top[column], board.right[row], board.bottom[column], board.left[row])[edge]


def matching(p: Position, space: str) -> list[int]:
    own = look(*p["city"][space])
    return [edge for edge in range(4) if touching(p, space, edge) == own[edge]]


# Estate and council.


def free_estate(seat: dict) -> list[str]:
    """The action spaces without stone, die and help tile (T2)."""
    free = []
    for row in ROWS:
        for column in range(1, 6 - len(seat["estate"][row])):
            name = f"{row}{column}"
            if name not in seat["estate_dice"] and name not in seat["estate_help"]:
                free.append(name)
    return free


def columns_cleared(seat: dict) -> int:
    """Columns 2 to 5 without a stone."""
    return 4 - max(len(stones) for stones in seat["estate"].values())


def monument(space: str) -> str:
    return COUNCIL[space].monument


def free_council(p: Position) -> list[str]:
    """The council spaces of this game with nothing on them (F6)."""
    sort = "small" if len(p["seats"]) == 2 else ("three", "four")[len(p["seats"]) - 3]
    here = {it.key for it in EDITION.monuments if sort in it.sides}
    taken = {*p["turmoil"], *p["standees"].values()}
    for seat in p["seats"]:
        taken |= {*seat["council_dice"], *seat["council_tiles"]}
    return [name for name in COUNCIL if monument(name) in here and name not in taken]


def spaces_for(p: Position, seat: int, sort: str) -> list[str]:
    """Where a die (`council_dice`) or tile (`council_tiles`) of a player may go (R6)."""
    own = {monument(name) for name in p["seats"][seat][sort]}
    return [name for name in free_council(p) if monument(name) not in own]


# Cards and tiles that always hold.


def standing_heroes(p: Position, seat: int) -> list[str]:
    """The player's heroes whose standing effect applies."""
    owned = p["seats"][seat]["heroes"]
    return [it for it in owned if HEROES[it].standee == "card" or it in p["standees"]]


def passive(p: Position, seat: int, kind: str) -> int:
    """The sum of the passives of a kind."""
    rules = [BLESSINGS[it].standing for it in p["seats"][seat]["blessings"]]
    rules += [HEROES[it].standing for it in standing_heroes(p, seat)]
    return sum(rule.passive_number or 1 for rule in rules if rule.passive == kind)


def belongings(seat: dict) -> int:
    return sum(seat[name] for name in STOCK.values())


def held(seat: dict) -> list[str]:
    return [thing for thing in THINGS if seat[STOCK[thing]]]
