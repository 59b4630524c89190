"""The tables of a pack of Thebai, gathered from its files and laid over those of the house.

A table may stand in any file of the pack. In a pack that says `extends = "house"` an entry takes
the place of the house's entry of the same key, or of the one it names as `replaces`; a table
without keys takes the place of the house's whole table; all else is as in the house edition.
"""

from dataclasses import dataclass

from petteia.kernel.content.packs import Pack
from petteia.kernel.content.reader import ReadError, Section, show

TOP = "pack.toml"
HEAD = ("name", "game", "extends")
"""What only the top file says."""
LABEL = "house/"
"""Stands before the names of the house's files when another pack extends it."""
COUNTS = {
    "estate": 15,
    "blessing": 6,
    "help": 6,
    "stone": 9,
    "neutral": 14,
    "order": 44,
    "hero": 8,
    "attack": 8,
    "gate_tile": 7,
    "conflict": 7,
    "prosperity": 7,
    "monument": 6,
    "council_space": 23,
    "turmoil": 9,
    "herald": 12,
    "basic": 16,
    "special": 9,
    "destiny": 6,
    "challenge": 5,
}
"""The lists whose entries have keys, with the number of entries that the box has."""
KEYLESS = {"gate": 7, "start": 4}
"""The lists without keys: names of the gates from the top, what each seat starts with."""
TABLES = (
    "city_large",
    "city_small",
    "roof",
    "antigone_roof",
    "estate_values",
    "altar",
    "battle",
    "council",
)
NUMBER_OF = COUNTS | KEYLESS
KNOWN = (*NUMBER_OF, *TABLES)


@dataclass(frozen=True, slots=True)
class LocatedValue:
    """A table or an entry as it stands in a file."""

    file: str
    value: object


class PackTables:
    """Every table of an edition, each with the file it is from."""

    def __init__(
        self, lists: dict[str, list[LocatedValue]], tables: dict[str, LocatedValue]
    ) -> None:
        self.lists = lists
        self.tables = tables

    def table(self, name: str) -> Section:
        """One table."""
        if name not in self.tables:
            raise ReadError(TOP, "", name, "is missing, in this file or any other of the pack")
        found = self.tables[name]
        return Section(found.value, found.file, "", name)

    def entries(self, name: str) -> list[Section]:
        """The entries of a list: as many as the box has."""
        if name not in self.lists:
            raise ReadError(TOP, "", name, "is missing, in this file or any other of the pack")
        found = self.lists[name]
        if len(found) != NUMBER_OF[name]:
            file = found[-1].file if found else TOP
            raise ReadError(
                file, "", name, f"expected {NUMBER_OF[name]} entries, found {len(found)}"
            )
        return [_entry(name, number, item) for number, item in enumerate(found, 1)]


def own_last(entries: list[Section]) -> list[Section]:
    """Entries of an extended house edition first, so that an error is the pack's."""
    return sorted(entries, key=lambda entry: not entry.file.startswith(LABEL))


def tables_of(pack: Pack, label: str = "") -> PackTables:
    """All tables of a pack's files; `label` is put before the names of the files."""
    lists: dict[str, list[LocatedValue]] = {}
    tables: dict[str, LocatedValue] = {}
    where: dict[str, str] = {}
    for file, data in pack.files.items():
        for name, value in data.items():
            if file == TOP and name in HEAD:
                continue
            if name not in KNOWN:
                raise ReadError(file, "", name, "is not known here")
            if name in where:
                raise ReadError(file, "", name, f"{where[name]} has this table too")
            where[name] = file
            if name in NUMBER_OF:
                items = Section(data, file).items(name)
                lists[name] = [LocatedValue(label + file, item) for item in items]
            else:
                tables[name] = LocatedValue(label + file, value)
    return PackTables(lists, tables)


def merge_tables(house: PackTables, own: PackTables) -> PackTables:
    """The house edition with what a pack says instead."""
    lists = dict(house.lists)
    for name, items in own.lists.items():
        lists[name] = _replaced(name, house.lists[name], items) if name in COUNTS else items
    return PackTables(lists, house.tables | own.tables)


def _replaced(name: str, house: list[LocatedValue], own: list[LocatedValue]) -> list[LocatedValue]:
    """The house's entries, some of them replaced by those of a pack."""
    places = {_key_of(item.value): place for place, item in enumerate(house)}
    merged = list(house)
    for number, item in enumerate(own, 1):
        entry = _entry(name, number, item)
        key = entry.text("key")
        place = places.get(entry.text("replaces", key))
        if place is None:
            at = "replaces" if entry.has("replaces") else "key"
            raise entry.error(
                at, f"the house has no {name} {show(entry.data[at])}; `replaces` says which goes"
            )
        if merged[place] is not house[place]:
            raise entry.error("key", f"{_key_of(house[place].value)} is replaced twice")
        value = {word: it for word, it in entry.data.items() if word != "replaces"}
        merged[place] = LocatedValue(item.file, value)
    return merged


def _entry(name: str, number: int, item: LocatedValue) -> Section:
    """An entry of a list; errors call it by its key, or by its number if it has none."""
    return Section(item.value, item.file, f"{name} {_key_of(item.value) or number}")


def _key_of(value: object) -> str:
    """The key an entry says, for its errors; empty if it says none."""
    key = value.get("key") if isinstance(value, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else ""
