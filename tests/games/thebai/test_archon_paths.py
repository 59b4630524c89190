"""The archon's paths in random cities, against an enumeration by T5 and Q2 alone."""

import random
from itertools import pairwise

import pytest

from petteia.games.thebai.rules import codes
from petteia.games.thebai.state import Thebai
from petteia.kernel.bits import BIT
from tests.games.thebai.builders import table
from tests.games.thebai.names import HEROES

CITIES = 100
MOST_STONES = 14
WALKER = 0
LOSS = 3
"""VP for an own die at level 1 that would be lowered (D2)."""
BELOW_TOP = ("1", "1*", "2", "2*", "3")
"""Hoplites of rivals stay below 3*, so that no ascension changes the city under way (R4)."""
LEVELS = (*BELOW_TOP, "3*")
Path = tuple[str, ...]


def edge(one: str, other: str) -> str:
    """The dice space between two neighbouring Kadmeia spaces: the upper or left one first."""
    first, second = sorted((one, other), key=lambda name: (int(name[1]), name[0]))
    return f"{first}-{second}"


def neighbours(name: str) -> list[str]:
    column, row = ord(name[0]), int(name[1])
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [f"{chr(letter)}{number}" for letter, number in beside]


class City:
    """A random city, as names."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.players = self.chance.choice((2, 3, 4))
        self.columns = "ABCD" if self.players == 2 else "ABCDE"
        self.drachmas = self.chance.choice((0, 1, 2))
        self.stones = self._grow()
        self.dice: dict[str, tuple[int, str, str]] = {}
        """Owner, kind and level of the die on a dice space."""
        self.others: set[str] = set()
        """Dice spaces with a marker or a standee."""
        self._fill()
        places = self.chance.sample(self.stones, self.players)
        self.archons = dict(enumerate(places))
        for seat in range(1, self.players):
            if self.chance.random() < 0.2:
                del self.archons[seat]

    def _grow(self) -> list[str]:
        """Connected stones: each new one beside one that lies."""
        stones = ["B3"]
        number = self.chance.randint(6, MOST_STONES)
        while len(stones) < number:
            name = self.chance.choice(neighbours(self.chance.choice(stones)))
            if name[0] in self.columns and name[1] in "1234567" and name not in stones:
                stones.append(name)
        return stones

    def _fill(self) -> None:
        """Dice of all players, markers and standees on most of the spaces between stones."""
        crossings = sorted(
            {edge(one, two) for one in self.stones for two in neighbours(one) if two in self.stones}
        )
        fullness = self.chance.choice((0.3, 0.6, 0.9))
        self.standee = ""
        for name in crossings:
            if self.chance.random() > fullness:
                continue
            thing = self.chance.randrange(10)
            if thing == 0 and not self.standee:
                self.standee = name
                self.others.add(name)
            elif thing <= 2:
                self.others.add(name)
            else:
                owner = self.chance.randrange(self.players)
                kind = self.chance.choice(("citizen", "hoplite"))
                top = kind == "citizen" or owner == WALKER
                self.dice[name] = (owner, kind, self.chance.choice(LEVELS if top else BELOW_TOP))

    def build(self) -> Thebai:
        """The same city on a table, before the archon's step of a turn."""
        built = table(self.players).city().drachmas(WALKER, self.drachmas)
        for number, name in enumerate(self.stones):
            built.stone(name, f"N{number + 1:02}")
        for name, (owner, kind, at) in self.dice.items():
            (built.citizen if kind == "citizen" else built.hoplite)(owner, name, at)
        for name in sorted(self.others - {self.standee}):
            built.marker(name)
        if self.standee:
            built.hero(self.chance.randrange(self.players), "amphion", self.standee)
        for seat, name in self.archons.items():
            built.archon(seat, name)
        return built.at(codes.TURN_ARCHON).state()

    def paths(self) -> set[Path]:
        """Every walk that T5 allows, as the stones one after the other, counted out."""
        found: set[Path] = set()
        rivals = {name for seat, name in self.archons.items() if seat != WALKER}
        walks: list[tuple[Path, int]] = [((self.archons[WALKER],), min(self.drachmas, 1))]
        while walks:
            path, jumps = walks.pop()
            if len(path) > 1 and path[-1] not in rivals:
                found.add(path)
            for name in neighbours(path[-1]):
                if name not in self.stones or name in path:
                    continue
                crossed = edge(path[-1], name)
                free = crossed in self.dice or crossed in self.others
                if free or jumps:
                    walks.append(((*path, name), jumps if free else jumps - 1))
        return found

    def after(self, path: Path) -> tuple[dict[str, str], int, int]:
        """Levels of the dice that lie, the walker's drachmas and VP lost, after a walk (T5, D2)."""
        levels = {name: at for name, (_, _, at) in self.dice.items()}
        drachmas, lost = self.drachmas, 0
        for one, two in pairwise(path):
            crossed = edge(one, two)
            if crossed not in self.dice:
                drachmas -= crossed not in self.others
                continue
            owner, _, at = self.dice[crossed]
            place = LEVELS.index(at)
            if owner != WALKER and at == "3*":
                del levels[crossed]
            elif owner != WALKER:
                levels[crossed] = LEVELS[place + 1]
            elif place:
                levels[crossed] = LEVELS[place - 1]
            else:
                lost += LOSS
        return levels, drachmas, lost


