"""Check that the tables of an edition fit together: keys, names, altar stacks, heralds."""

from collections.abc import Iterable

from petteia.games.thebai.content.tables import COUNTS, NUMBER_OF, PackTables, own_last
from petteia.games.thebai.rules.codes import ROW_COLOURS
from petteia.games.thebai.rules.printed import Blessing, Effect, HelpStack, Herald, Stone
from petteia.kernel.content.reader import Section
from petteia.kernel.text.messages import LANGUAGES


def check_keys(tables: PackTables) -> None:
    """Check that keys are unique."""
    keys: dict[str, Section] = {}
    for entry in _entries(tables, COUNTS):
        other = keys.setdefault(entry.text("key"), entry)
        if other is not entry:
            raise entry.error("key", f"{other.entry} has this key too")


def check_names(tables: PackTables) -> None:
    """Check that names are unique in every language."""
    names: dict[tuple[str, str], Section] = {}
    for entry in _entries(tables, NUMBER_OF):
        if not entry.has("name"):
            continue
        name = entry.table("name")
        for language in LANGUAGES:
            other = names.setdefault((language, name.text(language)), entry)
            if other is not entry:
                raise name.error(language, f"{other.entry} has the same name")


def _entries(tables: PackTables, lists: Iterable[str]) -> list[Section]:
    return own_last([entry for name in lists for entry in tables.entries(name)])


def check_altar(
    tables: PackTables,
    tracks: dict[str, tuple[Effect, ...]],
    blessings: Iterable[Blessing],
    stacks: Iterable[HelpStack],
) -> None:
    """Check that every stack is on exactly one space, and blessings on their tracks (S9)."""
    table = tables.table("altar")
    track_of = {blessing.key: blessing.track for blessing in blessings}
    stack_of = {(stack.colour, stack.strength): stack.key for stack in stacks}
    spaces_of: dict[str, str] = {}
    for track, spaces in tracks.items():
        for number, effect in enumerate(spaces):
            where = f"{track}.{number}"
            for key in _stacks_of(table, where, effect, stack_of):
                if key not in track_of and key not in stack_of.values():
                    raise table.error(where, f"the pack has no blessing {key!r}")
                if track_of.get(key, track) != track:
                    raise table.error(where, f"{key} is a blessing of {track_of[key]}")
                if key in spaces_of:
                    raise table.error(where, f"{key} lies on {spaces_of[key]} already")
                spaces_of[key] = where
    for key in (*track_of, *stack_of.values()):
        if key not in spaces_of:
            raise table.error("", f"{key} lies on no space of the tracks")


def _stacks_of(
    table: Section, where: str, effect: Effect, stack_of: dict[tuple[int, int], str]
) -> list[str]:
    """The keys of the stacks on a space."""
    keys: list[str] = []
    for step in effect:
        if step.word == "blessing":
            keys.append(step.what)
        if step.word == "help":
            stack = stack_of.get((ROW_COLOURS.index(step.what), step.number[0]))
            if stack is None:
                raise table.error(where, f"no help tiles are {step.what} with {step.number[0]}")
            keys.append(stack)
    return keys


def check_feet(tables: PackTables, heralds: Iterable[Herald], stones: Iterable[Stone]) -> None:
    """Check that every word at a herald's foot is on some stone (A7)."""
    words = {step.word for stone in stones for step in stone.effect}
    for entry, herald in zip(tables.entries("herald"), heralds, strict=True):
        for word in herald.foot:
            if word not in words:
                raise entry.error("foot", f"no stone has the word {word}")
