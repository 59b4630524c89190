"""What a position names is found by its name, and lies in one place only (S11)."""

from petteia.kernel.bits import BIT
from petteia.kernel.content.reader import Section, show

FILE = "position"


class Placements:
    """Where everything lies that there is once, while a position is read."""

    def __init__(self) -> None:
        self.places: dict[tuple[str, str], str] = {}
        """By sort and name."""

    def put(self, source: Section, key: str, sort: str, name: str, place: str) -> None:
        """Something lies in a place; nothing lies in two (S11)."""
        other = self.places.get((sort, name))
        if other is not None:
            where = f"twice in {place}" if other == place else f"in {other} and in {place}"
            raise source.error(key, f"{name} lies {where}: there is only one (S11)")
        self.places[(sort, name)] = place

    def unplaced(self, sort: str, names: list[str]) -> list[int]:
        """The numbers of those that lie nowhere yet."""
        return [number for number, name in enumerate(names) if (sort, name) not in self.places]


def number_of(source: Section, key: str, names: list[str], value: object, what: str) -> int:
    """The number of a thing by its name."""
    if not isinstance(value, str) or value not in names:
        raise source.error(key, f"there is no {what} {show(value)} in this game")
    return names.index(value)


def read_list(source: Section, key: str, names: list[str], what: str) -> list[int]:
    """A list of things by their names; none if the key is missing."""
    if not source.has(key):
        return []
    return [number_of(source, key, names, value, what) for value in source.items(key)]


def read_slots(
    source: Section, key: str, names: list[str], what: str, length: int
) -> list[int | None]:
    """A list of a certain length; null stands for nothing."""
    items = source.items(key)
    if len(items) != length:
        raise source.error(key, f"expected {length} entries, found {len(items)}")
    return [
        None if value is None else number_of(source, key, names, value, what) for value in items
    ]


def read_set(source: Section, key: str, names: list[str], what: str) -> int:
    """A set of things as bits; one named twice is refused."""
    mask = 0
    for number in read_list(source, key, names, what):
        if mask & BIT[number]:
            raise source.error(key, f"names {names[number]} twice")
        mask |= BIT[number]
    return mask


def read_counts(
    source: Section, key: str, names: list[str], most: list[int], usual: list[int] | None = None
) -> list[int]:
    """How many of each, at most as many as there are; 0 for those not named, or what is usual."""
    numbers = [0] * len(names) if usual is None else usual[:]
    if source.has(key):
        inner = source.table(key)
        for place, name in enumerate(names):
            numbers[place] = inner.number(name, 0, most[place], numbers[place])
            inner.seen.add(name)
        inner.close()
    return numbers