def walk_all(state: Thebai, path: Path, found: dict[Path, Thebai]) -> None:
    """Follow every offered path; yield each that ends, with the position before the stop."""
    for action in state.legal():
        kind = action & ~codes.ARGUMENTS
        if kind == codes.STOP:
            found[path] = state
        elif kind == codes.STEP:
            twin = state.copy()
            twin.trace = []
            twin.apply(action)
            _follow(twin, (*path, state.board.name(action & codes.ARGUMENTS)), found)


def _follow(state: Thebai, path: Path, found: dict[Path, Thebai]) -> None:
    """After a step, take what the standee gives."""
    while state.top.kind != codes.WALKING and _is_under_way(state):
        state.apply(state.legal()[0])
    for before, action in state.trace:
        if action & ~codes.ARGUMENTS == codes.STEP:
            path = (*path, state.board.name(action & codes.ARGUMENTS))
        elif action == codes.STOP:
            found[path] = before
            return
    assert state.top.kind == codes.WALKING, "a walk ends by a stop only: there are no dead ends"
    walk_all(state, path, found)


def _is_under_way(state: Thebai) -> bool:
    return any(frame.kind == codes.WALKING for frame in state.stack[1 : state.depth + 1])


def levels_in_city(state: Thebai) -> dict[str, str]:
    dice = [die for seat in state.dump()["seats"] for die in seat["dice"]]
    return {die["at"]: die.get("citizen") or die["hoplite"] for die in dice}


@pytest.mark.rule("T5", "Q2")
@pytest.mark.parametrize("seed", range(CITIES))
def test_the_offered_walks_are_all_the_paths_there_are(seed):
    city = City(seed)
    state = city.build()
    paths = city.paths()
    if not paths:
        # It can't move: it was taken back at once, which is no choice (T6, Q5).
        assert state.players[WALKER].archon < 0
        return
    found: dict[Path, Thebai] = {}
    walk_all(state, (city.archons[WALKER],), found)
    assert set(found) == paths


@pytest.mark.rule("T5", "D2", "D3")
@pytest.mark.parametrize("seed", range(0, CITIES, 3))
def test_a_walk_raises_lowers_and_costs_what_it_crosses(seed):
    city = City(seed)
    state = city.build()
    if state.players[WALKER].archon < 0:
        return
    found: dict[Path, Thebai] = {}
    walk_all(state, (city.archons[WALKER],), found)
    for path, ended in found.items():
        levels, drachmas, lost = city.after(path)
        assert levels_in_city(ended) == levels
        assert ended.players[WALKER].drachmas() == drachmas
        assert ended.players[WALKER].vp == 10 - lost
        assert ended.top.crossed == len(path) - 1, "dice spaces crossed (R9)"


def test_the_cities_of_chance_have_everything():
    cities = [City(seed) for seed in range(CITIES)]
    assert {city.drachmas for city in cities} == {0, 1, 2}
    assert any(city.standee for city in cities)
    assert sum(len(city.paths()) for city in cities) > 1000
    amphion = BIT[HEROES["amphion"]]
    assert any(city.build().players[WALKER].heroes & amphion for city in cities)
