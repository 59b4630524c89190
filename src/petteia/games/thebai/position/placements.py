"""Look up components by name while loading, and check that each is in one place (S11)."""

from petteia.kernel.bits import BIT
from petteia.kernel.content.reader import Section, show

FILE = "position"


class Placements:
    """Where each unique component is, while a position is loaded."""

    def __init__(self) -> None:
        self.places: dict[tuple[str, str], str] = {}
        """The place by kind and name."""

    def put(self, source: Section, key: str, kind: str, name: str, place: str) -> None:
        """Put a component in a place; an error if it is in another place already (S11)."""
        other = self.places.get((kind, name))
        if other is not None:
            where = f"twice in {place}" if other == place else f"in {other} and in {place}"
            raise source.error(key, f"{name} lies {where}: there is only one (S11)")
        self.places[(kind, name)] = place

    def unplaced(self, kind: str, names: list[str]) -> list[int]:
        """The numbers of the components of a kind that are in no place yet."""
        return [number for number, name in enumerate(names) if (kind, name) not in self.places]


def number_of(source: Section, key: str, names: list[str], value: object, what: str) -> int:
    """The number of a component by its name."""
    if not isinstance(value, str) or value not in names:
        raise source.error(key, f"there is no {what} {show(value)} in this game")
    return names.index(value)


def read_list(source: Section, key: str, names: list[str], what: str) -> list[int]:
    """A list of components by their names; empty if the key is missing."""
    if not source.has(key):
        return []
    return [number_of(source, key, names, value, what) for value in source.items(key)]


def read_slots(
    source: Section, key: str, names: list[str], what: str, length: int
) -> list[int | None]:
    """A list of fixed length; null stands for an empty slot."""
    items = source.items(key)
    if len(items) != length:
        raise source.error(key, f"expected {length} entries, found {len(items)}")
    return [
        None if value is None else number_of(source, key, names, value, what) for value in items
    ]


def read_set(source: Section, key: str, names: list[str], what: str) -> int:
    """A set of components as bits; a name given twice is an error."""
    mask = 0
    for number in read_list(source, key, names, what):
        if mask & BIT[number]:
            raise source.error(key, f"names {names[number]} twice")
        mask |= BIT[number]
    return mask


def read_counts(
    source: Section, key: str, names: list[str], most: list[int], default: list[int] | None = None
) -> list[int]:
    """The number of each, at most `most`; for names not given the default, or 0."""
    numbers = [0] * len(names) if default is None else default[:]
    if source.has(key):
        inner = source.table(key)
        for place, name in enumerate(names):
            numbers[place] = inner.number(name, 0, most[place], numbers[place])
            inner.seen.add(name)
        inner.close()
    return numbers
