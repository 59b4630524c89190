"""Collect the tables of a pack from its files and merge them with the house edition.

A table may be in any file of the pack. In a pack with `extends = "house"`, an entry replaces the
house entry with the same key, or the one it names as `replaces`; a table without keys replaces the
whole table of the house; everything else is as in the house edition.
"""

from dataclasses import dataclass

from petteia.kernel.content.packs import Pack
from petteia.kernel.content.reader import ReadError, Section, show

TOP = "pack.toml"
HEAD = ("name", "game", "extends")
"""Keys that only the top file has."""
LABEL = "house/"
"""The prefix of the house's file names when another pack extends it."""
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
"""The lists whose entries have keys, with their number of entries."""
KEYLESS = {"gate": 7, "start": 4}
"""The lists without keys: the names of the gates from the top, the starts of the seats."""
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
    """A table or entry and the file it is in."""

    file: str
    value: object


class PackTables:
    """All tables of an edition, each with its file."""

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
        """The entries of a list; their number must be right."""
        if name not in self.lists:
            raise ReadError(TOP, "", name, "is missing, in this file or any other of the pack")
        found = self.lists[name]
        if len(found) != NUMBER_OF[name]:
            file = found[-1].file if found else TOP
            raise ReadError(
                file, "", name, f"expected {NUMBER_OF[name]} entries, found {len(found)}"
            )
        return [_entry(name, number, item) for number, item in enumerate(found, 1)]

    def keys(self) -> dict[str, set[str]]:
        """The keys of all entries, by list."""
        return {name: {_key_of(item.value) for item in self.lists.get(name, [])} for name in COUNTS}


def own_last(entries: list[Section]) -> list[Section]:
    """Sort the entries of an extended house edition first, so that errors name the pack's own."""
    return sorted(entries, key=lambda entry: not entry.file.startswith(LABEL))


def tables_of(pack: Pack, label: str = "") -> PackTables:
    """Collect the tables of all files of a pack; `label` is put before the file names."""
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
    """The tables of the house edition, replaced by those of a pack."""
    lists = dict(house.lists)
    for name, items in own.lists.items():
        lists[name] = _replaced(name, house.lists[name], items) if name in COUNTS else items
    return PackTables(lists, house.tables | own.tables)


def _replaced(name: str, house: list[LocatedValue], own: list[LocatedValue]) -> list[LocatedValue]:
    """The entries of the house edition, some of them replaced by those of a pack."""
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
    """An entry of a list; errors name it by its key, or by its number if it has none."""
    return Section(item.value, item.file, f"{name} {_key_of(item.value) or number}")


def _key_of(value: object) -> str:
    """The key of an entry, for errors; empty if it has none."""
    key = value.get("key") if isinstance(value, dict) else None
    return key if isinstance(key, str) and len(key) <= 40 else ""
